/** Word lists of the Spanish search language: what a person says around what is searched. */

/** Words that name nothing. `no`, `sin`, `fuera`, `estado` are not among them: `no enfría` is what is searched. */
export const spanishStopWords = [
  'a al ante aquel aquella aquellas aquello aquellos como con contra cual cuales cuando cuanta cuantas cuanto cuantos',
  'cuya cuyas cuyo cuyos de del desde donde durante e el ella ellas ellos en entre era eran eres es esa esas ese eso',
  'esos esta estaba estaban estamos estan estar estas este esto estos estoy fue fueron fui ha habia haber han has hasta',
  'hay he hemos la las le les lo los mas me mi mia mias mio mios mis mucha muchas mucho muchos muy nada ni nos nosotros',
  'nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque pues que quien quienes se sea',
  'sean segun ser sera seran si sido siendo sobre sois somos son soy su sus suya suyo tal tambien tan tanto te tener tenemos tengo',
  'ti tiene tienen tienes toda todas todo todos tu tus tuya tuyo u un una unas uno unos usted ustedes vosotros vuestra',
  'vuestras vuestro vuestros y ya yo',
].join(' ');

/** Words that people put around what they search. Left out of a query as long as other words remain. */
export const spanishRequestWords = [
  'ayuda ayudar ayudarme ayudeme buenas buenos busco decir decirme diga dime dias favor funciona gracias gustaria hace',
  'hacen hacer hago hola informacion necesita necesitamos necesito podeis podemos podria podriais podrian puede pueden',
  'puedes puedo queremos queria quiere quieren quiero quisiera saber sabe sabeis tardes tengo expliquen explicar hace',
  'problema pasa sucede ocurre',
].join(' ');

/** Words of how, when and for how much, which people add to what they search. */
export const spanishCircumstances = [
  'ahora barata baratas barato baratos buen buena bueno cerca domicilio economica economico economicos economicas',
  'fiable hoy horas inmediata inmediato manana mejor mejores profesional profesionales rapida rapidamente rapido',
  'urgencia urgencias urgente urgentemente urgentes 24 24h',
].join(' ');

/**
 * Words that go with any subject: verbs of having, doing, going and getting, in all their forms, and words of how and
 * which. Searched, but not missed where a site does not say them. `~` as in `concepts/concept.ts`.
 */
export const spanishLightWords = [
  'aceptar~ admitir~ aguantar~ andar~ atender~atiend buscar~ coger~coj conseguir~consig contar~cuent convenir~convien creer~ dar~ dejar~ disponer~dispong',
  'encontrar~encuentr esperar~ existir~ explicar~ gustar~ hablar~ hacer~hag interesar~ ir~ llamar~ llegar~ llevar~ mandar~ meter~ mirar~',
  'necesitar~ obtener~obtien ocurrir~ ofrecer~ofrezc parecer~parezc pasar~ pensar~piens poder~pued poner~pong preguntar~ quedar~',
  'querer~quier realizar~ saber~sep sacar~ seguir~sig servir~sirv soler~suel tener~tien tocar~ trabajar~ traer~traig usar~',
  'utilizar~ vender~ venir~vien ver~ vivir~ volver~vuelv decir~dic',
  'bajar~ subir~ quitar~ pedir~pid valer~ guardar~ hijo hija madre padre marido esposo esposa novio novia abuelo abuela hermano hermana rato',
  'estais estas estando esteis hice hizo hecho hecha tuve tuvo tenia tenian haya hayan hubo habra estoy tenes queres podes sabes vas va vamos van voy vais',
  'viene vienen dice dicen digo doy dais ven veo ves sale salen sos sea sean seria serian deberia deben debo debe debes',
  'algo alguien algun alguna algunas alguno algunos ningun ninguna ninguno cualquier cualquiera cada varios varias ambos',
  'cosa cosas tipo tipos forma formas manera parte partes tema caso casos ejemplo sitio lugar persona personas gente vez veces',
  'momento mismo misma mismos mismas solo sola aqui ahi alli alla bien mal peor mayor menor antes despues luego siempre nunca',
  'todavia aun ademas propio propia posible importante incluso casi junto gran mejor alta real normal general cierto verdad',
  'numero numeros dentro debajo encima detras delante alrededor traves mediante respecto relacion',
].join(' ');
