function element(tag, attributes = {}, ...children) {
const node = document.createElement(tag);
for (const [name, value] of Object.entries(attributes)) {
if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : value);
}
node.append(...children);
return node;
}
function button(label, act) {
const node = element('button', { type: 'button' }, label);
node.addEventListener('click', act);
return node;
}
function byId(id) {
const node = document.getElementById(id);
if (!node) throw new Error(`no #${id}`);
return node;
}
function fill(sentence, values) {
return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
function announce(sentence) {
byId('announcement').textContent = sentence;
}
async function callApi(operation, parameters) {
const query = Object.entries(parameters).map(([name, value]) => `${name}=${encode(value)}`);
const path = [operation, query.join('&')].filter(Boolean).join('?');
const url = location.origin + path;
const start = performance.now();
let status = 0;
let headers = new Headers();
let body;
try {
const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(20_000) });
({ status, headers } = response);
body = await response.json();
} catch {
}
return { url, path, milliseconds: Math.round(performance.now() - start), status, headers, body };
}
function encode(value) {
return encodeURIComponent(value)
.replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
.replaceAll('%2F', '/');
}
function addCopyButtons(text) {
for (const figure of document.querySelectorAll('figure')) {
const code = figure.querySelector('code');
const label = figure.querySelector('figcaption')?.textContent ?? '';
if (!code) continue;
const copier = button(text.copy, async () => {
const said = (await copy(code)) ? text.copied : text.copyFailed;
copier.textContent = said;
announce(said);
setTimeout(() => {
copier.textContent = text.copy;
}, 2000);
});
copier.setAttribute('aria-label', `${text.copy}: ${label}`);
figure.append(copier);
}
}
async function copy(code) {
try {
await navigator.clipboard.writeText(code.textContent ?? '');
return true;
} catch {
getSelection()?.selectAllChildren(code);
return document.execCommand('copy');
}
}
function createWire(panel, text) {
const part = (name) =>  (panel.querySelector(`[data-wire="${name}"]`));
const bar =  (part('meter').firstElementChild);
let timer = 0;
function showQuota(remaining, limit, seconds) {
part('left').textContent = fill(text.left, { remaining, limit });
part('refill').textContent = seconds > 0 ? fill(text.refill, { seconds }) : '\u00a0';
bar.style.inlineSize = `${(100 * remaining) / limit}%`;
panel.toggleAttribute('data-spent', remaining === 0);
}
return {
show({ url, path, status, milliseconds, headers }) {
part('path').textContent = path;
part('status').textContent = status ? String(status) : text.unreached;
part('status').classList.toggle('failed', status === 0 || status >= 400);
part('time').textContent = fill(text.milliseconds, { count: milliseconds });
for (const value of panel.querySelectorAll('[data-header]')) {
value.textContent = headers.get(value.getAttribute('data-header') ?? '') ?? '—';
}
const code = panel.querySelector('pre code');
if (code) code.textContent = `curl -sS '${url}'`;
const number = (name) => Number(headers.get(`RateLimit-${name}`));
const limit = number('Limit');
const remaining = number('Remaining');
if (!limit) return;
const end = Date.now() + number('Reset') * 1000;
clearInterval(timer);
const tick = () => {
const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
showQuota(seconds ? remaining : limit, limit, seconds);
if (!seconds) clearInterval(timer);
};
tick();
timer = window.setInterval(tick, 1000);
},
};
}
function toProblem({ status, body, headers }, text, retry) {
const title = status === 0 ? text.offlineTitle : (body?.message ?? text.unreadableTitle);
const hint = status === 0 ? text.offlineHint : (body?.data?.hint ?? text.unreadableHint);
const repeat = button(text.retry, retry);
repeat.className = 'main';
const box = element(
'div',
{ class: 'problem', role: 'alert' },
element('h3', { tabindex: '-1' }, title),
element('p', {}, hint),
);
const problem = element('div', {}, box);
const seconds = Number(headers.get('Retry-After'));
if (status === 429 && seconds > 0) problem.append(countDown(seconds, repeat, text), repeat);
else if (status === 0 || status >= 500 || !body) problem.append(repeat);
return problem;
}
function countDown(seconds, repeat, text) {
const bar = element('i');
const left = element('span', { role: 'timer' });
const end = Date.now() + seconds * 1000;
repeat.disabled = true;
const tick = () => {
const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
left.textContent = now ? fill(text.wait, { seconds: now }) : text.waitOver;
bar.style.inlineSize = `${(100 * now) / seconds}%`;
if (now > 0) return;
clearInterval(timer);
repeat.disabled = false;
if (repeat.isConnected) announce(text.waitOver);
};
const timer = setInterval(tick, 1000);
tick();
return element('div', { class: 'wait' }, element('div', { class: 'meter' }, bar), left);
}
const ENTITIES =  ({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' });
const TAGS =  ({
'**': 'strong',
__: 'strong',
'*': 'em',
_: 'em',
'~~': 'del',
});
const TOKEN =
/\\([!-/:-@[-`{-~])|(\\\n| {2,}\n)|&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));|(`+)|(!?\[)|<(https?:[^\s<>]*)>|(\*\*|__|~~|\*|_)/giy;
function renderInline(source, root, context) {
const open = [{ mark: '', inner: [] }];
let text = '';
const close = () => {
if (text) open.at(-1)?.inner.push(text);
text = '';
return open.pop() ?? { mark: '', inner: [] };
};
const append = (node) => {
open.at(-1)?.inner.push(text, node);
text = '';
};
const abandon = () => {
const { mark, inner } = close();
const outer = open.at(-1)?.inner;
outer?.push(mark);
for (const one of inner) outer?.push(one);
};
for (let at = 0; at < source.length; ) {
TOKEN.lastIndex = at;
const token = TOKEN.exec(source);
if (!token) {
text += source[at++];
continue;
}
const [whole, escaped, lineBreak, decimal, hex, name, ticks, bracket, url, mark] = token;
at += whole.length;
if (escaped !== undefined) text += escaped;
else if (lineBreak) append(element('br'));
else if (decimal || hex) text += toCharacter(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
else if (name) text += ENTITIES[name] ?? whole;
else if (ticks) {
const end = findTicks(source, ticks, at);
if (end < 0) text += ticks;
else {
const code = source.slice(at, end).replaceAll('\n', ' ');
append(element('code', {}, /^ .*\S.* $/.test(code) ? code.slice(1, -1) : code));
at = end + ticks.length;
}
} else if (bracket) {
const link = findLink(source, at);
if (!link) text += bracket;
else {
append(
bracket === '['
? toLink(source.slice(at, link.label), link.url, context)
: toImage(source.slice(at, link.label), context),
);
at = link.end;
}
} else if (url) append(context.link(url, url));
else if (mark) {
const before = source[at - mark.length - 1] ?? ' ';
const after = source[at] ?? ' ';
const opener = open.findLastIndex((one) => one.mark === mark);
if (opener > 0 && /\S/.test(before)) {
while (open.length > opener + 1) abandon();
append(element(TAGS[mark] ?? 'em', {}, ...close().inner));
} else if (/\S/.test(after) && !(mark[0] === '_' && /[\p{L}\p{N}]/u.test(before))) {
open.at(-1)?.inner.push(text);
text = '';
open.push({ mark, inner: [] });
} else text += mark;
}
}
while (open.length > 1) abandon();
for (const one of close().inner) root.append(one);
return root;
}
function toLink(label, url, context) {
const content = renderInline(label, element('span'), context);
if (!/^https?:\/\//i.test(url)) return content;
const link = context.link(url, '');
link.append(...content.childNodes);
if (!link.textContent?.trim()) link.textContent = url;
return link;
}
function toImage(alt, context) {
const content = renderInline(alt, element('span'), context).textContent;
return element('span', { class: 'image' }, content || context.text.image);
}
const toCharacter = (code) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
function findTicks(source, ticks, from) {
for (let at = source.indexOf(ticks, from); at >= 0; at = source.indexOf(ticks, at)) {
let end = at;
while (source[end] === '`') end++;
if (end - at === ticks.length) return at;
at = end;
}
return -1;
}
function findLink(source, from) {
let depth = 1;
for (let at = from; at < source.length; at++) {
const sign = source[at];
if (sign === '\\') at++;
else if (sign === '[') depth++;
else if (sign === ']' && --depth === 0) {
const address =
/\]\((?:<((?:\\.|[^<>\n\\])*)>|((?:\\.|\((?:\\.|[^\s()\\])*\)|[^\s()\\])*))(?:\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'))?\)/y;
address.lastIndex = at;
const found = address.exec(source);
if (!found) return undefined;
const url = (found[1] ?? found[2] ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
return { label: at, url, end: address.lastIndex };
}
}
return undefined;
}
const FENCE = /^(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})(?: +(.*))?$/;
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/;
const ITEM = /^([-*+]|\d{1,9}[.)])( +|$)/;
const DELIMITERS = /^\|(?: *:?-+:? *\|)+$/;
const SHIFT = 2;
const DEPTH = 40;
function renderMarkdown(markdown, link, text) {
const root = document.createDocumentFragment();
renderBlocks(markdown.replace(/\r\n?/g, '\n').split('\n'), root, { link, text, depth: 0 });
return root;
}
function renderBlocks(lines, parent, outer) {
const context = { ...outer, depth: outer.depth + 1 };
let apart = false;
let blank = false;
for (let at = 0; at < lines.length; ) {
const line = lines[at] ?? '';
if (line.trim() === '') {
blank = parent.childNodes.length > 0;
at++;
continue;
}
apart ||= blank;
blank = false;
at = renderBlock(line, lines, at, parent, context);
}
return apart;
}
function renderBlock(line, lines, at, parent, context) {
const take = (belongs) => {
let end = at + 1;
while (end < lines.length && belongs(lines[end] ?? '')) end++;
return end;
};
const [, fence] = FENCE.exec(line) ?? [];
if (fence) {
const end = take(
(one) => !(one.startsWith(fence) && one.trim() === one.trim().charAt(0).repeat(one.trim().length)),
);
const code = element('code', {}, lines.slice(at + 1, end).join('\n'));
parent.append(element('pre', { tabindex: '0' }, code));
return end + 1;
}
const [, marks, heading = ''] = HEADING.exec(line) ?? [];
if (marks) {
const level =  (`h${Math.min(6, marks.length + SHIFT)}`);
parent.append(renderInline(heading.trim(), element(level), context));
return at + 1;
}
if (RULE.test(line)) {
parent.append(element('hr'));
return at + 1;
}
const nests = context.depth < DEPTH;
if (nests && line.startsWith('>')) {
const end = take((one) => one.startsWith('>'));
const quote = element('blockquote');
renderBlocks(
lines.slice(at, end).map((one) => one.replace(/^> ?/, '')),
quote,
context,
);
parent.append(quote);
return end;
}
if (nests && ITEM.test(line)) return renderList(lines, at, parent, context);
if (line.startsWith('|') && DELIMITERS.test(lines[at + 1]?.trim() ?? '')) {
const end = take((one) => one.startsWith('|'));
parent.append(toTable(lines.slice(at, end), context));
return end;
}
const end = take((one) => one.trim() !== '' && !startsBlock(one));
parent.append(renderInline(lines.slice(at, end).join('\n').trim(), element('p'), context));
return end;
}
function startsBlock(line) {
return (
FENCE.test(line) || HEADING.test(line) || RULE.test(line) || line.startsWith('>') || /^(?:[-*+]|1[.)]) /.test(line)
);
}
function renderList(lines, at, parent, context) {
const [, first = ''] = ITEM.exec(lines[at] ?? '') ?? [];
const kind = first.slice(-1);
const number = Number.parseInt(first, 10);
const list = Number.isNaN(number)
? element('ul')
: element('ol', { start: number === 1 ? undefined : String(number) });
let loose = false;
for (;;) {
const [lead = '', marker = ''] = ITEM.exec(lines[at] ?? '') ?? [];
if (marker.slice(-1) !== kind || !marker) break;
const width = marker.length + 1;
const inside = [(lines[at] ?? '').slice(lead.length)];
at++;
while (at < lines.length && (/^ /.test(lines[at] ?? '') || (lines[at] ?? '').trim() === '')) {
inside.push((lines[at] ?? '').slice(width));
at++;
}
const item = element('li');
loose = renderBlocks(inside, item, context) || loose;
const next = ITEM.exec(lines[at] ?? '')?.[1] ?? '';
if (next.slice(-1) === kind && inside.at(-1)?.trim() === '') loose = true;
list.append(item);
}
if (!loose) for (const item of list.children) unwrapParagraphs(item);
parent.append(list);
return at;
}
function unwrapParagraphs(item) {
for (const child of [...item.children]) {
if (child.localName === 'p') child.replaceWith(...child.childNodes);
}
}
function toTable([head = '', delimiters = '', ...rows], context) {
const sides = toCells(delimiters).map((cell) =>
cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'end') : '',
);
const toRow = (line, tag) => {
const cells = toCells(line);
return element(
'tr',
{},
...sides.map((side, index) => {
const cell = renderInline(cells[index] ?? '', element(tag), context);
cell.style.textAlign = side;
return cell;
}),
);
};
const table = element('table', {}, element('thead', {}, toRow(head, 'th')));
if (rows.length > 0) table.append(element('tbody', {}, ...rows.map((row) => toRow(row, 'td'))));
return element('div', { class: 'table', role: 'group', tabindex: '0', 'aria-label': context.text.table }, table);
}
function toCells(line) {
const cells = line
.trim()
.replace(/^\||\|$/g, '')
.split(/(?<!\\)\|/);
return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}
function pageLink(url, name, { site }) {
const own = url === site || url.startsWith(`${site}/`);
return own
? element('a', { href: location.origin + url.slice(site.length), 'data-read': url }, name)
: element('a', { href: url, rel: 'noopener' }, name);
}
function toResultItems(results, query, facts) {
return results.map(({ title, url, excerpt }) =>
element(
'li',
{},
pageLink(url, title, facts),
element('span', { class: 'path' }, decodeURI(url.slice(facts.site.length))),
element('p', {}, ...markWords(excerpt, query)),
),
);
}
function toPageText({ markdown }, facts) {
const prose = element('div', { class: 'prose' });
prose.append(renderMarkdown(markdown, (url, name) => pageLink(url, name, facts), facts.text));
return prose;
}
function toFactList(info, facts, prefix = '') {
const list = element('dl', { class: 'facts' });
for (const [name, value] of Object.entries(info)) {
const label = facts.fields[prefix + name] ?? name;
list.append(element('div', {}, element('dt', {}, label), element('dd', {}, toFact(value, facts, `${name}.`))));
}
return list;
}
function toFact(value, facts, prefix) {
if (Array.isArray(value)) {
return element('ul', {}, ...value.map(({ name, url }) => element('li', {}, pageLink(url, name, facts))));
}
if (typeof value === 'object' && value) {
return toFactList( (value), facts, prefix);
}
if (typeof value === 'boolean') return value ? facts.text.yes : facts.text.no;
const text = String(value);
return /^https?:\/\/\S+$/.test(text) ? pageLink(text, text, facts) : text;
}
function toSwitch(rendered, raw, rawName, { text }) {
const source = element('pre', { class: 'raw', tabindex: '0', 'aria-label': rawName }, element('code', {}, raw));
source.hidden = true;
const choose = (asItCame) => {
rendered.hidden = asItCame;
source.hidden = !asItCame;
first.setAttribute('aria-pressed', String(!asItCame));
second.setAttribute('aria-pressed', String(asItCame));
};
const first = button(text.rendered, () => choose(false));
const second = button(rawName, () => choose(true));
choose(false);
return { bar: element('div', { class: 'switch' }, first, second), source };
}
function markWords(excerpt, query) {
const wanted = words(query).filter((word) => word.length > 2);
return excerpt.split(/([\p{L}\p{N}]+)/u).map((piece) => {
const [word = ''] = words(piece);
return word.length > 2 && wanted.some((one) => one.slice(0, 5) === word.slice(0, 5))
? element('mark', {}, piece)
: piece;
});
}
function words(text) {
return (
text
.normalize('NFD')
.replace(/\p{M}/gu, '')
.toLowerCase()
.match(/[\p{L}\p{N}]+/gu) ?? []
);
}
function createStage(facts, ask) {
const { operations, text } = facts;
const output = byId('output');
const start = [...output.childNodes];
let turn = 0;
let results = [];
async function request(operation, parameters, show) {
const mine = ++turn;
output.setAttribute('aria-busy', 'true');
announce(text.loading);
const answer = await ask(operation, parameters);
if (mine !== turn) return;
output.removeAttribute('aria-busy');
if (answer.status === 200 && answer.body) return show(answer.body);
put(toProblem(answer, text, () => request(operation, parameters, show)));
}
function put(...nodes) {
output.replaceChildren(...nodes);
output.scrollTop = 0;
}
function search(query) {
const show = (body) => {
if (body.results.length === 0) return showNothing(query);
const { length } = body.results;
const heading = element(
'h3',
{ tabindex: '-1' },
fill(length === 1 ? text.oneResult : text.manyResults, { count: length, query }),
);
const list = element('ol', { class: 'results' }, ...toResultItems(body.results, query, facts));
const { bar, source } = toSwitch(list, toJson(body), 'JSON', facts);
results = [element('div', { class: 'top' }, heading, bar), list, source];
put(...results);
more(body.next_cursor, list);
announce(heading.textContent ?? '');
};
const more = (cursor, list) => {
if (!cursor) return;
const next = button(text.moreResults, () =>
request(operations.search_pages, { query, cursor }, (body) => {
const items = toResultItems(body.results, query, facts);
item.replaceWith(...items);
items[0]?.querySelector('a')?.focus();
more(body.next_cursor, list);
}),
);
const item = element('li', { class: 'more' }, next);
list.append(item);
};
return request(operations.search_pages, { query }, show);
}
function showNothing(query) {
const title = fill(text.noResults, { query });
put(element('div', { class: 'problem' }, element('h3', {}, title), element('p', {}, text.noResultsHint)), ...start);
results = [];
announce(`${title}. ${text.noResultsHint}`);
}
function read(url, part) {
const parameters = { url: url.slice(facts.site.length) || '/', ...(part && { part }) };
return request(operations.read_page, parameters, (page) => {
const prose = toPageText(page, facts);
if (page.next_part) {
const label = fill(text.nextPart, { part: page.next_part, parts: page.parts });
prose.append(button(label, () => read(url, String(page.next_part))));
}
showDocument(prose, page.markdown, 'Markdown', pageLink(page.url, text.openPage, facts));
});
}
function company(section) {
return request(operations.get_company_info, section === 'all' ? {} : { section }, (info) =>
showDocument(toFactList(info, facts), toJson(info), 'JSON'),
);
}
function showDocument(rendered, raw, rawName, link) {
link?.removeAttribute('data-read');
const { bar, source } = toSwitch(rendered, raw, rawName, facts);
const back = button(`← ${text.back}`, () => {
turn++;
put(...(results.length > 0 ? results : start));
output.querySelector('a')?.focus({ preventScroll: true });
});
put(element('div', { class: 'top' }, back, ...(link ? [link] : []), bar), rendered, source);
output.focus({ preventScroll: true });
announce(rendered.querySelector('h3')?.textContent ?? text.rendered);
}
return { search, read, company };
}
const toJson = (value) => JSON.stringify(value, null, 2);
const facts = JSON.parse(byId('facts').textContent ?? '');
const wire = createWire(byId('wire'), facts.text);
const stage = createStage(facts, async (operation, parameters) => {
const answer = await callApi(operation, parameters);
wire.show(answer);
return answer;
});
const input =  (byId('query'));
document.addEventListener('submit', (event) => {
const form =  (event.target);
event.preventDefault();
if (form.id === 'search') stage.search(input.value.trim() || input.value);
else stage.company( (event.submitter).value);
});
document.addEventListener('click', (event) => {
const link = event.target instanceof Element ? event.target.closest('a') : null;
if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
const { read } = link.dataset;
const suggested = link.closest('#suggestions');
if (!suggested && !read) return;
event.preventDefault();
if (read) stage.read(read);
else {
input.value = link.textContent;
stage.search(input.value);
}
});
if (location.origin !== facts.site) {
for (const code of document.querySelectorAll('pre code')) {
code.textContent = (code.textContent ?? '').replaceAll(facts.site, location.origin);
}
}
addCopyButtons(facts.text);
showServed();
async function showServed() {
const place = (name) =>  (document.querySelector(`[data-served="${name}"]`));
const { status, body } = await callApi(facts.status, {});
const served = status === 200 && typeof body?.generation === 'string';
place('state').textContent = served ? facts.text.served : facts.text.notServed;
if (!served) return;
place('pages').textContent = fill(body.pages === 1 ? facts.text.onePage : facts.text.manyPages, {
count: body.pages,
});
place('generation').textContent = body.generation.slice(0, 12);
}
