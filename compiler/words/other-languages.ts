/**
 * Words: the interfaces of languages that are not complete (German, French, Italian, Catalan, Portuguese). A language
 * that becomes complete takes its words from here into its own folder.
 */

import type { PartialWords } from './words.ts';

export const otherLanguages: PartialWords = {
  home: ['start', 'accueil'],
  addresses: {
    search: ['recherche', 'suche', 'ricerca', 'cerca'],
    furtherParts: ['seite'],
  },
  missingPage: {
    things: /seite/,
    isMissing:
      /introuvable|n[’']existe pas|nicht gefunden|existiert nicht|non trovata|non esiste|n[aã]o (?:foi )?encontrad|n[aã]o existe|no s[’']ha trobat|no existeix/,
    headings: /nicht gefunden|introuvable|non trovato/,
  },
  interface: {
    copyright: /alle rechte|tous droits|tutti i diritti/,
    share: /teilen|partager|condividi|partilhar/,
    related: /ähnliche|verwandte|weitere|à lire|articles liés|leggi anche|correlat[ie]/,
    relatedTitle: /articles liés|leggi anche|ähnliche|relacionats?|també et/,
    comments: /kommentare?|commentaires?|commenti/,
    account: /anmelden|warenkorb|connexion|panier|accedi|carrello/,
    newsletter: /abonnieren|s'abonner|iscriviti/,
    legal: /impressum|datenschutz|mentions légales/,
    action: /mehr (?:erfahren|lesen)|jetzt|en savoir plus|scopri/,
    navigation: /startseite|suche|zurück|weiter|accueil|rechercher|retour|cerca/,
    newWindow:
      /(?:s[’']obre|abre|obre) en (?:una )?(?:nova )?(?:finestra|xanela|pestanya|lapela)(?: nova)?|öffnet in (?:einem )?neuen? (?:fenster|tab)|(?:s[’']ouvre|ouvrir) dans (?:une? )?(?:nouvelle fenêtre|nouvel onglet)/,
    look: /veure|descobr(?:eix|ir)|llegir|ikusi|voir|découvrir|ansehen|entdecken|scopri|vedi/,
    more: /llegir[- ]?ne més|llegir més|veure més|més informació|ler máis|máis información|mehr (?:erfahren|lesen)|weiterlesen|en savoir plus|lire (?:la suite|plus)|leggi (?:tutto|di più)|saiba mais|ler mais|irakurri gehiago|gehiago (?:ikusi|irakurri|jakin)/,
    onward: /tornar a (?:dalt|l[’']inici)/,
    contents: /taula de continguts|continguts|índex|inhaltsverzeichnis|inhalt|sommaire|indice|sumário/,
    byline: /von |par |di /,
    advertising: /anzeige|werbung/,
    fields: /camps?|champs?|felder|campi/,
    required: /obligatoris?|requerits?|obligatoires?|requis|pflichtfelder|obbligatori|obrigatóri[oa]s?/,
    step: /pas|étape|schritt|passo/,
  },
};
