/** Spanish sentences and words. */

import type { Addresses } from '../addresses.ts';
import type { ErrorDetails } from '../contract/errors.ts';
import type { ToolSite } from '../contract/mcp-server.ts';
import { quotaPolicies } from '../contract/policy.ts';
import type { ParameterProblem } from '../contract/schemas.ts';
import { esFields, esHeaders } from './es-fields.ts';
import { esGuides } from './es-guides.ts';
import { searchHint } from './es-hints.ts';

export const es = {
  language: 'es',
  fields: esFields,
  headers: esHeaders,
  operations: {
    search_pages: {
      title: 'Buscar páginas',
      summary: 'Busca en las páginas publicadas por servicio, problema o zona.',
      description:
        'Busca en las páginas publicadas del sitio y devuelve las direcciones más relevantes con un extracto. Es la entrada normal: las `url` de los resultados se leen con read_page. Funcionan mejor pocas palabras (servicio, avería, zona) que frases largas.',
    },
    read_page: {
      title: 'Leer una página',
      summary: 'Devuelve una página del sitio en Markdown.',
      description:
        'Devuelve el texto completo de una página en Markdown, sin menús, pie ni llamadas a la acción. Admite la dirección completa, la ruta o el último segmento de la ruta. Una página larga llega por partes (`truncated`, `next_part`), y con `#ancla` se lee una sola sección.',
    },
    get_company_info: {
      title: 'Datos del negocio',
      summary: 'Devuelve cómo trabaja el negocio, cómo pedir un servicio y qué servicios y zonas tienen página.',
      description:
        'Devuelve los datos publicados del negocio: horario, cobertura, cómo se pide un servicio, quién lo hace y lo factura, precios e impuestos, y las páginas de cada servicio y zona. `section` elige una parte.',
    },
    list_changes: {
      title: 'Ver qué ha cambiado',
      summary: 'Dice qué páginas y datos han cambiado desde una versión del contenido.',
      description:
        'Devuelve las páginas añadidas, cambiadas y retiradas, y los datos del negocio que han cambiado, desde la versión del contenido que nombra `since`: la `generation` de una respuesta anterior. Sin `since` dice solo qué versión se sirve. Con `reset_required` hay que leerlo todo de nuevo: la versión ya no se conoce, o ha cambiado demasiado.',
    },
    get_quota: {
      title: 'Consultar la cuota',
      summary: 'Devuelve la cuota del cliente identificado.',
      description:
        'Devuelve cuántas peticiones admite, lleva y le quedan al cliente del token en la ventana actual. Pide un token con el ámbito `quota:read`.',
    },
    get_agent_identity: {
      title: 'Consultar la identidad',
      summary: 'Dice con qué cliente, ámbitos y cuota llama el agente.',
      description:
        'Devuelve el cliente, los ámbitos y la cuota del token con el que se llama. Sirve cualquier token válido.',
    },
  },
  tools: {
    search_pages: (site: ToolSite) =>
      `Busca en el sitio web de ${named(site)}. ${inLanguage(site)}: busque en ${site.isMultilingual ? 'uno de ellos (`language` filtra)' : 'ese idioma'} y con pocas palabras (servicio, problema, lugar). Devuelve páginas con el pasaje que mejor responde; \`url\` y \`section_url\` se leen con read_page, \`cite_url\` sirve para citar. \`unknown_words\` y \`hint\` dicen lo que el sitio no dice.`,
    read_page: (site: ToolSite) =>
      `Lee una página del sitio web de ${named(site)}, en Markdown, sin menús ni pie. ${inLanguage(site)}. Admite la dirección o la ruta de una página; con \`#ancla\` lee solo esa sección. Una página larga llega por partes (\`truncated\`, \`next_part\`).`,
    get_company_info: (site: ToolSite) =>
      `Datos que publica ${named(site)}: horario, zona, cómo se pide un servicio, quién lo hace y lo factura, precios, impuestos, páginas de servicios y zonas. ${inLanguage(site)}. \`section\` elige una parte.`,
  },
  connectorTools: {
    search: (site: ToolSite) =>
      `Busca en el sitio web de ${named(site)}. ${inLanguage(site)}; funcionan mejor pocas palabras (servicio, problema, lugar). La \`id\` de un resultado se lee con fetch.`,
    fetch: (site: ToolSite) =>
      `Lee una página del sitio web de ${named(site)}, en Markdown, sin menús ni pie. \`metadata.next_id\` es la parte siguiente de una página larga.`,
  },
  toolInstructions: (site: ToolSite) =>
    instructions(
      site,
      'Empiece por search_pages, lea con read_page lo que vaya a usar, y pida los datos del negocio con get_company_info.',
    ),
  connectorInstructions: (site: ToolSite) =>
    instructions(site, 'Busque con search y lea con fetch lo que vaya a usar.'),
  statuses: {
    200: 'Respuesta correcta.',
    304: 'No ha cambiado desde la representación que nombra `If-None-Match`.',
    400: 'Falta un parámetro o no es válido; `data.hint` lo nombra.',
    401: 'Falta el token, o no es válido o ha caducado.',
    403: 'El token no tiene el ámbito que hace falta.',
    404: 'La página o la operación no existe.',
    405: 'El método no se admite; `Allow` dice cuáles sí.',
    429: 'Cuota agotada; `Retry-After` dice cuánto esperar.',
    500: 'Error interno.',
    503: 'El servicio no puede responder ahora; se puede repetir más tarde.',
  },
  /** Published instead of a second text that equals `performed_by`; search then reads that field. */
  whoPerforms: 'Quien lo hace (performed_by).',
  searchHint,
  error,
  noSignIn: {
    title: 'Aquí no hace falta iniciar sesión',
    body: 'Este servicio no tiene cuentas ni contraseñas: el contenido es público y los agentes se identifican por sí mismos. Puede cerrar esta página.',
  },
  notFoundMarkdown: ({ llms, sitemapMarkdown }: Addresses['documents']) =>
    `# Página no encontrada\n\nEsta dirección no existe. El índice de páginas está en [llms.txt](${llms}) y el mapa completo en [sitemap.md](${sitemapMarkdown}).\n`,
  upstreamDown: 'El sitio web no responde en este momento. La API sigue disponible.',
  guides: esGuides,
};

