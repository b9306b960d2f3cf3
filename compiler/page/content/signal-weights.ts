/**
 * Choosing content: what each signal is worth, as log-odds. Fitted by logistic regression (L2) to the text blocks of 995
 * annotated pages of all kinds (Web Content Extraction Benchmark, M. Foley, CC BY 4.0), each page weighing the same.
 * A line holds a kind of signal and its values; what is not listed is worth nothing.
 */

export const BIAS = -0.35;

/** `kind:value` → log-odds. */
export const SIGNAL_WEIGHTS: Readonly<Record<string, number>> = parseTable(`
alike | 1 -0.82 12 +0.13 3 -0.52 30 +0.42 more +0.70
at | 0 +0.22 1 +0.24 2 +0.26 3 +0.29 4 +0.27 7 -0.21 8 -0.49 9 -0.68 end -0.24 start -0.10
box120-links | .1 +0.08 .7 -0.25 .9 +0.06
box120-mean | 12 -0.06 2 +0.13 4 -0.27 40 +0.07 7 -0.09 more +0.12
box120-prose | .1 +0.06 .9 -0.07 1 -0.19
box30-links | .1 -0.14 .3 -0.08 .9 -0.10 0 +0.11 1 +0.10
box30-mean | 2 -0.16 20 +0.11 4 -0.13 7 -0.06 more +0.17
box30-prose | .1 -0.08 .3 +0.23 .5 -0.12 .7 -0.06 .9 -0.12 0 -0.10 1 +0.11
box400-links | .5 +0.11 .7 +0.05 0 -0.24 1 -0.07
box400-mean | 12 +0.11 2 +0.22 20 -0.05 4 -0.18 40 -0.15 7 -0.29 more +0.23
box400-prose | .1 -0.09 .5 -0.07 .7 -0.17 .9 +0.17 0 +0.21 1 -0.18
class | aa -0.07 ab -0.11 above +0.07 absolute +0.22 ac -0.15 accordion +0.09 actions -0.09 active +0.08 ad +0.14
  address +0.06 ae +0.05 after +0.09 alert -0.13 align -0.46 aligned +0.08 alignment +0.11 all -0.12 alt -0.41 an
  +0.25 ancestor +0.12 anchor -0.26 and +0.09 animate -0.27 animation +0.36 app -0.18 archive +0.08 arrow +0.20
  articles -0.10 as +0.13 aside +0.06 at +0.06 author -0.30 auto +0.16 available +0.15 ba +0.14 back -0.06
  background +0.15 badge -0.09 banner -0.40 bar -0.19 base -0.09 bb +0.20 bc +0.13 bd +0.11 be +0.23 before +0.12
  best -0.17 between +0.05 bf +0.05 bg -0.21 bio -0.09 black -0.11 block +0.23 blocks -0.08 blog -0.20 blue -0.12
  blurb +0.18 bold +0.24 border -0.28 bottom -0.08 boxed +0.40 brand -0.12 breadcrumb +0.11 breadcrumbs +0.13 btn
  -0.39 button +0.08 buttons -0.36 by +0.11 byline -0.18 ca +0.12 canvas -0.13 caption -0.50 card +0.06 cards +0.20
  carousel -0.43 cat -0.27 categories -0.17 category +0.15 cb +0.27 cd -0.07 ce -0.11 cell +0.24 center +0.17 cf
  -0.17 checkbox -0.15 children +0.07 clear -0.07 clearfix +0.07 close +0.05 closed +0.19 col +0.07 collapsible
  +0.12 collection -0.32 color +0.09 colors -0.08 cols +0.05 column -0.10 comment -0.79 comments -0.54 consent -0.39
  container -0.13 content +0.13 contents +0.24 controls -0.10 cookie -0.10 copy -0.43 copyright -0.08 core -0.26
  cover +0.12 css +0.58 cta -0.28 current +0.21 cursor -0.08 custom -0.07 customer -0.24 da +0.06 dark +0.08 data
  -0.09 date -0.24 db -0.09 dc -0.10 de -0.07 depth -0.33 design +0.26 desktop -0.24 detail -0.15 details +0.22 df
  +0.11 direction +0.08 disabled -0.16 disclaimer -0.46 display -0.19 div +0.06 drawer +0.13 drop +0.15 dropdown
  -0.13 dynamic +0.16 ease -0.10 eb -0.23 ec -0.20 ed +0.24 edit +0.06 ee +0.08 ef -0.29 element -0.12 elementor
  -0.11 email -0.17 embed -0.32 empty +0.14 en -0.19 enabled +0.12 end -0.17 entry +0.40 even -0.32 expanded -0.07
  extra +0.06 fa +0.18 fade -0.26 faq +0.22 fb -0.17 fc -0.08 fd +0.38 fe +0.16 feature -0.07 featured +0.13
  features +0.21 feedback -0.09 field +0.27 fill +0.15 first -0.09 fit -0.11 fixed -0.19 fl +0.14 flex -0.12 float
  +0.18 flow -0.09 fluid -0.38 flyout -0.14 focus -0.23 follow -0.06 font -0.15 footer -0.58 for +0.10 form -0.08
  format +0.13 fr +0.06 free +0.13 fw +0.05 gallery -0.13 gradient -0.32 gray -0.33 green +0.17 grey +0.07 grow
  -0.14 gutter +0.12 has -0.05 head +0.09 header -0.25 heading +0.16 headline +0.13 height +0.09 hentry +0.07 hidden
  -0.18 hide -0.10 highlight +0.24 home +0.42 horizontal +0.11 hover +0.17 hs -0.13 html +0.31 icon +0.07 icons
  +0.10 id -0.08 images -0.38 img -0.09 in -0.26 index +0.05 info -0.24 inherit +0.18 inline -0.14 inner +0.06 input
  -0.07 inset +0.07 inside +0.09 intro +0.07 invisible -0.05 ip +0.06 is +0.08 it +0.06 item -0.16 items +0.25 js
  -0.21 justify +0.06 kit -0.16 label -0.11 lang -0.21 large -0.05 last +0.12 layout -0.09 lb -0.07 left +0.12 legal
  -0.37 level +0.09 lg +0.15 li -0.12 light +0.10 links -0.08 listing -0.11 lj +0.11 location -0.11 logo +0.44 ls
  +0.11 main +0.11 margin +0.13 max -0.14 mb -0.23 mc +0.25 md +0.29 me +0.09 media +0.12 medium +0.10 mega -0.05
  megamenu +0.08 message +0.30 messages -0.12 middle +0.21 ml +0.17 mobile -0.09 modal -0.11 mode -0.15 module +0.24
  more -0.12 mr +0.29 ms -0.28 mt -0.19 mx +0.20 name +0.37 nav -0.19 navbar -0.05 navigation -0.24 news -0.11
  newsletter -0.34 next -0.33 no +0.20 node +0.07 none -0.13 normal +0.16 note -0.17 nowrap -0.16 number +0.09
  object +0.07 odd -0.21 of +0.08 off -0.11 offset -0.06 on -0.12 one +0.18 opacity +0.09 option +0.07 options -0.15
  or +0.11 other -0.24 out -0.07 outer -0.06 overview +0.13 ow +0.15 pa +0.06 padding +0.15 page +0.06 pagination
  +0.17 panel +0.06 paragraph +0.05 phone +0.35 pl +0.12 pointer -0.31 popup -0.39 position +0.08 post -0.06 postid
  -0.35 posts -0.28 pr -0.16 price +0.06 primary -0.19 product -0.17 products +0.13 profile -0.09 promo +0.06 prose
  +0.21 pt -0.30 publish +0.07 py -0.13 quick +0.40 quote +0.37 radius -0.07 read +0.09 red +0.06 region +0.11
  regular +0.11 related -0.50 reply -0.34 resources -0.08 responsive -0.05 results +0.20 reverse -0.06 review -0.47
  reviews -0.42 richtext +0.22 root +0.26 sale -0.06 sc +0.32 screen -0.07 scroll -0.10 search +0.12 secondary +0.18
  section +0.09 sections -0.49 select -0.34 self +0.07 semibold +0.25 services -0.06 share -0.33 show +0.14 shrink
  -0.16 sidebar -0.08 signup -0.10 simple -0.16 single -0.30 singular +0.14 site +0.12 skip +0.12 sl -0.33 slider
  +0.19 slot -0.13 small +0.08 social -0.06 space +0.06 spacing +0.32 span +0.21 square +0.08 sr -0.18 stack +0.17
  start -0.15 state +0.05 static -0.14 store -0.16 stretch -0.12 style +0.22 sub +0.17 subheading -0.07 submenu
  -0.22 subnav -0.11 subscribe -0.07 support +0.11 system +0.15 ta -0.06 tab +0.13 table +0.40 tablet -0.07 tabs
  +0.07 tag -0.14 tags -0.24 target +0.30 taxonomy -0.12 tb +0.28 template +0.05 terms +0.13 textwidget -0.12 the
  -0.18 this -0.08 thread -0.32 three -0.15 thumbnail +0.13 time +0.06 title +0.07 to +0.24 toc +0.39 toggle -0.06
  tooltip -0.23 topic +0.11 track +0.06 tracking +0.23 transform +0.06 transition +0.28 transparent +0.19 truncate
  +0.13 twitter -0.05 two +0.27 type +0.09 ui -0.29 ul +0.07 underline +0.15 unstyled +0.14 up +0.07 uppercase -0.05
  user -0.07 vertical +0.12 video +0.23 view -0.22 views -0.33 visible +0.06 weight +0.42 what +0.10 whitespace
  +0.05 wide -0.19 widgets +0.07 with -0.21 wp +0.19 xl +0.33 xs -0.19 your +0.07
core | after +0.07 before -0.09 beside -0.37 in +0.23 in/0 +0.07 in/1 +0.34 in/more -0.20 out -0.39 out/2 +0.19
  out/7 -0.19 out/more -0.39
core-branch | 20/.5 -0.08 20/.7 +0.09 20/0 -0.09 20/1 +0.08 200/.1 +0.07 200/.3 +0.28 200/.5 +0.07 200/.9 +0.27
  200/0 +0.08 200/1 +0.10 5/0 -0.09 60/.3 -0.06 60/.5 -0.19 more/.1 +0.07 more/.3 -0.30 more/.5 -0.38 more/.7 +0.10
  more/.9 +0.16 more/0 -0.34 more/1 -0.21
core-branch-prose | .1 -0.17 .5 -0.20 .7 -0.17 .9 -0.11 0 +0.07 1 +0.14
ends | colon +0.20 more -0.19 question -0.09 sentence +0.52
h1 | after +0.12 after/15 +0.12 after/1500 -0.15 after/200 +0.25 after/60 +0.19 after/600 +0.08 after/more -0.39
  before -0.56 before/15 +0.09 before/1500 -0.16 before/200 -0.14 before/60 -0.08 before/600 -0.18 before/more -0.09
  none +0.24 this +0.08
has | separators -0.18
in | a +0.32 article +0.20 aside -0.51 aside/main -0.25 aside/page -0.26 blockquote +0.36 button -0.09 dd -0.21 dl
  -0.09 dt +0.24 figcaption -0.69 figure -0.48 footer -0.86 footer/main -0.31 footer/page -0.55 form -0.33 form/main
  -0.39 form/page +0.06 h1 +0.17 h2 +0.30 h3 +0.12 h4 +0.13 header -0.46 header/main +0.13 header/page -0.59 hidden
  +0.12 hidden-style +0.36 label +0.09 li +0.06 main +0.63 menu -0.09 nav -0.20 nav/main +0.06 nav/page -0.27
  noscript +0.22 ol -0.17 p +0.14 region -0.54 section/main -0.06 section/page +0.05 table +0.33 tablist +0.08
  tabpanel -0.14 td +0.18 tr +0.20 ul +0.15 ul/main +0.28 ul/page -0.14
is | bold -0.08 capitals -0.31
links | .1 +0.10 .3 +0.19 .5 -0.10 .7 -0.09 1 -0.24
next | 15/.3 +0.16 15/.5 +0.12 15/.7 +0.08 15/0 +0.11 15/1 -0.27 2/0 -0.14 2/1 -0.09 40/.5 +0.09 40/.7 +0.09 40/0
  +0.15 40/1 -0.10 6/.3 -0.10 6/.5 -0.13 6/.7 -0.08 6/1 -0.06 heading +0.09 more/.3 +0.08 more/0 +0.16 none -0.25
  other -0.16 p +0.17
page-articles | 0 +0.29 1 -0.11 10 -0.36 4 -0.11 more +0.17
page-links | .1 -0.07 .7 +0.05 .9 +0.16
page-main | false +0.17 true -0.29
page-prose | .1 +0.67 .3 -0.17 .7 -0.31 .9 -0.31
page-words | 300 +0.47 600 +0.16 more -0.48
parent | 20/.1 -0.07 20/.3 -0.20 20/.5 -0.12 20/.7 -0.13 20/1 -0.09 200/.1 +0.18 200/.5 +0.14 200/.7 +0.10 200/0
  +0.19 200/1 +0.08 5/0 -0.08 60/.1 -0.08 60/.3 -0.09 60/.9 -0.12 60/1 -0.06 800/.1 +0.05 800/.3 -0.13 800/.7 -0.20
  800/.9 +0.16 800/0 -0.12 800/1 +0.09 more/.1 +0.06 more/.3 +0.14 more/.7 +0.10 more/.9 +0.09 more/0 +0.31 more/1
  -0.26
previous | 15/.1 +0.18 15/.5 +0.07 15/.7 -0.10 2/0 -0.11 40/.5 +0.07 40/.7 +0.06 40/1 -0.07 6/.5 -0.08 6/0 +0.08
  heading +0.21 li -0.05 more/.1 -0.09 more/0 +0.07 none -0.28 other -0.07 p +0.07
prose | after/10 -0.13 after/3 -0.13 after/30 -0.14 after/more +0.28 before/3 -0.17 before/30 +0.08 before/more
  -0.16 within +0.23
says | account -0.48 action -0.52 advertising -0.20 byline -0.06 comments -0.16 consent -0.07 contact -0.26
  copyright -0.23 date -0.36 legal -0.19 navigation -0.21 newsletter -0.29 price +0.08 related -0.24 script -0.10
  share -0.15
says-only | account -0.13 action -0.30 advertising -0.08 comments -0.17 contact -0.11 date +0.06 navigation -0.27
  related -0.23 script -0.13 share -0.16
second-next | 15/.3 -0.07 15/.5 +0.05 15/.7 -0.05 15/0 +0.07 15/1 -0.14 2/1 -0.07 40/.5 +0.09 40/.7 +0.08 6/.5 +0.05
  6/.7 -0.10 6/1 +0.12 heading +0.11 li +0.08 more/.1 +0.05 none -0.38 p +0.07
second-previous | 15/.7 +0.06 40/.1 +0.08 40/.5 +0.06 40/.7 +0.06 40/1 -0.07 6/.5 -0.07 6/.7 -0.19 li +0.12 more/.3
  +0.08 none -0.25
since-heading | 0 +0.51 200 -0.05 60 -0.07 600 -0.17 more -0.33
size | 15/.1 -0.13 15/.3 +0.14 15/.7 -0.12 15/0 +0.14 2/.5 -0.05 2/0 -0.26 2/1 -0.28 40/.1 +0.09 40/.5 +0.08 40/.7
  +0.06 40/0 +0.13 40/1 -0.05 6/.3 -0.10 6/0 +0.06 more/.1 +0.13 more/.3 +0.19 more/.5 -0.07
tag | a -0.15 a/1 -0.15 blockquote/0 -0.08 button -0.34 button/0 -0.34 dd -0.19 dd/0 -0.19 dt +0.22 dt/1 +0.20
  figcaption -0.34 figcaption/0 -0.31 h1 +0.16 h1/0 +0.09 h1/1 +0.05 h2 +0.25 h2/0 +0.12 h2/1 +0.14 h3 +0.13 h3/.7
  +0.09 h3/0 +0.10 h3/1 -0.08 h4 +0.19 h4/0 +0.07 h4/1 +0.13 h6/0 +0.06 label -0.28 label/0 -0.26 li +0.34 li/.5
  +0.15 li/.7 +0.09 li/0 +0.34 li/1 -0.29 p +0.10 p/.1 +0.19 p/.5 -0.10 p/.9 -0.10 p/0 +0.42 p/1 -0.24 pre/0 -0.10
  span -0.11 span/.1 -0.13 span/.7 -0.05 span/0 -0.11 span/1 +0.15 text +0.06 text/.5 -0.11 text/0 +0.30 text/1
  -0.13 time -0.14 time/1 -0.11 tr +0.08 tr/.1 -0.06 tr/.3 +0.06 tr/.7 -0.16 tr/.9 +0.12 tr/0 +0.08
under | 0 -0.18 action -0.13 advertising -0.33 comments -0.39 contact -0.08 h1 +0.29 h2 +0.24 h3 +0.12 h4 -0.29 h5
  -0.22 h6 -0.07 legal -0.10 navigation -0.14 newsletter -0.20 price +0.07 rating -0.17 related -0.43
wide-core | beside -0.25 in +0.14 in/0 +0.15 in/1 +0.50 in/3 +0.25 in/6 -0.32 in/more -0.44 out -0.29 out/1 +0.13
  out/2 -0.28 out/4 -0.06 out/7 -0.14 out/more +0.06
wide-core-branch | 20/.5 -0.06 20/0 -0.14 200/.1 -0.25 200/.3 +0.09 200/.5 -0.16 200/.7 -0.16 200/0 +0.07 200/1
  +0.09 60/.1 -0.09 60/.5 -0.14 60/.7 +0.08 60/.9 +0.10 60/0 -0.08 more/.1 +0.13 more/.7 +0.16 more/1 -0.07
wide-core-branch-prose | .1 +0.13 .7 -0.23 .9 -0.07 0 -0.13 1 +0.08
words | 1 -0.34 120 +0.16 2 -0.25 30 +0.14 4 -0.23 60 +0.19 8 +0.15 more +0.08
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
