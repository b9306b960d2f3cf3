import { expect, it } from 'vitest';
import { prepareBytes } from '../../../runtime/content/prepared.ts';

it('a result that is kept as bytes is read from them as it was', () => {
  const result = { title: 'Reparación de cañerías', price: '45 €' };
  expect(prepareBytes(result).result).toEqual(result);
});
