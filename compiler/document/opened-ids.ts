/** Document stage: what the controls of a page open. */

import type { Element, Root } from 'hast';
import { attempt } from '#shared/attempt.ts';
import { attribute, isElement, visitElements } from './elements.ts';

/** An id behind its `#`, or a word that can be one. */
const ID = /^#(?<linked>.+)|^(?<bare>[a-z][\w:.-]*)$/i;

/** The address by which Elementor opens a pop-up, and its settings: JSON as Base64, escaped. */
const POPUP = /^#elementor-action(?::|%3A)action(?:=|%3D)popup(?::|%3A)open(?:&|%26)settings(?:=|%3D)([\w+/%=-]+)$/i;

/** The id by which Elementor knows a pop-up; empty for what cannot be read. */
const popupId = (settings: string): string =>
  attempt(() => String(JSON.parse(Buffer.from(decodeURIComponent(settings), 'base64').toString()).id)) ?? '';

/** Ids that a button, tab or link of the page names as what it opens. They need not exist. */
export function openedIds(tree: Root): Set<string> {
  const ids = new Set<string>();
  visitElements(tree, (element) => {
    for (const id of attribute(element, 'ariaControls').split(/\s+/)) if (id) ids.add(id);
    const [, popup] = POPUP.exec(attribute(element, 'href')) ?? [];
    const id = popup && popupId(popup);
    if (id) ids.add(id);
    for (const name of namesOfTargets(element)) {
      const { linked, bare } = ID.exec(attribute(element, name))?.groups ?? {};
      const id = linked ?? bare;
      if (id !== undefined) ids.add(id);
    }
  });
  return ids;
}

/** The attributes in which the element may name what it opens: scripts have their own for their controls. */
function namesOfTargets(element: Element): string[] {
  const { dataToggle, dataBsToggle, role } = element.properties;
  const targets = ['dataTarget', 'dataBsTarget'];
  if (dataToggle || dataBsToggle || role === 'tab') targets.push('href');
  if (!isElement(element, 'button', 'a') && role !== 'button') return targets;
  return [...targets, ...Object.keys(element.properties).filter((name) => /^data[A-Z]/.test(name))];
}
