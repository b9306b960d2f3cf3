/** The preview page's script, run by the browser: lists pages, and shows the one that the address names. */

/** @param {string} id */
const part = (id) => document.getElementById(id);

let asked = 0;
let chosen = '';
let version = 0;
let text = {};

/** A sentence with its `{names}` filled in. */
const fill = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** Lists the pages that match search and filters. */
async function listPages() {
  const turn = ++asked;
  const query = new URLSearchParams({ q: part('search').value });
  const list = await (await fetch(`/pages.json?${query}`)).json();
  // An answer that a later question has overtaken is not shown.
  if (turn !== asked) return;
  ({ text, version } = list);
  part('brand').textContent = `${text.title}: ${list.brand}`;
  document.title = `${list.brand}: ${text.title}`;
  part('count').textContent = fill(text.count, { shown: list.pages.length, total: list.total });
  part('pages').replaceChildren(...list.pages.map(toRow));
  const siteProblems = part('site-problems');
  siteProblems.hidden = list.siteProblems.length === 0;
  siteProblems.querySelector('summary').textContent = fill(text.siteProblems, { count: list.siteProblems.length });
  siteProblems.querySelector('ul').replaceChildren(...list.siteProblems.map(toProblem));
  markChosen();
}

function toRow({ path, address, title, kept, cuts, problems }) {
  const link = element('a', { href: `#${path}` }, [
    title || address,
    element('small', {}, [
      `${address} · ${fill(text.share, { share: kept })} · ${fill(text.cuts, { count: cuts })}${problems ? ` · ${fill(text.problems, { count: problems })}` : ''}`,
    ]),
  ]);
  return element('li', {}, [link]);
}

function toProblem({ severity, where, message, hint, quote }) {
  return element('li', { className: severity }, [
    element('strong', {}, [`${text[severity]}: `]),
    `${where.startsWith('/') ? '' : `${where}: `}${message}${quote ? ` «${quote}»` : ''} → ${hint}`,
  ]);
}

/** Shows the page named after `#` in the address. */
async function showPage({ type } = {}) {
  const path = location.hash.slice(1);
  if (!path) return;
  chosen = path;
  markChosen();
  const answer = await fetch(`/page.json?${new URLSearchParams({ path })}`);
  const page = await answer.json();
  if (chosen !== path) return;
  part('welcome').hidden = answer.ok;
  part('page').hidden = !answer.ok;
  if (!answer.ok) {
    part('welcome').textContent = page.message;
    return;
  }
  part('title').textContent = page.title;
  part('address').replaceChildren(
    element('a', { href: page.url, target: '_blank', rel: 'noreferrer' }, [page.address]),
  );
  part('description').textContent = page.description;
  part('problems').replaceChildren(...page.problems.map(toProblem));
  // Made by the server of known elements without any handler, style or address of an asset.
  part('original').innerHTML = page.original;
  part('raw').textContent = page.markdown;
  showParts('cuts', text.cutParts, text.keepThis, page.cuts);
  showParts('kept', text.keptParts, text.dropThis, page.kept);
  part('line').hidden = true;
  for (const id of ['original', 'raw']) part(id).scrollTop = 0;
  // Who chose it reads on there, past the rest of the list.
  if (type === 'hashchange') part('title').focus();
}

/** A list of parts, each with a button that shows its line for the config. */
function showParts(id, title, label, parts) {
  part(`${id}-title`).textContent = `${title} (${parts.length})`;
  part(id).replaceChildren(
    ...parts.map(({ label: rule, text: words, line, located }) => {
      const lost = located === false ? ` (${text.notFound})` : '';
      const shown = `${words.length > 120 ? `${words.slice(0, 120)}…` : words}${lost}`;
      const button = element('button', { type: 'button' }, [label]);
      button.setAttribute('aria-label', `${label}: ${shown}`);
      button.addEventListener('click', () => showLine(line));
      return element('li', {}, [button, ` ${rule ? `${rule}: ` : ''}${shown}`]);
    }),
  );
}

/** Shows the line, and copies it if the browser allows it. */
async function showLine(line) {
  const copied = await navigator.clipboard.writeText(line).then(
    () => text.copied,
    () => text.line,
  );
  part('line').hidden = false;
  part('line').replaceChildren(`${copied} `, element('code', {}, [line]));
  part('line').scrollIntoView({ block: 'nearest' });
}

function markChosen() {
  for (const link of part('pages').querySelectorAll('a')) {
    if (link.getAttribute('href') === `#${chosen}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

function element(name, properties, children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

part('search').addEventListener('input', listPages);
addEventListener('hashchange', showPage);
await listPages();
await showPage();

/** The config changes what the server shows. */
setInterval(async () => {
  const answer = await fetch('/version.json').catch(() => undefined);
  if (!answer || (await answer.json()).version === version) return;
  await listPages();
  await showPage();
}, 1000);
