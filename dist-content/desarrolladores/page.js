async function R(t,e){let n=Object.entries(e).map(([u,f])=>`${u}=${nt(f)}`),o=[t,n.join("&")].filter(Boolean).join("?"),r=location.origin+o,s=performance.now(),
i=0,a=new Headers,c;try{let u=await fetch(r,{cache:"no-store",signal:AbortSignal.timeout(2e4)});({status:i,headers:a}=u),c=await u.json()}catch{}return{url:r,path:o,
milliseconds:Math.round(performance.now()-s),status:i,headers:a,body:c}}function nt(t){return encodeURIComponent(t).replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(
16).toUpperCase()}`).replaceAll("%2F","/")}function l(t,e={},...n){let o=document.createElement(t);for(let[r,s]of Object.entries(e))s!==void 0&&s!==!1&&o.setAttribute(r,s===!0?"":s);return o.append(...n),
o}function x(t,e){let n=l("button",{type:"button"},t);return n.addEventListener("click",e),n}function C(t){let e=document.getElementById(t);if(!e)throw new Error(
`no #${t}`);return e}function b(t,e){return t.replace(/\{(\w+)\}/g,(n,o)=>String(e[o]??n))}function y(t){C("announcement").textContent=t}function F(t){for(let e of document.querySelectorAll("figure")){let n=e.querySelector("code"),o=e.querySelector("figcaption")?.textContent??"";if(!n)continue;let r=x(
t.copy,async()=>{let s=await ot(n)?t.copied:t.copyFailed;r.textContent=s,y(s),setTimeout(()=>{r.textContent=t.copy},2e3)});r.setAttribute("aria-label",`${t.copy}\
: ${o}`),e.append(r)}}async function ot(t){try{return await navigator.clipboard.writeText(t.textContent??""),!0}catch{return getSelection()?.selectAllChildren(t),
document.execCommand("copy")}}function P({status:t,body:e,headers:n},o,r){let s=t===0?o.offlineTitle:e?.message??o.unreadableTitle,i=t===0?o.offlineHint:e?.data?.hint??o.unreadableHint,a=x(o.
retry,r);a.className="main";let c=l("div",{class:"problem",role:"alert"},l("h3",{tabindex:"-1"},s),l("p",{},i)),u=l("div",{},c),f=Number(n.get("Retry-After"));return t===
429&&f>0?u.append(rt(f,a,o),a):(t===0||t>=500||!e)&&u.append(a),u}function rt(t,e,n){let o=l("i"),r=l("span",{role:"timer"}),s=Date.now()+t*1e3;e.disabled=!0;let i=()=>{
let c=Math.max(0,Math.ceil((s-Date.now())/1e3));r.textContent=c?b(n.wait,{seconds:c}):n.waitOver,o.style.inlineSize=`${100*c/t}%`,!(c>0)&&(clearInterval(a),e.disabled=
!1,e.isConnected&&y(n.waitOver))},a=setInterval(i,1e3);return i(),l("div",{class:"wait"},l("div",{class:"meter"},o),r)}var st={amp:"&",lt:"<",gt:">",quot:'"',nbsp:" "},it={"**":"strong",__:"strong","*":"em",_:"em","~~":"del"},j=/\\([!-/:-@[-`{-~])|(\\\n| {2,}\n)|&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));|(`+)|(!?\[)|<(https?:[^\s<>]*)>|(\*\*|__|~~|\*|_)/giy;
function v(t,e,n){let o=[{mark:"",inner:[]}],r="",s=()=>(r&&o.at(-1)?.inner.push(r),r="",o.pop()??{mark:"",inner:[]}),i=c=>{o.at(-1)?.inner.push(r,c),r=""},a=()=>{
let{mark:c,inner:u}=s(),f=o.at(-1)?.inner;f?.push(c);for(let d of u)f?.push(d)};for(let c=0;c<t.length;){j.lastIndex=c;let u=j.exec(t);if(!u){r+=t[c++];continue}
let[f,d,p,m,$,N,S,h,_,k]=u;if(c+=f.length,d!==void 0)r+=d;else if(p)i(l("br"));else if(m||$)r+=lt(m?Number(m):Number.parseInt($??"",16));else if(N)r+=st[N]??f;else if(S){
let g=ut(t,S,c);if(g<0)r+=S;else{let I=t.slice(c,g).replaceAll(`
`," ");i(l("code",{},/^ .*\S.* $/.test(I)?I.slice(1,-1):I)),c=g+S.length}}else if(h){let g=dt(t,c);g?(i(h==="["?ct(t.slice(c,g.label),g.url,n):at(t.slice(c,g.label),
n)),c=g.end):r+=h}else if(_)i(n.link(_,_));else if(k){let g=t[c-k.length-1]??" ",I=t[c]??" ",O=o.findLastIndex(et=>et.mark===k);if(O>0&&/\S/.test(g)){for(;o.length>
O+1;)a();i(l(it[k]??"em",{},...s().inner))}else/\S/.test(I)&&!(k[0]==="_"&&/[\p{L}\p{N}]/u.test(g))?(o.at(-1)?.inner.push(r),r="",o.push({mark:k,inner:[]})):r+=
k}}for(;o.length>1;)a();for(let c of s().inner)e.append(c);return e}function ct(t,e,n){let o=v(t,l("span"),n);if(!/^https?:\/\//i.test(e))return o;let r=n.link(
e,"");return r.append(...o.childNodes),r.textContent?.trim()||(r.textContent=e),r}function at(t,e){let n=v(t,l("span"),e).textContent;return l("span",{class:"im\
age"},n||e.text.image)}var lt=t=>t>0&&t<=1114111?String.fromCodePoint(t):"�";function ut(t,e,n){for(let o=t.indexOf(e,n);o>=0;o=t.indexOf(e,o)){let r=o;for(;t[r]===
"`";)r++;if(r-o===e.length)return o;o=r}return-1}function dt(t,e){let n=1;for(let o=e;o<t.length;o++){let r=t[o];if(r==="\\")o++;else if(r==="[")n++;else if(r===
"]"&&--n===0){let s=/\]\((?:<((?:\\.|[^<>\n\\])*)>|((?:\\.|\((?:\\.|[^\s()\\])*\)|[^\s()\\])*))(?:\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'))?\)/y;s.lastIndex=o;
let i=s.exec(t);if(!i)return;let a=(i[1]??i[2]??"").replace(/\\([!-/:-@[-`{-~])/g,"$1").replaceAll("&amp;","&");return{label:o,url:a,end:s.lastIndex}}}}var H=/^(`{3,}|~{3,})/,U=/^(#{1,6})(?: +(.*))?$/,J=/^(?:-{3,}|\*{3,}|_{3,})$/,E=/^([-*+]|\d{1,9}[.)])( +|$)/,ft=/^\|(?: *:?-+:? *\|)+$/,pt=2,mt=40;function K(t,e,n){
let o=document.createDocumentFragment();return q(t.replace(/\r\n?/g,`
`).split(`
`),o,{link:e,text:n,depth:0}),o}function q(t,e,n){let o={...n,depth:n.depth+1},r=!1,s=!1;for(let i=0;i<t.length;){let a=t[i]??"";if(a.trim()===""){s=e.childNodes.
length>0,i++;continue}r||=s,s=!1,i=ht(a,t,i,e,o)}return r}function ht(t,e,n,o,r){let s=d=>{let p=n+1;for(;p<e.length&&d(e[p]??"");)p++;return p},[,i]=H.exec(t)??
[];if(i){let d=s(m=>!(m.startsWith(i)&&m.trim()===m.trim().charAt(0).repeat(m.trim().length))),p=l("code",{},e.slice(n+1,d).join(`
`));return o.append(l("pre",{tabindex:"0"},p)),d+1}let[,a,c=""]=U.exec(t)??[];if(a){let d=`h${Math.min(6,a.length+pt)}`;return o.append(v(c.trim(),l(d),r)),n+1}
if(J.test(t))return o.append(l("hr")),n+1;let u=r.depth<mt;if(u&&t.startsWith(">")){let d=s(m=>m.startsWith(">")),p=l("blockquote");return q(e.slice(n,d).map(m=>m.
replace(/^> ?/,"")),p,r),o.append(p),d}if(u&&E.test(t))return bt(e,n,o,r);if(t.startsWith("|")&&ft.test(e[n+1]?.trim()??"")){let d=s(p=>p.startsWith("|"));return o.
append(wt(e.slice(n,d),r)),d}let f=s(d=>d.trim()!==""&&!gt(d));return o.append(v(e.slice(n,f).join(`
`).trim(),l("p"),r)),f}function gt(t){return H.test(t)||U.test(t)||J.test(t)||t.startsWith(">")||/^(?:[-*+]|1[.)]) /.test(t)}function bt(t,e,n,o){let[,r=""]=E.exec(
t[e]??"")??[],s=r.slice(-1),i=Number.parseInt(r,10),a=Number.isNaN(i)?l("ul"):l("ol",{start:i===1?void 0:String(i)}),c=!1;for(;;){let[u="",f=""]=E.exec(t[e]??"")??
[];if(f.slice(-1)!==s||!f)break;let d=f.length+1,p=[(t[e]??"").slice(u.length)];for(e++;e<t.length&&(/^ /.test(t[e]??"")||(t[e]??"").trim()==="");)p.push((t[e]??
"").slice(d)),e++;let m=l("li");c=q(p,m,o)||c,(E.exec(t[e]??"")?.[1]??"").slice(-1)===s&&p.at(-1)?.trim()===""&&(c=!0),a.append(m)}if(!c)for(let u of a.children)
xt(u);return n.append(a),e}function xt(t){for(let e of[...t.children])e.localName==="p"&&e.replaceWith(...e.childNodes)}function wt([t="",e="",...n],o){let r=B(
e).map(a=>a.endsWith(":")?a.startsWith(":")?"center":"end":""),s=(a,c)=>{let u=B(a);return l("tr",{},...r.map((f,d)=>{let p=v(u[d]??"",l(c),o);return p.style.textAlign=
f,p}))},i=l("table",{},l("thead",{},s(t,"th")));return n.length>0&&i.append(l("tbody",{},...n.map(a=>s(a,"td")))),l("div",{class:"table",role:"group",tabindex:"\
0","aria-label":o.text.table},i)}function B(t){return t.trim().replace(/^\||\|$/g,"").split(/(?<!\\)\|/).map(n=>n.trim().replaceAll("\\|","|"))}function A(t,e,{site:n}){return t===n||t.startsWith(`${n}/`)?l("a",{href:location.origin+t.slice(n.length),"data-read":t},e):l("a",{href:t,rel:"noopener"},e)}function W(t,e,n){
return t.map(({title:o,url:r,excerpt:s})=>l("li",{},A(r,o,n),l("span",{class:"path"},decodeURI(r.slice(n.site.length))),l("p",{},...Ct(s,e))))}function G({markdown:t},e){
let n=l("div",{class:"prose"});return n.append(K(t,(o,r)=>A(o,r,e),e.text)),n}function D(t,e,n=""){let o=l("dl",{class:"facts"});for(let[r,s]of Object.entries(t)){
let i=e.fields[n+r]??e.fields[r]??r;o.append(l("div",{},l("dt",{},i),l("dd",{},yt(s,e,`${r}.`))))}return o}function yt(t,e,n){if(Array.isArray(t)){let r=s=>s.url===
void 0?kt(s):A(s.url,s.name,e);return l("ul",{},...t.map(s=>l("li",{},r(s))))}if(typeof t=="object"&&t)return D(t,e,n);if(typeof t=="boolean")return t?e.text.yes:
e.text.no;let o=String(t);return/^https?:\/\/\S+$/.test(o)?A(o,o,e):o}var St=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function kt({
days:t,opens:e,closes:n}){let o=new Intl.DateTimeFormat(document.documentElement.lang,{weekday:"long",timeZone:"UTC"});return`${t.map(s=>o.format(Date.UTC(2024,
0,St.indexOf(s)+1))).join(", ")}: ${e}–${n}`}function M(t,e,n,{text:o}){let r=l("pre",{class:"raw",tabindex:"0","aria-label":n},l("code",{},e));r.hidden=!0;let s=c=>{
t.hidden=c,r.hidden=!c,i.setAttribute("aria-pressed",String(!c)),a.setAttribute("aria-pressed",String(c))},i=x(o.rendered,()=>s(!1)),a=x(n,()=>s(!0));return s(!1),
{bar:l("div",{class:"switch"},i,a),source:r}}function Ct(t,e){let n=z(e).filter(o=>o.length>2);return t.split(/([\p{L}\p{N}]+)/u).map(o=>{let[r=""]=z(o);return r.
length>2&&n.some(s=>s.slice(0,5)===r.slice(0,5))?l("mark",{},o):o})}function z(t){return t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/[\p{L}\p{N}]+/gu)??
[]}function Q(t,e){let n=C("output"),o=0,r={facts:t,output:n,start:[...n.childNodes],results:[],put(...s){n.replaceChildren(...s),n.scrollTop=0},leave(){o++},async request(s,i,a){
let c=++o;n.setAttribute("aria-busy","true"),y(t.text.loading);let u=await e(s,i);if(c===o){if(n.removeAttribute("aria-busy"),u.status===200&&u.body)return a(u.
body);r.put(P(u,t.text,()=>r.request(s,i,a)))}}};return{search:s=>vt(r,s),read:s=>V(r,s),company:s=>r.request(t.operations.get_company_info,s==="all"?{}:{section:s},
i=>X(r,D(i,t),Y(i),"JSON"))}}function vt(t,e){let{facts:n,put:o}=t,{operations:r,text:s}=n;return t.request(r.search_pages,{query:e},i=>{if(i.results.length===0)
return At(t,e);let{length:a}=i.results,c=b(a===1?s.oneResult:s.manyResults,{count:a,query:e}),u=l("h3",{tabindex:"-1"},c),f=l("ol",{class:"results"},...W(i.results,
e,n)),{bar:d,source:p}=M(f,Y(i),"JSON",n);t.results=[l("div",{class:"top"},u,d),f,p],o(...t.results),Z(t,e,i.next_cursor,f),y(u.textContent??"")})}function Z(t,e,n,o){
if(!n)return;let{operations:r,text:s}=t.facts,i=x(s.moreResults,()=>t.request(r.search_pages,{query:e,cursor:n},c=>{let u=W(c.results,e,t.facts);a.replaceWith(...u),
u[0]?.querySelector("a")?.focus(),Z(t,e,c.next_cursor,o)})),a=l("li",{class:"more"},i);o.append(a)}function At(t,e){let{text:n}=t.facts,o=b(n.noResults,{query:e}),
r=l("div",{class:"problem"},l("h3",{},o),l("p",{},n.noResultsHint));t.put(r,...t.start),t.results=[],y(`${o}. ${n.noResultsHint}`)}function V(t,e,n){let{facts:o}=t,
{operations:r,text:s}=o,i={url:e.slice(o.site.length)||"/",...n&&{part:n}};return t.request(r.read_page,i,a=>{let c=G(a,o);if(a.next_part){let u=b(s.nextPart,{part:a.
next_part,parts:a.parts});c.append(x(u,()=>V(t,e,String(a.next_part))))}X(t,c,a.markdown,"Markdown",A(a.url,s.openPage,o))})}function X(t,e,n,o,r){let{facts:s,output:i,
put:a}=t;r?.removeAttribute("data-read");let{bar:c,source:u}=M(e,n,o,s),f=x(`← ${s.text.back}`,()=>{t.leave(),a(...t.results.length>0?t.results:t.start),i.querySelector(
"a")?.focus({preventScroll:!0})});a(l("div",{class:"top"},f,...r?[r]:[],c),e,u),i.focus({preventScroll:!0}),y(e.querySelector("h3")?.textContent??s.text.rendered)}
var Y=t=>JSON.stringify(t,null,2);function tt(t,e){let n=i=>t.querySelector(`[data-wire="${i}"]`),o=n("meter").firstElementChild,r=0;function s(i,a,c){n("left").textContent=b(e.left,{remaining:i,
limit:a}),n("refill").textContent=c>0?b(e.refill,{seconds:c}):" ",o.style.inlineSize=`${100*i/a}%`,t.toggleAttribute("data-spent",i===0)}return{show({url:i,path:a,
status:c,milliseconds:u,headers:f}){n("path").textContent=a,n("status").textContent=c?String(c):e.unreached,n("status").classList.toggle("failed",c===0||c>=400),
n("time").textContent=b(e.milliseconds,{count:u});for(let h of t.querySelectorAll("[data-header]"))h.textContent=f.get(h.getAttribute("data-header")??"")??"—";
let d=t.querySelector("pre code");d&&(d.textContent=`curl -sS '${i}'`);let p=h=>Number(f.get(`RateLimit-${h}`)),m=p("Limit"),$=p("Remaining");if(!m)return;let N=Date.
now()+p("Reset")*1e3;clearInterval(r);let S=()=>{let h=Math.max(0,Math.ceil((N-Date.now())/1e3));s(h?$:m,m,h),h||clearInterval(r)};S(),r=window.setInterval(S,1e3)}}}var w=JSON.parse(C("facts").textContent??""),$t=tt(C("wire"),w.text),T=Q(w,async(t,e)=>{let n=await R(t,e);return $t.show(n),n}),L=C("query");document.addEventListener(
"submit",t=>{let e=t.target;t.preventDefault(),e.id==="search"?T.search(L.value.trim()||L.value):T.company(t.submitter.value)});document.addEventListener("click",
t=>{let e=t.target instanceof Element?t.target.closest("a"):null;if(!e||t.ctrlKey||t.metaKey||t.shiftKey)return;let{read:n}=e.dataset;!e.closest("#suggestions")&&
!n||(t.preventDefault(),n?T.read(n):(L.value=e.textContent,T.search(L.value)))});if(location.origin!==w.site)for(let t of document.querySelectorAll("pre code"))
t.textContent=(t.textContent??"").replaceAll(w.site,location.origin);F(w.text);It();async function It(){let t=r=>document.querySelector(`[data-served="${r}"]`),
{status:e,body:n}=await R(w.status,{}),o=e===200&&typeof n?.generation=="string";t("state").textContent=o?w.text.served:w.text.notServed,o&&(t("pages").textContent=
b(n.pages===1?w.text.onePage:w.text.manyPages,{count:n.pages}),t("generation").textContent=n.generation.slice(0,12))}
