/** The frame of a section of the developer page: a heading that can be linked to, and what stands under it. */

import { type Html, html } from './html.ts';

export function toSection(id: string, heading: string, ...blocks: readonly Html[]): Html {
  return html`<section id="${id}">
<h2>${heading}</h2>
<div class="body">
${blocks}
</div>
</section>`;
}

/** A heading below a section's that can be linked to. */
export const toSubheading = (id: string, heading: string): Html => html`<h3 id="${id}">${heading}</h3>`;
