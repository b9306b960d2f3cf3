import { describe, expect, it } from 'vitest';
import { searchIn } from '../search-fixture.ts';

const filler = 'Texto de relleno que no dice nada de lo que se busca en esta página. '.repeat(12);

function excerptOf(text: string, query: string, description = ''): string {
  const [hit] = searchIn([{ path: '/p/', title: 'Página de muestra', text, description }]).search(query, {
    limit: 1,
    offset: 0,
  }).hits;
  return hit?.excerpt ?? '';
}

describe('an excerpt', () => {
  it('is taken where the words of the query are closest together', () => {
    const text = `El bombín es una pieza. ${filler} Cuesta dinero. ${filler} Cambiar el bombín cuesta 90 euros con la visita. ${filler}`;
    expect(excerptOf(text, 'cuesta bombín')).toContain('Cambiar el bombín cuesta 90 euros');
  });

  it('has at most 240 characters, whole words and no Markdown', () => {
    const text = `${filler}\n\n## Precio del **bombín**\n\n- [Cerrajeros](https://www.ejemplo.es/cerrajeros/bombin/precio/) desde *90 €*\n\n${filler}`;
    const excerpt = excerptOf(text, 'precio bombín');
    expect(excerpt).toContain('Precio del bombín');
    expect(excerpt.length).toBeLessThanOrEqual(240);
    expect(excerpt).not.toMatch(/[[\]*#]|https/);
    const words = new Set(`${filler} Precio del bombín Cerrajeros desde 90 €`.split(' '));
    for (const word of excerpt.replace(/^…|…$/g, '').split(' ')) expect(words).toContain(word);
  });

  it('is taken near the words also on the last of many long pages', () => {
    const pages = Array.from({ length: 10 }, (_, number) => ({
      path: `/p${number}/`,
      title: 'Página de muestra',
      description: 'Lo que hay en la página.',
      text: `${filler.repeat(12)} El bombín de la piscina se cambia. ${filler}`,
    }));
    const { hits } = searchIn(pages).search('bombín', { limit: 10, offset: 0 });
    expect(hits).toHaveLength(10);
    for (const { excerpt } of hits) expect(excerpt).toContain('El bombín de la');
  });

  it('is the description if only the title has the words', () => {
    expect(excerptOf(filler, 'muestra', 'Lo que hay en la *página*.')).toBe('Lo que hay en la página.');
  });

  it('is the beginning of the text if only the title has the words and there is no description', () => {
    expect(excerptOf(filler, 'muestra')).toMatch(/^Texto de relleno/);
  });

  it('is taken near a synonym or another form of the word', () => {
    expect(excerptOf(`${filler} El frigorífico se reparará en casa. ${filler}`, 'nevera')).toContain('frigorífico');
  });

  it('ignores addresses of links', () => {
    const text = `[Ver](https://www.ejemplo.es/bombin/) ${filler} El bombín se cambia. ${filler}`;
    expect(excerptOf(text, 'bombín')).toContain('El bombín se cambia');
  });

  it('does not end within a character', () => {
    const cut = (text: string) => excerptOf(`bombín,${text}`, 'bombín');
    expect(cut(`${'x,'.repeat(115)}x${'😀'.repeat(40)}`)).toHaveLength(239);
    expect(cut(`😀${'x,'.repeat(150)}`)).toHaveLength(240);
  });
});
