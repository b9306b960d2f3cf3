import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#shared/search/fold.ts';
import { toWords } from '#shared/search/to-words.ts';
import { toSearchLanguage } from '#shared/search-language.ts';

const spanish = toSearchLanguage('es-ES');
const english = toSearchLanguage('en');

it.each<[phrase: string, isName: boolean]>([
  ['work permit', true],
  ['waiting list', true],
  ['bed and breakfast', true],
  ['how do you use my data', false],
])('the English phrase «%s» is a name: %s', (phrase, isName) => expect(english.isName(toWords(phrase))).toBe(isName));

describe('Spanish', () => {
  it.each([
    ['averia', 'averias'],
    ['luz', 'luces'],
    ['grifo', 'grifos'],
    ['calentador', 'calentadores'],
    ['tecnico', 'tecnicas'],
    ['instalacion', 'instalaciones'],
    ['rapido', 'rapida'],
    ['calle', 'calles'],
    ['heroe', 'heroes'],
  ])('gives %s and %s one stem', (one, other) => {
    expect(spanish.stem(one)).toBe(spanish.stem(other));
  });

  it.each([
    ['enfria', 'enfriamiento'],
    ['fontanero', 'fontaneria'],
    ['electricista', 'electricidad'],
    ['reparar', 'reparacion'],
    ['cuesta', 'costar'],
    ['atasco', 'atascado'],
    ['tratais', 'tratamiento'],
    ['vendeis', 'venden'],
  ])('puts %s and %s in one family', (one, other) => {
    const family = (word: string) => spanish.family(spanish.stem(word));
    expect(family(one)).toBe(family(other));
  });

  it.each([
    ['recojo', 'recogerlo'],
    ['alquilarlos', 'alquilar'],
    ['repararse', 'reparar'],
  ])('gives %s and %s the same verb', (one, other) => {
    const family = (word: string) => spanish.family(spanish.stem(word));
    expect(family(one)).toBe(family(other));
  });

  it.each([
    ['perrito', 'perro'],
    ['cafecitos', 'cafes'],
    ['fincita', 'finca'],
    ['carisimas', 'caras'],
    ['llevarmelo', 'llevar'],
    ['enviandonosla', 'enviando'],
    ['llevarlo', 'llevarlo'],
    ['carmelo', 'carmelo'],
    ['cita', 'cita'],
  ])('simplifies %s to %s', (word, simple) => expect(spanish.simplified(word)).toBe(simple));

  it.each<[phrase: string, isName: boolean]>([
    ['fin de semana', true],
    ['formas de pago', true],
    ['media pensión', true],
    ['no me paga', false],
    ['pedir cita', false],
    ['avisan antes de', false],
    ['hoy mismo', false],
  ])('says that «%s» is a name: %s', (phrase, isName) => expect(spanish.isName(toWords(phrase))).toBe(isName));

  it.each(['mantiene', 'tendríais', 'conseguisteis', 'vendieseis', 'obtengo', 'siguieron'])(
    'knows %s as a form of a word that fits any subject',
    (word) => expect(spanish.isEveryday(fold(word))).toBe(true),
  );

  it.each([
    ['labadora', 'lavadora'],
    ['abitasion', 'habitacion'],
    ['serrajero', 'cerrajero'],
    ['keso', 'queso'],
    ['yuvia', 'lluvia'],
    ['jente', 'gente'],
    ['conprar', 'comprar'],
    ['piscina', 'picina'],
    ['soi', 'soy'],
    ['qanto', 'cuanto'],
    ['qiero', 'quiero'],
    ['adision', 'adiccion'],
    ['asetan', 'aceptan'],
    ['alcol', 'alcohol'],
    ['cansaos', 'cansados'],
  ])('gives %s the sound of %s', (one, other) => {
    expect(spanish.sound(one)).toBe(spanish.sound(other));
  });

  it.each([
    ['coche', 'coce'],
    ['gato', 'jato'],
    ['casa', 'caja'],
    ['guerra', 'jerra'],
    ['pero', 'perro'],
    ['opera', 'obra'],
    ['cacao', 'caco'],
  ])('does not give %s the sound of %s', (one, other) => {
    expect(spanish.sound(one)).not.toBe(spanish.sound(other));
  });

  it.each(['pague', 'llegué', 'empecé', 'conozco', 'escoja', 'tardarían', 'hagan'])(
    'knows «%s» as an everyday verb, respelt before its ending',
    (word) => {
      expect(spanish.isEveryday(fold(word))).toBe(true);
    },
  );

  it('keeps words that say what is wrong', () => {
    for (const word of ['no', 'sin', 'fuera', 'estado']) expect(spanish.stopWords.has(word)).toBe(false);
  });
});

describe('English', () => {
  it.each([
    ['tap', 'taps'],
    ['battery', 'batteries'],
    ['switch', 'switches'],
    ['dish', 'dishes'],
    ['box', 'boxes'],
    ['glass', 'glasses'],
    ['waltz', 'waltzes'],
    ['tie', 'ties'],
  ])('gives %s and %s one stem', (one, other) => {
    expect(english.stem(one)).toBe(english.stem(other));
  });

  it.each(['gas', 'bus', 'boss', 'tennis', 'virus', 'b2bs'])('does not take the s of %s for a plural', (word) => {
    expect(english.stem(word)).toBe(word);
  });

  it.each([
    ['planning', 'plan'],
    ['batteries', 'battery'],
    ['payment', 'paying'],
    ['repair', 'repairing'],
    ['repair', 'repairer'],
  ])('puts %s and %s in one family', (one, other) => {
    const family = (word: string) => english.family(english.stem(word));
    expect(family(one)).toBe(family(other));
  });

  it.each(['stopped', 'stopping', 'replied', 'replies', 'preparing', 'enjoyed', 'pays'])(
    'knows «%s» as an everyday verb',
    (word) => expect(english.isEveryday(word)).toBe(true),
  );
});

describe('every search language', () => {
  it.each(['inn', 'añi', 'b2bers', 'b2b-ando'])('leaves %s, a short word or code, as it is', (word) => {
    expect(english.family(word)).toBe(word);
    expect(spanish.family(word)).toBe(word);
  });

  it('has only folded words', () => {
    for (const { stopWords, requestWords, circumstances } of [spanish, english]) {
      for (const word of [...stopWords, ...requestWords, ...circumstances]) expect(toWords(word)).toEqual([word]);
    }
  });

  it('makes no empty stem or family', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zñ0-9]{1,20}$/), fc.constantFrom('es', 'en', 'ca'), (word, code) => {
        const language = toSearchLanguage(code);
        expect(language.stem(word)).not.toBe('');
        expect(language.family(language.stem(word))).not.toBe('');
      }),
    );
  });

  it('without rules leaves words as they are', () => {
    expect(toSearchLanguage('ca').stem('reparacions')).toBe('reparacions');
  });
});
