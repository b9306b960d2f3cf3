/** The preview page's script, run by the browser: shows the chosen page in the list, and follows the config. */

document.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });

setInterval(async () => {
  const answer = await fetch('/version').catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== document.documentElement.dataset.version) location.reload();
}, 1000);
