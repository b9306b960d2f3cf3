import { describe, it } from 'vitest';
import { rehypeOpeningHeadings } from '../../../../compiler/page/rewrite/rehype-opening-headings.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('rehypeOpeningHeadings, for a heading that opens a page,', () => {
  const opens = 'data-vitrina-opens="/a/"';
  it.each<Row>([
    ['links its content to the page', `<h3 ${opens}>A <b>b</b></h3>`, `<h3 ${opens}><a href="/a/">A <b>b</b></a></h3>`],
    ['keeps it as it is if it has no address', '<h3 data-vitrina-opens="">A</h3>', '='],
    ['keeps it as it is if it has no text', `<h3 ${opens}><b></b></h3>`, '='],
    ['keeps it as it is if it holds a block', `<h3 ${opens}><i><div>A</div></i></h3>`, '='],
    ['keeps it as it is if it is in a link', `<a href="/b/"><div><h3 ${opens}>A</h3></div></a>`, '='],
  ])('%s', becomes(rehypeOpeningHeadings));
});
