/** Colours as inline styles name them, to tell text that has the colour of what it stands on. */

/** Red, green, blue from 0 to 255, opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** The basic names of CSS and those that can hardly be told from black or white. */
const NAMED: Record<string, string> = {
  transparent: '#0000',
  black: '#000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#fff',
  maroon: '#800000',
  red: '#f00',
  purple: '#800080',
  fuchsia: '#f0f',
  magenta: '#f0f',
  green: '#008000',
  lime: '#0f0',
  olive: '#808000',
  yellow: '#ff0',
  navy: '#000080',
  blue: '#00f',
  teal: '#008080',
  aqua: '#0ff',
  cyan: '#0ff',
  orange: '#ffa500',
  whitesmoke: '#f5f5f5',
  snow: '#fffafa',
  ivory: '#fffff0',
  ghostwhite: '#f8f8ff',
  floralwhite: '#fffaf0',
  gainsboro: '#dcdcdc',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
};

/** The first colour that a value names (a `background` names more than a colour); undefined when it names none. */
export function readColor(value: string): Color | undefined {
  const text = value.toLowerCase();
  const called = /\b(rgb|hsl)a?\(([^()]*)\)/.exec(text);
  if (called) return fromFunction(called[1] ?? '', called[2] ?? '');
  const hex = /#([0-9a-f]{3,8})\b/.exec(text)?.[1];
  if (hex !== undefined) return fromHex(hex);
  const name = text.split(/[\s,()]+/).find((word) => NAMED[word] !== undefined);
  return name === undefined ? undefined : fromHex((NAMED[name] ?? '').slice(1));
}

function fromHex(hex: string): Color | undefined {
  const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
  if (digits.length !== 6 && digits.length !== 8) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue, alpha / 255];
}

function fromFunction(name: string, parameters: string): Color | undefined {
  const parts = parameters.split(/[\s,/]+/).filter((part) => part !== '');
  const amount = (part: string | undefined, whole: number) =>
    part?.endsWith('%') ? (Number.parseFloat(part) / 100) * whole : Number.parseFloat(part ?? '');
  const alpha = parts[3] === undefined ? 1 : amount(parts[3], 1);
  const channels =
    name === 'rgb'
      ? parts.slice(0, 3).map((part) => amount(part, 255))
      : fromHsl(Number.parseFloat(parts[0] ?? ''), amount(parts[1], 1), amount(parts[2], 1));
  const [red, green, blue] = channels;
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [red, green, blue, alpha].some(Number.isNaN) ? undefined : [red, green, blue, alpha];
}

/** CSS Color 4 §7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const span = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - span * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Steps of a channel that no eye tells apart. */
const UNTOLD = 16;

/** Whether text of the one colour cannot be read on the other. */
export function isUnreadable(text: Color, background: Color): boolean {
  if (isClear(text)) return true;
  return !isClear(background) && [0, 1, 2].every((i) => Math.abs((text[i] ?? 0) - (background[i] ?? 0)) <= UNTOLD);
}

export const isClear = (color: Color): boolean => color[3] <= 0.05;
