import { type Exercised, together } from '../../exercises/exercise.ts';
import type { SizeName } from '../reading/names.ts';
import type { Asked, FigureText } from '../reading/read-figure.ts';
import type { Size } from '../reading/read-sizes.ts';
import { type FigureUnit, factorBetween, withFigureUnit } from '../reading/units.ts';
import { circleFigures } from './circle-figures.ts';
import { findWay } from './facts.ts';
import type { FigureKind } from './figure-kind.ts';
import { planeFigures } from './plane-figures.ts';
import { solidFigures } from './solid-figures.ts';
import { finishWay, followWay, type WayStep } from './work-way.ts';

/** How many lengths are multiplied in what a name tells; angles have none. */
const powerOf = (name: SizeName): 0 | 1 | 2 | 3 =>
  /angle/.test(name) ? 0 : name === 'volume' ? 3 : /area/.test(name) ? 2 : 1;

/** Words that relate sizes to others; a figure whose text has one is another problem. */
const relating =
  /\b(?:half|halves|twice|doubl\w*|tripl\w*|thirds?|quarters?|fourths?|times|more|less|longer|shorter|greater|smaller|bigger|larger|ratio|scale[ds]?|similar|percent|cost\w*|price|per|each|every|remaining|left over|rest|without|inscribed|circumscribed|shaded|outside|inside|cut|cuts|removed|hole|increase\w*|decrease\w*|chang\w+|consecutive|sum|difference|product|together|total of|between|path|border|frame|walkway|open|lid|minutes?|hours?|seconds?|days?|dollars?|euros?|tiles?|bags?|cans? of paint|bricks?|largest|smallest|maximum|minimum|possible|equation|expression|empty|unused|wasted|bent|bend\w*|wire|folded|rolled|melted|fits? (?:[a-z]+ )?(?:in|into|inside) an?|in terms of|sides? is|if the (?:radius|side|height) (?:is|was) (?:doubled|tripled))\b|[%$€]|\bx\b(?! ?\d)|\d[a-z]\b(?!\^)|[a-z] ?[=+] ?\d*[a-z]\b|\d ?\+|\bfull\b(?= \w)|(?<!\d )\bpart(?:ly)?\b/i;

