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
