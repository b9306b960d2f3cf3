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

describe('checking parameters', () => {
  it('fills in defaults', () => {
    expect(checkParameters('search_pages', { query: 'grifo' })).toEqual({ query: 'grifo', limit: 8 });
    expect(checkParameters('get_company_info', {})).toEqual({ section: 'all' });
  });

  it('drops unknown parameters', () => {
    expect(checkParameters('read_page', { url: '/', utm_source: 'x' })).toEqual({ url: '/' });
  });

  it.each([[{}], [{ query: '' }], [{ query: '   ' }], [{ query: '\u00a0\t' }]])(
    'finds a required parameter missing in %j',
    (input) => {
      expect(complaint('search_pages', input)).toEqual({ code: 'missing_parameter', parameter: 'query' });
    },
  );

  it('counts length in code points, as the published schema does', () => {
    expect(complaint('search_pages', { query: '😀' })).toMatchObject({ problem: { kind: 'length', min: 2, max: 200 } });
    expect(complaint('search_pages', { query: '😀'.repeat(200) })).toBeUndefined();
    expect(complaint('search_pages', { query: '😀'.repeat(201) })).toMatchObject({ parameter: 'query' });
    expect(complaint('read_page', { url: `/${'ñ'.repeat(300)}` })).toMatchObject({ parameter: 'url' });
  });

  it('agrees with a plain count of code points for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 420 }), (query) => {
        const length = [...query].length;
        const fits = length >= 2 && length <= 200 && query.trim() !== '';
        expect(complaint('search_pages', { query }) === undefined).toBe(fits);
      }),
    );
  });

  it.each(['0', '26', '-1', '1.5', 'abc', '', '1e1', ' 5', '99999999999999999999'])('refuses limit=%s', (limit) => {
    expect(complaint('search_pages', toJsonTypes('search_pages', { query: 'grifo', limit }))).toEqual({
      code: 'invalid_parameter',
      parameter: 'limit',
      problem: { kind: 'integer', min: 1, max: 25 },
    });
  });

  it('takes both bounds of limit', () => {
    for (const limit of ['1', '25']) {
      expect(complaint('search_pages', toJsonTypes('search_pages', { query: 'grifo', limit }))).toBeUndefined();
    }
  });

  it('takes a cursor of 12 characters and refuses one of 13', () => {
    expect(complaint('search_pages', { query: 'grifo', cursor: 'a'.repeat(12) })).toBeUndefined();
    expect(complaint('search_pages', { query: 'grifo', cursor: 'a'.repeat(13) })).toEqual({
      code: 'invalid_parameter',
      parameter: 'cursor',
      problem: { kind: 'length', min: 1, max: 12 },
    });
  });

  it('publishes no upper bound of part', () => {
    expect(complaint('read_page', { url: '/', part: 0 })).toMatchObject({ problem: { kind: 'integer', min: 1 } });
    expect(complaint('read_page', { url: '/', part: 0 })).not.toHaveProperty('problem.max');
    const { properties } = toJsonSchema(operations.read_page.parameters, locales.en, 'input');
    const part = { description: locales.en.fields.part, type: 'integer', minimum: 1 };
    expect(properties).toEqual(expect.objectContaining({ part }));
  });

  it('publishes the bounds, the default and the choices that it checks', () => {
    const published = (id: OperationId) => toJsonSchema(operations[id].parameters, locales.en, 'input').properties;
    expect(published('search_pages')).toMatchObject({
      query: { minLength: 2, maxLength: 200, pattern: '\\S' },
      limit: { minimum: 1, maximum: 25, default: 8 },
      cursor: { minLength: 1, maxLength: 12 },
    });
    expect(published('read_page')).toMatchObject({ url: { minLength: 1, maxLength: 300, pattern: '\\S' } });
    expect(published('get_company_info')).toMatchObject({ section: { default: 'all', enum: expect.any(Array) } });
  });

  it('publishes results that stay open to fields of later versions', () => {
    expect(JSON.stringify(toJsonSchema(operations.search_pages.result, locales.en, 'output'))).not.toContain(
      'additionalProperties',
    );
  });

  it('names the choices of section', () => {
    expect(complaint('get_company_info', { section: 'todo' })).toMatchObject({
      parameter: 'section',
      problem: { kind: 'choice', choices: ['all', 'contact', 'service_model', 'coverage', 'services'] },
    });
  });

  it('refuses JSON values of another type', () => {
    expect(complaint('read_page', { url: 5 })).toEqual({
      code: 'invalid_parameter',
      parameter: 'url',
      problem: { kind: 'type', expected: 'string' },
    });
  });

  it('throws nothing but its own error, whatever it is given', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('query', 'limit', 'cursor'), fc.anything()), (input) => {
        complaint('search_pages', input);
      }),
    );
  });
});
