/** The Spanish search language: words that people add to the words they search, and the forms of words. */

import { defineLanguage, type SearchLanguage } from './define-language.ts';

/** Words that name nothing. `no`, `sin`, `fuera`, `estado` are not among them: people search for `no enfría`. */
const stopWords = [
  'a al ante aquel aquella aquellas aquello aquellos como con contra cual cuales cuando cuanta cuantas cuanto cuantos',
  'cuya cuyas cuyo cuyos de del desde donde durante e el ella ellas ellos en entre era eran eres es esa esas ese eso',
  'esos esta estaba estaban estamos estan estar estas este esto estos estoy fue fueron fui ha habia haber han has hasta',
  'hay he hemos la las le les lo los mas me mi mia mias mio mios mis mucha muchas mucho muchos muy nada ni nos nosotros',
  'nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque pues que quien quienes se sea',
  'sean segun ser sera seran si sido siendo sobre sois somos son soy su sus suya suyo tal tambien tan tanto te tener tenemos tengo',
  'ti tiene tienen tienes toda todas todo todos tu tus tuya tuyo u un una unas uno unos usted ustedes vosotros vuestra',
  'vuestras vuestro vuestros y ya yo',
].join(' ');

/** Stop words that join the words of a name. */
const joiningWords = 'a al con de del e el en entre la las los o para por u un una y';

/** Words of requests. Left out of a query as long as other words remain. */
const requestWords = [
  'ayuda ayudar ayudarme ayudeme buenas buenos busco decir decirme diga dime dias favor funciona gracias gustaria hace',
  'hacen hacer hago hola informacion necesita necesitamos necesito podeis podemos podria podriais podrian puede pueden',
  'puedes puedo queremos queria quiere quieren quiero quisiera saber sabe sabeis tardes tengo expliquen explicar hace',
  'problema problemas pasa sucede ocurre',
].join(' ');

/** Words of how, when and for how much, which people add to the words they search. */
const circumstances = [
  'ahora barata baratas barato baratos buen buena bueno cerca domicilio economica economico economicos economicas',
  'fiable hoy horas inmediata inmediato mañana mejor mejores profesional profesionales rapida rapidamente rapido',
  'urgencia urgencias urgente urgentemente urgentes 24 24h',
].join(' ');

/**
 * Words that go with any subject: verbs of having, doing, going and getting, in all their forms, and words of how and
 * which. Searched, but not unknown if a site lacks them. `~` as in `concept.ts`.
 */
const lightWords = [
  'aceptar~ admitir~ aguantar~ andar~ atender~atiend buscar~ coger~coj conseguir~consig conseguir~consigu contar~cuent convenir~convien creer~ dar~ dejar~ disponer~dispong',
  'encontrar~encuentr esperar~ existir~ explicar~ gustar~ hablar~ hacer~hag interesar~ ir~ llamar~ llegar~ llevar~ mandar~ meter~ mirar~',
  'necesitar~ obtener~obtien obtener~obteng ocurrir~ ofrecer~ofrezc parecer~parezc pasar~ pensar~piens poder~pued poner~pong preguntar~ quedar~',
  'querer~quier realizar~ saber~sep sacar~ seguir~sig seguir~sigu servir~sirv soler~suel tener~tien tocar~ trabajar~ traer~traig usar~',
  'utilizar~ vender~ venir~vien ver~ vivir~ volver~vuelv decir~dic',
  'bajar~ subir~ quitar~ pedir~pid valer~ guardar~ hijo hija hijos hijas madre madres padre padres mama mami papi marido esposo esposa novio novia abuelo abuela abuelos hermano hermana hermanos nene nena nenes peque peques crio cria crios chavo chava chavos chaval chavales rato',
  'estais estas estando esteis hice hizo hecho hecha tuve tuvo tenia tenian haya hayan hubo habra estoy tenes queres podes sabes vas va vamos van voy vais',
  'viene vienen dice dicen digo doy dais ven veo ves sale salen sos sea sean seria serian deberia deben debo debe debes',
  'algo alguien algun alguna algunas alguno algunos ningun ninguna ninguno cualquier cualquiera cada varios varias ambos',
  'cosa cosas tipo tipos forma formas manera parte partes tema caso casos ejemplo sitio sitios lugar lugares persona personas gente vez veces',
  'momento mismo misma mismos mismas solo sola aqui ahi alli alla bien mal peor mayor menor antes despues luego siempre nunca',
  'todavia aun ademas propio propia posible importante incluso casi junto gran mejor alta real normal general cierto verdad',
  'numero numeros dentro debajo encima detras delante alrededor traves mediante respecto relacion',
].join(' ');

