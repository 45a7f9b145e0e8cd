import { workFormula } from '../arithmetic/work-formula.ts';
import { formulasOf } from '../exercises/exercise.ts';
import { type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { type Quantity, quantities } from '../question/quantities.ts';
import {
  allQuantities,
  countNumbers,
  type Quantity as GivenSize,
  quantityNamed,
  sharedUnit,
  withUnit,
} from '../question/read-quantities.ts';
import type { Request } from '../question/request.ts';
import { type GeometryFormula, geometryFormulas } from './geometry-formulas.ts';

const geometryBy = formulasOf('geometry');

/** Every size a figure can be told by. */
const measureNames = [
  'area',
  'perimeter',
  'volume',
  'circumference',
  'surface-area',
  'diameter',
  'radius',
  'diagonal',
  'hypotenuse',
  'leg',
  'height',
  'width',
  'length',
  'side',
  'base',
] as const;

type Given = { readonly values: Record<string, string>; readonly quantities: readonly GivenSize[] };

/** The sizes of a row that a sentence names; null where it does not name all of them. */
export function namedValues(words: string, { names }: GeometryFormula): Given | null {
  const values: Record<string, string> = {};
  const quantities: GivenSize[] = [];
  for (const [letter, name] of Object.entries(names)) {
    const found = quantityNamed(words, name);
    if (!found) return null;
    values[letter] = found.value;
    quantities.push(found);
  }
  return { values, quantities };
}

/** `the diagonal of a square is 10`, `a square with a diagonal of 10`: its size is told. */
const tells = (name: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${name}) of (?:an?|the|one|this|my|his|her|their|our)? ?(?:[a-z]+ ){0,3}(?:is|was|=|equals|measures) (?:about )?\d`,
    'i',
  );

/** Bare numbers in order; where a size has a name of its own, it is no bare number. */
function orderedValues(words: string, { inOrder, names, asked }: GeometryFormula): Given | null {
  const sizes = allQuantities(words);
  if (inOrder.length === 0 || sizes.length !== inOrder.length) return null;
  const others = measureNames.filter((name) => !asked.includes(name)).map((name) => quantities[name][0]);
  if ([...Object.values(names), ...others].some((name) => quantityNamed(words, name))) return null;
  // `The area of a square is 25` tells another size than the side.
  if (measureNames.some((name) => tells(quantities[name][0]).test(words))) return null;
  const values = Object.fromEntries(inOrder.map((letter, i) => [letter, sizes[i]?.value ?? '']));
  return { values, quantities: sizes };
}

/** `bases 3 and 5` and `diagonals 6 and 8` name two sizes with one word. */
function pairValues(words: string, { names }: GeometryFormula): Given | null {
  const [first, second, ...rest] = Object.entries(names);
  const plural = first?.[1] ?? '';
  if (!first || !second || !/^(?:bases|diagonals)$/.test(plural)) return null;
  const tail = new RegExp(String.raw`\b(?:parallel sides|${plural})\b(.*)$`, 'i').exec(words)?.[1] ?? '';
  const [a, b] = allQuantities(tail);
  if (!a || !b) return null;
  const values: Record<string, string> = { [first[0]]: a.value, [second[0]]: b.value };
  const quantities = [a, b];
  for (const [letter, name] of rest) {
    const found = quantityNamed(words, name);
    if (!found) return null;
    values[letter] = found.value;
    quantities.push(found);
  }
  return { values, quantities };
}

/** A radius from its diameter, as a step of its own. */
function radiusFrom(words: string, chain: Chain): GivenSize | null {
  const diameter = quantityNamed(words, 'diameter');
  if (!diameter) return null;
  const half = workFormula({ formula: 'r = d/2', values: { d: diameter.value }, rule: 'radius-formula' });
  if (!half) return null;
  chain.steps.push(...half.chain.steps);
  return { value: half.value, unit: diameter.unit };
}

function givenFor(words: string, row: GeometryFormula, chain: Chain): Given | null {
  const found = namedValues(words, row) ?? pairValues(words, row) ?? orderedValues(words, row);
  if (found || row.names.r === undefined || /\bradi(?:us|i)\b/i.test(words)) return found;
  const radius = radiusFrom(words, chain);
  if (!radius) return null;
  const others = Object.entries(row.names).filter(([letter]) => letter !== 'r');
  const rest = others.map(([letter, name]) => [letter, quantityNamed(words, name)] as const);
  if (rest.some(([, quantity]) => quantity === null)) return null;
  return {
    values: { r: radius.value, ...Object.fromEntries(rest.map(([letter, q]) => [letter, q?.value ?? ''])) },
    quantities: [radius, ...rest.flatMap(([, quantity]) => quantity ?? [])],
  };
}

/** The formula of a row with its sizes, in the unit they share. */
export function finish(row: GeometryFormula, { values, quantities: sizes }: Given): Worked | null {
  const unit = sharedUnit(sizes);
  const { formula, rule, power } = row;
  const says = (value: string): string => withUnit(value, unit ?? '', power);
  return unit === null ? null : geometryBy(formula, values, rule, says);
}

/** The largest figure in another one is not that other one. */
export const isInAnother = (words: string): boolean =>
  /\b(?:largest|biggest|greatest|smallest)\b.*\b(?:in|inside|inscribed|within|around)\b/i.test(words);

/** The one measure that is asked for is the one the formula gives. */
const isAsked = (request: Request, { shape, asked }: GeometryFormula): boolean =>
  request.asked !== null &&
  asked.includes(request.asked) &&
  shape.test(request.words) &&
  !isInAnother(request.words);

const missing: Partial<Record<Quantity, string>> = {
  height: 'h',
  base: 'b',
  width: 'w',
  length: 'l',
  side: 's',
  radius: 'r',
  diameter: 'd',
};

/** Formulas in which the missing letter is squared or stands beside π, turned around. */
const turned = new Map([['s in A = s^2', 's = √A']]);

/** The area, perimeter or volume that a sentence gives. */
function givenResult(words: string, { asked }: GeometryFormula): GivenSize | null {
  const found = asked.map((name) => quantityNamed(words, quantities[name][0]));
  return found.find((one) => one !== null) ?? null;
}

/** A missing length from the result: the height of a triangle with area 20 and base 5. */
function solveBackward({ words, asked }: Request): Worked | null {
  const letter = asked === null ? undefined : missing[asked];
  if (letter === undefined) return null;
  for (const row of geometryFormulas) {
    if (!row.shape.test(words) || row.names[letter] === undefined) continue;
    const result = givenResult(words, row);
    const { [letter]: _, ...others } = row.names;
    const rest = namedValues(words, { ...row, names: others });
    if (!result || !rest || rest.quantities.length + 1 !== countNumbers(words)) continue;
    const unit = sharedUnit([result, ...rest.quantities]);
    const values = { ...rest.values, [row.result]: result.value };
    const formula = turned.get(`${letter} in ${row.formula}`) ?? row.formula;
    const says = (value: string): string => withUnit(value, unit ?? '', 1);
    const worked = unit === null ? null : geometryBy(formula, values, row.rule, says);
    if (worked) return worked;
  }
  return null;
}

/** The sum of the inside angles of a polygon, and the third angle of a triangle. */
function solveAngles(words: string): Worked | null {
  if (
    !/\bangles?\b|\b(?:supplement|complement)\b/i.test(words) ||
    /\b(?:hypotenuse|opposite|adjacent|area|perimeter|sin|cos|tan|sine|cosine|tangent)\b/i.test(words)
  )
    return null;
  const numbers = allQuantities(words.replace(/\b(?:third|missing|other|two)\b/gi, ''));
  const [a, b, more] = numbers;
  if (
    /\b(?:exterior|outside|external|isosceles|differ\w*)\b|\d[a-z]\b|[+]|\d ?(?:times |· ?|\* ?)?(?:the )?(?:angle|∠)/i.test(
      words,
    )
  )
    return null;
  const kind = [
    [/\bright triangle\b.*\bacute\b|\bacute\b.*\bright triangle\b/i, 'a + c = 90', 'complementary'],
    [/\btriangle\b/i, 'a + b + c = 180', 'angle-sum'],
    [/\bsupplement|\blinear pair\b/i, 'a + c = 180', 'supplementary'],
    [/\bcomplement/i, 'a + c = 90', 'complementary'],
  ] as const;
  const found = kind.find(([name]) => name.test(words));
  const two = found?.[2] === 'angle-sum';
  if (!found || !a || (two ? !b || more : b)) return null;
  const values = two ? { a: a.value, b: b?.value ?? '' } : { a: a.value };
  const says = (value: string): string | null => (/^(?:-|0$)/.test(value) ? null : `${value}°`);
  return geometryBy(found[1], values, found[2], says);
}

const ofTriangle = /\bhypotenuse of (?:an? |the |this )?(?:right[- ]?(?:angled? )?)?triangle\b/gi;

/** √ of a sum or difference of squares, for the sides of a right triangle. */
function solveRightTriangle(told: string, asked: Quantity): Worked | null {
  const words = told.replace(ofTriangle, 'hypotenuse');
  if (
    !/\bhypotenuse\b|\bpythagor|\bright triangle\b/i.test(words) ||
    /\b(?:area|perimeter|angles?|degrees?|theta)\b|\b(?:sin|cos|tan)|[°θ]/i.test(words)
  )
    return null;
  const given = quantityNamed(words, 'hypotenuse');
  const numbers = allQuantities(words);
  const [p, q, more] = numbers;
  if (!p || !q || more || (asked === 'leg' && !given)) return null;
  const unit = sharedUnit(numbers);
  if (unit === null) return null;
  const leg = given && (given.value === p.value ? q : p);
  const formula = leg ? 'b = √(c^2 - a^2)' : 'c = √(a^2 + b^2)';
  const values: Record<string, string> =
    leg && given ? { c: given.value, a: leg.value } : { a: p.value, b: q.value };
  const worked = workFormula({ formula, values, rule: 'pythagorean-theorem' });
  if (!worked || worked.value === '0') return null;
  const [a, b, c] =
    leg && given ? [leg.value, `(${worked.value})`, given.value] : [p.value, q.value, `(${worked.value})`];
  const check = [
    {
      claim: `(${a})^2 + ${/^\(/.test(b) ? b : `(${b})`}^2 = ${/^\(/.test(c) ? c : `(${c})`}^2`,
      holds: true,
    },
  ];
  return { kind: 'geometry', chain: worked.chain, answer: withUnit(worked.value, unit, 1), check };
}

const shapes =
  'triangle|square|rectangle|circle|cube|cylinder|cone|sphere|pyramid|prism|box|trapezoid|parallelogram|rhombus|kite|wheel';
/** Sizes told by comparison, parts of figures and several figures are not read here. */
const unclear =
  /\b(?:bent|wire|empty|wasted|without|no (?:lid|top)|open|which|half|semi-?circle|hemisphere|quarter|twice|double|triple|times|more than|less than|longer|shorter|greater|ratio|shaded|inscribed|similar)\b|(?<!\d\s?)\bx\b(?!\s?\d)|\d\s?[xynkz]\b(?!\s?\d)/i;

function speaksOfOneShape(words: string): boolean {
  const plain = words
    .replace(
      /\bsquare(?:[- ](?:base|based|pyramid|units?|feet|foot|inch(?:es)?|meters?|centimeters?|yards?|miles?|cm|m|km|ft|in))\b/gi,
      ' ',
    )
    .replace(/\bsq\.? \w+/gi, ' ');
  return (
    new Set(
      [...plain.matchAll(new RegExp(String.raw`\b(?:${shapes})(?=s?\b)`, 'gi'))].map(([word]) =>
        word.toLowerCase(),
      ),
    ).size <= 1
  );
}

function solveMeasure(request: Request): Worked | null {
  const { words } = request;
  // An angle is no side.
  if (request.asked === 'perimeter' && /°|\bangle\b/i.test(words)) return null;
  for (const row of geometryFormulas.filter((one) => isAsked(request, one))) {
    const before = startChain('');
    const given = givenFor(words, row, before);
    const all = given && given.quantities.length === countNumbers(words);
    const worked = all ? finish(row, given) : null;
    if (worked)
      return { ...worked, chain: { ...worked.chain, steps: [...before.steps, ...worked.chain.steps] } };
  }
  return null;
}

const rightTriangleSides: ReadonlySet<Quantity | null> = new Set(['hypotenuse', 'leg', 'side', 'length']);

const solveFigure = (request: Request): Worked | null => {
  const { words, asked } = request;
  if (asked === 'angle' || asked === 'complement' || asked === 'supplement') return solveAngles(words);
  if (asked === null)
    return /\b(?:complementary|supplementary|linear pair)\b/i.test(words) ? solveAngles(words) : null;
  return (
    (rightTriangleSides.has(asked) ? solveRightTriangle(words, asked) : null) ??
    solveBackward(request) ??
    solveMeasure(request)
  );
};

/** `the area of a triangle is 30` and `a rectangle whose area is 30` give the area; the figure stays in the sentence. */
const givenMeasure =
  /\b(area|perimeter|volume|circumference) of (?:an?|the|this) ([a-z]+(?: [a-z]+)?) (?:is|=|equals)(?=\s+\d)/gi;

/** Lengths, areas, volumes and angles of named figures by their formulas. */
export const solveGeometry: Method = (request) => {
  const words = request.words.replace(givenMeasure, '$2 with $1');
  const { asked } = request;
  // A measure that is told is not the one that is asked for.
  if (
    words !== request.words &&
    asked !== null &&
    new RegExp(String.raw`\b(?<!\bthat )with (?:${quantities[asked][0]}) \d`, 'i').test(words)
  )
    return null;
  return unclear.test(words) || !speaksOfOneShape(words) ? null : solveFigure({ ...request, words });
};
