function a(t,e={},...n){let o=document.createElement(t);for(let[s,i]of Object.entries(e))o.setAttribute(s,i);return o.append(...n),o}function p(t,e){let n=a("bu\
tton",{type:"button"},t);return n.addEventListener("click",e),n}function u(t){let e=document.getElementById(t);if(!e)throw new Error(`no #${t}`);return e}function f(t,e){
return t.replace(/\{(\w+)\}/g,(n,o)=>String(e[o]??n))}function d(t){u("announcement").textContent=t}var g=JSON.parse(u("facts").textContent??""),{text:r}=g;function M(){for(let t of document.querySelectorAll("figure")){let e=t.querySelector("code");if(!e)continue;let n=p(r.copy,async()=>{let o=await j(e)?r.copied:r.
copyFailed;n.textContent=o,d(o),setTimeout(()=>{n.textContent=r.copy},2e3)});n.setAttribute("aria-label",`${r.copy}: ${t.querySelector("figcaption")?.textContent??
""}`),t.append(n)}}async function j(t){try{return await navigator.clipboard.writeText(t.textContent??""),!0}catch{return getSelection()?.selectAllChildren(t),document.
execCommand("copy")}}function R(t){return encodeURIComponent(t).replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("%2F","/")}var T=u("wire"),y=t=>T.querySelector(`[data-wire="${t}"]`);async function N(t,e){let n=Object.entries(e).map(([l,w])=>`${l}=${R(w)}`),o=[t,n.join("&")].filter(Boolean).
join("?"),s=performance.now(),i=0,c=new Headers,H;try{let l=await fetch(o,{cache:"no-store",signal:AbortSignal.timeout(2e4)});({status:i,headers:c}=l),H=await l.
json()}catch{}y("path").textContent=o,y("status").textContent=i?String(i):r.unreached,y("status").classList.toggle("failed",i===0||i>=400),y("time").textContent=
f(r.milliseconds,{count:Math.round(performance.now()-s)}),y("headers").hidden=i===0;for(let l of T.querySelectorAll("[data-header]")){let w=c.get(l.getAttribute(
"data-header")??"");l.textContent=w,l.parentElement?.toggleAttribute("hidden",w===null)}let L=T.querySelector("pre code");return L&&(L.textContent=`curl -sS '${location.
origin}${o}'`),{status:i,body:H}}var{operations:S,site:$}=g,m=u("output"),k=[...m.childNodes],x=[],A=0;function h(...t){m.replaceChildren(...t),m.scrollTop=0}async function b(t,e,n){let o=++A;m.
setAttribute("aria-busy","true"),d(r.loading);let s=await N(t,e);if(o!==A)return;if(m.removeAttribute("aria-busy"),s.status===200&&s.body)return n(s.body);let i=p(
r.retry,()=>b(t,e,n));i.className="main";let c=!s.body||s.status===429||s.status>=500;h(F(s),...c?[i]:[])}function F({status:t,body:e}){let n=t===0?r.offlineTitle:
e?.message??r.unreadableTitle,o=t===0?r.offlineHint:e?.data?.hint??r.unreadableHint;return a("div",{class:"problem",role:"alert"},a("h3",{},n),a("p",{},o))}function E(t){
return b(S.search_pages,{query:t},e=>{let{length:n}=e.results;if(n===0)return O(t);let o=f(n===1?r.oneResult:r.manyResults,{count:n,query:t}),s=a("ol",{class:"r\
esults"},..._(e.results));x=[a("h3",{tabindex:"-1"},o),s],h(...x),I(t,e.next_cursor,s),d(o)})}function _(t){return t.map(({title:e,url:n,excerpt:o})=>{let s=n.slice(
$.length),i=a("a",{href:location.origin+s,"data-read":n},e);return a("li",{},i,a("span",{class:"path"},decodeURI(s)),a("p",{},o))})}function I(t,e,n){if(!e)return;
let o=p(r.moreResults,()=>b(S.search_pages,{query:t,cursor:e},i=>{let c=_(i.results);s.replaceWith(...c),c[0]?.querySelector("a")?.focus(),I(t,i.next_cursor,n)})),
s=a("li",{class:"more"},o);n.append(s)}function O(t){let e=f(r.noResults,{query:t}),n=a("p",{},r.noResultsHint);h(a("div",{class:"problem"},a("h3",{},e),n),...k),
x=[],d(`${e}. ${r.noResultsHint}`)}function v(t,e){let n=t.slice($.length)||"/";return b(S.read_page,{url:n,...e&&{part:String(e)}},o=>{let s=f(r.nextPart,{part:o.
next_part,parts:o.parts}),i=o.next_part?[p(s,()=>v(t,o.next_part))]:[],c=a("a",{href:location.origin+n},r.openPage);B([c],q(o.markdown,"Markdown"),...i),d(o.title)})}
function P(t){return b(S.get_company_info,t==="all"?{}:{section:t},e=>{B([],q(JSON.stringify(e,null,2),"JSON")),d(r.answered)})}var q=(t,e)=>a("pre",{class:"raw",
tabindex:"0","aria-label":e},a("code",{},t));function B(t,...e){let n=p(`← ${r.back}`,()=>{A++,h(...x.length>0?x:k),m.querySelector("a")?.focus({preventScroll:!0})});
h(a("div",{class:"top"},n,...t),...e),m.focus({preventScroll:!0})}var C=u("query");document.addEventListener("submit",t=>{t.preventDefault(),t.target.id==="search"?E(C.value.trim()||C.value):P(t.submitter.value)});document.addEventListener(
"click",t=>{let e=t.target instanceof Element?t.target.closest("a"):null;if(!e||t.ctrlKey||t.metaKey||t.shiftKey)return;let{read:n}=e.dataset;!e.closest("#sugge\
stions")&&!n||(t.preventDefault(),n?v(n):(C.value=e.textContent,E(C.value)))});if(location.origin!==g.site)for(let t of document.querySelectorAll("pre code"))t.
textContent=(t.textContent??"").replaceAll(g.site,location.origin);M();