/** Text that an MCP client reads of the whole server. @param steps which tools to use, in their order */
const instructions = (site: ToolSite, steps: string): string =>
  [
    `Contenido publicado de ${named(site)}. ${inLanguage(site)}.`,
    ...esGuides.whenToUse(site.brand),
    steps,
    ...esGuides.rules(site.brand),
  ].join('\n');

/** The brand, with a description if the site has one. */
const named = ({ brand, about }: ToolSite): string => (about ? `${brand} (${about})` : brand);
const inLanguage = ({ contentLanguage }: ToolSite): string => `Contenido en ${contentLanguage}`;

/** Names the fault of a request, and says how to correct it. */
function error(details: ErrorDetails, { documents, oauth, operations }: Addresses): { message: string; hint: string } {
  switch (details.code) {
    case 'missing_parameter':
      return {
        message: `Falta el parámetro obligatorio «${details.parameter}».`,
        hint: `Añada «${details.parameter}» a la petición, con un valor que no esté vacío.`,
      };
    case 'invalid_parameter':
      return {
        message: `El parámetro «${details.parameter}» no es válido.`,
        hint: parameterHint(details.parameter, details.problem),
      };
    case 'invalid_token':
      return {
        message: 'El token no es válido, ha caducado o se ha revocado.',
        hint: `Pida otro en ${oauth.token}, o repita la petición sin la cabecera Authorization: el contenido es público. Los pasos están en ${documents.authGuide}.`,
      };
    case 'token_required':
      return {
        message: 'Esta operación necesita un token.',
        hint: `Regístrese en ${oauth.register} y pida un token en ${oauth.token}. Los pasos están en ${documents.authGuide}.`,
      };
    case 'insufficient_scope':
      return {
        message: `El token no tiene el ámbito «${details.scope}».`,
        hint: `Pida en ${oauth.token} un token con scope=${details.scope}.`,
      };
    case 'page_not_found':
      return {
        message: 'No hay ninguna página en esa dirección.',
        hint: details.nearest.length
          ? `¿Quizá ${details.nearest.join(' o ')}? Si no, busque con ${operations.search_pages}.`
          : `Busque la página con ${operations.search_pages} y use la «url» de un resultado.`,
      };
    case 'operation_not_found':
      return {
        message: 'Esta operación no existe.',
        hint: `Las operaciones y sus direcciones están en ${documents.apiIndex} y en ${documents.openapi}.`,
      };
    case 'method_not_allowed':
      return {
        message: 'El método HTTP no se admite en esta dirección.',
        hint: details.identity
          ? `Use ${details.allow.join(', ')}. Para registrar un agente, use POST ${oauth.register}.`
          : `Use ${details.allow.join(', ')}. El contenido es de solo lectura.`,
      };
    case 'quota_exceeded':
      return {
        message: `Cuota agotada: ${details.policy.limit} peticiones cada ${details.policy.windowSeconds} segundos.`,
        hint:
          details.policy.name === quotaPolicies.anonymous.name
            ? `Espere ${details.retryAfterSeconds} segundos. Identificarse es gratis y automático y sube la cuota a ${quotaPolicies.identified.limit}: POST ${oauth.register}, después ${oauth.token} (pasos en ${documents.authGuide}).`
            : `Espere ${details.retryAfterSeconds} segundos. Todos los tokens de un mismo cliente comparten su cuota.`,
      };
    case 'internal_error':
      return {
        message: 'Error interno.',
        hint: 'Repita la petición. Si sigue fallando, avise a quien lleva el sitio con el valor de la cabecera X-Request-Id.',
      };
    case 'content_unavailable':
      return {
        message: 'El servicio no puede responder a esta petición en este momento.',
        hint: `Repita la petición dentro de ${details.retryAfterSeconds} segundos.`,
      };
  }
}

