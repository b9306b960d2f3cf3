/** The page that a fact names as its source. */

import { describe, expect, it } from 'vitest';
import { compilePages, toHtml, toProse } from '../guarantees/compile-site.ts';

describe('the source of a fact', () => {
  const said = 'Toda reparación tiene una garantía de dos años, con piezas y mano de obra.';
  const titles = ['Garantía', 'Obras', 'Equipo', 'Horno', 'Tienda'];

  it('is the only page whose Markdown still has it', async () => {
    const box = `<div class="aviso"><p>${said}</p></div>`;
    const pages = Object.fromEntries(
      titles.map((title) => [`/${title.toLowerCase()}/`, toHtml(title, toProse(title) + box)]),
    );
    const { site } = await compilePages({ '/': toHtml('Taller', toProse('Taller') + box), ...pages });
    const fact = site.facts.find(({ field }) => field === 'service_model.warranty');
    const holders = site.pages.filter(({ markdown }) => markdown.includes(said)).map(({ path }) => path);
    expect(holders).toEqual(['/']);
    expect(fact?.from).toBe('/');
  });

  it('is marked as frame if it is in the footer', async () => {
    const footer = '<footer><p>Horario: de lunes a viernes de 8:00 a 20:00.</p></footer>';
    const { site } = await compilePages({ '/': toHtml('Taller', toProse('Taller') + footer) });
    expect(site.facts.find(({ field }) => field === 'hours')).toMatchObject({ from: '/', isOfFrame: true });
  });
});