/** Returns the words of the lists (parted by blanks), each followed by its plural. */
function withPlural(lists: readonly string[]): string[] {
  const words = lists.flatMap((list) => list.split(' '));
  return words.flatMap((word) => [word, /[aeiou]$/.test(word) ? `${word}s` : `${word.replace(/z$/, 'c')}es`]);
}

/** Returns the adverbs of adjectives parted by blanks: `directa` → `directamente`. */
function toAdverbs(adjectives: string): string[] {
  return adjectives.split(' ').map((adjective) => `${adjective}mente`);
}

/** Returns the four forms of adjectives given without their ending: `lent` → `lento`, `lenta`, `lentos`, `lentas`. */
function withGender(lists: readonly string[]): string[] {
  return lists.flatMap((list) => list.split(' ')).flatMap((root) => ['o', 'a', 'os', 'as'].map((end) => root + end));
}

/**
 * Everyday words that name nothing a business could have or lack: words of doing, thinking and feeling, of how, when
 * and where, and short forms. Searched like others, but not unknown if a site lacks them. `~` as in `concept.ts`.
 */
const everydayWords = [
  'abandonar~ acabar~ aclarar~ adjuntar~ agregar~ añadir~ desviar~ estorbar~ respaldar~ torcer~tuerc poder~podr yendo acompañar~ aconsejar~ acordar~acuerd acostumbrar~ actuar~ acudir~ adelantar~ afectar~ agarrar~ agradecer~ alcanzar~',
  'alegrar~ alejar~ animar~ aparecer~ apetecer~ aprovechar~ apurar~ asustar~ atrever~ avanzar~ averiguar~ avisar~ ayudar~ bastar~',
  'caer~caig cansar~ causar~ chequear~ checar~ comenzar~comienz comparar~ compartir~ comprender~ comprobar~comprueb confiar~ confirmar~',
  'confundir~ conocer~ considerar~ consistir~ contestar~ continuar~ convertir~conviert correr~ corresponder~ crecer~ cuidar~ cumplir cumplen deber~',
  'decidir~ demostrar~demuestr depender~ desaparecer~ descubrir~ desear~ despertar~despiert detener~deteng detener~detien dirigir~ discutir~ distinguir~ doler~duel dormir~duerm',
  'dudar~ durar~ echar~ elegir~elij empezar~empiez encantar~ enseñar~ entender~entiend enterar~ equivocar~ escoger~ escuchar~ evitar~ exigir~ extrañar~',
  'faltar~ fijar~ flipar~ formar~ funcionar~ ganar gana ganan garantizar~ gastar~ girar~ gritar~ imaginar~ impedir~impid importar~ incluir~incluy indicar~ informar~',
  'intentar~ jurar~ lamentar~ levantar~ limitar~ llorar~ lograr~ marchar~ merecer~ molestar~ morir~muer mostrar~muestr mover~muev nacer~ negar~nieg',
  'notar~ observar~ ocasionar~ ocupar~ odiar~ ofender~ oir oigo oye oyen oler huele huelen huela olvidar~ pagar~ parar~ perder~pierd permitir~ pertenecer~ pillar~ platicar~',
  'preferir~prefier preocupar~ prestar~ pretender~ prever~ probar~prueb prohibir~ prometer~ proponer~propong provocar~ quemar~ reaccionar~ recibir~ reconocer~',
  'recordar~recuerd referir~refier regresar~ repetir~repit resolver~resuelv responder~ resultar~ romper~ salir~salg saltar~ saludar~ sentar~sient',
  'sentir~sient significar~ soler~suel soltar~suelt sonar~suen soñar~sueñ engañar~ señalar~ soportar~ sorprender~ suceder~ sufrir~ sugerir~sugier suponer~supong surgir~ tardar~ temer~',
  'terminar~ tirar~ tomar~ tratar~ tropezar~ variar~ entrar entra entran entro entre entrando tapar tapan tapo cambia cambian cargan pesa pesan leer leo lee leen leido',
  'abre abren abrir cierra cierran cerrar escrito',
  'abonar~ borrar~ cobrar~ conectar~ controlar~ currar~ distribuir~distribuy firmar firman firmamos depositar depositan depositen surtir~ laburar~ laburo curro chamba pega plata puro pura caber caben cabe cabemos medir~mid recuperar~ rellenar relleno llenar~ arrimar~ coordinar~ hacer~hic decir~dig',
  'dijo dijeron dijera tener~teng tener~tuv venir~veng vinieron viniera poner~pus querer~quis saber~sup poder~pud estar~estuv traer~traj',
  'aburrir~ acercar~ agobiar~ anotar~ arriesgar~ batallar~ brindar~ coincidir~ combinar~ comentar~ concretar~ constar~ contener~conteng contener~contien destacar~',
  'disfrutar~ encajar~ enfrentar~ enojar~ escapar~ esforzar~esfuerz fallar~ figurar~ generar~ hallar~ insistir~ jalar~ mantener~manteng mantener~mantien mantener~mantuv sostener~sosteng sostener~sostien',
  'mezclar~ opinar~ padecer~ percibir~ perjudicar~ plantear~ poseer~ prescindir~ producir~ rechazar~ recurrir~ reducir~ renunciar~ retrasar~ reunir~',
  'demorar~ partir~ armar~ arrancar~ publicar~ participar~ separar~ cruzar~ caer~cay tener~tendr venir~vendr poner~pondr salir~saldr hacer~har querer~querr vaya vayan vayamos',
  'arruinar~ completar~ convencer~convenz dedicar~ destrozar~ juntar juntarse obligar~ practicar practicando preparar~ vea vean veamos veia veian di dio dieron diste daba daban iba iban ibamos fuimos oiga oigan lia lian clavan sigue sigues siguen siga sigan siguiendo muriendo durmiendo pidiendo diciendo viniendo pudiendo situar~ sobrar~ solucionar~ sospechar~ tranquilizar~ vencer~ verificar~',
  'conmigo contigo consigo solos solas bueno buena buenos buenas no sin ahora menos uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien ciento mil cero primer tercer poca pocas pocos conforme señorita don doña perdon disculpa disculpe disculpen saludos please',
  'chivar~ colar~cuel mojar~ abrumar~ adquirir~adquier alojar~ apuntar~ calcular~ charlar~ colaborar~ conversar~ encargar~ gestionar~ organizar~ planear~ planificar~ tramitar~ aterrizar~ adaptar~ arrepentir~arrepient bañar~ desplazar~ enfermar~ enganchar~ entretener~entreteng entretener~entretien provenir~provien provenir~proveng estropear~ fumar~ graduar~ inscribir~ manejar~ mudar~ rebajar~ superar~ tolerar~ habeis habian habias habiamos habriais',
  'abrazar~ adivinar~ advertir~adviert agachar~ alargar~ amenazar~ apretar~apriet aproximar~ arrastrar~ arrojar~ asomar~ atraer~atraig atravesar~atravies calmar~ carecer~',
  'castigar~ colgar~cuelg complicar~ conceder~ concentrar~ confesar~confies contagiar~ criticar~ descartar~ desconfiar~ despreciar~ disculpar~ disimular~ empujar~ encender~enciend',
  'encerrar~encierr enfadar~ enredar~ esconder~ espantar~ establecer~ estimar~ exagerar~ exponer~expong fastidiar~ favorecer~ felicitar~ fingir~ fracasar~ gozar~ huir~huy',
  'identificar~ ignorar~ imitar~ impresionar~ iniciar~ inquietar~ inspirar~ interrumpir~ introducir~ juzgar~ mentir~mient memorizar~ obedecer~ ocultar~ otorgar~ perdonar~ perseguir~persig',
  'presumir~ progresar~ reflexionar~ regañar~ relacionar~ rendir~rind requerir~requier presentar~ cubrir~ comprometer~ crear~ ceder~ caber~quep voltear~ urgir~ gano ganais ganamos guiando guiar respetar~ restar~ satisfacer~satisfag simular~ sobrevivir~ someter~ temblar~tiembl tragar~',
  'transcurrir~ transformar~ transmitir~ triunfar~ ubicar~ unir~ valorar~ volcar~vuelc votar~ retocarme retocarse retocarte',
  'demas barato barata baratos baratas economico economica ayer anoche anteayer hoy mañana tarde temprano pronto cerca lejos arriba abajo adelante atras afuera adentro alla aca nomas ahorita recien',
  'cada nadie tampoco aunque mientras hacia sino salvo excepto apenas acaso asi solamente unicamente inclusive quiza quizas',
  'talvez ojala bastante demasiado gran vale ok oye venga porfa porfavor porfi guay orale che vos eres deseas podras podremos haria harian',
  'seran seremos sereis seras seria serias seriamos serian fuese fuesen fueran fueramos nosotras vosotras tanta tantas tantos uy ay eh jo jolin joder jodido jodida tato habria pudiera pudiese fuera quisieramos dispuesto encantado',
  'k x xq pq porq porke pork pa pal d dl tb tmb tbn bn toy ta tas taba xa xfa pls plis msj finde',
  ...toAdverbs(
    'directa especial normal general actual principal aproximada exacta final facil antigua real total completa perfecta correcta inmediata rapida ' +
      'lenta segura posible probable absoluta simple verdadera clara igual habitual frecuente reciente anterior posterior previa efectiva definitiva ' +
      'suficiente constante continua exclusiva tranquila comoda gratuita supuesta basica concreta justa regular relativa',
  ),
  ...withPlural([
    'dia semana mes año hora minuto siglo rato momento lado frente esquina medio media mitad final principio inicio vuelta manera modo razon',
    'motivo idea opcion nota diferencia solucion error culpa suerte miedo gana gusto pena rabia prisa cuidado mundo nombre palabra cuenta pagina web',
    'cantidad resto limite vida muerte situacion ocasion rollo lio plan consecuencia causa objetivo realidad amigo amiga hombre señor',
    'señora tio tia primo prima suegro suegra sobrino nieto nieta compa compañero compañera colega vecino vecina jefe jefa mogollon monton grande',
    'facil dificil simple feliz triste grave leve fuerte debil joven suficiente diferente igual similar especial total horrible terrible genial',
    'siguiente anterior actual reciente recomendable aconsejable agradable amable disponible conveniente frecuente habitual permanente util inutil',
    'capaz culpable responsable probable imposible verguenza comun añito tiempo pais pueblo tamaño paso papel material condicion peticion sigla significado usuario formulario papeleo tramite organismo tope rango bolso bolsillo proceso procedimiento etapa fase sistema metodo estilo aspecto caracteristica ventaja desventaja beneficio requisito plazo margen frecuencia ritmo velocidad altura color explicacion gracia origen procedencia apellido codigo clave boton pantalla archivo formato cliente dueño encargado propietario fundador empresa negocio compañia punto nivel necesidad experiencia confianza base detalle riesgo peligro resultado',
    'dato fatal efecto truco secreto atencion deseo inconveniente molestia respuesta cifra promedio porcentaje fecha duracion edad ingrediente validez version mensaje funcion ciudad exactitud fin sector region uso mediodia dinero anticipacion antelacion aproximado centimetro recado susto extremo',
  ]),
  ...withGender([
    'adecuad apropiad apt definitiv previ interesad gracios curios extrañ lent clar direct ultim primer proxim pasad bonit fe guap pequeñ chic larg cort alt baj anch estrech car carisim sencill complicad comod incomod content enfadad',
    'nervios median bland dur loc tont list rar seri viej obligatori obligad necesari exact correct incorrect just fals distint parecid unic complet enter hart cansad',
    'maxim minim hech vist puest dich muert reventad agotad viv llen vaci enorm ric estupend perfect maravillos preocupad perdid mism histeric horroros espantos divertid entretenid aburrid asustad confundid convencid decidid desesperad despistad distraid ilusionad indecis floj poquit ratit solit rapidit abuelit viejit chiquit cosit chul abiert cerrad rot mal nuev propi contrari barbar ties tremend',
  ]),
].join(' ');

