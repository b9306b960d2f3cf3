function s(t,e={},...n){let o=document.createElement(t);for(let[a,i]of Object.entries(e))o.setAttribute(a,i);return o.append(...n),o}function m(t,e){let n=s("bu\
tton",{type:"button"},t);return n.addEventListener("click",e),n}var c=t=>document.getElementById(t),x=(t,e)=>t.replace(/\{(\w+)\}/g,(n,o)=>String(e[o]));function l(t){
c("announcement").textContent=t}var d=JSON.parse(c("facts").textContent??""),{text:r}=d;function v(t){return encodeURIComponent(t).replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("%2F","/")}var{operations:C,site:L}=d,T=c("wire"),u=c("output"),M=[...u.childNodes],f=[],w=0;function h(...t){u.replaceChildren(...t),u.scrollTop=0}async function E(t,e,n){
let o=++w,a=Object.entries(e).map(([I,N])=>`${I}=${v(N)}`),i=[t,...a].join("?");u.setAttribute("aria-busy","true"),l(r.loading);let p=performance.now(),q={cache:"\
no-store",signal:AbortSignal.timeout(2e4)},b=await fetch(i,q).catch(()=>{}),g=await b?.json().catch(()=>{});o===w&&(u.removeAttribute("aria-busy"),$(i,Math.round(
performance.now()-p),b),b?.ok&&g?n(g):h(H(g?.message??r.unansweredTitle,g?.data?.hint??r.unansweredHint,"alert")))}function $(t,e,n){let o=i=>T.querySelector(`[\
data-wire="${i}"]`);o("path").textContent=t,o("status").textContent=String(n?.status??r.unreached),o("status").classList.toggle("failed",!n?.ok),o("time").textContent=
x(r.milliseconds,{count:e}),o("headers").hidden=!n;for(let i of T.querySelectorAll("[data-header]")){let p=n?.headers.get(i.getAttribute("data-header")??"")??null;
i.textContent=p,i.parentElement?.toggleAttribute("hidden",p===null)}let a=T.querySelector("pre code");a.textContent=`curl -sS '${location.origin}${t}'`}var H=(t,e,n="\
note")=>s("div",{class:"problem",role:n},s("h3",{},t),s("p",{},e));function S(t){return E(C.search_pages,{query:t},e=>{let{length:n}=e.results,o=x([r.noResults,
r.oneResult][n]??r.manyResults,{count:n,query:t}),a=s("ol",{class:"results"},...e.results.map(_));f=n>0?[s("h3",{tabindex:"-1"},o),a]:M,h(...n>0?[]:[H(o,r.noResultsHint)],
...f),l(o)})}function _({title:t,url:e,excerpt:n}){let o=e.slice(L.length),a=s("a",{href:location.origin+o,"data-read":e},t);return s("li",{},a,s("span",{class:"\
path"},decodeURI(o)),s("p",{},n))}function R(t){let e=t.slice(L.length)||"/";return E(C.read_page,{url:e},n=>{k(n.markdown,"Markdown",s("a",{href:location.origin+
e},r.openPage)),l(n.title)})}function A(t){return E(C.get_company_info,t==="all"?{}:{section:t},e=>{k(JSON.stringify(e,null,2),"JSON"),l(r.answered)})}function k(t,e,...n){
let o=m(`← ${r.back}`,()=>{w++,h(...f.length>0?f:M),u.querySelector("a")?.focus({preventScroll:!0})}),a=s("pre",{class:"raw",tabindex:"0","aria-label":e},s("c\
ode",{},t));h(s("div",{class:"top"},o,...n),a),u.focus({preventScroll:!0})}var y=c("query");document.addEventListener("submit",t=>{t.preventDefault(),t.target.id==="search"?S(y.value.trim()||y.value):A(t.submitter.value)});document.addEventListener(
"click",t=>{let e=t.target instanceof Element?t.target.closest("a"):null;if(!e||t.ctrlKey||t.metaKey||t.shiftKey)return;let{read:n}=e.dataset;!e.closest("#sugge\
stions")&&!n||(t.preventDefault(),n?R(n):(y.value=e.textContent,S(y.value)))});for(let t of document.querySelectorAll("figure")){let e=t.querySelector("code");e.
textContent=(e.textContent??"").replaceAll(d.site,location.origin);let n=m(r.copy,async()=>{let o=await F(e)?r.copied:r.copyFailed;n.textContent=o,l(o),setTimeout(
()=>{n.textContent=r.copy},2e3)});n.setAttribute("aria-label",`${r.copy}: ${t.querySelector("figcaption")?.textContent??""}`),t.append(n)}async function F(t){try{
return await navigator.clipboard.writeText(t.textContent??""),!0}catch{return getSelection()?.selectAllChildren(t),document.execCommand("copy")}}
