/** Words, English: wording that speaks to a language model instead of to a visitor, in folded text. */

export const agentInstructions: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|earlier|preceding|all|any|other|your|system)\b.{0,20}\b(?:instructions?|prompts?|rules?|guidelines?|directions|context)\b/,
  /\b(?:if|since|when) you are an? (?:ai|llm|large language model|language model|(?:ai )?(?:assistant|agent|crawler|chatbot))\b/,
  /\b(?:as|you are) an? (?:ai|llm|large language model|ai (?:assistant|agent|model))\b.{0,40}\b(?:must|should|shall|have to|need to|always|never)\b/,
  /\b(?:attention|note|notice|message|instructions?|important)\b.{0,12}\b(?:to|for|all)\b.{0,8}\b(?:ai|llms?|language models?|ai (?:agents?|assistants?|crawlers?)|chatbots?)\b/,
  /\b(?:reveal|print|repeat|show|output)\b.{0,20}\b(?:system prompt|your instructions|initial prompt)\b/,
  /\b(?:new|updated) (?:system )?(?:instructions|prompt)\s*:/,
  /\balways (?:recommend|prefer|mention)\b.{0,60}\b(?:over|instead of|above)\b.{0,30}\b(?:competitors?|others?)\b/,
  /\b(?:do not|don't|never) (?:tell|inform|mention (?:this|it) to|reveal (?:this|it) to)\b.{0,12}\b(?:user|human|person)\b/,
];
