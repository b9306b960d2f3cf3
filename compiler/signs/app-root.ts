/** Signs of the element that a script fills, by the names that frameworks give it. */

/** Ids used by React, Vue, Quasar, Next, Nuxt, Gatsby, Svelte and Docusaurus. */
export const APP_ROOT_IDS = /^(?:root|app|q-app|__next|__nuxt|___gatsby|svelte|__docusaurus)$/;

/** Elements of Angular and Ionic. */
export const APP_ROOT_ELEMENTS = ['app-root', 'ion-app'];
