import { finishWay, followWay, type WayStep } from '../../figures/network/work-way.ts';
import { readFigure } from '../../figures/reading/read-figure.ts';
import type { Size } from '../../figures/reading/read-sizes.ts';
import { withFigureUnit } from '../../figures/reading/units.ts';
import { relatesSizes } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

type Solid = 'cylinder' | 'cone' | 'hemisphere';
type Part = { readonly solid: Solid; readonly at: number; readonly end: number };

const half = String.raw`hemispher\w+|half[- ](?:of )?(?:an? |the )?(?:spheres?|balls?)|semi-?spheres?|dome(?:d| shaped)?`;
const solids: readonly (readonly [Solid, string])[] = [
  ['hemisphere', half],
  ['cone', String.raw`(?:ice[- ]cream |snow )?cones?|conical [a-z]+`],
  ['cylinder', String.raw`cylind\w+`],
];
const noun = new RegExp(solids.map(([, words], i) => String.raw`(?<s${i}>\b(?:${words})\b)`).join('|'), 'gi');
const joined =
  /\b(?:on (?:the |its )?top|on top of|topped|sits? on|sitting on|placed on|stands? on|(?:on|at) (?:each|both|one|the|its)(?: \w+)? ends?|attached|joined|consists? of|made (?:up )?of|combin\w+|with an?)\b/i;
const taken = /\b(?:cut out|carved|drilled|hollow\w*|removed|scooped|taken out|dug|bored)\b/i;
const twice = new RegExp(
  String.raw`\b(?:each|both|two) (?:flat )?ends?\b|\b(?:two|2) (?:identical |equal )?(?:${half}|cones?)\b`,
  'i',
);
const facts: Readonly<Record<Solid, (r: string, h: string) => WayStep>> = {
  cylinder: (r, h) => ({
    formula: `V = π · ${r}^2 · ${h}`,
    says: 'The volume of a cylinder is the area of its round base times its height.',
  }),
  cone: (r, h) => ({
    formula: `V = 1/3 · π · ${r}^2 · ${h}`,
    says: 'A cone holds a third of the cylinder around it.',
  }),
  hemisphere: (r) => ({
    formula: `V = 2/3 · π · ${r}^3`,
    says: 'Half a sphere holds two thirds of π times the radius cubed.',
  }),
};

function partsIn(text: string): readonly Part[] {
  const all = [...text.matchAll(noun)].map((match) => {
    const key = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? '';
    return {
      solid: solids[Number(key.slice(1))]?.[0] ?? 'cone',
      at: match.index,
      end: match.index + match[0].length,
    };
  });
  return all.filter((one, i) => all.findIndex(({ solid }) => solid === one.solid) === i);
}

/** The height that is told of a solid: the ones behind its name, or in front of it without another name between. */
function heightsOf(parts: readonly Part[], heights: readonly Size[]): ReadonlyMap<Solid, string> | null {
  const upright = parts.filter(({ solid }) => solid !== 'hemisphere');
  const found = new Map<Solid, string>();
  for (const { start, value } of heights) {
    const before = upright.filter(({ at }) => at < start).at(-1);
    const owner = upright.length === 1 ? upright[0] : before;
    if (!owner || found.has(owner.solid)) return null;
    found.set(owner.solid, value);
  }
  return found.size === upright.length ? found : null;
}

