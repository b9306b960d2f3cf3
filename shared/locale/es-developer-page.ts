/** Spanish sentences of the page for developers. */

import { quotaPolicies } from '../contract/policy.ts';

const { anonymous, identified } = quotaPolicies;

export const esDeveloperPage = {
  heading: (brand: string) => `El contenido de ${brand}, listo para agentes`,
  tagline: 'API pública · solo lectura · sin credencial',
  points: [
    {
      title: 'Buscar y leer',
      text: 'Se busca por servicio, problema o zona, sin cuidar acentos, y cada página se lee en Markdown limpio: sin menús, pie ni publicidad.',
    },
    {
      title: 'Sin registro',
      text: `Nada que pedir: ${anonymous.limit} peticiones por minuto a quien llegue. Un token, gratuito y automático, las sube a ${identified.limit}.`,
    },
    {
      title: 'También por MCP',
      text: 'Las mismas operaciones son herramientas para Claude, ChatGPT, Cursor y cualquier otro cliente de MCP: basta con copiar una línea.',
    },
    {
      title: 'Nada se compra ni se cambia',
      text: 'Solo se lee lo que el sitio ya publica. Ninguna operación contrata, reserva, cobra ni modifica nada.',
    },
  ],
  sections: {
    about: 'Qué es',
    try: 'Pruébelo ahora',
    connect: 'Conecte un agente',
    operations: 'Operaciones',
    limits: 'Límites',
    versioning: 'Versiones',
    content: 'Lo que se sirve',
  },
  menu: {
    try: 'Probar',
    connect: 'Conectar',
    content: 'Contenido',
  },
  menuLabel: 'Secciones',
  skip: 'Saltar a la prueba',
  tryIntro: 'Son peticiones de verdad a este mismo servicio: gastan su cuota, y se ve cuánto queda.',
  noScript: 'Sin JavaScript, cada prueba abre la respuesta tal como la recibe un agente, en JSON.',
  searchLabel: '¿Qué busca?',
  searchButton: 'Buscar',
  searchPlaceholder: 'Un servicio, un problema o una zona',
  suggestions: 'Por ejemplo',
  company: 'O pregunte por el negocio',
  companySections: {
    all: 'Todo',
    contact: 'Contacto',
    service_model: 'Cómo trabaja',
    coverage: 'Cobertura',
    services: 'Servicios',
  },
  request: 'La petición',
  requestIntro: 'Aquí se ve lo que viaja por la red.',
  headers: 'Cabeceras de la respuesta',
  asCommand: 'La misma petición con curl',
  connectIntro: 'Copie la línea de su programa. No hace falta cuenta, clave ni permiso.',
  mcpHeading: 'Por MCP',
  mcpAddress: 'Dirección del servidor MCP',
  httpHeading: 'Por HTTP',
  clients: {
    claude: 'Ajustes › Conectores › Añadir conector personalizado: pegue la dirección.',
    claudeCode: 'En un terminal.',
    chatGpt:
      'Ajustes › Conectores › Crear: pegue esta dirección, sin autenticación; en el modo de desarrollador vale también la de arriba.',
    cursor: 'En `.cursor/mcp.json`.',
    vsCode: 'En un terminal; lo usa el modo agente de Copilot.',
    geminiCli: 'En un terminal.',
    codex: 'En un terminal.',
    inspector: 'En un terminal, para ver las herramientas.',
  },
  answerFields: 'Campos de la respuesta',
  operationErrors: 'Errores posibles',
  contentIntro: 'Todo lo que responde la API sale de una copia compilada del sitio, que se cambia entera de una vez.',
  servedSource: 'Qué copia se sirve ahora, para programas:',
  documents: 'Documentos',
  script: {
    loading: 'Consultando…',
    oneResult: '1 resultado para «{query}»',
    manyResults: '{count} resultados para «{query}»',
    noResults: 'Nada para «{query}»',
    noResultsHint: 'Pruebe con menos palabras o con otras: el nombre de un servicio o de una zona.',
    back: 'Volver',
    answered: 'La respuesta, en JSON',
    openPage: 'Abrir en el sitio',
    unansweredTitle: 'El servicio no ha respondido',
    unansweredHint: 'Compruebe la conexión y repita dentro de un momento.',
    unreached: 'sin respuesta',
    milliseconds: '{count} ms',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No se ha podido copiar',
  },
};
