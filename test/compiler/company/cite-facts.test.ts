import { expect, it } from 'vitest';
import { compilePages, siteUrl, toHtml, toProse } from '../guarantees/compile-site.ts';

it('citations of facts link to the words on the page of their source', async () => {
  const { site } = await compilePages({
    '/': toHtml('Taller del Norte', `${toProse('persianas')}<p><a href="/contacto/">Contacto</a></p>`),
    '/contacto/': toHtml(
      'Contacto',
      '<h2>Horario</h2><p>Abrimos de lunes a viernes de 9:00 a 14:00.</p><p>Todos los trabajos tienen una garantía de dos años por escrito.</p>',
    ),
  });
  const { sources, cites } = site.company;
  expect(sources?.hours).toBe(`${siteUrl}/contacto/`);
  expect(cites?.hours).toMatch(/^https:\/\/www\.ejemplo\.es\/contacto\/#:~:text=(?:Abrimos|de)/);
  for (const [field, address] of Object.entries(cites ?? {})) expect(address.split('#')[0]).toBe(sources?.[field]);
});