/** Says how to correct a parameter, or a header. */
function parameterHint(parameter: string, problem: ParameterProblem): string {
  switch (problem.kind) {
    case 'length':
      return `«${parameter}» admite de ${problem.min} a ${problem.max} caracteres.`;
    case 'integer':
      return problem.max === undefined
        ? `«${parameter}» es un número entero a partir de ${problem.min}.`
        : `«${parameter}» es un número entero de ${problem.min} a ${problem.max}.`;
    case 'choice':
      return `«${parameter}» admite: ${problem.choices.join(', ')}.`;
    case 'type':
      return `«${parameter}» es de tipo ${problem.expected}.`;
    case 'repeated':
      return `«${parameter}» aparece más de una vez; mándelo una sola.`;
    case 'malformed':
      return `«${parameter}» no se puede leer: revise la codificación con % (RFC 3986).`;
    case 'malformed_header':
      return `«${parameter}» es una cabecera que no se puede leer: mándela una sola vez y como pide RFC 9110.`;
    case 'too_long':
      return `«${parameter}» es demasiado largo: la dirección y las cabeceras juntas admiten 16 KB.`;
    case 'foreign_host':
      return `«${parameter}» es de otro sitio: aquí solo se leen páginas de ${problem.site}.`;
    case 'unknown_cursor':
      return `«${parameter}» no es de esta búsqueda: use el next_cursor de la respuesta anterior, con la misma «query».`;
    case 'stale_cursor':
      return `El contenido ha cambiado desde que se dio ese «${parameter}»: repita la búsqueda sin «${parameter}».`;
    case 'no_such_part':
      return `Lo pedido tiene ${problem.parts === 1 ? 'una sola parte' : `${problem.parts} partes`}: «${parameter}» va de 1 a ${problem.parts}.`;
  }
}
