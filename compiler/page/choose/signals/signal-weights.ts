/**
 * Choosing content: what each signal is worth, as log-odds. Fitted by logistic regression (L2) to the text blocks of 995
 * annotated pages of all kinds (Web Content Extraction Benchmark, M. Foley, CC BY 4.0), each page weighing the same.
 * A line holds a kind of signal and its values; what is not listed is worth nothing.
 */

export const BIAS = -0.27;

/** `kind:value` → log-odds. */
export const SIGNAL_WEIGHTS: Readonly<Record<string, number>> = parseTable(`
alike | 1 -0.82 12 +0.12 3 -0.49 30 +0.43 more +0.66
at | 0 +0.22 1 +0.23 2 +0.25 3 +0.27 4 +0.25 7 -0.21 8 -0.47 9 -0.63 end -0.20 start -0.11
box120-links | .1 +0.09 .3 -0.07 .7 -0.23 .9 +0.10
box120-mean | 2 +0.12 4 -0.30 40 +0.07 7 -0.06 more +0.11
box120-prose | .1 +0.08 .9 -0.09 1 -0.22
box30-links | .1 -0.13 .3 -0.09 .9 -0.09 0 +0.11 1 +0.11
box30-mean | 2 -0.14 20 +0.10 4 -0.13 7 -0.08 more +0.16
box30-prose | .1 -0.07 .3 +0.24 .5 -0.12 .9 -0.10 0 -0.08 1 +0.06
box400-links | .5 +0.12 .7 +0.09 0 -0.23 1 -0.12
box400-mean | 12 +0.11 2 +0.20 4 -0.19 40 -0.14 7 -0.27 more +0.22
box400-prose | .1 -0.06 .3 +0.10 .7 -0.17 .9 +0.10 0 +0.15 1 -0.19
class | aa +0.08 ab -0.10 above +0.06 absolute +0.21 ac -0.14 accordion +0.05 account -0.06 action -0.15 actions
  -0.08 active +0.05 ad +0.13 af -0.12 after +0.12 alert -0.11 align -0.42 alt -0.44 an +0.23 ancestor +0.11 anchor
  -0.19 and +0.20 animation +0.22 app -0.12 articles -0.10 as +0.16 author -0.24 auto +0.14 ba +0.20 background
  +0.09 badge -0.12 banner -0.31 bar -0.18 base -0.07 bb +0.11 bc +0.18 be +0.14 before +0.08 below -0.10 best +0.23
  between +0.06 bf +0.06 bg -0.19 bio -0.14 black -0.24 block +0.25 blocks -0.26 blog -0.12 blue -0.17 blurb +0.18
  body +0.13 bold +0.25 border -0.23 bottom -0.12 box -0.05 boxed +0.28 brand -0.07 btn -0.38 builder -0.06 button
  -0.14 buttons -0.22 by +0.12 byline -0.17 canvas -0.14 caption -0.56 cards +0.21 carousel -0.43 cart -0.12 cat
  -0.29 category +0.07 cb +0.30 cc +0.06 ce -0.06 cell +0.16 center +0.13 cf -0.17 checkbox -0.12 child +0.15
  children +0.11 clamp -0.06 clear -0.10 clearfix +0.06 closed +0.12 code -0.07 col +0.05 collapsible +0.09
  collection -0.16 color +0.07 column -0.07 columns -0.07 comment -0.80 comments -0.77 consent -0.32 container -0.09
  content +0.12 contents +0.31 controls -0.16 cookie -0.09 copy -0.45 copyright -0.07 core -0.21 css +0.53 cta -0.30
  current +0.20 cursor -0.12 custom -0.13 dark +0.07 date -0.15 db -0.16 dc -0.16 dd +0.08 depth -0.29 desc +0.07
  desktop -0.25 details +0.23 disabled -0.14 disclaimer -0.45 display -0.21 down +0.07 drawer +0.13 drop +0.12
  dropdown -0.24 eb -0.22 ec -0.27 ed +0.24 edit +0.07 editor -0.08 ee +0.05 ef -0.26 element -0.12 email -0.22
  embed -0.31 en -0.06 enabled +0.07 end -0.13 entry +0.24 even -0.28 events -0.12 excerpt -0.08 fa +0.09 fade -0.46
  faq +0.22 fb -0.16 fc -0.08 fd +0.25 fe +0.06 feature -0.06 featured +0.13 features +0.18 feedback -0.07 ff +0.10
  field +0.26 fill +0.17 first -0.06 fixed -0.22 flex -0.09 float +0.06 flow -0.10 fluid -0.41 flyout -0.18 focus
  -0.30 font -0.11 footer -0.86 form -0.08 format +0.06 free +0.15 full -0.06 fw +0.08 gf -0.05 global +0.08 gray
  -0.33 green +0.17 grey +0.17 group +0.07 grow -0.11 has -0.10 header -0.35 heading +0.13 headline +0.15 height
  +0.06 hentry +0.14 hidden -0.27 hide -0.27 highlight +0.15 home +0.18 how +0.07 hs -0.13 html +0.33 icon +0.05
  image -0.25 images -0.19 img -0.08 in -0.22 info -0.32 inherit +0.17 inline -0.17 input -0.06 intro +0.09 it +0.12
  item -0.16 items +0.26 js -0.24 justify +0.06 label -0.07 last +0.15 lb -0.09 leading +0.09 legal -0.33 level
  +0.15 lg +0.16 li -0.09 light +0.15 line +0.07 links -0.13 list -0.08 lj +0.11 ls +0.10 main +0.11 margin +0.14
  max -0.22 mb -0.23 mc +0.26 md +0.26 me +0.10 media +0.09 medium +0.12 mega -0.15 menu -0.32 message +0.33
  messages -0.11 meta -0.06 middle +0.26 min -0.05 ml +0.18 mobile -0.16 modal -0.25 mode -0.20 module +0.24 more
  -0.10 mr +0.30 ms -0.14 mt -0.18 mx +0.24 my -0.07 name +0.40 nav -0.28 navbar -0.22 navigation -0.22 newsletter
  -0.36 next -0.33 no +0.17 node +0.22 none -0.14 normal +0.20 not +0.05 note -0.18 number +0.09 object +0.16 odd
  -0.20 of +0.13 offset -0.08 on -0.16 one +0.17 only +0.16 opacity +0.09 open +0.10 options -0.16 or +0.09 other
  -0.23 outer +0.05 outline -0.18 overflow +0.13 overlay -0.15 overview +0.11 ow +0.18 padding +0.14 page +0.05
  pagination -0.08 panel +0.07 paragraph +0.06 parent +0.28 phone +0.30 pl +0.12 placeholder -0.10 pointer -0.29
  popup -0.26 position +0.09 posts -0.28 pr -0.12 primary -0.23 product -0.19 prose +0.25 pt -0.34 publish -0.10 py
  -0.19 quick +0.39 quote +0.31 read +0.07 region +0.15 regular +0.15 related -0.55 reply -0.33 resources -0.09
  results +0.28 review -0.37 reviews -0.48 richtext +0.20 root +0.39 sale -0.14 sc +0.29 scroll -0.18 search -0.09
  secondary +0.13 section +0.10 sections -0.48 select -0.34 self +0.07 semibold +0.24 services +0.08 share -0.19
  show -0.13 shrink -0.11 sidebar -0.08 signup -0.09 simple -0.16 single -0.06 site +0.09 skip +0.12 sl -0.22 slide
  +0.08 slider +0.15 slot -0.12 small +0.06 social -0.26 space +0.09 spacing +0.24 span +0.19 sr -0.17 stack +0.12
  standard +0.11 start -0.10 status -0.09 store -0.11 stretch -0.08 style +0.19 sub +0.22 subheading -0.07 submenu
  -0.19 subnav -0.25 subscribe -0.07 subtitle +0.06 support +0.06 system +0.09 tab +0.21 table +0.33 tablet -0.20
  tabs +0.09 tag -0.11 tags -0.10 target +0.29 terms +0.09 textwidget -0.10 the -0.15 this -0.08 thread -0.30 three
  -0.22 tight +0.06 title +0.08 to +0.29 toc +0.34 toggle -0.06 tools -0.07 tooltip -0.19 top -0.15 topic +0.17
  tracking +0.16 transform +0.06 transition +0.18 two +0.31 type +0.17 ui -0.10 ul +0.08 undefined -0.06 underline
  +0.16 unstyled +0.13 us -0.20 utility -0.06 vc +0.09 vertical +0.08 video +0.16 view -0.22 views -0.38 visible
  -0.14 weight +0.37 what +0.09 whitespace +0.07 wide -0.16 widgets -0.15 with -0.24 wp +0.09 wrap -0.10 xl +0.32 xs
  -0.10 your +0.06
core | before -0.05 beside -0.28 in +0.18 in/0 +0.10 in/1 +0.28 in/more -0.17 out -0.30 out/1 +0.07 out/2 +0.20
  out/7 -0.15 out/more -0.38
core-branch | 20/.5 -0.09 20/.7 +0.07 20/1 +0.08 200/.1 +0.08 200/.3 +0.28 200/.5 +0.05 200/.9 +0.23 200/0 +0.08
  200/1 +0.06 60/.5 -0.17 60/.7 +0.06 60/0 +0.09 more/.1 +0.13 more/.3 -0.29 more/.5 -0.39 more/.7 +0.09 more/.9
  +0.18 more/0 -0.34 more/1 -0.26
core-branch-prose | .1 -0.21 .5 -0.16 .7 -0.09 1 +0.17
core-size | after/15/.3 +0.09 after/15/0 -0.11 after/2/0 -0.08 after/2/1 +0.16 after/6/0 -0.08 after/more/1 +0.11
  before/15/.5 -0.05 before/15/.7 +0.06 before/15/1 +0.11 before/2/0 -0.09 before/2/1 -0.15 before/40/1 +0.08
  before/6/0 -0.13 beside/40/0 -0.25 beside/6/0 +0.09 beside/6/1 +0.07 beside/more/.1 -0.06 beside/more/0 -0.11
  in/15/.3 -0.07 in/15/.9 -0.12 in/15/0 +0.18 in/15/1 -0.14 in/2/0 +0.05 in/2/1 -0.14 in/40/.1 +0.08 in/40/.5 +0.05
  in/40/0 +0.26 in/40/1 -0.09 in/6/0 +0.16 in/6/1 -0.18 in/more/.1 +0.12 in/more/.3 +0.10 in/more/0 +0.10 none/15/1
  +0.12 none/6/1 +0.08
core-tag | after/a/main -0.06 after/a/page -0.09 after/heading/page -0.16 after/li/main +0.07 after/li/page -0.11
  after/p/main +0.22 after/span/main -0.11 after/text/main +0.23 after/text/page -0.11 after/tr/page +0.16
  before/a/page +0.07 before/button/main -0.05 before/dt/page +0.11 before/heading/main +0.20 before/li/main -0.12
  before/li/page -0.11 before/p/main +0.34 before/span/main -0.09 before/span/page +0.13 before/text/main -0.24
  before/text/page -0.15 before/time/main -0.10 beside/a/main -0.09 beside/a/page +0.07 beside/heading/main +0.06
  beside/heading/page -0.13 beside/label/page -0.14 beside/li/main +0.12 beside/li/page -0.12 beside/p/main +0.06
  beside/p/page -0.39 beside/span/main +0.10 beside/span/page +0.11 beside/tr/page +0.06 in/a/main -0.16 in/a/page
  +0.14 in/blockquote/main -0.13 in/blockquote/page +0.13 in/button/main -0.11 in/dd/main -0.09 in/dd/page -0.16
  in/dt/main +0.06 in/figcaption/main -0.26 in/heading/main +0.40 in/heading/page +0.19 in/label/main -0.08
  in/li/main +0.42 in/li/page +0.30 in/p/main +0.18 in/p/page -0.11 in/span/main -0.38 in/text/main +0.24
  in/text/page -0.12 in/tr/main -0.10 in/tr/page +0.08 none/button/main -0.05 none/heading/main +0.06 none/li/page
  -0.19 none/p/page -0.08 none/span/main +0.06 none/span/page +0.21 none/text/page +0.13
ends | colon +0.18 more -0.18 question -0.08 sentence +0.49
h1 | after +0.09 after/15 +0.14 after/1500 -0.18 after/200 +0.28 after/60 +0.20 after/600 +0.08 after/more -0.42
  before -0.46 before/15 +0.08 before/1500 -0.14 before/200 -0.13 before/60 -0.08 before/600 -0.12 before/more -0.08
  none +0.20 this +0.05
h1-size | after/15/.1 -0.06 after/15/.9 -0.08 after/15/1 -0.08 after/2/1 -0.09 after/40/.1 +0.07 after/40/.5 +0.06
  after/40/.7 +0.05 after/40/0 +0.21 after/40/1 -0.12 after/6/1 -0.09 after/more/.1 +0.10 after/more/.3 +0.11
  after/more/1 +0.06 before/2/0 -0.08 before/40/0 -0.08 before/40/1 -0.09 before/6/0 -0.12 before/more/0 +0.12
  none/15/.3 +0.07 none/15/.7 -0.13 none/15/0 +0.11 none/15/1 +0.14 none/2/0 -0.08 none/2/1 -0.07 none/40/0 -0.12
  none/40/1 +0.20 none/6/0 +0.12 none/6/1 +0.11 none/more/0 -0.16
has | separators -0.16
in | a +0.30 article +0.14 aside -0.51 aside/main -0.29 aside/page -0.22 blockquote +0.35 button -0.08 dd -0.19 dl
  -0.09 dt +0.21 figcaption -0.64 figure -0.42 footer -0.73 footer/main -0.29 footer/page -0.44 form -0.33 form/main
  -0.40 form/page +0.07 h1 +0.17 h2 +0.27 h3 +0.10 h4 +0.13 header -0.38 header/main +0.16 header/page -0.54 hidden
  +0.14 hidden-style +0.32 label +0.08 li +0.06 main +0.40 menu -0.07 nav -0.14 nav/main +0.10 nav/page -0.23
  noscript +0.24 ol -0.20 p +0.12 region -0.55 table +0.35 tablist +0.05 tabpanel -0.07 td +0.17 tr +0.18 ul +0.17
  ul/main +0.25 ul/page -0.08
is | bold -0.10 capitals -0.33
links | .1 +0.08 .3 +0.16 .5 -0.08 .7 -0.08 0 -0.05 1 -0.15
main-size | main/15/.1 -0.06 main/15/.3 +0.11 main/15/.7 +0.07 main/15/.9 -0.08 main/15/0 +0.08 main/15/1 +0.05
  main/2/.5 -0.06 main/2/0 -0.18 main/2/1 -0.11 main/40/.1 +0.10 main/40/.3 +0.08 main/6/.3 -0.06 main/6/1 +0.09
  main/more/.1 +0.13 main/more/.3 +0.11 main/more/.5 -0.05 main/more/0 +0.13 main/more/1 +0.09 page/15/.7 -0.20
  page/15/.9 +0.06 page/2/1 -0.09 page/40/.3 -0.09 page/40/.5 +0.06 page/40/0 +0.05 page/6/1 -0.09 page/more/.1
  -0.08 page/more/0 -0.13 page/more/1 -0.07
next | 15/.3 +0.16 15/.5 +0.11 15/0 +0.10 15/1 -0.26 2/0 -0.15 2/1 -0.08 40/.5 +0.08 40/.7 +0.08 40/0 +0.14 40/1
  -0.07 6/.3 -0.10 6/.5 -0.12 6/.7 -0.07 6/1 -0.06 heading +0.12 more/.3 +0.08 more/0 +0.17 none -0.26 other -0.16 p
  +0.17
page-articles | 0 +0.32 1 -0.08 10 -0.44 4 -0.12 more +0.20
page-links | .3 +0.06 .5 -0.06 .9 +0.11
page-main | false +0.17 true -0.28
page-prose | .1 +0.53 .3 -0.08 .5 -0.08 .7 -0.32 .9 -0.18
page-prose-core | .1/after/main +0.63 .1/before/main -0.09 .1/beside/main +0.21 .1/beside/page -0.13 .1/in/main
  +0.06 .1/in/page -0.10 .3/after/main +0.07 .3/after/page -0.06 .3/before/main +0.18 .3/before/page +0.05
  .3/beside/page -0.08 .3/in/main -0.17 .5/after/main -0.23 .5/after/page -0.07 .5/beside/main +0.15 .5/beside/page
  -0.09 .5/in/main +0.07 .7/after/main -0.06 .7/after/page -0.16 .7/before/main -0.08 .7/before/page -0.08
  .7/beside/main +0.08 .7/beside/page -0.20 .7/in/page +0.15 .9/after/main -0.05 .9/before/main -0.06 .9/beside/main
  -0.20 .9/in/main -0.07 .9/in/page +0.18 0/none/main +0.06
page-prose-size | .1/15/.3 +0.06 .1/15/.7 +0.08 .1/15/0 +0.08 .1/15/1 +0.08 .1/2/0 +0.07 .1/40/0 -0.12 .1/6/0 +0.18
  .1/6/1 -0.05 .3/15/0 -0.05 .3/2/0 -0.06 .3/40/1 +0.11 .3/more/.1 -0.06 .3/more/0 -0.21 .3/more/1 +0.08 .5/15/.5
  -0.06 .5/2/0 -0.08 .5/40/.3 -0.10 .5/40/0 +0.21 .5/6/0 -0.06 .5/6/1 -0.08 .5/more/.1 +0.07 .7/15/.1 -0.17 .7/15/.7
  -0.06 .7/15/.9 -0.09 .7/15/0 +0.09 .7/15/1 -0.18 .7/2/0 -0.06 .7/2/1 -0.11 .7/40/.1 +0.09 .7/40/.3 +0.11 .7/40/1
  -0.22 .7/6/0 -0.06 .7/more/.1 +0.13 .7/more/.3 +0.15 .7/more/0 +0.14 .9/15/.1 +0.09 .9/15/0 -0.06 .9/40/0 -0.06
  .9/6/0 -0.06 .9/more/.1 -0.08 .9/more/0 +0.10 0/15/1 +0.12 0/6/1 +0.08
page-words | 300 +0.52 600 +0.18 6000 -0.08 more -0.48
parent | 20/.3 -0.19 20/.5 -0.13 20/.7 -0.12 20/1 -0.09 200/.1 +0.18 200/.5 +0.13 200/.7 +0.09 200/0 +0.18 200/1
  +0.09 5/0 -0.05 60/.1 -0.06 60/.3 -0.11 60/.9 -0.13 60/1 -0.06 800/.3 -0.13 800/.7 -0.18 800/.9 +0.14 800/0 -0.10
  800/1 +0.09 more/.3 +0.13 more/.7 +0.09 more/.9 +0.11 more/0 +0.29 more/1 -0.24
previous | 15/.1 +0.16 15/.5 +0.07 15/.7 -0.11 15/0 +0.06 2/0 -0.09 40/.5 +0.06 6/.5 -0.08 6/0 +0.10 heading +0.23
  li -0.06 more/.1 -0.09 more/0 +0.09 none -0.28 other -0.07 p +0.07
prose | after/10 -0.10 after/3 -0.12 after/30 -0.11 after/more +0.20 before/3 -0.18 before/30 +0.09 before/more
  -0.11 within +0.20
says | account -0.49 action -0.51 advertising -0.19 comments -0.18 consent -0.06 contact -0.26 copyright -0.21 date
  -0.29 legal -0.18 navigation -0.22 newsletter -0.27 price +0.06 related -0.24 script -0.11 share -0.13
says-only | account -0.14 action -0.28 advertising -0.07 comments -0.16 contact -0.08 date +0.06 navigation -0.26
  related -0.22 script -0.14 share -0.14
second-next | 15/.3 -0.09 15/.7 -0.06 15/0 +0.07 15/1 -0.14 2/1 -0.07 40/.5 +0.08 40/.7 +0.07 40/0 +0.05 6/.5 +0.05
  6/.7 -0.10 6/1 +0.11 heading +0.13 li +0.07 more/.1 +0.05 none -0.37 p +0.06
second-previous | 40/.1 +0.09 40/.5 +0.05 40/.7 +0.05 40/1 -0.05 6/.5 -0.07 6/.7 -0.18 li +0.11 more/.1 +0.07
  more/.3 +0.07 none -0.26
since-heading | 0 +0.43 600 -0.16 more -0.30
size | 15/.3 +0.11 15/.7 -0.12 15/0 +0.06 2/0 -0.15 2/1 -0.20 40/.1 +0.06 40/.5 +0.07 6/.3 -0.08 more/.1 +0.06
  more/.3 +0.15 more/.5 -0.06
starts | small +0.05
tag | a -0.12 a/1 -0.12 blockquote/0 -0.05 button -0.30 button/0 -0.31 dd -0.18 dd/0 -0.18 dt +0.20 dt/1 +0.17
  figcaption -0.31 figcaption/0 -0.29 h1 +0.17 h1/0 +0.10 h1/1 +0.05 h2 +0.23 h2/0 +0.08 h2/1 +0.17 h3 +0.11 h3/.7
  +0.08 h3/0 +0.07 h3/1 -0.06 h4 +0.18 h4/1 +0.16 label -0.27 label/0 -0.25 li +0.23 li/.5 +0.14 li/.7 +0.08 li/0
  +0.21 li/1 -0.24 p +0.09 p/.1 +0.14 p/.5 -0.08 p/.9 -0.09 p/0 +0.42 p/1 -0.22 pre/0 -0.10 span/.1 -0.06 span/1
  +0.11 text/.5 -0.10 text/0 +0.29 text/1 -0.16 time -0.12 time/1 -0.09 tr +0.10 tr/.1 -0.06 tr/.3 +0.06 tr/.7 -0.15
  tr/.9 +0.12 tr/0 +0.08
under | 0 -0.16 action -0.12 advertising -0.30 comments -0.42 contact -0.08 h1 +0.26 h2 +0.22 h3 +0.09 h4 -0.28 h5
  -0.24 legal -0.07 navigation -0.15 newsletter -0.15 price +0.09 rating -0.12 related -0.45
wide-core | beside -0.26 in +0.14 in/0 +0.14 in/1 +0.47 in/3 +0.28 in/6 -0.30 in/more -0.46 out -0.27 out/1 +0.12
  out/2 -0.30 out/4 -0.06 out/7 -0.15 out/more +0.12
wide-core-branch | 20/.5 -0.07 20/0 -0.12 200/.1 -0.25 200/.3 +0.08 200/.5 -0.13 200/.7 -0.14 200/0 +0.06 200/1
  +0.06 60/.1 -0.10 60/.5 -0.13 60/.7 +0.13 60/.9 +0.07 60/0 -0.07 more/.1 +0.12 more/.7 +0.15 more/.9 +0.06 more/1
  -0.07
wide-core-branch-prose | .1 +0.10 .7 -0.22 .9 -0.09 0 -0.11 1 +0.06
words | 1 -0.25 120 +0.13 2 -0.14 30 +0.05 4 -0.24 60 +0.15 8 +0.15 more +0.05
`);

function parseTable(table: string): Record<string, number> {
  const weights: Record<string, number> = {};
  let kind = '';
  for (const line of table.split('\n')) {
    const [before, after] = line.includes(' | ') ? line.split(' | ') : [kind, line];
    kind = before ?? '';
    for (const [, value, weight] of (after ?? '').matchAll(/(\S+) ([+-][\d.]+)/g))
      weights[`${kind}:${value}`] = Number(weight);
  }
  return weights;
}
