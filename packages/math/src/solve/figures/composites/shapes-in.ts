import type { Size } from '../reading/read-sizes.ts';
import { readSizes } from '../reading/read-sizes.ts';

type ShapeName =
  | 'square'
  | 'rectangle'
  | 'circle'
  | 'semicircle'
  | 'triangle'
  | 'cube'
  | 'box'
  | 'cylinder'
  | 'cone'
  | 'sphere'
  | 'prism';

/** A shape of a text with its sizes, as formulas of its area or volume in numbers. */
export type Shape = {
  readonly shape: ShapeName;
  readonly word: string;
  readonly sizes: readonly Size[];
  readonly at: number;
};

const nouns: readonly (readonly [ShapeName, string])[] = [
  ['semicircle', String.raw`semicirc\w+(?: window| top| end| piece)?|half (?:a |of a )?circles?`],
  ['prism', String.raw`triang\w+ prisms?`],
  ['cone', String.raw`(?:ice cream |paper |snow )?cones?|conical (?:cups?|[a-z]+)|cone[- ]shaped [a-z]+`],
  [
    'sphere',
    String.raw`spheres?|spherical [a-z]+|(?:rubber |steel |metal |glass |bouncy )?balls?|marbles?|scoops?`,
  ],
  [
    'cylinder',
    String.raw`cylind\w+(?: (?:pot|tank|glass|cans?|container|vase|mold|jar|bucket|cup|mug|pool|tube|cake|hole))?|(?:round|circular) tanks?`,
  ],
  ['cube', String.raw`cubes?|(?:sugar|ice|wooden|unit) cubes?|cubic (?:box(?:es)?|blocks?|containers?)|dice`],
  [
    'box',
    String.raw`rectangular (?:prism|box|tank|container|pool|aquarium)|cuboid|boxe?s?|crates?|cartons?|aquarium|fish ?tank|tank|containers?|suitcase|chest|shoebox`,
  ],
  [
    'circle',
    String.raw`circ(?:le|les)|circular (?:[a-z]+ )?[a-z]+|round (?:pond|pool|table|hole|rug|garden|fountain|window|plate|mirror|cake|pizza)|disks?|disc`,
  ],
  [
    'triangle',
    String.raw`(?:right |equilateral |isosceles )?triang(?:le|les|ular)(?: (?:top|roof|piece|corner|garden|flower ?bed|gable|part|section|hole))?`,
  ],
  [
    'square',
    String.raw`square (?:pool|garden|pond|hole|flower ?bed|window|table|tile|corner|patio|piece|yard|lawn|plot|field|sheet|shed|fountain|sandbox|room|cake|photo|picture|paper|board|park)s?|squares?(?! (?:base|feet|foot|(?:centi|milli|kilo|deci)?met(?:er|re)s?|inch|inches|cm|yards?|units?|miles?|m|km|ft|in|grass|of grass)\b)`,
  ],
  [
    'rectangle',
    String.raw`rectang\w+(?: [a-z]+)?|garden|yard|backyard|lawn|field|wall|floor|room|patio|park|plot|cardboard|sheet|board|page|poster|door|window|pool|playground|terrace|carpet|rug|deck|table|canvas|banner|driveway|house|paper|picture|photo|kitchen|bedroom|land|flower ?bed|court`,
  ],
];
const noun = new RegExp(nouns.map(([, words], i) => String.raw`(?<s${i}>\b(?:${words})\b)`).join('|'), 'gi');
const gap = /^(?:[\s,-]|\b(?:a|an|the|of|side|by|wide|long|high)\b)*$/i;

/** The shapes of a text with the sizes that belong to each; null where a size belongs to none. */
export function shapesIn(text: string): readonly Shape[] | null {
  const { sizes } = readSizes(text);
  const found = [...text.matchAll(noun)].map((match) => {
    const key = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? '';
    return {
      shape: nouns[Number(key.slice(1))]?.[0] ?? 'rectangle',
      word: match[0],
      at: match.index,
      end: match.index + match[0].length,
    };
  });
  if (found.length === 0 || sizes.some(({ angle }) => angle)) return null;
  const owners = sizes.map((size, i) => {
    const next = found.findIndex(({ at }) => at >= size.end);
    const following = sizes[i + 1];
    const to = found[next];
    const between = to ? text.slice(size.end, to.at) : '';
    const alone = to && gap.test(between);
    const row =
      to &&
      following &&
      following.end <= to.at &&
      /^(?:[\s,]|\b(?:by|x|and)\b)*$/.test(text.slice(size.end, following.start)) &&
      gap.test(text.slice(following.end, to.at));
    if (alone || row) return next;
    for (let at = found.length - 1; at >= 0; at -= 1) if ((found[at]?.end ?? 0) <= size.start) return at;
    return next;
  });
  // A shape named again without sizes is one of the others.
  return owners.includes(-1)
    ? null
    : found
        .map(({ shape, word, at }, i) => ({
          shape,
          word,
          at,
          sizes: sizes.filter((_, j) => owners[j] === i),
        }))
        .filter((one) => one.sizes.length > 0);
}

