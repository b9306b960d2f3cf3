async function A(t,e){let n=Object.entries(e).map(([u,d])=>`${u}=${H(d)}`),o=[t,n.join("&")].filter(Boolean).join("?"),s=location.origin+o,r=performance.now(),c=0,
i=new Headers,l;try{let u=await fetch(s,{cache:"no-store",signal:AbortSignal.timeout(2e4)});({status:c,headers:i}=u),l=await u.json()}catch{}return{url:s,path:o,
milliseconds:Math.round(performance.now()-r),status:c,headers:i,body:l}}function H(t){return encodeURIComponent(t).replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(
16).toUpperCase()}`).replaceAll("%2F","/")}function a(t,e={},...n){let o=document.createElement(t);for(let[s,r]of Object.entries(e))r!==void 0&&r!==!1&&o.setAttribute(s,r===!0?"":r);return o.append(...n),
o}function m(t,e){let n=a("button",{type:"button"},t);return n.addEventListener("click",e),n}function x(t){let e=document.getElementById(t);if(!e)throw new Error(
`no #${t}`);return e}function p(t,e){return t.replace(/\{(\w+)\}/g,(n,o)=>String(e[o]??n))}function h(t){x("announcement").textContent=t}function D(t){for(let e of document.querySelectorAll("figure")){let n=e.querySelector("code"),o=e.querySelector("figcaption")?.textContent??"";if(!n)continue;let s=m(
t.copy,async()=>{let r=await J(n)?t.copied:t.copyFailed;s.textContent=r,h(r),setTimeout(()=>{s.textContent=t.copy},2e3)});s.setAttribute("aria-label",`${t.copy}\
: ${o}`),e.append(s)}}async function J(t){try{return await navigator.clipboard.writeText(t.textContent??""),!0}catch{return getSelection()?.selectAllChildren(t),
document.execCommand("copy")}}function I({status:t,body:e,headers:n},o,s){let r=t===0?o.offlineTitle:e?.message??o.unreadableTitle,c=t===0?o.offlineHint:e?.data?.hint??o.unreadableHint,i=m(o.
retry,s);i.className="main";let l=a("div",{class:"problem",role:"alert"},a("h3",{tabindex:"-1"},r),a("p",{},c)),u=a("div",{},l),d=Number(n.get("Retry-After"));return t===
429&&d>0?u.append(U(d,i,o),i):(t===0||t>=500||!e)&&u.append(i),u}function U(t,e,n){let o=a("i"),s=a("span",{role:"timer"}),r=Date.now()+t*1e3;e.disabled=!0;let c=()=>{
let l=Math.max(0,Math.ceil((r-Date.now())/1e3));s.textContent=l?p(n.wait,{seconds:l}):n.waitOver,o.style.inlineSize=`${100*l/t}%`,!(l>0)&&(clearInterval(i),e.disabled=
!1,e.isConnected&&h(n.waitOver))},i=setInterval(c,1e3);return c(),a("div",{class:"wait"},a("div",{class:"meter"},o),s)}function y(t,e,{site:n}){return t===n||t.startsWith(`${n}/`)?a("a",{href:location.origin+t.slice(n.length),"data-read":t},e):a("a",{href:t,rel:"noopener"},e)}function $(t,e,n){
return t.map(({title:o,url:s,excerpt:r})=>a("li",{},y(s,o,n),a("span",{class:"path"},decodeURI(s.slice(n.site.length))),a("p",{},...Q(r,e))))}var k=(t,e)=>a("pr\
e",{class:"raw",tabindex:"0","aria-label":e},a("code",{},t));function R(t,e,n=""){let o=a("dl",{class:"facts"});for(let[s,r]of Object.entries(t)){let c=e.fields[n+
s]??e.fields[s]??s;o.append(a("div",{},a("dt",{},c),a("dd",{},B(r,e,`${s}.`))))}return o}function B(t,e,n){if(Array.isArray(t)){let s=r=>r.url===void 0?z(r):y(r.
url,r.name,e);return a("ul",{},...t.map(r=>a("li",{},s(r))))}if(typeof t=="object"&&t)return R(t,e,n);if(typeof t=="boolean")return t?e.text.yes:e.text.no;let o=String(
t);return/^https?:\/\/\S+$/.test(o)?y(o,o,e):o}var K=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function z({days:t,opens:e,closes:n}){
let o=new Intl.DateTimeFormat(document.documentElement.lang,{weekday:"long",timeZone:"UTC"});return`${t.map(r=>o.format(Date.UTC(2024,0,K.indexOf(r)+1))).join("\
, ")}: ${e}–${n}`}function q(t,e,n,{text:o}){let s=k(e,n);s.hidden=!0;let r=l=>{t.hidden=l,s.hidden=!l,c.setAttribute("aria-pressed",String(!l)),i.setAttribute(
"aria-pressed",String(l))},c=m(o.rendered,()=>r(!1)),i=m(n,()=>r(!0));return r(!1),{bar:a("div",{class:"switch"},c,i),source:s}}function Q(t,e){let n=N(e).filter(
o=>o.length>2);return t.split(/([\p{L}\p{N}]+)/u).map(o=>{let[s=""]=N(o);return s.length>2&&n.some(r=>r.slice(0,5)===s.slice(0,5))?a("mark",{},o):o})}function N(t){
return t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/[\p{L}\p{N}]+/gu)??[]}function O(t,e){let n=x("output"),o=0,s={facts:t,output:n,start:[...n.childNodes],results:[],put(...r){n.replaceChildren(...r),n.scrollTop=0},leave(){o++},async request(r,c,i){
let l=++o;n.setAttribute("aria-busy","true"),h(t.text.loading);let u=await e(r,c);if(l===o){if(n.removeAttribute("aria-busy"),u.status===200&&u.body)return i(u.
body);s.put(I(u,t.text,()=>s.request(r,c,i)))}}};return{search:r=>Z(s,r),read:r=>T(s,r),company:r=>s.request(t.operations.get_company_info,r==="all"?{}:{section:r},
c=>{let i=R(c,t),{bar:l,source:u}=q(i,j(c),"JSON",t);M(s,[l],i,u),h(t.text.rendered)})}}function Z(t,e){let{facts:n,put:o}=t,{operations:s,text:r}=n;return t.request(
s.search_pages,{query:e},c=>{if(c.results.length===0)return G(t,e);let{length:i}=c.results,l=p(i===1?r.oneResult:r.manyResults,{count:i,query:e}),u=a("h3",{tabindex:"\
-1"},l),d=a("ol",{class:"results"},...$(c.results,e,n)),{bar:w,source:g}=q(d,j(c),"JSON",n);t.results=[a("div",{class:"top"},u,w),d,g],o(...t.results),_(t,e,c.next_cursor,
d),h(u.textContent??"")})}function _(t,e,n,o){if(!n)return;let{operations:s,text:r}=t.facts,c=m(r.moreResults,()=>t.request(s.search_pages,{query:e,cursor:n},l=>{
let u=$(l.results,e,t.facts);i.replaceWith(...u),u[0]?.querySelector("a")?.focus(),_(t,e,l.next_cursor,o)})),i=a("li",{class:"more"},c);o.append(i)}function G(t,e){
let{text:n}=t.facts,o=p(n.noResults,{query:e}),s=a("div",{class:"problem"},a("h3",{},o),a("p",{},n.noResultsHint));t.put(s,...t.start),t.results=[],h(`${o}. ${n.
noResultsHint}`)}function T(t,e,n){let{facts:o}=t,{operations:s,text:r}=o,c={url:e.slice(o.site.length)||"/",...n&&{part:n}};return t.request(s.read_page,c,i=>{
let l=y(i.url,r.openPage,o);l.removeAttribute("data-read");let u=p(r.nextPart,{part:i.next_part,parts:i.parts}),d=i.next_part?[m(u,()=>T(t,e,String(i.next_part)))]:
[];M(t,[l],k(i.markdown,"Markdown"),...d),h(i.title)})}function M(t,e,...n){let{facts:o,output:s,put:r}=t,c=m(`← ${o.text.back}`,()=>{t.leave(),r(...t.results.
length>0?t.results:t.start),s.querySelector("a")?.focus({preventScroll:!0})});r(a("div",{class:"top"},c,...e),...n),s.focus({preventScroll:!0})}var j=t=>JSON.stringify(
t,null,2);function F(t,e){let n=c=>t.querySelector(`[data-wire="${c}"]`),o=n("meter").firstElementChild,s=0;function r(c,i,l){n("left").textContent=p(e.left,{remaining:c,
limit:i}),n("refill").textContent=l>0?p(e.refill,{seconds:l}):" ",o.style.inlineSize=`${100*c/i}%`,t.toggleAttribute("data-spent",c===0)}return{show({url:c,path:i,
status:l,milliseconds:u,headers:d}){for(let f of t.querySelectorAll(":scope > [hidden]"))f.removeAttribute("hidden");n("path").textContent=i,n("status").textContent=
l?String(l):e.unreached,n("status").classList.toggle("failed",l===0||l>=400),n("time").textContent=p(e.milliseconds,{count:u});for(let f of t.querySelectorAll("\
[data-header]")){let L=d.get(f.getAttribute("data-header")??"");f.textContent=L,f.parentElement?.toggleAttribute("hidden",L===null)}let w=t.querySelector("pre c\
ode");w&&(w.textContent=`curl -sS '${c}'`);let g=f=>Number(d.get(`RateLimit-${f}`)),v=g("Limit"),W=g("Remaining");if(!v)return;let P=Date.now()+g("Reset")*1e3;clearInterval(
s);let E=()=>{let f=Math.max(0,Math.ceil((P-Date.now())/1e3));r(f?W:v,v,f),f||clearInterval(s)};E(),s=window.setInterval(E,1e3)}}}var b=JSON.parse(x("facts").textContent??""),V=F(x("wire"),b.text),S=O(b,async(t,e)=>{let n=await A(t,e);return V.show(n),n}),C=x("query");document.addEventListener(
"submit",t=>{let e=t.target;t.preventDefault(),e.id==="search"?S.search(C.value.trim()||C.value):S.company(t.submitter.value)});document.addEventListener("click",
t=>{let e=t.target instanceof Element?t.target.closest("a"):null;if(!e||t.ctrlKey||t.metaKey||t.shiftKey)return;let{read:n}=e.dataset;!e.closest("#suggestions")&&
!n||(t.preventDefault(),n?S.read(n):(C.value=e.textContent,S.search(C.value)))});if(location.origin!==b.site)for(let t of document.querySelectorAll("pre code"))
t.textContent=(t.textContent??"").replaceAll(b.site,location.origin);D(b.text);X();async function X(){let t=s=>document.querySelector(`[data-served="${s}"]`),{status:e,
body:n}=await A(b.status,{}),o=e===200&&typeof n?.generation=="string";t("state").textContent=o?b.text.served:b.text.notServed,o&&(t("pages").textContent=p(n.pages===
1?b.text.onePage:b.text.manyPages,{count:n.pages}),t("generation").textContent=n.generation.slice(0,12))}
