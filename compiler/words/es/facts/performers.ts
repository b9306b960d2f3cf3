/**
 * Words, Spanish: who does the work, told by a business that presents its people: «contamos con fisioterapeutas
 * titulados», «soy psicóloga colegiada», «atendido por sus dueños». Patterns read folded text.
 */

import { CRAFT, DONE, THING, WE_DO } from './who.ts';

/** Persons only: no firm, no thing that ends like a trade. */
const PEOPLE = `(?:${CRAFT}|(?:instala|entrena|educa|cuida|ase|profe|doc|instruc|moni|consul|forma|traduc|conduc|pin|rehabilita|conta|disena|desarrolla|adiestra|opera|solda|investiga|decora|organiza)[dst]?or(?:es|as?)?|${THING}(?!(?:minor|mayor|tur|cicl|acci?on|deport|futbol)ista)\\w{3,}(?:olog[oa]s?|istas?|peutas?)|tutor(?:es|as?)?|profesional(?:es)?|(?:personal|equipo humano)(?! (?:data|informacion|de contacto))|guias?(?= (?:oficial|titulad|local|experimentad|profesional))|chefs?|matronas?|interpretes?|albanil(?:es)?|docentes?|dermatologos?|odontolog[oa]s?|pediatras?|psiquiatras?|dietistas?|logopedas?|pedagog[oa]s?|(?:oste|natur|home)opatas?|quiropractic[oa]s?|comadronas?|podiatras?|geriatras?)`;
const ABLE =
  '(?:cualificad|calificad|capacitad|titulad|colegiad|especializad|certificad|matriculad|licenciad|diplomad|graduad|acreditad|autorizad|experimentad|formad|entrenad|jurad|propi|contratad|nativ|homologad|expert)[oa]s?';
const TEAM = '(?:equipo|plantilla|staff|grupo)';
const TEAM_OF = `${TEAM} (?:(?:\\S+ )?(?:de|(?:form|integr|compuest|conform|constitui)\\w* por) (?:\\S+ ){0,3}?${PEOPLE}|(?:propio|humano|multidisciplinar\\w*|interdisciplinar\\w*|medico)\\b)`;
const ENOUGH = '(?:altamente|ampliamente|debidamente|muy|alta|amplia)';

