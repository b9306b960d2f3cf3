/** Joins the coloured areas of a drawing: between two of one colour there is no line to see. */

/** A rectangle of one colour. Lengths in points, counted from the left and the top of the sheet. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
  colour: string;
}

/** Maximum areas of a sheet among which those within others are looked for. */
const MAX_COMPARED = 1500;

/** Maximum thickness in points of an area that is drawn as a line, which never joins a larger area. */
const MAX_THICKNESS = 4;

/** Maximum points between the sides of areas that touch, or that end at one place. */
const MAX_GAP = 1;

const WHITE = '#ffffff';

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= MAX_GAP;

const contains = (a: Area, b: Area): boolean =>
  a.left <= b.left + MAX_GAP &&
  a.right >= b.right - MAX_GAP &&
  a.top <= b.top + MAX_GAP &&
  a.bottom >= b.bottom - MAX_GAP;

const isThin = ({ left, right, top, bottom }: Area): boolean =>
  right - left < MAX_THICKNESS || bottom - top < MAX_THICKNESS;

/** Joins areas of one colour that are above each other or side by side, and leaves out those that cannot be seen. */
export function joinAreas(areas: readonly Area[]): Area[] {
  const lines = areas.filter(isThin);
  const level = joinAlong(
    areas.filter((area) => !isThin(area)),
    ['left', 'right'],
    ['top', 'bottom'],
  );
  const joined = joinAlong(level, ['top', 'bottom'], ['left', 'right']);
  if (joined.length > MAX_COMPARED) return [...joined, ...lines];
  // Paper is white where no area of another colour is drawn.
  const isWithinOwnColour = (area: Area) =>
    joined.some((other) => other !== area && other.colour === area.colour && contains(other, area));
  const isPaper = (area: Area) =>
    area.colour === WHITE && !joined.some((other) => other.colour !== WHITE && contains(other, area));
  return [...joined.filter((area) => !isPaper(area) && !isWithinOwnColour(area)), ...lines];
}

type Sides = readonly ['left', 'right'] | readonly ['top', 'bottom'];

/** Joins areas that touch in one direction if they end at the same two places in the other one. */
function joinAlong(areas: readonly Area[], same: Sides, along: Sides): Area[] {
  const [start, end] = same;
  const [from, to] = along;
  const keyOf = (area: Area) => `${area.colour} ${Math.round(area[start])} ${Math.round(area[end])}`;
  const keys = new Map(areas.map((area) => [area, keyOf(area)]));
  const sorted = [...areas].sort((a, b) => {
    const [left = '', right = ''] = [keys.get(a), keys.get(b)];
    return left === right ? a[from] - b[from] : left < right ? -1 : 1;
  });
  const joined: Area[] = [];
  for (const area of sorted) {
    const last = joined.at(-1);
    const isAlike = last?.colour === area.colour && isNear(last[start], area[start]) && isNear(last[end], area[end]);
    if (last && isAlike && area[from] <= last[to] + MAX_GAP) last[to] = Math.max(last[to], area[to]);
    else joined.push({ ...area });
  }
  return joined;
}
