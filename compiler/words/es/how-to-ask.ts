/** Words, Spanish: signs of sentences on how a visitor asks for a service, in folded text. */

import type { Words } from '../words.ts';

export const howToAsk: Words['topics']['how_to_ask'] = {
  holds: [
    /\bformularios?\b|\bwhats ?app\b|\bwasap\b|\btelefono\b|\bllam(?!ad[ao]s)\w*\b(?! (?:las?|los|el|una?) )|\bcorreo\b|\be-?mail\b|\bmensajes?\b|\bescrib\w*|\bmand\w+|\benvi\w+|\bcitas?\b|\bvisit\w*|\baqui\b|\bonline\b|\bweb\b|\bpagina de contacto\b|\bven\b|\btra(?:e|iga)\w*|\bacud\w+|\brecepcion\b|\btienda\b|\bsecretaria\b|\bcontact(?:a|e)\w*|\bpon\w+ en contacto\b|\bcanal(?:es)?\b|\bmedios\b|\bvias\b|\bredes sociales\b|\bcomuni[cq]\w+|\bpregunt\w+|\bconsult\w+|\bdatos\b|\b(?:haz|haga) (?:tu|su|una|el|la) \w+/,
    /\b(?:rellen|llen|complet|cumpliment|envi|escrib|solicit|describ|indic|dej|mand|llam|contact|reserv|agend|consult|cuent)(?:a|e|as|es|ad|ar|aros?)(?:nos|me|les|lo)?\b|\b(?:pid[ea]|pidenos|escribe|escriba|ven|venga|trae|traiga|traenos|acude|acuda|pasate|cuentanos|cuentame|llamanos|llamenos|escribenos|escribanos|escribir(?:nos|me)|contactanos|contactenos|contactame|visitanos|envianos|envienos|dejanos|dejenos|mandanos|mandenos|consultanos|dinos|diganos)\b|\b(?:escribi|llama|manda|deja|consulta|agenda|comunicate|comuniquese|escribanse)(?:nos|me)?\b|\bpon(?:te|gase|ganse|eos|eros|erte|erse) en contacto\b|\bcontact(?:ar|e|ate)(?:se|nos|me)?\b|\bno dud\w+ en \w+(?:ar|er|ir)|\batendemos (?:\S+ ){0,4}(?:por|a traves)\b|\bhagalo\b|\bse (?:hacen?|piden?|solicitan?|encargan?|reservan?|contratan?)\b|\b(?:puedes?|puede[ns]?|pueden|podeis|podras?|debes?|debera|necesita|basta con|hay que|solo tienes que) (?:\S+ ){0,2}(?:pedir|solicitar|contactar|enviar|reservar|llamar|escribir|rellenar|encargar|hacer|indicar|mandar|comunicar|poner|utilizar|usar)\w*|\bpara (?:pedir|solicitar|contratar|encargar|reservar|pedirnos|contactar\w*)\b|\b(?:haz|haga|hace) (?:tu|su|una|el|la) (?:reserva|pedido|solicitud|encargo|inscripcion)\b|\bnos (?:lo )?(?:cuentas?|contas|explicas?|dices|decis|escrib[ei]s|escribe|llamas?|mandas?|pides?|pedis)\b|\b(?:contanos|contame|pedinos|acercate|veni)\b/,
  ],
  label:
    /\b(?:como (?:pedir|solicitar|contratar|contactar|funciona)|pedir|solicitar|solicitud|contacto|reservas?|cita)\b/,
  cues: [
    // Refers to the sentence before.
    [
      /^tambien\b|^[^.,]{2,12}, tambien\b|^(?:si (?:esto|eso|no (?:esta|lo encuentras) aqui|es asi)|en (?:ese|este|tal) caso|de ser asi|entonces)\b/,
      -4,
    ],
    [/\bnos (?:lo )?(?:cuentas?|contas|explicas?|dices|decis|pides?|pedis|escrib[ei]s)\b|\bcontanos\b/, 2],
    // The answer that is promised: `y te llamamos`.
    [/\by (?:te|le|os|les|nos|me) (?:contest|respond|llam|contact|pon|escrib|confirm)\w*\b/, 4],
    // Several ways to ask.
    [
      /\bwhats ?app\b.{0,60}\b(?:telefono|llam[aeo]\w{0,6}|e-?mail|mail|correo|formulario)\b|\b(?:telefono|llam[aeo]\w{0,6}|e-?mail|mail|correo|formulario)\b.{0,60}\bwhats ?app\b|\b(?:telefono|llam[aeo]\w{0,6})\b.{0,60}\b(?:e-?mail|mail|correo|formulario)\b/,
      2,
    ],
    [/\bformulario\b/, 3],
    [/\bsolicitud(?:es)?\b|\bsolicit(?:ar|a|e|as)\b|\bpedir\b|\bpide[sn]?\b|\bpida\b|\bencarg|\breserv(?:ar|a|e)\b/, 2],
    [
      /\brellen|\bcomplet[ae]\b|\bllen[ae]\b|\benvi(?:a|ar|as|e|en|anos|enos|arnos|andonos)(?:l[ao]s?)?\b|\bescrib|\bdescrib|\b(?:cuentanos|contandonos|contanos)\b|\bindic|\bdej(?:a|anos|e|enos)\b|\bmand(?:a|e|anos|enos)\b/,
      2,
    ],
    [
      /\bse (?:hace|pide|solicita|piden)\b|\bpara (?:pedir|solicitar|encargar|contratar)\b|\bpuedes? (?:pedir|solicitar)\b/,
      2,
    ],
    [/\b(?:haz|haga) (?:tu|su|una) (?:reserva|pedido|solicitud|encargo|inscripcion)\b/, 4],
    [/\bcontact/, 1],
    [/\bcontact(?:a|e|ar)(?:nos|me|te|se)\b|\bcomuni(?:cate|carse|quese)\b/, 2],
    [
      /\bpon(?:te|gase|ganse|eos|eros|erte|erse) en contacto\b|\bno dud\w+ en\b|\batendemos (?:\S+ ){0,4}(?:por|a traves)\b/,
      3,
    ],
    [/\bwhatsapp\b|\bpor telefono\b|\bllam(?:a|e|ar|ando|anos|enos|arnos)\b/, 2],
    [/\btra(?:e|iga|enos|iganos)\b|\bpasa(?:te|r)\b|\bacud[ae]\b|\bsin cita\b/, 2],
    [
      /\bcorreo\b|\be-?mail\b|\bcanal(?:es)?\b|\bmedios\b|\bredes sociales\b|\bconsultas?\b|\bservicios?\b|\bpresupuesto\b|\bcita\b|\bmesa\b|\bvisita\b|\btecnico\b|\baveria\b|\baviso\b|\breparacion\b/,
      1,
    ],
    [
      /\bprivacidad\b|\bcookies?\b|\bderechos?\b|\bconsentimiento\b|\brgpd\b|\bsupresion\b|\bpersonales\b|\bboletin\b|\breclama|\bcondiciones\b|\bdevol(?:uci|ver)|\breembols/,
      -7,
    ],
    [
      /(?<!\b[ou] )\bcomentario|\bopinion|\bcurriculum|\bcv\b|\bempleo\b|\bbolsa de trabajo\b|\blaboral(?:es)?\b|\btrabaja con\b|\bno obliga\b|^(?:la mayoria|much[oa]s|algun[oa]s) /,
      -7,
    ],
    [/\?$/, -3],
  ],
};
