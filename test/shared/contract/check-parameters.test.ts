import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkParameters, toJsonTypes } from '#shared/contract/check-parameters.ts';
import { ApiError, type ErrorDetails } from '#shared/contract/errors.ts';
import { type OperationId, operations } from '#shared/contract/operations.ts';
import { toJsonSchema } from '#shared/contract/to-json-schema.ts';
import { locales } from '#shared/locale/locales.ts';

const complaint = (id: OperationId, input: Record<string, unknown>): ErrorDetails | undefined => {
  try {
    checkParameters(id, input);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.details;
    throw error;
  }
};

describe('checkParameters and the published schema', () => {
  it('fill in defaults', () => {
    expect(checkParameters('search_pages', { query: 'grifo' })).toEqual({ query: 'grifo', limit: 8 });
    expect(checkParameters('get_company_info', {})).toEqual({ section: 'all' });
  });

  it('drop unknown parameters', () => {
    expect(checkParameters('read_page', { url: '/', utm_source: 'x' })).toEqual({ url: '/' });
  });

  it.each([[{}], [{ query: '' }], [{ query: '   ' }], [{ query: '\u00a0\t' }]])(
    'report a missing parameter for %j',
    (input) => {
      expect(complaint('search_pages', input)).toEqual({ code: 'missing_parameter', parameter: 'query' });
    },
  );

  it('count length in code points', () => {
    expect(complaint('search_pages', { query: '😀' })).toMatchObject({ problem: { kind: 'length', min: 2, max: 200 } });
    expect(complaint('search_pages', { query: '😀'.repeat(200) })).toBeUndefined();
    expect(complaint('search_pages', { query: '😀'.repeat(201) })).toMatchObject({ parameter: 'query' });
    expect(complaint('read_page', { url: `/${'ñ'.repeat(300)}` })).toMatchObject({ parameter: 'url' });
  });

  it('agree with a count of code points, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 420 }), (query) => {
        const length = [...query].length;
        const fits = length >= 2 && length <= 200 && query.trim() !== '';
        expect(complaint('search_pages', { query }) === undefined).toBe(fits);
      }),
    );
  });

  it.each(['0', '26', '-1', '1.5', 'abc', '', '1e1', ' 5', '99999999999999999999'])('refuse limit=%s', (limit) => {
    expect(complaint('search_pages', toJsonTypes('search_pages', { query: 'grifo', limit }))).toEqual({
      code: 'invalid_parameter',
      parameter: 'limit',
      problem: { kind: 'integer', min: 1, max: 25 },
    });
  });

  it('accept both bounds of limit', () => {
    for (const limit of ['1', '25']) {
      expect(complaint('search_pages', toJsonTypes('search_pages', { query: 'grifo', limit }))).toBeUndefined();
    }
  });

  it('accept a cursor of 12 characters and refuse one of 13', () => {
    expect(complaint('search_pages', { query: 'grifo', cursor: 'a'.repeat(12) })).toBeUndefined();
    expect(complaint('search_pages', { query: 'grifo', cursor: 'a'.repeat(13) })).toEqual({
      code: 'invalid_parameter',
      parameter: 'cursor',
      problem: { kind: 'length', min: 1, max: 12 },
    });
  });

  it('have no upper bound of part', () => {
    expect(complaint('read_page', { url: '/', part: 0 })).toMatchObject({ problem: { kind: 'integer', min: 1 } });
    expect(complaint('read_page', { url: '/', part: 0 })).not.toHaveProperty('problem.max');
    const { properties } = toJsonSchema(operations.read_page.parameters, locales.en, 'input');
    const part = { description: locales.en.fields.part, type: 'integer', minimum: 1 };
    expect(properties).toEqual(expect.objectContaining({ part }));
  });

  it('have the same bounds, defaults and choices', () => {
    const published = (id: OperationId) => toJsonSchema(operations[id].parameters, locales.en, 'input').properties;
    expect(published('search_pages')).toMatchObject({
      query: { minLength: 2, maxLength: 200, pattern: '\\S' },
      limit: { minimum: 1, maximum: 25, default: 8 },
      cursor: { minLength: 1, maxLength: 12 },
    });
    expect(published('read_page')).toMatchObject({ url: { minLength: 1, maxLength: 300, pattern: '\\S' } });
    expect(published('get_company_info')).toMatchObject({ section: { default: 'all', enum: expect.any(Array) } });
  });

  it('allow further fields in results', () => {
    expect(JSON.stringify(toJsonSchema(operations.search_pages.result, locales.en, 'output'))).not.toContain(
      'additionalProperties',
    );
  });

  it('list the choices of section', () => {
    expect(complaint('get_company_info', { section: 'todo' })).toMatchObject({
      parameter: 'section',
      problem: { kind: 'choice', choices: ['all', 'contact', 'service_model', 'coverage', 'services'] },
    });
  });

  it('refuse JSON values of another type', () => {
    expect(complaint('read_page', { url: 5 })).toEqual({
      code: 'invalid_parameter',
      parameter: 'url',
      problem: { kind: 'type', expected: 'string' },
    });
  });

  it('throw only their own error, for any input', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('query', 'limit', 'cursor'), fc.anything()), (input) => {
        complaint('search_pages', input);
      }),
    );
  });
});