/** Sources of the kinds of sentences. */
export const PRESENTED = [
  // «Nuestro equipo de fisioterapeutas trabaja …»; but «contacta con nuestro equipo», «nuestro equipo te responderá».
  `(?<!\\b(?:con|a|al|de|del|por|en|conoce|conozca|conoces) )\\bnuestr[oa] (?:propi[oa] )?${TEAM_OF}\\b(?! (?:te|le|os) (?:\\S+ )?(?:respond|contact|llam|asesorara|atendera lo antes))`,
  `^(?:somos )?un ${TEAM_OF}[^.;]{0,60}? (?:con|que|${ABLE})\\b(?!tacto)`,
  // «Contamos con profesionales titulados», «se trabaja con personal capacitado», «poseemos personal para atender».
  `\\b(?:contamos con|cuento con|disponemos de|poseemos|tenemos|trabajamos con|se (?:trabaja|cuenta) con) (?:(?:un|una|l[oa]s|nuestr[oa]s?|con) )?(?:(?!(?:a|para|de|en|por)\\b)\\S+ ){0,2}?(?:${TEAM_OF}|${PEOPLE} (?:(?:y|e) \\S+ )?(?:${ENOUGH} )?(?:${ABLE}|tecnico|medico|especialista|de (?:planta|plantilla|primer nivel)|en (?:tod[oa]s|cada)|para (?:atender|realizar|hacer|cubrir|solucionar|ofrecer|garantizar)|con (?:\\S+ )?(?:experiencia|formacion|titulacion|trayectoria))|(?:equipo|personal|medios) propi[oa]s?)\\b`,
  // «Soy psicóloga colegiada», «mi nombre es Ana y soy terapeuta», «somos técnicos autorizados».
  `\\b(?:mi nombre es|me llamo) [^.;:]{2,60}?(?:,| y|, y) (?:\\S+ ){0,2}?soy (?:\\S+ ){0,3}?${PEOPLE}\\b`,
  `(?:^|[.!,] )(?:yo )?soy (?:[^.;:]{2,40}, )?(?:un[oa]? )?(?:\\S+ )?${PEOPLE} [^.;]{0,60}?\\b(?:${ABLE}|especialista|por la universidad|con (?:\\S+ ){0,3}experiencia|y (?:te|os|le|les) (?:ayudo|acompano|atiendo|enseno|guio))\\b`,
  `\\byo soy [^.;]{2,120}? y (?:\\S+ )?${WE_DO}`,
  `(?:^|[.!,] )somos (?:\\S+ ){0,2}?(?!personal\\b)${PEOPLE} (?:(?:y|e) \\S+ )?(?:${ABLE}|oficiales|independientes|autonom[oa]s)\\b`,
  // «Atendido por sus dueños», «es atendida por la familia».
  `(?<!\\b(?:fue|fueron|sido|ser|era|eran) )\\b(?:atendid|regentad|llevad|gestionad|organizad)[oa]s? (?:(?:siempre|directamente|personalmente) )?por (?:sus (?:propi[oa]s )?(?:duen|propietari|titular)\\w+|l[oa]s (?:propi[oa]s )?(?:duen|propietari)\\w+|(?:la|una) (?:misma )?(?:familia|asociacion)|el club)`,
  // «Cada tarta se elabora en nuestra fábrica», «fabricamos en nuestro propio taller».
  `\\b(?:se (?:elabora|fabrica|hace|prepara|produce|hornea|confecciona|cocina|cose|imprime|realiza|monta)n?|${DONE}|elaboramos|fabricamos|hacemos|preparamos|producimos|horneamos|confeccionamos|cocinamos|imprimimos|realizamos|montamos) (?:[^.;,]{1,60} )?en (?:mi|nuestr[oa]s?) (?:propi[oa]s? )?(?:taller(?:es)?|obrador(?:es)?|fabrica|horno|laboratorio|cocina|imprenta|planta)\\b`,
  // «La persona que le recibe es la misma que le defiende».
  `\\b(?:la persona|el profesional|la profesional|el abogado|quien) que? ?(?:te|le|os|les) \\w+ (?:[^.;,:]{0,30} )?es (?:siempre )?(?:la|el) mism[oa] (?:que|quien)\\b`,
  // «Conectamos a cada cliente con especialistas», «nosotros las cocinamos».
  `\\b(?:conectamos|ponemos en contacto) (?:\\S+ ){0,4}?con (?:\\S+ ){0,2}?${PEOPLE}\\b`,
  `^nosotr[oa]s (?:te |os |le )?l[oa]s? (?:\\S+ )?${WE_DO}`,
  // «Nuestros técnicos cumplen la normativa», «nuestros profesores son nativos».
  `(?:^|[,.:;] )(?:tod[oa]s )?nuestr[oa]s (?:\\S+ )?${PEOPLE} (?:\\S+ ){0,2}?(?:son|estan|cumplen|cuentan con|poseen|tienen) (?:\\S+ ){0,4}?(?:${ABLE}|especialista|normativ|protocolo|experiencia|titulacion|formacion|certificacion|seguro|norma)`,
].join('|');

/** A cheap test: each such sentence has one of these. */
export const PRESENTED_HINT = `(?:nuestr[oa]s?|un) (?:\\S+ )?(?:${TEAM}|${PEOPLE})|somos|soy|me llamo|mi nombre|cont(?:amos|o) con|cuento con|disponemos|poseemos|tenemos|trabaja(?:mos)? con|se cuenta con|(?:atendid|regentad|llevad|gestionad|organizad)[oa]s? |en (?:mi|nuestr[oa]s?) (?:propi[oa]s? )?(?:taller|obrador|fabrica|horno|laboratorio|cocina|imprenta|planta)|es (?:siempre )?(?:la|el) mism[oa]|conectamos|ponemos en contacto|nosotr[oa]s`;

/** Who leads, trains or is sought does not do the work; nor do people that a customer may become, ask or meet. */
export const NOT_PRESENTED =
  '\\b(?:direccion|gerencia|presidencia|coordinacion|supervision)\\b[^.;,]{0,40} a cargo|\\bbuscamos\\b|\\bunete\\b|\\b(?:forma|formar|ser) parte\\b|\\btrabaja con nosotros\\b|\\bprovee|\\bclientes como\\b|\\bclientes? (?:que son|profesional)|\\bforma(?:mos|cion) (?:a|de|para) (?:\\S+ )?profesional';
