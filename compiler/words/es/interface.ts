/** Words, Spanish: the words of interfaces, in lower case. */

import type { InterfaceWords } from '../site-words.ts';

export const interfaceWords: InterfaceWords = {
  copyright: /todos los derechos(?: reservados)?|derechos reservados/,
  share: /comp[aá]rt(?:e|a|ir)(?:l[oa]s?)?|síguenos|siguenos|redes sociales/,
  related:
    /relacionad[oa]s?|recomendad[oa]s?|te (?:puede|podría|pueden|podrían) interesar|también te|quizá|quizás|más (?:artículos|noticias|entradas|leíd[oa]s)|últim[oa]s (?:entradas|noticias|artículos)|entradas recientes|seguir leyendo/,
  relatedTitle:
    /relacionad[oa]s?|te (?:puede|podría)n? (?:interesar|gustar)|también te|seguir leyendo|otros (?:artículos|productos)|otras (?:entradas|noticias)| (?:siguiente|anterior)$/,
  comments: /comentarios?|deja (?:un|tu) (?:comentario|respuesta)|responder a|^responder$|\d{1,6} respuestas?/,
  account: /iniciar sesión|mi cuenta|regístrate|registrarse|acceder|carrito|contraseña/,
  newsletter: /suscr[ií]\p{L}*|boletín|apúntate/u,
  consent: /cookies?|aceptar todas?|rechazar/,
  legal:
    /aviso legal|política de|condiciones (?:de (?:uso|venta|compra|contratación|servicio)|legales)|^condiciones(?: generales)?$|términos y condiciones|mapa del? (?:web|sitio)/,
  action:
    /llám(?:a|e)(?:nos)?|llamar|contact(?:a|e|ar|o)|pide|pedir|solicit(?:a|e|ar)|cotiz(?:a|e|ar)|reserv(?:a|e|ar)|compra(?:r)?|ver (?:más|todo|todos|todas|detalles|precios?)|agend(?:ar|a tu)|escrí(?:be|ba)nos|(?:hacer|haz(?: tu| un)?) pedido|leer más|saber más|más información|descubre|empieza|descarga(?:r)?/,
  navigation:
    /inicio|menú|saltar|ir al|buscar|volver|siguiente|anterior|cerrar|abrir|subir|(?:usted )?est(?:á|ás)(?: usted)? (?:aquí|en)|categorías?|etiquetas?/,
  byline: /por |publicad[oa]|actualizad[oa]|escrito por|autor/,
  readingTime: /mins? de lectura|tiempo de lectura/,
  newWindow:
    /(?:este |el )?(?:enlace |vínculo )?(?:se )?abr(?:e|irá|ir) en (?:una |otra )?(?:nueva )?(?:ventana|pestaña)(?: nueva)?(?: del navegador)?|(?:abre|abrir) (?:una )?(?:nueva )?(?:ventana|pestaña)(?: nueva)?|(?:ventana|pestaña) nueva|nueva (?:ventana|pestaña)|enlace externo/,
  // Infinitives, imperatives that end in a pronoun or in a stressed vowel, and the frequent ones that do not.
  calls:
    /\p{L}{1,12}(?:ar|er|ir)(?:me|te|nos|l[aeo]s?)?|\p{L}{0,10}[áéíóú]\p{L}{1,6}(?:me|te|nos|l[aeo]s?)|\p{L}{1,12}[áéí]|reserv[ae]|llam[ae]|pid[ae]|solicit[ae]|descubr[ae]|compr[ae]|contact[ae]|escrib[ae]|únete|ven|conoc[ea]/u,
  look: /ver|conocer|descubr(?:e|ir)|explor(?:a|ar)|leer/,
  more: /(?:le(?:er|e|é)|ver|saber|conoc(?:er|e|é)|descubr(?:e|ir|í)|aprend(?:er|e|é)) (?:más|\+)(?: (?:sobre|acerca|de) .{1,60})?|ver|ver (?:detalles?|ficha|artículo|noticia|proyecto|servicio|producto)|(?:seguir|continuar|continúa) leyendo|leer (?:artículo|noticia|entrada)(?: complet[oa])?|más (?:información|info|detalles)(?: (?:sobre|acerca de) .{1,60})?|\+ ?info/,
  onward:
    /(?:mostrar|cargar) (?:más|\+)|(?:ver|mostrar) (?:todo|todos|todas|menos)|cerrar|(?:volver|regresar) al? .{1,60}|(?:volver|ir|subir) (?:al? (?:inicio|principio|índice|menú|listado|blog)|arriba|atrás)|(?:(?:pide|pida|pedir|solicita|solicite|solicitar) (?:tu |su |un )?)?presupuesto(?: gratis| gratuito| sin compromiso)?|(?:página )?(?:anterior|siguiente)|(?:entrada|noticia|artículo|publicación)(?:e?s)? (?:anterior|siguiente)(?:es|s)?|(?:entradas|noticias|artículos|publicaciones) (?:más )?(?:antigu[oa]s|recientes|nuev[oa]s)/,
  contents:
    /(?:tabla de )?contenidos?(?: de (?:la página|este artículo|esta página))?|índice(?: de contenidos?)?|en esta página|en este artículo|sumario|qué encontrarás (?:aquí|en (?:este artículo|esta página))/,
  months: /ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic/,
  ofMonth: /de /,
  otherDates: /hace \d+ /,
  outOf: /de/,
  rating: /estrellas?\b|opiniones\b|valoraci/,
  advertising: /publicidad|patrocinad[oa]|anuncio/,
  script: /tu navegador/,
  loading: /cargando/,
  partOfList: /página \d+ de \d+/,
  archive: /archivos?/,
  credit:
    /(?:hecho|cread[oa]|desarrollad[oa]|diseñad[oa]|realizad[oa]) (?:con|por)|(?:diseño|desarrollo) web(?: por| de|:)|funciona (?:con|gracias a)/,
  fields: /campos?|casillas?|datos marcados/,
  required: /obligatori[oa]s?|requerid[oa]s?/,
  step: /paso|etapa/,
  nothingFound:
    /no se (?:han? encontrado|encontraron|encontró) (?:entradas|resultados|artículos|productos|elementos|publicaciones|proyectos)|no hay (?:resultados|artículos|publicaciones)/,
};
