import { expect, it } from 'vitest';
import { prepareBytes } from '../../../runtime/content/prepared.ts';

it('a result that is stored as bytes is read unchanged', () => {
  const result = { title: 'Reparación de cañerías', price: '45 €' };
  expect(prepareBytes(result).result).toEqual(result);
});
