/** Scripts that run in a rendered page: they make it deterministic, take its HTML, and find and show its routes. */

/**
 * Runs before all scripts of the page. Makes random numbers and the time of day the same each time, blocks windows and
 * prints, reports every element as visible, and leaves the page and its canvases unpainted.
 */
export const STEADY_SCRIPT = `(() => {
  let seed = 1;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  // The day is today's; the time of day would make each run differ.
  const { now } = Date;
  const begun = now();
  const noon = begun - (begun % 86_400_000) + 43_200_000;
  Date.now = () => noon + now() - begun;
  window.Date = new Proxy(Date, {
    construct: (type, values, made) => Reflect.construct(type, values.length > 0 ? values : [type.now()], made),
    apply: (type) => new type(type.now()).toString(),
  });
  Date.prototype.constructor = Date;
  window.open = () => null;
  window.print = () => {};
  delete window.Notification;
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...more) {
    if (type === 'click' && this instanceof Element) this.vitrinaListens = true;
    return listen.call(this, type, ...more);
  };
  // Painting takes most of the time and changes no text. A sheet of this kind is not part of the HTML.
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets = [unpainted];
  // Drawing in three dimensions takes minutes without a graphics card.
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...options) {
    const type = { webgl: window.WebGLRenderingContext, 'experimental-webgl': window.WebGLRenderingContext, webgl2: window.WebGL2RenderingContext }[kind];
    return type ? (this.undrawn ??= toUndrawn(type, this)) : getContext.call(this, kind, ...options);
  };
  const toUndrawn = (type, canvas) => {
    const context = Object.create(type.prototype);
    const answers = {
      getParameter: (name) => (name === 7938 ? 'WebGL 2.0' : name === 35724 ? 'WebGL GLSL ES 3.00' : name === 3088 || name === 2978 ? [0, 0, 1, 1] : 16),
      getShaderPrecisionFormat: () => ({ rangeMin: 127, rangeMax: 127, precision: 23 }),
      getProgramParameter: (_, name) => (name === 35718 || name === 35721 ? 0 : true),
      checkFramebufferStatus: () => 36053,
      getContextAttributes: () => ({}),
      getSupportedExtensions: () => [],
    };
    for (const name of Object.keys(type.prototype)) {
      const { value } = Object.getOwnPropertyDescriptor(type.prototype, name);
      if (typeof value !== 'function') continue;
      const made = /^create/.test(name) ? {} : /^get.*Log$/.test(name) ? '' : /^getShaderParameter$/.test(name) ? true : /^get(?:Attrib|Error)/.test(name) ? 0 : /^is/.test(name) ? false : null;
      Object.defineProperty(context, name, { value: answers[name] ?? (() => made) });
    }
    for (const [name, value] of Object.entries({ canvas, drawingBufferWidth: 1, drawingBufferHeight: 1 })) Object.defineProperty(context, name, { value });
    return context;
  };
  // Frames depend on the speed of the machine; timers run in virtual time.
  window.requestAnimationFrame = (call) => setTimeout(() => call(performance.now()), 32);
  window.cancelAnimationFrame = (frame) => clearTimeout(frame);
  // Elements that appear on scrolling are reported as in view.
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

/** Placeholder in the HTML where the other views of the page are inserted. */
export const VIEWS_MARK = '<!--vitrina-views-->';

/** Returns the page's HTML with open shadow roots and {@link VIEWS_MARK}, cut at `maxLength` characters. */
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

/** Lists routes (`#/` or `#!/`) that the page's links lead to, each with the text of its first link. */
export const ROUTES_SCRIPT = `(() => {
  const here = location.href.split('#')[0];
  const routes = new Map();
  for (const link of document.querySelectorAll('a[href]')) {
    const [page, route] = [link.href.split('#')[0], link.hash];
    if (page === here && /^#!?\\/./.test(route) && !routes.has(route)) routes.set(route, link.textContent.trim().slice(0, 200));
  }
  window.__vitrina ??= { first: document.body.cloneNode(true) };
  return [...routes];
})()`;

/** Goes to a route without a request. */
export const toRouteScript = (route: string): string => `location.hash = ${JSON.stringify(route)}`;

/**
 * Returns the part of the page that differs from the first view, as a section with the route as its id; `''` if nothing
 * differs. Menus and footers are ignored, as they only mark the current entry.
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

/** Maximum characters of a menu entry. */
const MAX_ENTRY_LENGTH = 40;

/**
 * Clicks the next menu entry that has a click handler and no address. Returns its text, `''` after the last one.
 * @param done texts of the entries clicked before
 */
export const toClickScript = (done: readonly string[]): string => `(() => {
  const done = new Set(${JSON.stringify(done)});
  const listens = (element) =>
    element.vitrinaListens || element.onclick || Object.keys(element).some((key) => /^__reactProps/.test(key) && element[key]?.onClick);
  const toText = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
  const entries = [...document.querySelectorAll('nav *, header *, [role="navigation"] *, [role="menu"] *')].filter((element) =>
    element.matches('li, li *, a:not([href]), button:not([type="submit"]), [role="menuitem"], [role="link"]') &&
    listens(element) && !element.closest('a[href], form, [aria-haspopup], [aria-expanded]') && !element.querySelector('a[href]'));
  const next = entries.find((element) => {
    const text = toText(element);
    return /\\p{L}{2}/u.test(text) && text.length <= ${MAX_ENTRY_LENGTH} && !done.has(text) && !entries.some((other) => other !== element && element.contains(other));
  });
  next?.click();
  return next ? toText(next) : '';
})()`;

/** Returns the address that the page shows. */
export const ADDRESS_SCRIPT = 'location.href';
