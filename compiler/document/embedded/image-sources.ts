/** Document stage: finds the addresses of an image, including those that a lazy loader would use. */

import type { Element } from 'hast';
import { attribute } from '../elements.ts';

/** Attributes in which lazy loaders keep the real address, the preferred first. */
const LAZY_SOURCES = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataOrigSrc', 'dataImg', 'dataUrl'];

/** Whether a value is the address of an image file. */
export const isImageAddress = (value: string): boolean =>
  !/[\s,]/.test(value) && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(value.split('?', 1)[0] ?? '');

/** Lists the addresses of an image as written: lazy ones first, then `src`, then the largest of each set. */
export function sourcesOf(image: Element): string[] {
  const lazy = LAZY_SOURCES.map((name) => attribute(image, name));
  const others = Object.keys(image.properties)
    .filter((name) => name.startsWith('data') && !LAZY_SOURCES.includes(name))
    .map((name) => attribute(image, name).trim())
    .filter(isImageAddress);
  const sets = [attribute(image, 'dataSrcset'), attribute(image, 'dataLazySrcset'), attribute(image, 'srcSet')];
  return [...lazy, ...others, attribute(image, 'src'), ...sets.map(largestOf)].filter(isAddress);
}

/** Returns the first of an image's addresses, the one that a visitor sees; `''` if it has none. */
export const sourceOf = (image: Element): string => sourcesOf(image)[0] ?? '';

/** Whether a source is an address and not a placeholder. */
const isAddress = (source: string): boolean => !/^(?:data:|#|about:|\s*$)/i.test(source);

/** Returns the address with the largest descriptor (HTML Standard §4.8.4.2); `''` without any. */
function largestOf(srcset: string): string {
  const candidates = srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s+([\d.]+)[wx]\s*(?:,|$))?/g);
  const sized = [...candidates].map(([, url = '', descriptor = '1']) => ({ url, size: Number(descriptor) }));
  return sized.sort((one, other) => other.size - one.size)[0]?.url ?? '';
}
