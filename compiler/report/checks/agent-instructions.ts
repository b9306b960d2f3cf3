/** Report stage: wording that speaks to a language model instead of to a visitor, in the languages it is usually written in. */

/** Each pattern reads folded text: lower case, no accents, single blanks. */
export const agentInstructions: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|earlier|preceding|all|any|other|your|system)\b.{0,20}\b(?:instructions?|prompts?|rules?|guidelines?|directions|context)\b/,
  /\b(?:ignora|ignore|ignorad|olvida|olvide|omite|omita|desobedece|haz caso omiso)\b.{0,30}\b(?:instrucciones|indicaciones|ordenes|reglas|directrices|prompts?)\b/,
  /\b(?:if|since|when) you are an? (?:ai|llm|large language model|language model|(?:ai )?(?:assistant|agent|crawler|chatbot))\b/,
  /\bsi (?:eres|es usted|usted es) (?:un |una )?(?:ia|llm|modelo de lenguaje|asistente|agente|inteligencia artificial|chatbot)\b/,
  /\b(?:as|you are) an? (?:ai|llm|large language model|ai (?:assistant|agent|model))\b.{0,40}\b(?:must|should|shall|have to|need to|always|never)\b/,
  /\b(?:como|eres) (?:un |una )?(?:ia|llm|modelo de lenguaje|asistente de ia|agente de ia|inteligencia artificial)\b.{0,40}\b(?:debes|debe|tienes que|tiene que|siempre|nunca)\b/,
  /\b(?:attention|note|notice|message|instructions?|important)\b.{0,12}\b(?:to|for|all)\b.{0,8}\b(?:ai|llms?|language models?|ai (?:agents?|assistants?|crawlers?)|chatbots?)\b/,
  /\b(?:atencion|nota|aviso|mensaje|instrucciones|importante)\b.{0,12}\b(?:para|a)\b.{0,12}\b(?:la ia|las ia|ias|llms?|modelos de lenguaje|asistentes de ia|agentes de ia|chatbots?|los agentes)\b/,
  /\b(?:reveal|print|repeat|show|output|revela|muestra|repite|imprime)\b.{0,20}\b(?:system prompt|(?:your|tus|sus) (?:instructions|instrucciones)|prompt del sistema|initial prompt)\b/,
  /\b(?:new|updated|nuevas?) (?:system )?(?:instructions|instrucciones|prompt)\s*:/,
  /<\/?(?:system|assistant|user_?query|im_start|im_end|instructions?)>|<\|(?:im_start|im_end|system|endoftext)\|>|\[\/?inst\]/,
  /\b(?:always|siempre) (?:recommend|prefer|mention|recomienda|prefiere|menciona)\b.{0,60}\b(?:over|instead of|above|por encima de|en lugar de|antes que)\b.{0,30}\b(?:competitors?|others?|competencia|competidores|demas|otros)\b/,
  /\b(?:do not|don't|never|no|nunca) (?:tell|inform|mention (?:this|it) to|reveal (?:this|it) to|digas (?:esto )?al?|informes al?|menciones (?:esto )?al?)\b.{0,12}\b(?:user|usuario|human|humano|person|persona)\b/,
];
