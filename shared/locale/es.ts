/** Spanish. */

import type { Addresses } from '../addresses.ts';
import type { ErrorDetails, ParameterProblem } from '../contract/errors.ts';
import { quotaPolicies } from '../contract/policy.ts';
import { esGuides } from './es-guides.ts';
import type { SearchGap, ToolSite } from './locales.ts';

export const es = {
  language: 'es',
  fields: {
    query:
      'Qué se busca: un servicio, una avería o una zona, con pocas palabras. Los acentos y las mayúsculas no importan.',
    limit: 'Cuántos resultados se quieren por respuesta.',
    cursor: 'El `next_cursor` de la respuesta anterior, para seguir con la misma búsqueda.',
    pageUrl:
      'Dirección completa de una página de este sitio, ruta que empieza por `/`, o último segmento de la ruta. Con `#ancla` de un encabezado se devuelve solo esa sección.',
    part: 'Qué parte de una página larga se quiere; sin él, la primera.',
    section: 'Qué parte de los datos se quiere; sin él, todos.',
    resultTitle: 'Título de la página.',
    resultUrl: 'Dirección de la página, lista para `read_page`.',
    excerpt: 'Extracto en texto plano, donde mejor responde a la búsqueda.',
    resultSection: 'Encabezado bajo el que está el extracto, si no es el primero de la página.',
    resultSectionUrl: 'Dirección de esa sección: `read_page` lee solo ella.',
    unknownWords:
      'Palabras de la búsqueda que el contenido no conoce. El sitio puede no tenerlo: no dé por respuesta lo demás.',
    corrections: 'Palabras que se han leído de otra manera.',
    correctionFrom: 'Palabra de la búsqueda.',
    correctionTo: 'Palabra que se ha buscado en su lugar.',
    searchHint:
      'Qué hacer cuando no hay resultados, el contenido conoce pocas de las palabras o no se ve el precio que se pide.',
    total: 'Número de resultados de esta respuesta.',
    results: 'Resultados, del más al menos relevante.',
    nextCursor: 'Valor de `cursor` para pedir los siguientes; `null` cuando no hay más.',
    headingLevel: 'Nivel del encabezado, de 1 a 6.',
    headingText: 'Texto del encabezado.',
    headingAnchor: 'Ancla del encabezado: añadida a `url` tras `#`, lee solo esa sección.',
    pageTitle: 'Título de la página.',
    pageAddress: 'Dirección canónica de la página.',
    markdown: 'Texto de la página en Markdown, sin menús, pie ni llamadas a la acción.',
    truncated: 'Si `markdown` no es todo lo pedido porque la página es larga.',
    fragmentFound: '`false` cuando `url` nombra un apartado que la página no tiene: se devuelve la página entera.',
    partNumber: 'Número de la parte devuelta, cuando la página se lee por partes.',
    parts: 'Número total de partes.',
    nextPart: 'Parte siguiente, para el parámetro `part`; `null` en la última.',
    pageDescription: 'Descripción que la página da de sí misma.',
    headings: 'Encabezados de la página, en orden.',
    lastModified: 'Fecha de la última modificación, si el sitio la declara.',
    mediaType: 'Tipo del documento del que se ha hecho la página, si no es HTML: `application/pdf`.',
    contentHash: 'Resumen criptográfico del texto: cambia cuando cambia la página.',
    linkName: 'Nombre.',
    linkUrl: 'Dirección de su página.',
    serviceModelDescription: 'Cómo funciona el servicio.',
    performedBy: 'Quién hace el trabajo.',
    quotedBy: 'Quién da el presupuesto.',
    invoicedBy: 'Quién factura.',
    warranty: 'Quién responde de la garantía.',
    onlineBooking: '`false`: en el sitio no se contrata ni se paga nada.',
    brand: 'Nombre del negocio.',
    website: 'Dirección de la página de inicio.',
    companyDescription: 'A qué se dedica.',
    hours: 'Horario de atención.',
    openingHours: 'El mismo horario por días, si es uno para todo el año y para todos los locales.',
    openingDays: 'Días de la semana, en inglés.',
    opens: 'Hora de apertura.',
    closes: 'Hora de cierre; si no es posterior a la de apertura, es del día siguiente.',
    coverage: 'Zona que se atiende.',
    howToAsk: 'Cómo se pide un servicio. Los datos no publican teléfonos ni correos.',
    contactPage: 'Dirección de la página de contacto.',
    address: 'Dirección postal.',
    legalNotice: 'Aviso legal con los datos del titular.',
    tax: 'Impuestos.',
    prices: 'Nota sobre los precios.',
    pricesPage: 'Dirección de la página de precios.',
    serviceModel: 'Cómo funciona el servicio: quién hace, presupuesta, factura y garantiza.',
    services: 'Servicios que tienen página.',
    areas: 'Zonas que tienen página.',
    pages: 'Otras páginas de interés, por nombre.',
    contentLanguage: 'Idioma del contenido.',
    sources: 'Página de la que sale cada dato, por campo; no la tiene lo que declara el propio negocio.',
    missing: 'Datos que se buscarían aquí y faltan, cada uno con el motivo.',
    missingBecause: 'Si ninguna página lo dice, el sitio se contradice, o lo dice una que pide no ser indexada.',
    missingStatements: 'Lo que dice cada sitio, o la página que lo dice sin publicarse aquí.',
    statementText: 'Lo que dice, sin teléfonos ni correos.',
    clientId: 'Cliente identificado.',
    clientName: 'Nombre con el que se registró.',
    scope: 'Ámbitos del token, separados por espacios.',
    identityType: 'Tipo de identidad: siempre anónima, sin cuenta ni persona detrás.',
    policy: 'Política de cuota que se aplica.',
    quotaLimit: 'Peticiones admitidas por ventana.',
    windowSeconds: 'Duración de la ventana, en segundos.',
    used: 'Peticiones consumidas en la ventana actual.',
    remaining: 'Peticiones que quedan en la ventana actual.',
    resetSeconds: 'Segundos que faltan para que el contador empiece de nuevo.',
    quota: 'Cuota del cliente.',
    errorCode: 'Identificador estable del error.',
    errorMessage: 'Explicación legible.',
    errorData: 'Detalles del error.',
    errorStatus: 'Código de estado HTTP.',
    errorHint: 'Qué hacer para resolverlo.',
    errorParameter: 'Parámetro al que se refiere.',
  },
  headers: {
    RateLimit:
      'Campo estructurado: nombre de la política, `r` (peticiones que quedan) y `t` (segundos hasta el reinicio).',
    'RateLimit-Policy':
      'Campo estructurado: nombre de la política, `q` (peticiones por ventana) y `w` (segundos de ventana).',
    'RateLimit-Limit': 'Peticiones admitidas en la ventana.',
    'RateLimit-Remaining': 'Peticiones que quedan en la ventana.',
    'RateLimit-Reset': 'Segundos hasta que el contador empieza de nuevo.',
    'API-Version': 'Versión mayor de la API que responde.',
    'Retry-After': 'Segundos que hay que esperar antes de repetir.',
    'WWW-Authenticate': 'Reto Bearer con `resource_metadata` (RFC 9728).',
    ETag: 'Identificador de esta representación, para `If-None-Match`.',
    Allow: 'Métodos admitidos.',
    Link: 'Enlace a la política de versiones.',
  },
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
      `Busca en el sitio web de ${named(site)}. ${inLanguage(site)}: busque en ese idioma y con pocas palabras (servicio, problema, lugar). Devuelve páginas con el pasaje que mejor responde; \`url\` y \`section_url\` se leen con read_page. \`unknown_words\` y \`hint\` dicen lo que el sitio no dice.`,
    read_page: (site: ToolSite) =>
      `Lee una página del sitio web de ${named(site)}, en Markdown, sin menús ni pie. ${inLanguage(site)}. Admite la dirección o la ruta de una página; con \`#ancla\` lee solo esa sección. Una página larga llega por partes (\`truncated\`, \`next_part\`).`,
    get_company_info: (site: ToolSite) =>
      `Datos que publica ${named(site)}: horario, zona, cómo se pide un servicio, quién lo hace y lo factura, precios, impuestos, páginas de servicios y zonas. ${inLanguage(site)}. \`section\` elige una parte.`,
  },
  toolInstructions: (site: ToolSite) =>
    [
      `Contenido publicado de ${named(site)}. ${inLanguage(site)}.`,
      ...esGuides.whenToUse(site.brand),
      'Empiece por search_pages, lea con read_page lo que vaya a usar, y pida los datos del negocio con get_company_info.',
      ...esGuides.rules(site.brand),
    ].join('\n'),
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

const named = ({ brand, about }: ToolSite): string => (about ? `${brand} (${about})` : brand);
const inLanguage = ({ contentLanguage }: ToolSite): string => `Contenido en ${contentLanguage}`;

function searchHint({ foundNothing, isMostlyUnknown, unknownWords, contentLanguage, contactPage }: SearchGap): string {
  const gap = isMostlyUnknown
    ? 'El contenido conoce menos de la mitad de lo que se busca.'
    : 'Los primeros resultados no muestran ningún precio.';
  const words = unknownWords.map((word) => `«${word}»`).join(', ');
  return [
    foundNothing ? 'No se ha encontrado nada.' : gap,
    words ? `No dice ${words}: puede que el sitio no lo tenga.` : 'Puede que el sitio no lo tenga.',
    `Está en ${contentLanguage}: pruebe con otras palabras en ese idioma, o diga que no consta`,
    contactPage ? `y remita a ${contactPage}.` : 'y remita al negocio.',
  ].join(' ');
}

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