/** Cylinder, cone and half ball of one radius, put together or taken out: the volume of it all. */
export const joinedSolids: Situation = ({ typed }) => {
  const figure = readFigure(typed);
  const { text, sizes, asks } = figure;
  const parts = partsIn(text);
  const [first, second, more] = parts;
  if (!first || !second || more || joined.test(text) === taken.test(text)) return null;
  const words = asks.map((one) => one.words).join(' ');
  const ofOne = new RegExp(
    String.raw`\bvolume of (?:the|this|its) (?:cylinder|cones?|${half})\b(?! (?:and|with))`,
    'i',
  );
  if (!/\bvolume\b|\bhow much\b.*\b(?:hold|fit|ice cream|space)/i.test(words) || ofOne.test(words))
    return null;
  const plain = text
    .replace(new RegExp(`\\b(?:${half})\\b`, 'gi'), ' ')
    .replace(/\bhalf[- ]full\b/gi, 'half');
  if (
    relatesSizes(plain) ||
    /\b(?:half|total height|overall|whole height|slant\w*|surface|per|melt\w*|pour\w*|ratio|similar|inscribed|price|cost\w*|tall in (?:all|total)|altogether is|percent|how many|how (?:high|tall|deep))\b|[$€%]/i.test(
      plain,
    )
  )
    return null;
  const radii = sizes.filter(({ name }) => name === 'radius' || name === 'diameter');
  const heights = sizes.filter((size) => !radii.includes(size));
  const units = new Set(sizes.flatMap(({ unit }) => (unit ? [unit.name] : [])));
  if (sizes.some(({ angle, unit }) => angle || (unit && unit.power !== 1)) || units.size > 1) return null;
  if (!heights.every(({ name }) => name === 'height' || name === 'length')) return null;
  const across = new Set(radii.map(({ name, value }) => (name === 'radius' ? value : `(${value}/2)`)));
  const [r, other] = across;
  const own = heightsOf(parts, heights);
  if (r === undefined || other !== undefined || !own) return null;
  const both = twice.test(text);
  const [base, top] =
    first.solid === 'cylinder' || second.solid !== 'cylinder' ? [first, second] : [second, first];
  if (both && (base.solid !== 'cylinder' || taken.test(text))) return null;
  const way = [base, top].map(({ solid }, i) => {
    const { formula, says } = facts[solid](r, own.get(solid) ?? '');
    return { formula: formula.replace(/^V/, i === 0 ? 'A' : 'B'), says };
  });
  const sign = taken.test(text) ? '-' : '+';
  const last: WayStep = {
    formula: `V = A ${sign} ${both ? '2 · B' : 'B'}`,
    says: sign === '-' ? 'What is taken out is subtracted.' : 'Together the parts make the whole body.',
  };
  return finishWay(followWay([...way, last], {}), {
    wish: figure.wish,
    places: 2,
    says: (value) => withFigureUnit(value, [...units][0] ?? '', 3),
  });
};

/** The label around the side of a can, without its ends: circumference times height. */
export const labelOfCan: Situation = ({ typed, text: small }) => {
  if (!/\blabels?\b/.test(small) || !/\b(?:cans?|tins?|jars?|cylind\w+|bottles?)\b/.test(small)) return null;
  if (
    /\b(?:overlap\w*|half|part of|cost\w*|price|how many (?:labels|cans)|per|twice|top|bottom|lid)\b|[$€%]/.test(
      small,
    )
  )
    return null;
  const figure = readFigure(typed);
  const words = figure.asks.map((one) => one.words).join(' ');
  if (!/\barea\b|\bhow (?:much|many)\b.*\b(?:paper|square|cm\^2)/i.test(words) || relatesSizes(figure.text))
    return null;
  const { sizes } = figure;
  const across = sizes.find(({ name }) => name === 'radius' || name === 'diameter');
  const height = sizes.find(({ name }) => name === 'height');
  const units = new Set(sizes.flatMap(({ unit }) => (unit ? [unit.name] : [])));
  if (!across || !height || sizes.length !== 2 || units.size > 1) return null;
  const way: WayStep[] = [
    {
      formula: across.name === 'radius' ? 'L = 2 · π · r · h' : 'L = π · d · h',
      says: 'Rolled out, the side of a cylinder is a rectangle: circumference times height.',
    },
  ];
  return finishWay(
    followWay(way, { [across.name === 'radius' ? 'r' : 'd']: across.value, h: height.value }),
    {
      wish: figure.wish,
      places: 2,
      says: (value) => withFigureUnit(value, [...units][0] ?? '', 2),
    },
  );
};
