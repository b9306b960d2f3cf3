/** Words, Spanish: wording that speaks to a language model instead of to a visitor, in folded text. */

export const agentInstructions: readonly RegExp[] = [
  /\b(?:ignora|ignore|ignorad|olvida|olvide|omite|omita|desobedece|haz caso omiso)\b.{0,30}\b(?:instrucciones|indicaciones|ordenes|reglas|directrices|prompts?)\b/,
  /\bsi (?:eres|es usted|usted es) (?:un |una )?(?:ia|llm|modelo de lenguaje|asistente|agente|inteligencia artificial|chatbot)\b/,
  /\b(?:como|eres) (?:un |una )?(?:ia|llm|modelo de lenguaje|asistente de ia|agente de ia|inteligencia artificial)\b.{0,40}\b(?:debes|debe|tienes que|tiene que|siempre|nunca)\b/,
  /\b(?:atencion|nota|aviso|mensaje|instrucciones|importante)\b.{0,12}\b(?:para|a)\b.{0,12}\b(?:la ia|las ia|ias|llms?|modelos de lenguaje|asistentes de ia|agentes de ia|chatbots?|los agentes)\b/,
  /\b(?:revela|muestra|repite|imprime)\b.{0,20}\b(?:system prompt|initial prompt|(?:tus|sus) instrucciones|prompt del sistema)\b/,
  /\bnuevas? (?:instrucciones|prompt)\s*:/,
  /\bsiempre (?:recomienda|prefiere|menciona)\b.{0,60}\b(?:por encima de|en lugar de|antes que)\b.{0,30}\b(?:competencia|competidores|demas|otros)\b/,
  /\b(?:no|nunca) (?:digas (?:esto )?al?|informes al?|menciones (?:esto )?al?)\b.{0,12}\b(?:usuario|humano|persona)\b/,
];