const VOWEL = /[aeiou]/;

/** Removes plural and gender: `averias` → `averi`, `luces` → `luz`. Keeps words with digits or up to three letters. */
function stemSpanish(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (word.endsWith('es') && word.length > 4) {
    const singular = word.slice(0, -2);
    return VOWEL.test(word.charAt(word.length - 3)) ? singular : singular.replace(/[aeo]$/, '');
  }
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  return singular.replace(/[aeo]$/, '');
}

/** Suffixes of derived words and verb forms as they end after `stemSpanish`, longest first. */
const SUFFIXES = [
  'amient imient adora acion icion ucion ancia encia adur edur idur aci ador edor idor anci enci ment idad ist',
  'eri abl ibl iend aron ieron aban amos emos imos aria eria iria and ion ant ent ura er arl erl irl ars ers irs',
  'aj ai ei ad id ab ar ir an en ic os i a e o',
]
  .join(' ')
  .split(' ')
  .sort((a, b) => b.length - a.length);

/**
 * Returns the key of a stem's family, which `enfri` (enfría) and `enfriamient` (enfriamiento) share, and so do `cuest`
 * and `cost`. Wider than meaning, so only for a fallback of lower weight.
 */
function familySpanish(stem: string): string {
  if (stem.length <= 3 || /\d/.test(stem)) return stem;
  const suffix = SUFFIXES.find((ending) => stem.endsWith(ending) && stem.length - ending.length >= 4) ?? '';
  return stem
    .slice(0, stem.length - suffix.length)
    .replace(/(?<=.{4})i$/, '')
    .replace(/ie(?=[^aeiou])/, 'e')
    .replace(/ue(?=[^aeiou])/, 'o')
    .replace(/qu(?=[ei]|$)/, 'c')
    .replace(/(?:gu|j)$/, 'g')
    .replace(/z$/, 'c');
}

