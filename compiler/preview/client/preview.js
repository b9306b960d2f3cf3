/** Script of the page: scrolls to the chosen page, shows a clicked part's button, reloads when the config changes. */

document.querySelector('#pages [aria-current]')?.scrollIntoView({ block: 'nearest' });

/** The button of the part that was clicked, beside it. */
const menu = document.createElement('div');
menu.id = 'menu';
menu.popover = 'auto';
document.body.append(menu);

document.querySelector('#original')?.addEventListener('click', (event) => {
  const part = event.target.closest('[data-part]');
  const item = part && document.querySelector(`#part-${part.dataset.part}`);
  if (!item) return;
  menu.replaceChildren(...item.cloneNode(true).childNodes);
  menu.showPopover();
  menu.style.left = `${Math.min(event.clientX, innerWidth - menu.offsetWidth - 8)}px`;
  menu.style.top = `${Math.min(event.clientY, innerHeight - menu.offsetHeight - 8)}px`;
  menu.querySelector('button, summary')?.focus();
});

setInterval(async () => {
  const answer = await fetch('/version').catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== document.documentElement.dataset.version) location.reload();
}, 1000);