const named = (sizes: readonly Size[], names: readonly string[]): string | undefined =>
  sizes.find(({ name }) => name !== null && names.includes(name))?.value;

const all = (shape: Shape, count: number): boolean => shape.sizes.length === count;

/** The radius as an expression. */
export function radiusOf({ sizes }: Pick<Shape, 'sizes'>): string | null {
  const r = named(sizes, ['radius']);
  if (r !== undefined) return r;
  const d = named(sizes, ['diameter', 'width']);
  return d === undefined ? null : `${d}/2`;
}

const power = (text: string): string => (/^[\d.]+$/.test(text) ? text : `(${text})`);

/** The area of a plane shape as an expression in numbers; null where its sizes do not tell it. */
export function areaOf(shape: Shape): string | null {
  const { sizes } = shape;
  const [one, two] = sizes;
  switch (shape.shape) {
    case 'square':
      return all(shape, 1) && one && (one.name === null || /side|length|width/.test(one.name))
        ? `${power(one.value)}^2`
        : null;
    case 'rectangle':
      return all(shape, 2) &&
        one &&
        two &&
        sizes.every(({ name }) => name === null || /^(?:length|width|height|side)$/.test(name))
        ? `${one.value} · ${two.value}`
        : null;
    case 'circle':
    case 'semicircle': {
      const r = all(shape, 1) ? radiusOf(shape) : null;
      return r === null ? null : `π · ${power(r)}^2${shape.shape === 'circle' ? '' : '/2'}`;
    }
    case 'triangle': {
      const [b, h] = [named(sizes, ['base', 'width', 'leg']), named(sizes, ['height'])];
      if (all(shape, 2) && sizes.every(({ name }) => name === 'leg'))
        return `1/2 · ${one?.value} · ${two?.value}`;
      return all(shape, 2) && b !== undefined && h !== undefined ? `1/2 · ${b} · ${h}` : null;
    }
    default:
      return null;
  }
}

/** The volume of a solid as an expression in numbers. */
export function volumeOf(shape: Shape): string | null {
  const { sizes } = shape;
  const h = named(sizes, ['height', 'length']);
  switch (shape.shape) {
    case 'cube':
    case 'square':
      return all(shape, 1) &&
        sizes[0] &&
        (sizes[0].name === null || /side|edge|length|height/.test(sizes[0].name))
        ? `${power(sizes[0].value)}^3`
        : null;
    case 'box':
    case 'rectangle':
      return all(shape, 3) &&
        sizes.every(({ name }) => name === null || /^(?:length|width|height|side)$/.test(name))
        ? sizes.map(({ value }) => value).join(' · ')
        : null;
    case 'cylinder':
    case 'cone': {
      const r = all(shape, 2) ? radiusOf(shape) : null;
      return r === null || h === undefined
        ? null
        : `${shape.shape === 'cone' ? '1/3 · ' : ''}π · ${power(r)}^2 · ${h}`;
    }
    case 'sphere': {
      const r = all(shape, 1) ? radiusOf(shape) : null;
      return r === null ? null : `4/3 · π · ${power(r)}^3`;
    }
    default:
      return null;
  }
}

/** The one unit of some shapes; null where they have several. */
export function unitOfShapes(shapes: readonly { readonly sizes: readonly Size[] }[]): string | null {
  const units = shapes.flatMap(({ sizes }) => sizes.flatMap(({ unit }) => unit ?? []));
  const names = new Set(units.map(({ name }) => name));
  return names.size > 1 || units.some(({ power: times }) => times !== 1) ? null : ([...names][0] ?? '');
}