/** Returns the base of a diminutive, a superlative or a verb with two pronouns (`casa` of `casita`), else the word. */
function simplifySpanish(word: string): string {
  const [, verb] = /^(.{2,}(?:[aei]r|ndo))(?:[mts]e|[nv]?os)l[aeo]s?$/.exec(word) ?? [];
  if (verb !== undefined) return verb;
  const [, longer, plural] = /^(.{3,}[enr])cit[oa](s?)$/.exec(word) ?? [];
  if (longer !== undefined) return `${longer}${plural}`;
  const [, root = '', ending] = /^(.{3,})(?:it|isim)([oa]s?)$/.exec(word) ?? [];
  return ending === undefined ? word : root.replace(/qu$/, 'c').replace(/gu$/, 'g') + ending;
}

/** Letters and their sounds, applied one after the other; `C` means `ch`. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'C'],
  [/h/g, ''],
  [/([aeiou])\1+/g, '$1'],
  [/qu?(?=[ao])/g, 'ku'],
  [/qu?(?=[ei])|c(?![ei])/g, 'k'],
  [/[czx]/g, 's'],
  [/k?s+/g, 's'],
  [/p(?=[ts])/g, ''],
  [/ad(?=os?$)/, 'a'],
  [/ll/g, 'y'],
  [/[vw]/g, 'b'],
  [/g(?=[ei])/g, 'j'],
  [/m(?=[bp])/g, 'n'],
  [/y(?![aeiou])/g, 'i'],
];

/** Returns the sound of a folded word, which is equal for words that sound alike. */
function soundSpanish(word: string): string {
  return HEARD.reduce((sound, [letters, heard]) => sound.replace(letters, heard), word);
}

