async function D(t,e){let o=Object.entries(e).map(([u,h])=>`${u}=${Z(h)}`),n=[t,o.join("&")].filter(Boolean).join("?"),r=location.origin+n,c=performance.now(),a=0,
l=new Headers,i;try{let u=await fetch(r,{cache:"no-store",signal:AbortSignal.timeout(2e4)});({status:a,headers:l}=u),i=await u.json()}catch{}return{url:r,path:n,
milliseconds:Math.round(performance.now()-c),status:a,headers:l,body:i}}function Z(t){return encodeURIComponent(t).replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(
16).toUpperCase()}`).replaceAll("%2F","/")}function s(t,e={},...o){let n=document.createElement(t);for(let[r,c]of Object.entries(e))c!==void 0&&c!==!1&&n.setAttribute(r,c===!0?"":c);return n.append(...o),
n}function C(t,e){let o=s("button",{type:"button"},t);return o.addEventListener("click",e),o}function $(t){let e=document.getElementById(t);if(!e)throw new Error(
`no #${t}`);return e}function k(t,e){return t.replace(/\{(\w+)\}/g,(o,n)=>String(e[n]??o))}function v(t){$("announcement").textContent=t}function j(t){for(let e of document.querySelectorAll("figure")){let o=e.querySelector("code"),n=e.querySelector("figcaption")?.textContent??"";if(!o)continue;let r=C(
t.copy,async()=>{let c=await tt(o)?t.copied:t.copyFailed;r.textContent=c,v(c),setTimeout(()=>{r.textContent=t.copy},2e3)});r.setAttribute("aria-label",`${t.copy}\
: ${n}`),e.append(r)}}async function tt(t){try{return await navigator.clipboard.writeText(t.textContent??""),!0}catch{return getSelection()?.selectAllChildren(t),
document.execCommand("copy")}}function F({status:t,body:e,headers:o},n,r){let c=t===0?n.offlineTitle:e?.message??n.unreadableTitle,a=t===0?n.offlineHint:e?.data?.hint??n.unreadableHint,l=C(n.
retry,r);l.className="main";let i=s("div",{class:"problem",role:"alert"},s("h3",{tabindex:"-1"},c),s("p",{},a)),u=s("div",{},i),h=Number(o.get("Retry-After"));return t===
429&&h>0?u.append(et(h,l,n),l):(t===0||t>=500||!e)&&u.append(l),u}function et(t,e,o){let n=s("i"),r=s("span",{role:"timer"}),c=Date.now()+t*1e3;e.disabled=!0;let a=()=>{
let i=Math.max(0,Math.ceil((c-Date.now())/1e3));r.textContent=i?k(o.wait,{seconds:i}):o.waitOver,n.style.inlineSize=`${100*i/t}%`,!(i>0)&&(clearInterval(l),e.disabled=
!1,e.isConnected&&v(o.waitOver))},l=setInterval(a,1e3);return a(),s("div",{class:"wait"},s("div",{class:"meter"},n),r)}var nt={amp:"&",lt:"<",gt:">",quot:'"',nbsp:" "},ot={"**":"strong",__:"strong","*":"em",_:"em","~~":"del"},B=/\\([!-/:-@[-`{-~])|(\\\n| {2,}\n)|&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));|(`+)|(!?\[)|<(https?:[^\s<>]*)>|(\*\*|__|~~|\*|_)/giy;
function E(t,e,o){let n=[{mark:"",inner:[]}],r="",c=()=>(r&&n.at(-1)?.inner.push(r),r="",n.pop()??{mark:"",inner:[]}),a=i=>{n.at(-1)?.inner.push(r,i),r=""},l=()=>{
let{mark:i,inner:u}=c(),h=n.at(-1)?.inner;h?.push(i);for(let d of u)h?.push(d)};for(let i=0;i<t.length;){B.lastIndex=i;let u=B.exec(t);if(!u){r+=t[i++];continue}
let[h,d,p,w,I,f,g,x,m,b]=u;if(i+=h.length,d!==void 0)r+=d;else if(p)a(s("br"));else if(w||I)r+=it(w?Number(w):Number.parseInt(I??"",16));else if(f)r+=nt[f]??h;else if(g){
let y=ct(t,g,i);if(y<0)r+=g;else{let S=t.slice(i,y).replaceAll(`
`," ");a(s("code",{},/^ .*\S.* $/.test(S)?S.slice(1,-1):S)),i=y+g.length}}else if(x){let y=at(t,i);y?(a(x==="["?rt(t.slice(i,y.label),y.url,o):st(t.slice(i,y.label),
o)),i=y.end):r+=x}else if(m)a(o.link(m,m));else if(b){let y=t[i-b.length-1]??" ",S=t[i]??" ",N=n.findLastIndex(L=>L.mark===b);if(N>0&&/\S/.test(y)){for(;n.length>
N+1;)l();a(s(ot[b]??"em",{},...c().inner))}else/\S/.test(S)&&!(b[0]==="_"&&/[\p{L}\p{N}]/u.test(y))?(n.at(-1)?.inner.push(r),r="",n.push({mark:b,inner:[]})):r+=
b}}for(;n.length>1;)l();for(let i of c().inner)e.append(i);return e}function rt(t,e,o){let n=E(t,s("span"),o);if(!/^https?:\/\//i.test(e))return n;let r=o.link(
e,"");return r.append(...n.childNodes),r.textContent?.trim()||(r.textContent=e),r}function st(t,e){let o=E(t,s("span"),e).textContent;return s("span",{class:"im\
age"},o||e.text.image)}var it=t=>t>0&&t<=1114111?String.fromCodePoint(t):"�";function ct(t,e,o){for(let n=t.indexOf(e,o);n>=0;n=t.indexOf(e,n)){let r=n;for(;t[r]===
"`";)r++;if(r-n===e.length)return n;n=r}return-1}function at(t,e){let o=1;for(let n=e;n<t.length;n++){let r=t[n];if(r==="\\")n++;else if(r==="[")o++;else if(r===
"]"&&--o===0){let c=/\]\((?:<((?:\\.|[^<>\n\\])*)>|((?:\\.|\((?:\\.|[^\s()\\])*\)|[^\s()\\])*))(?:\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'))?\)/y;c.lastIndex=n;
let a=c.exec(t);if(!a)return;let l=(a[1]??a[2]??"").replace(/\\([!-/:-@[-`{-~])/g,"$1").replaceAll("&amp;","&");return{label:n,url:l,end:c.lastIndex}}}}var J=/^(`{3,}|~{3,})/,K=/^(#{1,6})(?: +(.*))?$/,U=/^(?:-{3,}|\*{3,}|_{3,})$/,R=/^([-*+]|\d{1,9}[.)])( +|$)/,lt=/^\|(?: *:?-+:? *\|)+$/,ut=2,dt=40;function z(t,e,o){
let n=document.createDocumentFragment();return q(t.replace(/\r\n?/g,`
`).split(`
`),n,{link:e,text:o,depth:0}),n}function q(t,e,o){let n={...o,depth:o.depth+1},r=!1,c=!1;for(let a=0;a<t.length;){let l=t[a]??"";if(l.trim()===""){c=e.childNodes.
length>0,a++;continue}r||=c,c=!1,a=ft(l,t,a,e,n)}return r}function ft(t,e,o,n,r){let c=d=>{let p=o+1;for(;p<e.length&&d(e[p]??"");)p++;return p},[,a]=J.exec(t)??
[];if(a){let d=c(w=>!(w.startsWith(a)&&w.trim()===w.trim().charAt(0).repeat(w.trim().length))),p=s("code",{},e.slice(o+1,d).join(`
`));return n.append(s("pre",{tabindex:"0"},p)),d+1}let[,l,i=""]=K.exec(t)??[];if(l){let d=`h${Math.min(6,l.length+ut)}`;return n.append(E(i.trim(),s(d),r)),o+1}
if(U.test(t))return n.append(s("hr")),o+1;let u=r.depth<dt;if(u&&t.startsWith(">")){let d=c(w=>w.startsWith(">")),p=s("blockquote");return q(e.slice(o,d).map(w=>w.
replace(/^> ?/,"")),p,r),n.append(p),d}if(u&&R.test(t))return mt(e,o,n,r);if(t.startsWith("|")&&lt.test(e[o+1]?.trim()??"")){let d=c(p=>p.startsWith("|"));return n.
append(gt(e.slice(o,d),r)),d}let h=c(d=>d.trim()!==""&&!pt(d));return n.append(E(e.slice(o,h).join(`
`).trim(),s("p"),r)),h}function pt(t){return J.test(t)||K.test(t)||U.test(t)||t.startsWith(">")||/^(?:[-*+]|1[.)]) /.test(t)}function mt(t,e,o,n){let[,r=""]=R.exec(
t[e]??"")??[],c=r.slice(-1),a=Number.parseInt(r,10),l=Number.isNaN(a)?s("ul"):s("ol",{start:a===1?void 0:String(a)}),i=!1;for(;;){let[u="",h=""]=R.exec(t[e]??"")??
[];if(h.slice(-1)!==c||!h)break;let d=h.length+1,p=[(t[e]??"").slice(u.length)];for(e++;e<t.length&&(/^ /.test(t[e]??"")||(t[e]??"").trim()==="");)p.push((t[e]??
"").slice(d)),e++;let w=s("li");i=q(p,w,n)||i,(R.exec(t[e]??"")?.[1]??"").slice(-1)===c&&p.at(-1)?.trim()===""&&(i=!0),l.append(w)}if(!i)for(let u of l.children)
ht(u);return o.append(l),e}function ht(t){for(let e of[...t.children])e.localName==="p"&&e.replaceWith(...e.childNodes)}function gt([t="",e="",...o],n){let r=H(
e).map(l=>l.endsWith(":")?l.startsWith(":")?"center":"end":""),c=(l,i)=>{let u=H(l);return s("tr",{},...r.map((h,d)=>{let p=E(u[d]??"",s(i),n);return p.style.textAlign=
h,p}))},a=s("table",{},s("thead",{},c(t,"th")));return o.length>0&&a.append(s("tbody",{},...o.map(l=>c(l,"td")))),s("div",{class:"table",role:"group",tabindex:"\
0","aria-label":n.text.table},a)}function H(t){return t.trim().replace(/^\||\|$/g,"").split(/(?<!\\)\|/).map(o=>o.trim().replaceAll("\\|","|"))}function _(t,e,{site:o}){return t===o||t.startsWith(`${o}/`)?s("a",{href:location.origin+t.slice(o.length),"data-read":t},e):s("a",{href:t,rel:"noopener"},e)}function M(t,e,o){
return t.map(({title:n,url:r,excerpt:c})=>s("li",{},_(r,n,o),s("span",{class:"path"},decodeURI(r.slice(o.site.length))),s("p",{},...xt(c,e))))}function Q({markdown:t},e){
let o=s("div",{class:"prose"});return o.append(z(t,(n,r)=>_(n,r,e),e.text)),o}function O(t,e,o=""){let n=s("dl",{class:"facts"});for(let[r,c]of Object.entries(t)){
let a=e.fields[o+r]??r;n.append(s("div",{},s("dt",{},a),s("dd",{},bt(c,e,`${r}.`))))}return n}function bt(t,e,o){if(Array.isArray(t))return s("ul",{},...t.map(({
name:r,url:c})=>s("li",{},_(c,r,e))));if(typeof t=="object"&&t)return O(t,e,o);if(typeof t=="boolean")return t?e.text.yes:e.text.no;let n=String(t);return/^https?:\/\/\S+$/.
test(n)?_(n,n,e):n}function P(t,e,o,{text:n}){let r=s("pre",{class:"raw",tabindex:"0","aria-label":o},s("code",{},e));r.hidden=!0;let c=i=>{t.hidden=i,r.hidden=
!i,a.setAttribute("aria-pressed",String(!i)),l.setAttribute("aria-pressed",String(i))},a=C(n.rendered,()=>c(!1)),l=C(o,()=>c(!0));return c(!1),{bar:s("div",{class:"\
switch"},a,l),source:r}}function xt(t,e){let o=G(e).filter(n=>n.length>2);return t.split(/([\p{L}\p{N}]+)/u).map(n=>{let[r=""]=G(n);return r.length>2&&o.some(c=>c.
slice(0,5)===r.slice(0,5))?s("mark",{},n):n})}function G(t){return t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/[\p{L}\p{N}]+/gu)??[]}function X(t,e){let{operations:o,text:n}=t,r=$("output"),c=[...r.childNodes],a=0,l=[];async function i(f,g,x){let m=++a;r.setAttribute("aria-busy","true"),v(n.loading);
let b=await e(f,g);if(m===a){if(r.removeAttribute("aria-busy"),b.status===200&&b.body)return x(b.body);u(F(b,n,()=>i(f,g,x)))}}function u(...f){r.replaceChildren(
...f),r.scrollTop=0}function h(f){let g=m=>{if(m.results.length===0)return d(f);let{length:b}=m.results,y=s("h3",{tabindex:"-1"},k(b===1?n.oneResult:n.manyResults,
{count:b,query:f})),S=s("ol",{class:"results"},...M(m.results,f,t)),{bar:N,source:L}=P(S,V(m),"JSON",t);l=[s("div",{class:"top"},y,N),S,L],u(...l),x(m.next_cursor,
S),v(y.textContent??"")},x=(m,b)=>{if(!m)return;let y=C(n.moreResults,()=>i(o.search_pages,{query:f,cursor:m},N=>{let L=M(N.results,f,t);S.replaceWith(...L),L[0]?.
querySelector("a")?.focus(),x(N.next_cursor,b)})),S=s("li",{class:"more"},y);b.append(S)};return i(o.search_pages,{query:f},g)}function d(f){let g=k(n.noResults,
{query:f});u(s("div",{class:"problem"},s("h3",{},g),s("p",{},n.noResultsHint)),...c),l=[],v(`${g}. ${n.noResultsHint}`)}function p(f,g){let x={url:f.slice(t.site.
length)||"/",...g&&{part:g}};return i(o.read_page,x,m=>{let b=Q(m,t);if(m.next_part){let y=k(n.nextPart,{part:m.next_part,parts:m.parts});b.append(C(y,()=>p(f,String(
m.next_part))))}I(b,m.markdown,"Markdown",_(m.url,n.openPage,t))})}function w(f){return i(o.get_company_info,f==="all"?{}:{section:f},g=>I(O(g,t),V(g),"JSON"))}
function I(f,g,x,m){m?.removeAttribute("data-read");let{bar:b,source:y}=P(f,g,x,t),S=C(`← ${n.back}`,()=>{a++,u(...l.length>0?l:c),r.querySelector("a")?.focus(
{preventScroll:!0})});u(s("div",{class:"top"},S,...m?[m]:[],b),f,y),r.focus({preventScroll:!0}),v(f.querySelector("h3")?.textContent??n.rendered)}return{search:h,
read:p,company:w}}var V=t=>JSON.stringify(t,null,2);function Y(t,e){let o=a=>t.querySelector(`[data-wire="${a}"]`),n=o("meter").firstElementChild,r=0;function c(a,l,i){o("left").textContent=k(e.left,{remaining:a,
limit:l}),o("refill").textContent=i>0?k(e.refill,{seconds:i}):" ",n.style.inlineSize=`${100*a/l}%`,t.toggleAttribute("data-spent",a===0)}return{show({url:a,path:l,
status:i,milliseconds:u,headers:h}){o("path").textContent=l,o("status").textContent=i?String(i):e.unreached,o("status").classList.toggle("failed",i===0||i>=400),
o("time").textContent=k(e.milliseconds,{count:u});for(let x of t.querySelectorAll("[data-header]"))x.textContent=h.get(x.getAttribute("data-header")??"")??"—";
let d=t.querySelector("pre code");d&&(d.textContent=`curl -sS '${a}'`);let p=x=>Number(h.get(`RateLimit-${x}`)),w=p("Limit"),I=p("Remaining");if(!w)return;let f=Date.
now()+p("Reset")*1e3;clearInterval(r);let g=()=>{let x=Math.max(0,Math.ceil((f-Date.now())/1e3));c(x?I:w,w,x),x||clearInterval(r)};g(),r=window.setInterval(g,1e3)}}}var A=JSON.parse($("facts").textContent??""),wt=Y($("wire"),A.text),T=X(A,async(t,e)=>{let o=await D(t,e);return wt.show(o),o}),W=$("query");document.addEventListener(
"submit",t=>{let e=t.target;t.preventDefault(),e.id==="search"?T.search(W.value.trim()||W.value):T.company(t.submitter.value)});document.addEventListener("click",
t=>{let e=t.target instanceof Element?t.target.closest("a"):null;if(!e||t.ctrlKey||t.metaKey||t.shiftKey)return;let{read:o}=e.dataset;!e.closest("#suggestions")&&
!o||(t.preventDefault(),o?T.read(o):(W.value=e.textContent,T.search(W.value)))});if(location.origin!==A.site)for(let t of document.querySelectorAll("pre code"))
t.textContent=(t.textContent??"").replaceAll(A.site,location.origin);j(A.text);yt();async function yt(){let t=r=>document.querySelector(`[data-served="${r}"]`),
{status:e,body:o}=await D(A.status,{}),n=e===200&&typeof o?.generation=="string";t("state").textContent=n?A.text.served:A.text.notServed,n&&(t("pages").textContent=
k(o.pages===1?A.text.onePage:A.text.manyPages,{count:o.pages}),t("generation").textContent=o.generation.slice(0,12))}
