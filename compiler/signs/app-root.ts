/** The element of a page that a script fills, by the names that frameworks give it in the pages they set up. */

/** Ids: React, Vue, Quasar, Next, Nuxt, Gatsby, Svelte, Docusaurus. */
export const APP_ROOT_IDS = /^(?:root|app|q-app|__next|__nuxt|___gatsby|svelte|__docusaurus)$/;

/** Elements: Angular, Ionic. */
export const APP_ROOT_ELEMENTS = ['app-root', 'ion-app'];
