/** Document stage: finds the ids of the boxes that the controls of a page open. */

import type { Element, Root } from 'hast';
import { attempt } from '#shared/attempt.ts';
import { attribute, isElement, visitElements } from './elements.ts';

/** Matches an id after `#`, or a word that may be an id. */
const ID = /^#(?<linked>.+)|^(?<bare>[a-z][\w:.-]*)$/i;

/** Matches Elementor's address that opens a pop-up, and captures the settings: JSON as Base64, escaped. */
const POPUP = /^#elementor-action(?::|%3A)action(?:=|%3D)popup(?::|%3A)open(?:&|%26)settings(?:=|%3D)([\w+/%=-]+)$/i;

/** Reads Elementor's id of a pop-up from its settings; empty if they cannot be read. */
const popupId = (settings: string): string =>
  attempt(() => String(JSON.parse(Buffer.from(decodeURIComponent(settings), 'base64').toString()).id)) ?? '';

/**
 * Returns the ids of boxes that buttons, tabs and links of the page name as theirs, without `#`. A box need not exist:
 * of `data-` attributes every value that may be an id is taken.
 */
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

/** Lists hast's names of attributes that may hold the id of an element's box; of a button or link all `data-` ones. */
function namesOfTargets(element: Element): string[] {
  const { dataToggle, dataBsToggle, role } = element.properties;
  const targets = ['dataTarget', 'dataBsTarget'];
  if (dataToggle || dataBsToggle || role === 'tab') targets.push('href');
  if (!isElement(element, 'button', 'a') && role !== 'button') return targets;
  return [...targets, ...Object.keys(element.properties).filter((name) => /^data[A-Z]/.test(name))];
}
