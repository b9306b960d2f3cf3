/** What is run in a page that is rendered: chance made steady, its HTML taken, its routes found and shown. */

/** Before any script of the page: what is random is the same each time, and nothing is asked or kept. */
export const STEADY_SCRIPT = `(() => {
  let seed = 1;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  window.open = () => null;
  window.print = () => {};
  delete window.Notification;
  // What is only shown once it is scrolled to is in sight.
  window.IntersectionObserver = class {
    constructor(call) { this.call = call; }
    observe(target) {
      const box = target.getBoundingClientRect();
      const entry = { target, isIntersecting: true, intersectionRatio: 1, time: 0, boundingClientRect: box, intersectionRect: box, rootBounds: box };
      setTimeout(() => this.call([entry], this), 0);
    }
    unobserve() {}
    disconnect() {}
    takeRecords() { return []; }
  };
})()`;

/** Characters of the HTML, and of the routes of a page. */
export const SIZE_SCRIPT = 'document.documentElement.innerHTML.length';

/** Stands in the HTML where further views of the page belong. */
export const VIEWS_MARK = '<!--vitrina-views-->';

/** The HTML with what stands in open shadow roots, and the mark for views; no longer than that. */
export const toHtmlScript = (maxLength: number): string => `(() => {
  const roots = [];
  const collect = (node) => {
    for (const element of node.querySelectorAll('*')) {
      if (element.shadowRoot) { roots.push(element.shadowRoot); collect(element.shadowRoot); }
    }
  };
  collect(document);
  const mark = document.createComment('vitrina-views');
  (document.querySelector('main') ?? document.body).append(mark);
  const root = document.documentElement;
  const html = roots.length > 0 && root.getHTML ? root.getHTML({ shadowRoots: roots }) : root.innerHTML;
  mark.remove();
  const attributes = [...root.attributes].map(({ name, value }) => ' ' + name + '="' + value.replace(/&/g, '&amp;').replace(/"/g, '&quot;') + '"');
  return ('<!DOCTYPE html><html' + attributes.join('') + '>' + html + '</html>').slice(0, ${maxLength});
})()`;

/** Routes behind \`#/\` or \`#!/\` that the page's links lead to, with what the first link to each says. */
export const ROUTES_SCRIPT = `(() => {
  const here = location.href.split('#')[0];
  const routes = new Map();
  for (const link of document.querySelectorAll('a[href]')) {
    const [page, route] = [link.href.split('#')[0], link.hash];
    if (page === here && /^#!?\\/./.test(route) && !routes.has(route)) routes.set(route, link.textContent.trim().slice(0, 200));
  }
  window.__vitrina = { first: document.body.cloneNode(true) };
  return [...routes];
})()`;

/** Goes to a route without a request. */
export const toRouteScript = (route: string): string => `location.hash = ${JSON.stringify(route)}`;

/**
 * The part of the page that a route has in place of what the first view has there, as a section named after the route;
 * `''` if it shows nothing else. Menus and footers, in which only what is marked as current changes, are no part of it.
 */
export const toViewScript = (route: string, name: string): string => `(() => {
  const CHROME = 'nav, header, footer, aside, script, style, template';
  const parts = (before, after) => {
    if (before && before.isEqualNode(after)) return [];
    const old = before ? [...before.children] : [];
    const now = [...after.children].filter((child) => !child.matches(CHROME));
    const changed = now.filter((child) => !old.some((one) => one.isEqualNode(child)));
    const [only] = changed;
    const twin = only && old.find((one) => one.tagName === only.tagName && one.id === only.id && one.className === only.className);
    return changed.length === 1 && twin ? parts(twin, only) : changed.length === now.length && before !== window.__vitrina.first ? [after] : changed;
  };
  const found = parts(window.__vitrina.first, document.body).filter((part) => part.textContent.trim() !== '');
  if (found.length === 0) return '';
  const section = document.createElement('section');
  for (const part of found) section.append(part.cloneNode(true));
  for (const element of section.querySelectorAll('[id]')) element.removeAttribute('id');
  let heading = section.querySelector('h1, h2');
  if (!heading) {
    heading = document.createElement('h2');
    heading.textContent = ${JSON.stringify(name)};
    section.prepend(heading);
  } else if (heading.tagName === 'H1') {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
    heading = lower;
  }
  heading.id = ${JSON.stringify(route.slice(1))};
  return section.outerHTML;
})()`;
