/** Report stage: style and script of a report as a file. Both are in the file itself, and are all that it runs. */

/** Both schemes, and from 320 pixels up: a table that is too wide scrolls in its own frame. */
export const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d5d5d5,#444);--soft:light-dark(#f4f4f4,#262626)}
body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere;color:CanvasText;background:Canvas}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0 1rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}summary{cursor:pointer;margin:1.2rem 0 .5rem}summary h2{display:inline;margin:0}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(11rem,100%),1fr));gap:.5rem;margin:0}dl div{background:var(--soft);border-radius:.4rem;padding:.5rem .75rem}
dt{font-size:.85rem;color:light-dark(#555,#b0b0b0)}dd{margin:0;font-weight:600}ul{list-style:none;margin:.5rem 0;padding:0}li{padding-inline-start:1rem;white-space:pre-wrap}
.depth-2{padding-inline-start:2rem}.depth-3{padding-inline-start:3rem}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:start;vertical-align:top;padding:.35rem .6rem .35rem 0;border-bottom:1px solid var(--line);min-width:5rem;max-width:34rem}tbody th{font-weight:inherit}
thead th{white-space:nowrap}.date{white-space:nowrap}.number{text-align:end;font-variant-numeric:tabular-nums;min-width:3rem}thead button{font:inherit;font-weight:600;color:inherit;background:none;border:0;padding:0;cursor:pointer;text-decoration:underline dotted}
a{color:light-dark(#0b57a4,#8ab8f2)}.dim{color:light-dark(#555,#b0b0b0)}.good{color:light-dark(#05662b,#7ddc9c)}.bad{color:light-dark(#a3161d,#ff9a94)}.warning{color:light-dark(#7a4a00,#f2c063)}
@media (max-width:40rem){table,thead,tbody,tr,th,td{display:block;max-width:none}thead tr{display:flex;flex-wrap:wrap;gap:0 1rem}thead th{border:0}tbody tr{border-bottom:1px solid var(--line);padding:.5rem 0}tbody th,tbody td,.number{border:0;padding:.1rem 0;text-align:start}
tbody th{font-weight:600}tbody td:empty{display:none}td::before{content:attr(data-name)': ';color:light-dark(#555,#b0b0b0)}}
@media print{details{display:block}.wide{overflow:visible}}`;

/** Makes each column's name a button that sorts by it, and turns the order at a second press. */
export const SORT_SCRIPT = `for(const table of document.querySelectorAll('table'))table.tHead.querySelectorAll('th').forEach((head,at)=>{
const button=document.createElement('button');button.append(...head.childNodes);head.append(button);
button.onclick=()=>{const up=head.ariaSort!=='ascending';for(const other of table.tHead.querySelectorAll('th'))other.removeAttribute('aria-sort');head.setAttribute('aria-sort',up?'ascending':'descending');
const key=(row)=>row.cells[at].textContent;const isNumber=[...table.tBodies[0].rows].every((row)=>row.cells[at].className==='number');
const rows=[...table.tBodies[0].rows].sort((a,b)=>isNumber?key(a)-key(b):key(a).localeCompare(key(b),document.documentElement.lang,{numeric:true}));
table.tBodies[0].append(...(up?rows:rows.reverse()))}})`;
