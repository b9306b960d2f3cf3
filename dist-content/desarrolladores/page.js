function P(t){return encodeURIComponent(t).replace(/[!'()*]/g,n=>`%${n.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("%2F","/")}async function E(t,n){let e=Object.entries(n).map(([f,T])=>`${f}=${P(T)}`),o=[t,e.join("&")].filter(Boolean).join("?"),r=location.origin+o,c=performance.now(),a=0,
g=new Headers,b;try{let f=await fetch(r,{cache:"no-store",signal:AbortSignal.timeout(2e4)});({status:a,headers:g}=f),b=await f.json()}catch{}return{url:r,path:o,
milliseconds:Math.round(performance.now()-c),status:a,headers:g,body:b}}function i(t,n={},...e){let o=document.createElement(t);for(let[r,c]of Object.entries(n))c!==!1&&o.setAttribute(r,c===!0?"":c);return o.append(...e),o}function d(t,n){
let e=i("button",{type:"button"},t);return e.addEventListener("click",n),e}function p(t){let n=document.getElementById(t);if(!n)throw new Error(`no #${t}`);return n}
function u(t,n){return t.replace(/\{(\w+)\}/g,(e,o)=>String(n[o]??e))}function m(t){p("announcement").textContent=t}function L(t,n){let e=Date.now()+t*1e3,o=()=>{
let c=Math.max(0,Math.ceil((e-Date.now())/1e3));n(c),c===0&&clearInterval(r)},r=window.setInterval(o,1e3);return o(),r}var l=JSON.parse(p("facts").textContent??""),{text:s}=l;function _(){for(let t of document.querySelectorAll("figure")){let n=t.querySelector("code");if(!n)continue;let e=d(s.copy,async()=>{let o=await J(n)?s.copied:s.
copyFailed;e.textContent=o,m(o),setTimeout(()=>{e.textContent=s.copy},2e3)});e.setAttribute("aria-label",`${s.copy}: ${t.querySelector("figcaption")?.textContent??
""}`),t.append(e)}}async function J(t){try{return await navigator.clipboard.writeText(t.textContent??""),!0}catch{return getSelection()?.selectAllChildren(t),document.
execCommand("copy")}}function q({status:t,body:n,headers:e},o){let r=t===0?s.offlineTitle:n?.message??s.unreadableTitle,c=t===0?s.offlineHint:n?.data?.hint??s.unreadableHint,a=i("h3",
{tabindex:"-1"},r),g=i("div",{class:"problem",role:"alert"},a,i("p",{},c)),b=d(s.retry,o);b.className="main";let f=i("div",{},g),T=Number(e.get("Retry-After"));
return t===429&&T>0?f.append(K(T,b),b):(t===0||t>=500||!n)&&f.append(b),f}function K(t,n){let e=i("i"),o=i("span",{role:"timer"});return L(t,r=>{o.textContent=r?
u(s.wait,{seconds:r}):s.waitOver,e.style.inlineSize=`${100*r/t}%`,n.disabled=r>0,r===0&&n.isConnected&&m(s.waitOver)}),i("div",{class:"wait"},i("div",{class:"me\
ter"},e),o)}function h(t,n){let{site:e}=l;return t===e||t.startsWith(`${e}/`)?i("a",{href:location.origin+t.slice(e.length),"data-read":t},n):i("a",{href:t,rel:"noopener"},
n)}function H(t){return t.map(({title:n,url:e,excerpt:o})=>{let r=i("span",{class:"path"},decodeURI(e.slice(l.site.length)));return i("li",{},h(e,n),r,i("p",{},
o))})}var R=(t,n)=>i("pre",{class:"raw",tabindex:"0","aria-label":n},i("code",{},t));function $(t,n=""){let e=Object.entries(t).map(([o,r])=>{let c=l.fields[n+o]??
l.fields[o]??o;return i("div",{},i("dt",{},c),i("dd",{},z(r,`${o}.`)))});return i("dl",{class:"facts"},...e)}function z(t,n){if(Array.isArray(t)){let o=t.map(r=>i(
"li",{},r.url?h(r.url,r.name):Z(r)));return i("ul",{},...o)}if(typeof t=="object"&&t)return $(t,n);if(typeof t=="boolean")return t?s.yes:s.no;let e=String(t);return/^https?:\/\/\S+$/.
test(e)?h(e,e):e}var Q=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function Z({days:t,opens:n,closes:e}){let o=new Intl.DateTimeFormat(
document.documentElement.lang,{weekday:"long",timeZone:"UTC"});return`${t.map(c=>o.format(Date.UTC(2024,0,Q.indexOf(c)+1))).join(", ")}: ${n}–${e}`}function k(t,n){
let e=R(JSON.stringify(n,null,2),"JSON"),o=a=>{t.hidden=a,e.hidden=!a,r.setAttribute("aria-pressed",String(!a)),c.setAttribute("aria-pressed",String(a))},r=d(s.
rendered,()=>o(!1)),c=d("JSON",()=>o(!0));return o(!1),{bar:i("div",{class:"switch"},r,c),source:e}}var w=p("wire"),y=t=>w.querySelector(`[data-wire="${t}"]`),G=y("meter").firstElementChild,D=0;function V(t){let n=o=>Number(t.get(`RateLimit-${o}`)),e=n("Limit");
e&&(clearInterval(D),D=L(n("Reset"),o=>{let r=o?n("Remaining"):e;y("left").textContent=u(s.left,{remaining:r,limit:e}),y("refill").textContent=o?u(s.refill,{seconds:o}):
" ",G.style.inlineSize=`${100*r/e}%`,w.toggleAttribute("data-spent",r===0)}))}function F({url:t,path:n,status:e,milliseconds:o,headers:r}){for(let a of w.querySelectorAll(
":scope > [hidden]"))a.removeAttribute("hidden");y("path").textContent=n,y("status").textContent=e?String(e):s.unreached,y("status").classList.toggle("failed",e===
0||e>=400),y("time").textContent=u(s.milliseconds,{count:o});for(let a of w.querySelectorAll("[data-header]")){let g=r.get(a.getAttribute("data-header")??"");a.
textContent=g,a.parentElement?.toggleAttribute("hidden",g===null)}let c=w.querySelector("pre code");c&&(c.textContent=`curl -sS '${t}'`),V(r)}var{operations:C}=l,x=p("output"),j=[...x.childNodes],S=[],N=0;function v(...t){x.replaceChildren(...t),x.scrollTop=0}async function A(t,n,e){let o=++N;x.setAttribute(
"aria-busy","true"),m(s.loading);let r=await E(t,n);if(F(r),o===N){if(x.removeAttribute("aria-busy"),r.status===200&&r.body)return e(r.body);v(q(r,()=>A(t,n,e)))}}
function I(t){return A(C.search_pages,{query:t},n=>{let{length:e}=n.results;if(e===0)return X(t);let o=u(e===1?s.oneResult:s.manyResults,{count:e,query:t}),r=i(
"ol",{class:"results"},...H(n.results)),{bar:c,source:a}=k(r,n);S=[i("div",{class:"top"},i("h3",{tabindex:"-1"},o),c),r,a],v(...S),B(t,n.next_cursor,r),m(o)})}function B(t,n,e){
if(!n)return;let o=d(s.moreResults,()=>A(C.search_pages,{query:t,cursor:n},c=>{let a=H(c.results);r.replaceWith(...a),a[0]?.querySelector("a")?.focus(),B(t,c.next_cursor,
e)})),r=i("li",{class:"more"},o);e.append(r)}function X(t){let n=u(s.noResults,{query:t}),e=i("p",{},s.noResultsHint);v(i("div",{class:"problem"},i("h3",{},n),e),
...j),S=[],m(`${n}. ${s.noResultsHint}`)}function O(t,n){let e={url:t.slice(l.site.length)||"/",...n&&{part:String(n)}};return A(C.read_page,e,o=>{let r=h(o.url,
s.openPage);r.removeAttribute("data-read");let c=u(s.nextPart,{part:o.next_part,parts:o.parts}),a=o.next_part?[d(c,()=>O(t,o.next_part))]:[];U([r],R(o.markdown,
"Markdown"),...a),m(o.title)})}function W(t){return A(C.get_company_info,t==="all"?{}:{section:t},n=>{let e=$(n),{bar:o,source:r}=k(e,n);U([o],e,r),m(s.rendered)})}
function U(t,...n){let e=d(`← ${s.back}`,()=>{N++,v(...S.length>0?S:j),x.querySelector("a")?.focus({preventScroll:!0})});v(i("div",{class:"top"},e,...t),...n),
x.focus({preventScroll:!0})}var M=p("query");document.addEventListener("submit",t=>{t.preventDefault(),t.target.id==="search"?I(M.value.trim()||M.value):W(t.submitter.value)});document.addEventListener(
"click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;if(!n||t.ctrlKey||t.metaKey||t.shiftKey)return;let{read:e}=n.dataset;!n.closest("#sugge\
stions")&&!e||(t.preventDefault(),e?O(e):(M.value=n.textContent,I(M.value)))});if(location.origin!==l.site)for(let t of document.querySelectorAll("pre code"))t.
textContent=(t.textContent??"").replaceAll(l.site,location.origin);_();Y();async function Y(){let t=c=>document.querySelector(`[data-served="${c}"]`),{status:n,
body:e}=await E(l.status,{}),o=n===200&&typeof e?.generation=="string";if(t("state").textContent=o?s.served:s.notServed,!o)return;let{pages:r}=e;t("pages").textContent=
u(r===1?s.onePage:s.manyPages,{count:r}),t("generation").textContent=e.generation.slice(0,12)}