/** Endings after the root, by the infinitive's last two letters; folded. Participles and gerunds included. */
const SPANISH_ENDINGS: Readonly<Record<string, string>> = {
  ar:
    'ar o as a amos ais an e aste asteis o aron aba abas abamos abais aban are aras ara aremos areis aran ' +
    'aria arias ariamos ariais arian es emos eis en aramos arais ase ases asemos aseis asen ad ando ado ada ados adas',
  er:
    'er o es e emos eis en imos i iste isteis io ieron ia ias iamos iais ian ere eras era eremos ereis eran ' +
    'eria erias eriamos eriais erian a as amos ais an iera ieras ieramos ierais ieran iese ieses iesemos ieseis iesen ' +
    'ed iendo ido ida idos idas',
  ir:
    'ir o es e imos is en i iste isteis io ieron ia ias iamos iais ian ire iras ira iremos ireis iran ' +
    'iria irias iriamos iriais irian a as amos ais an iera ieras ieramos ierais ieran iese ieses iesemos ieseis iesen ' +
    'id iendo ido ida idos idas',
};
/** Pronouns written together with an infinitive or a gerund: `hacerle`, `dedicándose`. */
const PRONOUNS = 'me te se nos os lo la los las le les'.split(' ');

/** Last letters of a root that change before an ending to keep their sound: `aparque`, `recojo`. */
const RESPELT: readonly (readonly [conjugation: RegExp, ending: RegExp, root: RegExp, written: string])[] = [
  [/ar$/, /^e/, /c$/, 'qu'],
  [/ar$/, /^e/, /g$/, 'gu'],
  [/ar$/, /^e/, /z$/, 'c'],
  [/[ei]r$/, /^[ao]/, /g$/, 'j'],
  [/[ei]r$/, /^[ao]/, /(?<=[aeiou])c$/, 'zc'],
];

