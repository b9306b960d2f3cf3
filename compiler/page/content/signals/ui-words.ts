/** Choosing content: the vocabulary of interfaces, in the languages sites are most often written in. Data, no rules. */

/** What short lines say when they belong to the interface; tested against the line in lower case. */
export const UI_WORDS: Readonly<Record<string, RegExp>> = {
  copyright:
    /©|\(c\) ?\d{4}|copyright|all rights reserved|todos los derechos|derechos reservados|alle rechte|tous droits|tutti i diritti/,
  share:
    /\b(?:share|tweet|pin it|facebook|twitter|whatsapp|linkedin|pinterest|instagram|youtube|tiktok|telegram|follow us|social|compart\p{L}*|síguenos|siguenos|redes sociales|teilen|partager|condividi|partilhar)(?!\p{L})/u,
  related:
    /\b(?:related|recommended|similar|you (?:may|might) (?:also )?(?:like|enjoy|be interested)|also like|read (?:next|more|also)|more (?:from|articles|stories|posts|news|like)|latest|recent (?:posts|articles|news)|popular|trending|most read|see also|up next|people also|customers also|featured|relacionad[oa]s?|recomendad[oa]s?|te (?:puede|podría|pueden|podrían) interesar|también te|quizá|quizás|más (?:artículos|noticias|entradas|leíd[oa]s)|últim[oa]s (?:entradas|noticias|artículos)|entradas recientes|seguir leyendo|ähnliche|verwandte|weitere|à lire|articles liés|leggi anche|correlat[ie])/u,
  comments:
    /\b(?:comments?|leave a (?:reply|comment)|repl(?:y|ies)|responses?|cancel reply|your email address will not|comentarios?|deja (?:un|tu) (?:comentario|respuesta)|responder|respuestas?|kommentare?|commentaires?|commenti)(?!\p{L})/u,
  account:
    /\b(?:log ?in|sign ?in|sign ?up|register|my account|create (?:an )?account|forgot|password|log ?out|cart|checkout|wishlist|iniciar sesión|mi cuenta|regístrate|registrarse|acceder|carrito|contraseña|anmelden|warenkorb|connexion|panier|accedi|carrello)(?!\p{L})/u,
  newsletter:
    /\b(?:newsletter|subscri(?:be|ption)|e-?mail updates|inbox|join our (?:mailing|list)|suscr[ií]\p{L}*|boletín|apúntate|abonnieren|s'abonner|iscriviti)(?!\p{L})/u,
  consent:
    /\b(?:cookies?|consent|gdpr|privacy (?:preferences|settings|choices)|accept all|reject all|aceptar todas?|rechazar)(?!\p{L})/u,
  legal:
    /\b(?:privacy(?: policy| notice)?|terms(?: of (?:use|service)| (?:&|and) conditions)?|disclaimer|imprint|sitemap|accessibility|aviso legal|política de|condiciones|mapa del? (?:web|sitio)|impressum|datenschutz|mentions légales)(?!\p{L})/u,
  action:
    /\b(?:buy now|shop now|order now|book (?:now|online|a|an|your)|get (?:a|an|your|started|in touch|quote|the app)|request (?:a|an)|contact us|call (?:us|now|today)|learn more|read more|find out more|discover|see (?:more|all|details)|view (?:more|all|details)|show (?:more|less|all)|load more|start (?:now|free|your)|try (?:it|for)|free (?:trial|quote|estimate|consultation)|schedule|apply now|donate|download|join (?:us|now)|click here|sign up|add to (?:cart|bag|basket|wishlist)|compare|llám(?:a|e)(?:nos)?|llamar|contact(?:a|e|ar|o)|pide|pedir|solicit(?:a|e|ar)|reserv(?:a|e|ar)|compra(?:r)?|ver (?:más|todo|todos|todas|detalles)|leer más|saber más|más información|descubre|empieza|descarga(?:r)?|mehr (?:erfahren|lesen)|jetzt|en savoir plus|scopri)(?!\p{L})/u,
  navigation:
    /^(?:home|menu|skip to|search|back to|back|next|previous|prev|top|close|open|toggle|navigation|main menu|go to|breadcrumb|you are here|page \d|all|categories|tags?|inicio|menú|saltar|ir al|buscar|volver|siguiente|anterior|cerrar|abrir|subir|(?:usted )?est(?:á|ás)(?: usted)? (?:aquí|en)|categorías?|etiquetas?|startseite|suche|zurück|weiter|accueil|rechercher|retour|cerca)(?!\p{L})/u,
  byline:
    /^(?:by |posted|published|updated|written by|last (?:updated|modified)|reviewed by|author|por |publicad[oa]|actualizad[oa]|escrito por|autor|von |par |di )|\bmin(?:ute)?s? (?:read|de lectura)|\breading time|\btiempo de lectura/u,
  date: /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4}|\b\d{1,2}(?:st|nd|rd|th)? (?:de )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\p{L}*\.?,? (?:de )?\d{4}|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d+ (?:hours?|days?|weeks?|months?|years?|minutes?) ago\b|\bhace \d+ /u,
  price: /[$€£¥]\s?\d|\d\s?(?:€|eur\b|usd\b|euros?\b)/u,
  contact: /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|(?:\+|\(|\b)\d{2,4}\)?[\s.-]\d{2,4}[\s.-]\d{2,4}/u,
  rating:
    /\b\d(?:[.,]\d)? ?(?:out of|\/|de) ?5\b|★|\bstars?\b|\breviews?\b|\brating|\bestrellas?\b|\bopiniones\b|\bvaloraci/u,
  advertising:
    /\b(?:advertis\p{L}*|sponsored|promoted|affiliate|publicidad|patrocinad[oa]|anuncio|anzeige|werbung)(?!\p{L})/u,
  script: /\b(?:javascript|enable cookies|your browser|tu navegador|please wait|loading)\b/u,
};

/** The names in {@link UI_WORDS} whose heading rules all that stands below it. */
export const SECTION_WORDS: readonly string[] = [
  'related',
  'comments',
  'share',
  'newsletter',
  'account',
  'legal',
  'advertising',
  'navigation',
  'action',
  'contact',
  'rating',
  'price',
];

/** Titles of what a page recommends to read or buy next; tested against the title in lower case. */
export const RELATED_TITLE =
  /\b(?:related|similar|you (?:may|might) also|you might like|read next|more like this|relacionad[oa]s?|te (?:puede|podría)n? (?:interesar|gustar)|también te|seguir leyendo|otros (?:artículos|productos)|otras (?:entradas|noticias)|articles liés|leggi anche|ähnliche|relacionats?|també et)(?!\p{L})/u;
