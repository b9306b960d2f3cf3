/** The look of the developer page: one sheet inside the page, no font, script or picture from elsewhere. */

export const developerStyle = `
:root { color-scheme: light dark; --ink: #1b2430; --soft: #55606e; --paper: #ffffff; --panel: #f3f6f9; --line: #d5dde5; --accent: #0b5c8a; --code: #eef2f6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --soft: #a9b4c0; --paper: #12181f; --panel: #1a222b; --line: #33404d; --accent: #7cc4ee; --code: #1f2933; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; font: 1.0625rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
a { color: var(--accent); text-underline-offset: .15em; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; } .skip:focus { position: static; display: block; padding: .5rem 1rem; }
header, main, footer { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; } h1 { font-size: clamp(1.8rem, 5vw, 2.6rem); line-height: 1.15; margin: 0 0 .5rem; }
header p { font-size: 1.15rem; color: var(--soft); max-width: 46rem; }
h2 { font-size: 1.6rem; line-height: 1.25; margin: 3rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p, ul, ol { max-width: 46rem; } li { margin: .25rem 0; }
nav { background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1.25rem; margin: 1.5rem 0; }
nav ul { columns: 14rem; list-style: none; margin: 0; padding: 0; max-width: none; } nav li { margin: 0; padding: .15rem 0; break-inside: avoid; }
code, pre { font: .92em/1.5 ui-monospace, monospace; } code { background: var(--code); padding: .1em .3em; border-radius: .25rem; overflow-wrap: anywhere; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: .5rem; padding: .9rem 1rem; overflow-x: auto; margin: .25rem 0 1rem; }
pre code { background: none; padding: 0; overflow-wrap: normal; }
figure { margin: 1rem 0; } figcaption, caption { color: var(--soft); font-size: .95rem; text-align: left; padding-bottom: .35rem; }
.table { overflow-x: auto; margin: 1rem 0; } table { border-collapse: collapse; min-width: 32rem; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid var(--line); } thead th { background: var(--panel); } tbody th { font-weight: 500; } th code { white-space: nowrap; }
footer { padding-top: 2rem; padding-bottom: 3rem; color: var(--soft); }
`.trim();
