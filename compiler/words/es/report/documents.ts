/** Spanish: the use of each document that agents get besides pages, for an editor. */

import type { DocumentName } from '#shared/documents.ts';

/** Documents of the desk: the published ones that are text, and three files beside them. */
export type ShownDocument =
  | Exclude<DocumentName, 'securityTxt' | 'developerPage'>
  | 'companyInfo'
  | 'manifest'
  | 'skill';

export const documentUses: Readonly<Record<ShownDocument, string>> = {
  agentsGuide: 'Instrucciones para los agentes: qué es el negocio, qué se puede preguntar y cómo',
  llms: 'Índice del sitio: cada página con su título y de qué trata, para que el agente elija',
  llmsFull: 'El texto de las páginas, todo seguido, para el agente que lo lee de una vez',
  sitemapMarkdown: 'Lista de todas las páginas',
  companyInfo: 'Los datos del negocio (horario, precios, dirección…), cada uno con la página que lo dice',
  openapi: 'Todo lo que se puede pedir a la API, para los programas que la usan (OpenAPI)',
  apiIndex: 'Índice de la API, para programas',
  apiIndexMarkdown: 'Índice de la API, para leerlo',
  sandbox: 'Cómo probar la API sin gastar nada',
  authGuide: 'Cómo se identifica un agente para poder preguntar más',
  authorizationServer: 'Dónde se registra un agente y pide su clave, para programas (OAuth)',
  protectedResource: 'Qué clave admite la API, para programas (OAuth)',
  mcpServerCard: 'Presenta las herramientas que usan ChatGPT, Claude y otros asistentes (MCP)',
  mcpServerCardReserved: 'Lo mismo, en la otra dirección donde lo buscan algunos asistentes',
  apiCatalog: 'Lista de las API del sitio, donde los programas la buscan',
  aiCatalog: 'Anuncia a los buscadores de agentes qué hace el negocio, con preguntas de ejemplo',
  agentSkills: 'Lista de las habilidades que un agente puede aprender de este sitio',
  skill: 'La habilidad misma: enseña a un agente a preguntar a este sitio',
  manifest: 'Lista de todo lo que se publica, con la que el servidor comprueba que no falta nada',
};
