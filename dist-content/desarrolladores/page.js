function s(t,n={},...e){let o=document.createElement(t);for(let[a,i]of Object.entries(n))o.setAttribute(a,i);return o.append(...e),o}function m(t,n){let e=s("bu\
tton",{type:"button"},t);return e.addEventListener("click",n),e}var c=t=>document.getElementById(t),x=(t,n)=>t.replace(/\{(\w+)\}/g,(e,o)=>String(n[o]));function l(t){
c("announcement").textContent=t}var d=JSON.parse(c("facts").textContent??""),{text:r}=d;var{operations:S,site:v}=d,T=c("wire"),u=c("output"),M=[...u.childNodes],f=[],w=0;function h(...t){u.replaceChildren(...t),u.scrollTop=0}async function E(t,n,e){
let o=++w,a=String(new URLSearchParams(n)).replaceAll("%2F","/"),i=t+(a&&`?${a}`);u.setAttribute("aria-busy","true"),l(r.loading);let g=performance.now(),A={cache:"\
no-store",signal:AbortSignal.timeout(2e4)},b=await fetch(i,A).catch(()=>{}),p=await b?.json().catch(()=>{});o===w&&(u.removeAttribute("aria-busy"),q(i,Math.round(
performance.now()-g),b),b?.ok&&p?e(p):h(C(p?.message??r.unansweredTitle,p?.data?.hint??r.unansweredHint,"alert")))}function q(t,n,e){let o=i=>T.querySelector(`[\
data-wire="${i}"]`);o("path").textContent=t,o("status").textContent=String(e?.status??r.unreached),o("status").classList.toggle("failed",!e?.ok),o("time").textContent=
x(r.milliseconds,{count:n}),o("headers").hidden=!e;for(let i of T.querySelectorAll("[data-header]")){let g=e?.headers.get(i.getAttribute("data-header")??"")??null;
i.textContent=g,i.parentElement?.toggleAttribute("hidden",g===null)}let a=T.querySelector("pre code");a.textContent=`curl -sS '${location.origin}${t}'`}var C=(t,n,e="\
note")=>s("div",{class:"problem",role:e},s("h3",{},t),s("p",{},n));function L(t){return E(S.search_pages,{query:t},n=>{let{length:e}=n.results,o=x([r.noResults,
r.oneResult][e]??r.manyResults,{count:e,query:t}),a=s("ol",{class:"results"},...n.results.map(N));f=e>0?[s("h3",{tabindex:"-1"},o),a]:M,h(...e>0?[]:[C(o,r.noResultsHint)],
...f),l(o)})}function N({title:t,url:n,excerpt:e}){let o=n.slice(v.length),a=s("a",{href:location.origin+o,"data-read":n},t);return s("li",{},a,s("span",{class:"\
path"},decodeURI(o)),s("p",{},e))}function H(t){let n=t.slice(v.length)||"/";return E(S.read_page,{url:n},e=>{k(e.markdown,"Markdown",s("a",{href:location.origin+
n},r.openPage)),l(e.title)})}function R(t){return E(S.get_company_info,t==="all"?{}:{section:t},n=>{k(JSON.stringify(n,null,2),"JSON"),l(r.answered)})}function k(t,n,...e){
let o=m(`← ${r.back}`,()=>{w++,h(...f.length>0?f:M),u.querySelector("a")?.focus({preventScroll:!0})}),a=s("pre",{class:"raw",tabindex:"0","aria-label":n},s("c\
ode",{},t));h(s("div",{class:"top"},o,...e),a),u.focus({preventScroll:!0})}var y=c("query");document.addEventListener("submit",t=>{t.preventDefault(),t.target.id==="search"?L(y.value.trim()||y.value):R(t.submitter.value)});document.addEventListener(
"click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;if(!n||t.ctrlKey||t.metaKey||t.shiftKey)return;let{read:e}=n.dataset;!n.closest("#sugge\
stions")&&!e||(t.preventDefault(),e?H(e):(y.value=n.textContent,L(y.value)))});for(let t of document.querySelectorAll("figure")){let n=t.querySelector("code");n.
textContent=(n.textContent??"").replaceAll(d.site,location.origin);let e=m(r.copy,async()=>{let o=await I(n.textContent??"").then(()=>r.copied,()=>r.copyFailed);
e.textContent=o,l(o),setTimeout(()=>{e.textContent=r.copy},2e3)});e.setAttribute("aria-label",`${r.copy}: ${t.querySelector("figcaption")?.textContent??""}`),t.
append(e)}var I=async t=>navigator.clipboard.writeText(t);