/** Returns the root of an infinitive as spelt before an ending: `sac` → `saqu` before `e`. */
function respell(infinitive: string, ending: string): string {
  const root = infinitive.slice(0, -2);
  const rule = RESPELT.find(([of, before, from]) => of.test(infinitive) && before.test(ending) && from.test(root));
  return rule === undefined ? root : root.replace(rule[2], rule[3]);
}

/**
 * Returns all folded forms of a folded infinitive, also with pronouns; for a word of another ending, only the word.
 * Some forms do not exist. @param otherRoot root of some forms: `cierr` of `cerrar`
 */
function toSpanishForms(infinitive: string, otherRoot = ''): string[] {
  const endings = SPANISH_ENDINGS[infinitive.slice(-2)];
  if (endings === undefined) return [infinitive];
  const forms = endings
    .split(' ')
    .flatMap((ending) => [respell(infinitive, ending) + ending, ...(otherRoot === '' ? [] : [otherRoot + ending])]);
  const gerunds = forms.filter((form) => form.endsWith('ndo'));
  return [...forms, ...[infinitive, ...gerunds].flatMap((form) => PRONOUNS.map((pronoun) => form + pronoun))];
}

export const spanish: SearchLanguage = defineLanguage({
  code: 'es',
  stem: stemSpanish,
  family: familySpanish,
  sound: soundSpanish,
  conjugate: toSpanishForms,
  simplified: simplifySpanish,
  isInfinitive: (verb) => /[aei]r$/.test(verb),
  stopWords,
  joiningWords,
  requestWords,
  circumstances,
  lightWords,
  everydayWords,
});
