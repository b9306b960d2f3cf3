import { describe, expect, test } from 'vitest';
import { lowerRaised } from '../../../../compiler/company/grammar/raised.ts';
import { factsOf } from '../detect-site.ts';

describe('raised digits', () => {
  test.each([
    ['32⁵⁰ €', '32,50 €'],
    ['€32⁵⁰ por hora', '€32,50 por hora'],
    ['de 9³⁰ a 14⁰⁰ h', 'de 9:30 a 14:00 h'],
    ['2¹ años de garantía', '2 años de garantía'],
    ['IVA no incluido.²', 'IVA no incluido.'],
    ['desde 40 €¹ la hora', 'desde 40 € la hora'],
    ['18 € el m²', '18 € el m²'],
    ['10³ litros', '10³ litros'],
    ['cada 10 m³', 'cada 10 m³'],
  ])('in «%s» are read as «%s»', (text, read) => expect(lowerRaised(text)).toBe(read));

  const linesOf = (html: string) => factsOf(`<html lang="es"><body><main>${html}</main></body></html>`, '/garantia/');
  test('of the element `sup` are read as decimals in a table and a line', () => {
    const { prices } = linesOf(
      '<table><tr><td>Corte</td><td>32<sup>50</sup> €</td></tr></table><p>Tinte: 41<sup>90</sup> €</p>',
    );
    expect(prices.map(({ text }) => text)).toEqual(['Corte: 32,50 €', 'Tinte: 41,90 €']);
  });
});

describe('struck-out text', () => {
  test.each([
    'del',
    's',
    'strike',
    'span class="line-through text-gray-500"',
    'span style="color: grey; text-decoration: 2px line-through"',
  ])('in <%s> is neither in hours nor in prices', (tag) => {
    const facts = factsOf(
      `<html lang="es"><body><main><h2>Horario</h2><p>De lunes a viernes de 9:00 a 14:00. <${tag}>Sábados de 10:00 a 13:00.</${tag.split(' ')[0]}></p>
      <table><tr><td>Corte</td><td><${tag}>39 €</${tag.split(' ')[0]}> 32 €</td></tr></table></main></body></html>`,
    );
    expect(facts.openings.map(({ text }) => text)).toEqual(['De lunes a viernes de 9:00 a 14:00.']);
    expect(facts.prices.map(({ text }) => text)).toEqual(['Corte: 32 €']);
  });
});
