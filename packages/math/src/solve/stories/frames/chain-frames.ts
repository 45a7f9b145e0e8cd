import { byFormula, type Exercised, together, workedOut } from '../../exercises/exercise.ts';
import type { Frame } from './frame.ts';

type Measure =
  | 'perimeter'
  | 'circumference'
  | 'area'
  | 'diameter'
  | 'volume'
  | 'surface area'
  | 'side'
  | 'radius'
  | 'edge';
type Shape = {
  /** The length of the figure from one of its measures, the number alone where π stands in both. */
  readonly from: Partial<Record<Measure, (value: string, pi: boolean) => string | null>>;
  readonly to: Partial<Record<Measure, (length: string) => string>>;
};

const plain =
  (text: (value: string) => string) =>
  (value: string, pi: boolean): string | null =>
    pi ? null : text(value);
const withPi =
  (text: (value: string) => string) =>
  (value: string, pi: boolean): string | null =>
    pi ? text(value) : null;

const shapes: Readonly<Record<string, Shape>> = {
  square: {
    from: { perimeter: plain((p) => `${p}/4`), area: plain((a) => `√(${a})`), side: plain((s) => s) },
    to: { perimeter: (s) => `4 · ${s}`, area: (s) => `${s}^2`, side: (s) => s },
  },
  circle: {
    from: {
      circumference: withPi((c) => `${c}/2`),
      area: withPi((a) => `√(${a})`),
      diameter: plain((d) => `${d}/2`),
      radius: plain((r) => r),
    },
    to: {
      circumference: (r) => `2 · ${r} · π`,
      area: (r) => `${r}^2 · π`,
      diameter: (r) => `2 · ${r}`,
      radius: (r) => r,
    },
  },
  sphere: {
    from: {
      volume: withPi((v) => `∛(3 · ${v}/4)`),
      'surface area': withPi((s) => `√(${s}/4)`),
      diameter: plain((d) => `${d}/2`),
      radius: plain((r) => r),
    },
    to: {
      volume: (r) => `4/3 · ${r}^3 · π`,
      'surface area': (r) => `4 · ${r}^2 · π`,
      diameter: (r) => `2 · ${r}`,
      radius: (r) => r,
    },
  },
  cube: {
    from: {
      volume: plain((v) => `∛(${v})`),
      'surface area': plain((s) => `√(${s}/6)`),
      edge: plain((s) => s),
      side: plain((s) => s),
    },
    to: { volume: (s) => `${s}^3`, 'surface area': (s) => `6 · ${s}^2`, edge: (s) => s, side: (s) => s },
  },
};
const names = [
  'surface area',
  'perimeter',
  'circumference',
  'area',
  'diameter',
  'volume',
  'radius',
  'side',
  'edge',
] as const;

/** One measure of a square, a circle or a cube from another, by way of its length. */
export const otherMeasure: Frame = ({ text, numbers, question }) => {
  const found = Object.keys(shapes).filter((name) =>
    new RegExp(`\\b${name}\\b`).test(
      text.replace(
        /\bsquare (?=(?:feet|foot|inches|meters|cm|units|miles|yards|centimeters|ft|in|m)\b)/g,
        '',
      ),
    ),
  );
  const [name, more] = found;
  const [only, second] = numbers;
  if (name === undefined || more !== undefined || !only || second) return null;
  if (
    /\b(?:semicircle|sector|inscribed|circumscribed|half|quarter|double|twice|ratio|shaded|increase\w*|slices?|triangle|rectangle)\b/.test(
      text,
    )
  )
    return null;
  const shape = shapes[name];
  const known = names.find(
    (one) =>
      shape?.from[one] &&
      new RegExp(
        `\\b${one}(?: length)?(?: of (?:a|the|one) (?:${name}|face))? ?(?:is|of|=|equals|measures|was)? ?@|@(?:(?!find|what|how|calculate)[^.,?@#]){0,18}${one}\\b`,
      ).test(only.around),
  );
  const wanted = names.filter(
    (one) =>
      shape?.to[one] &&
      new RegExp(`\\b${one}\\b`).test(one === 'area' ? question.replace(/surface area/g, '') : question),
  );
  const [goal, other] = wanted.filter((one) => one !== known);
  if (!shape || known === undefined || goal === undefined || other !== undefined || question.includes('#'))
    return null;
  const pi = /^@ ?(?:π|pi)\b|^@π/.test(only.around.slice(only.at));
  const start = shape.from[known]?.(only.value, pi);
  const length = start === null || start === undefined ? null : workedOut(start);
  if (!length || start === undefined || start === null || !/^[\d./]+$/.test(length.value)) return null;
  const end = shape.to[goal]?.(/^\d+$/.test(length.value) ? length.value : `(${length.value})`);
  const worked = end === undefined ? null : workedOut(end);
  if (end === undefined || !worked) return null;
  const part = (one: typeof length, claim: string): Exercised => ({
    kind: 'geometry',
    chain: one.chain,
    answer: one.value,
    check: [{ claim: `${claim} = ${one.value}`, holds: true }],
  });
  const parts = [part(length, start), part(worked, end)].filter(({ chain }) => chain.steps.length > 0);
  return parts.length === 0 ? null : together(parts, { kind: 'geometry', answer: worked.value });
};

