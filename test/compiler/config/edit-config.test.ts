import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConfigChange, editConfig } from '../../../compiler/config/edit-config.ts';

const file = `import { defineSite } from 'vitrina';

/** Lo que se cuenta a los agentes. */
export default defineSite({
  site: {
    // Dirección pública: { con llaves } y 'comillas'
    url: 'https://www.ejemplo.es',
  },
  content: {
    /* siempre */ drop: ['.promo', "a[href*='}']"], // se corta
    // keep: ['.tarifas'],
  },
  ...process.env.X ? {} : {},
  company: { hours: \`De 9 a 14\` },
});
`;

/** Evaluates the config that a file exports. */
const read = (text: string): Record<string, Record<string, unknown>> =>
  new Function('process', `return ${/defineSite\(([\s\S]*)\);\s*$/.exec(text)?.[1]}`)({ env: {} });

describe('editConfig', () => {
  it.each<[ConfigChange, string, string]>([
    [
      { kind: 'add', path: ['content', 'drop'], value: '.banner' },
      `drop: ['.promo', "a[href*='}']"], // se corta`,
      `drop: ['.promo', "a[href*='}']", '.banner'], // se corta`,
    ],
    [
      { kind: 'add', path: ['content', 'keep'], value: 'main > p' },
      `    // keep: ['.tarifas'],\n`,
      `    keep: ['main > p'],\n    // keep: ['.tarifas'],\n`,
    ],
    [{ kind: 'remove', path: ['content', 'drop'], value: '.promo' }, `['.promo', `, '['],
    [{ kind: 'set', path: ['company', 'hours'], value: "L'hora" }, '`De 9 a 14`', `"L'hora"`],
    [{ kind: 'set', path: ['company', 'hours'], value: false }, '`De 9 a 14`', 'false'],
    [{ kind: 'set', path: ['company', 'tax'], value: 'IGIC' }, ' },\n});', `, tax: 'IGIC' },\n});`],
    [{ kind: 'unset', path: ['company', 'hours'] }, '{ hours: `De 9 a 14` }', '{ }'],
    [
      { kind: 'add', path: ['search', 'golden'], value: { query: '¿abrís?', expect: '/contacto/' } },
      '  company: { hours: `De 9 a 14` },\n',
      "  company: { hours: `De 9 a 14` },\n  search: { golden: [{ query: '¿abrís?', expect: '/contacto/' }] },\n",
    ],
  ])('writes %j in its place, and changes nothing else', (change, before, after) => {
    expect(file.includes(before)).toBe(true);
    const changed = editConfig(file, change);
    expect(read(changed)).toBeTypeOf('object');
    if (change.path.join('.') === 'content.keep') {
      expect(read(changed).content?.keep).toEqual(['main > p']);
      expect(changed).toContain("// keep: ['.tarifas'],");
    } else expect(changed).toBe(file.replace(before, () => after));
  });

  it('changes nothing if the value is already set or missing', () => {
    for (const change of [
      { kind: 'add', path: ['content', 'drop'], value: '.promo' },
      { kind: 'remove', path: ['content', 'drop'], value: '.otra' },
      { kind: 'remove', path: ['content', 'keep'], value: '.otra' },
      { kind: 'unset', path: ['search', 'golden'] },
    ] as const)
      expect(editConfig(file, change)).toBe(file);
  });

  it('keeps every comment and gives the right values, after any number of changes', () => {
    const text = fc.constantFrom(
      '.a',
      'main > p',
      "a[title='x']",
      'a[title="}"]',
      '// no',
      '/* no */',
      '`',
      '\\',
      'ñ,\n',
    );
    const change = fc.oneof(
      fc.record({
        kind: fc.constantFrom('add' as const, 'remove' as const),
        path: fc.constantFrom(['content', 'drop'], ['content', 'keep'], ['search', 'synonyms']),
        value: text,
      }),
      fc.record({
        kind: fc.constant('set' as const),
        path: fc.constantFrom(['company', 'hours'], ['company', 'serviceModel', 'warranty']),
        value: text,
      }),
      fc.record({
        kind: fc.constant('unset' as const),
        path: fc.constantFrom(['company', 'hours'], ['content', 'drop']),
      }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const wanted = new Map<string, unknown>([
          ['content.drop', ['.promo', "a[href*='}']"]],
          ['company.hours', 'De 9 a 14'],
        ]);
        let changed = file;
        for (const one of changes) {
          changed = editConfig(changed, one);
          const name = one.path.join('.');
          const list = (wanted.get(name) ?? []) as string[];
          if (one.kind === 'add' && !list.includes(one.value)) wanted.set(name, [...list, one.value]);
          else if (one.kind === 'remove' && wanted.has(name))
            wanted.set(
              name,
              list.filter((item) => item !== one.value),
            );
          else if (one.kind === 'set') wanted.set(name, one.value);
          else if (one.kind === 'unset') wanted.delete(name);
        }
        const config = read(changed);
        for (const name of [
          'content.drop',
          'content.keep',
          'search.synonyms',
          'company.hours',
          'company.serviceModel.warranty',
        ]) {
          const value = name
            .split('.')
            .reduce<unknown>((of, key) => (of as Record<string, unknown> | undefined)?.[key], config);
          expect([name, value]).toEqual([name, wanted.get(name)]);
        }
        for (const comment of [
          '/** Lo que se',
          "// Dirección pública: { con llaves } y 'comillas'",
          "// keep: ['.tarifas'],",
        ])
          expect(changed).toContain(comment);
      }),
      { numRuns: 500 },
    );
  });

  it('writes a line for each item of a list that is too long for one line', () => {
    let changed = 'export default {\n  content: { drop: [] },\n};\n';
    for (const at of [1, 2, 3, 4])
      changed = editConfig(changed, {
        kind: 'add',
        path: ['content', 'drop'],
        value: `.una-clase-bastante-larga-${at}`,
      });
    expect(changed).toContain("drop: [\n    '.una-clase-bastante-larga-1',\n");
    expect(Math.max(...changed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it.each([
    ['no config', 'console.log(1);', /export default/],
    ['a value that is code', 'export default { content: { drop: common } };', /content\.drop is no list/],
    ['an object that is code', 'export default { content };', /./],
    ['half a file', 'export default { content: { drop: [', /./],
  ])('refuses a file with %s, or adds a section', (_, text, said) => {
    const change = () => editConfig(text, { kind: 'add', path: ['content', 'drop'], value: '.a' });
    if (text.includes('{ content }')) expect(change()).toContain('drop');
    else expect(change).toThrow(said);
  });
});