/** The text without its sizes' own words, to see what else is said. */
function whatElse(text: string, kind: FigureKind): string {
  return text
    .replace(/\bhow many times\b/gi, ' often ')
    .replace(/\bcut off by\b|(?<=\d ?(?:mm|cm|m|km|in|ft|feet|inches|meters)?) each\b/gi, ' ')
    .replace(
      /\b(?:each|every|all|one|per|the) (?:of (?:the|its) )?(?:sides?|edges?|legs?|equal sides?|face|base)\b/gi,
      ' ',
    )
    .replace(
      /\bsides? (?:each|long)\b|\b(?:other|longer|shorter|long|short) (?:base|diagonal|leg|side)s?\b/gi,
      ' ',
    )
    .replace(
      /\b(?:space inside|inside of (?:it|the [a-z]+)|(?:fits?|put|go|goes|fit) (?:inside|in(?:to)?)(?: (?:it|the [a-z]+))?|total (?:surface )?area|(?:when|if|is) (?:it is |it's |its |completely )?(?:completely )?full|to the top|per(?:pendicular)? height)\b/gi,
      ' ',
    )
    .replace(/\btwo (?:legs|sides|diagonals|bases|equal sides)\b/gi, ' ')
    .replace(/(?<=\d ?(?:mm|cm|dm|m|in|ft|yd|km|feet|meters|inches|yards)?) x (?=\d)/gi, ' by ')
    .replace(kind.allows ?? /$^/g, ' ');
}

type Letters = Readonly<Record<string, string>>;
type Filled = { readonly values: Letters; readonly sizes: Readonly<Record<string, Size>> };

/** A name that is neither asked nor has a number may belong to a number that stands apart. */
const tellsMore = ({ free, asked }: FigureText): boolean =>
  free.some(({ name, adjective }) => !adjective && !asked.some((one) => one.name === name));

/** Each size takes the first free letter that its name may have; null where one has none. */
function lettersOf(kind: FigureKind, figure: FigureText, asked: readonly string[]): Filled | null {
  const { sizes } = figure;
  const values: Record<string, string> = {};
  const given: Record<string, Size> = {};
  const put = (letter: string, size: Size): void => {
    values[letter] = size.value;
    given[letter] = size;
  };
  const bare = sizes.filter(({ name, angle }) => name === null && !angle);
  const letters = Object.entries(kind.names);
  const choices = ({ name }: Size): number =>
    letters.filter(([, names]) => name !== null && names.includes(name)).length;
  for (const size of [...sizes].sort((a, b) => choices(a) - choices(b))) {
    if (size.angle || kind.angles?.length) {
      const angle = size.radians ? kind.radians?.[0] : kind.angles?.[0];
      if (size.angle && angle !== undefined && given[angle] === undefined) {
        put(angle, size);
        continue;
      }
      if (size.angle) return null;
    }
    if (size.name === null) continue;
    const { name } = size;
    const power = powerOf(name);
    if (size.unit && size.unit.power !== power && !(power === 3 && size.unit.power === 3)) return null;
    const free = letters.filter(([letter, names]) => names.includes(name) && given[letter] === undefined);
    const letter = (free.find(([one]) => !asked.includes(one)) ?? free[0])?.[0];
    if (letter === undefined) return null;
    put(letter, size);
  }
  const row =
    bare.length === 0
      ? []
      : Object.keys(given).length === 0 && kind.bare?.length === bare.length && !tellsMore(figure)
        ? kind.bare
        : kind.bareTwo?.length === bare.length
          ? kind.bareTwo
          : null;
  if (row === null) return null;
  for (const [i, letter] of row.entries()) {
    const size = bare[i];
    if (!size || given[letter] !== undefined) return null;
    // What is told by its unit as an area is no side.
    if (size.unit && size.unit.power !== 1) return null;
    put(letter, size);
  }
  return { values, sizes: given };
}

/** One unit for all sizes: that of the first length, or the one the question asks for. */
function oneUnit(
  { sizes, values }: Filled,
  wanted: FigureUnit | null,
): { values: Letters; unit: string } | null {
  const lengths = Object.entries(sizes).filter(([, { angle }]) => !angle);
  const units = lengths.map(([, { unit }]) => unit);
  const known = units.flatMap((unit) => unit ?? []);
  const liquid = known.find(({ name }) => /^(?:ml|liters|gallons)$/.test(name));
  const plain = known.filter((unit) => unit !== liquid);
  const names = new Set(plain.map(({ name }) => name));
  const same = wanted && plain.some(({ name }) => name === wanted.name) ? wanted.name : undefined;
  const base = names.size <= 1 ? (plain[0]?.name ?? (liquid ? 'dm' : '')) : (same ?? plain[0]?.name ?? '');
  if (known.length > 0 && known.length < units.length && names.size > 1) return null;
  const out: Record<string, string> = { ...values };
  for (const [letter, { unit }] of lengths) {
    if (!unit || unit.name === base) continue;
    const factor = factorBetween(unit, { name: base, power: unit.power });
    if (factor === null) return null;
    out[letter] = `${factor} · ${values[letter]}`;
  }
  return { values: out, unit: base };
}

const lettersOfName = (kind: FigureKind, name: SizeName): readonly string[] =>
  Object.entries(kind.names).flatMap(([letter, names]) => (names.includes(name) ? [letter] : []));

/** A value in the unit that the question asks for. */
function inWantedUnit(
  from: FigureUnit,
  wanted: FigureUnit | null,
): { readonly step: WayStep | null; readonly unit: FigureUnit } | null {
  if (!wanted || wanted.name === from.name || from.name === '') return { step: null, unit: wanted ?? from };
  const factor = factorBetween(from, wanted);
  if (factor === null) return null;
  return {
    step: {
      formula: `Q = X · ${factor}`,
      says: `One ${wanted.name} has a fixed size in ${from.name}, so multiply by how many there are in one.`,
    },
    unit: wanted,
  };
}

function askOne(kind: FigureKind, figure: FigureText, { name, unit: wanted }: Asked): Exercised | null {
  for (const letter of lettersOfName(kind, name)) {
    const filled = lettersOf(kind, figure, [letter]);
    if (!filled || filled.values[letter] !== undefined) continue;
    const shared = oneUnit(filled, wanted);
    const way = shared && findWay(kind.facts, Object.keys(shared.values), letter);
    if (!shared || !way) continue;
    const isAngle = kind.angles?.includes(letter) === true;
    const power = isAngle ? 0 : powerOf(kind.names[letter]?.[0] ?? name);
    const from: FigureUnit = { name: shared.unit, power: power === 0 ? 1 : power };
    const turned = isAngle ? { step: null, unit: from } : inWantedUnit(from, wanted);
    if (!turned) continue;
    const last = turned.step ? [{ ...turned.step, formula: turned.step.formula.replace('X', letter) }] : [];
    const reached = followWay([...way, ...last], shared.values);
    const worked = finishWay(reached, {
      wish: figure.wish,
      says: (value) => (isAngle ? `${value}°` : withFigureUnit(value, turned.unit.name, turned.unit.power)),
    });
    if (worked) return worked;
  }
  return null;
}

/** The questions that are wanted: all, or the one that the writer picks. */
function pickedOf(figure: FigureText): readonly Asked[] | null {
  const { asked, pick } = figure;
  if (!pick) return asked;
  if ('place' in pick) {
    const found = pick.place < 0 ? asked.at(pick.place) : asked[pick.place];
    return found ? [found] : null;
  }
  const found = asked.filter(({ name }) => pick.words.includes(name.split('-').at(-1) ?? name));
  return found.length === 1 ? found : null;
}

const otherFigure =
  /\b(?:squares?(?! (?:base|pyramid|feet|(?:centi|milli|kilo|deci)?met(?:er|re)s?|inch|[ckdm]?m\b|yards?|units?|miles?|root))|rectang\w+|triang\w+|circ(?:le|les|ular)|cubes?|cones?|cylinders?|spheres?|pyramids?|pris\w+|trapez\w+|parallelograms?|rhomb\w+|hexagons?|semicirc\w+|pentagons?|octagons?)\b/gi;

/** Figures that a text names; a pyramid with a square base is one figure. */
function figuresNamed(text: string): number {
  const plain = text.replace(
    /\b(?:square|rectangular|triangular|circular|round)(?:[- ]based)? (?:base|bottom|pyramid|prism|face|cylinder|tank)s?\b/gi,
    '#',
  );
  return new Set([...plain.matchAll(otherFigure)].map(([word]) => word.toLowerCase().slice(0, 4))).size;
}

/** Sizes of one figure from others, each told by its name. */
export function solveMeasures(figure: FigureText): Exercised | null {
  const { text, sizes } = figure;
  const wanted = pickedOf(figure);
  if (!wanted || wanted.length === 0 || wanted.length > 3 || sizes.length === 0 || figuresNamed(text) > 1)
    return null;
  for (const kind of [...solidFigures, ...circleFigures, ...planeFigures]) {
    if (!kind.figure.test(text) || kind.not?.test(text) || (kind.surely && !kind.surely.test(text))) continue;
    if (relating.test(whatElse(text, kind))) continue;
    const parts = wanted.map((asked) => askOne(kind, figure, asked));
    if (parts.some((part) => part === null)) continue;
    const answers = parts.map((part, i) =>
      parts.length === 1
        ? (part?.answer ?? '')
        : `${(wanted[i]?.name ?? '').replace('-', ' ')} ${part?.answer ?? ''}`,
    );
    return together(parts, { kind: 'geometry', answer: answers.join(', ') });
  }
  return null;
}