/** The height of a cylinder or a cone, or of a triangle, from what it holds. */
export const heightFrom: Frame = ({ text, numbers, question }) => {
  if (!/\b(?:height|how tall|how high)\b/.test(question) || numbers.length !== 2) return null;
  const volume = numbers.find(({ around }) =>
    /\bvolume(?: of (?:a|the) [a-z]+)? ?(?:is|of|=)? ?@/.test(around),
  );
  const radius = numbers.find(({ around }) =>
    /\bradius(?: of (?:a|the|its) [a-z]+)? ?(?:is|of|=)? ?@/.test(around),
  );
  const [cylinder, cone] = [/\bcylinder\b/.test(text), /\bcone\b/.test(text)];
  if (
    !volume ||
    !radius ||
    volume === radius ||
    cylinder === cone ||
    !/^@ ?(?:π|pi)/.test(volume.around.slice(volume.at))
  )
    return null;
  return byFormula({
    formula: cylinder ? 'h = v/r^2' : 'h = 3 · v/r^2',
    values: { v: volume.value, r: radius.value },
    rule: 'height-from-volume',
    kind: 'geometry',
  });
};

/** What a point on a wheel or a hand of a clock travels. */
export const turnsOfWheel: Frame = ({ text, numbers, question }) => {
  if (
    !/\b(?:wheel|tire|tyre|carousel|merry-go-round|hand)\b/.test(text) ||
    !/\bhow far\b|\bdistance\b/.test(question) ||
    /\b(?:times|turns|rotations|revolutions|spins) (?:per|a|each|every) (?:second|minute|hour)\b|\brpm\b/.test(
      text,
    )
  )
    return null;
  const hand = /\bminute hand\b/.test(text);
  const size = numbers.find(({ around }) =>
    /(?:diameter|radius)(?: of [a-z ]+)? ?(?:is|of|=)? ?@|@[ -]?[a-z]+ (?:in )?(?:diameter|radius|long)\b/.test(
      around,
    ),
  );
  const other = numbers.find((one) => one !== size);
  if (!size || numbers.length > 2) return null;
  const across = /\bdiameter\b/.test(text);
  if (hand) {
    if (across || !other || !/^@ ?min/.test(other.around.slice(other.at))) return null;
    return byFormula({
      formula: 'd = 2 · r · m/60 · π',
      values: { r: size.value, m: other.value },
      rule: 'way-around',
      kind: 'geometry',
    });
  }
  const turns = other
    ? /^@ (?:complete |full )?(?:turns|rotations|revolutions|times|spins)/.test(other.around.slice(other.at))
      ? other.value
      : null
    : /\b(?:one|a|each|every|single) (?:complete |full )?(?:turn|rotation|revolution|spin)\b/.test(text)
      ? '1'
      : null;
  if (turns === null || across === /\bradius\b/.test(text)) return null;
  return byFormula({
    formula: across ? 'd = n · x · π' : 'd = n · 2 · x · π',
    values: { n: turns, x: size.value },
    rule: 'way-around',
    kind: 'geometry',
  });
};

/** A ramp or a road by how much it rises over how far. */
export const slopeOfRamp: Frame = ({ text, numbers, question }) => {
  if (numbers.length !== 2 || !/\b(?:slope|grade)\b/.test(question) || /percent|°|degree/.test(text))
    return null;
  const rise = numbers.find(({ around }) =>
    /\b(?:rises|rise of|climbs|goes up|vertical (?:rise|distance|height) of|drops) @|@ [a-z]+ (?:high|tall|vertically)/.test(
      around,
    ),
  );
  const run = numbers.find(
    (one) =>
      one !== rise &&
      /\b(?:over|horizontal (?:distance|run|length)?(?: of)?|for every|run of|for a|in)(?: an?)?(?: horizontal)?(?: (?:distance|run|length))?(?: of)? @|@ [a-z]+ (?:horizontally|along the ground|long)/.test(
        one.around,
      ),
  );
  if (!rise || !run) return null;
  const units = [rise, run].map(({ around, at }) =>
    /^@ ([a-z]+)/
      .exec(around.slice(at))?.[1]
      ?.replace(/^foot$/, 'feet')
      .replace(/e?s$/, ''),
  );
  if (units[0] !== units[1] || /\bdrops\b|falls/.test(text)) return null;
  return byFormula({
    formula: 'm = a/b',
    values: { a: rise.value, b: run.value },
    rule: 'rise-over-run',
    kind: 'slope',
  });
};
