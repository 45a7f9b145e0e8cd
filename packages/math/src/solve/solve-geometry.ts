import { type Chain, type Method, startChain, type Worked } from './chain.ts';
import { type GeometryFormula, geometryFormulas } from './geometry-formulas.ts';
import {
  allQuantities,
  countNumbers,
  type Quantity,
  quantityNamed,
  sharedUnit,
  withUnit,
} from './read-quantities.ts';
import { workFormula } from './work-formula.ts';

type Given = { readonly values: Record<string, string>; readonly quantities: readonly Quantity[] };

/** The words after the asked quantity, where its sizes are told. */
const question =
  /^(?:.*?\b(?:find|what(?:'s| is| are)|calculate|compute|determine|work out|how much is|solve for)\s+)?(?:the\s+|its\s+)?(.*)$/i;

function namedValues(words: string, { names }: GeometryFormula): Given | null {
  const values: Record<string, string> = {};
  const quantities: Quantity[] = [];
  for (const [letter, name] of Object.entries(names)) {
    const found = quantityNamed(words, name);
    if (!found) return null;
    values[letter] = found.value;
    quantities.push(found);
  }
  return { values, quantities };
}

function orderedValues(words: string, { inOrder = [] }: GeometryFormula): Given | null {
  const quantities = allQuantities(words);
  if (inOrder.length === 0 || quantities.length !== inOrder.length) return null;
  const values = Object.fromEntries(inOrder.map((letter, i) => [letter, quantities[i]?.value ?? '']));
  return { values, quantities };
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
function radiusFrom(words: string, chain: Chain): Quantity | null {
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

function finish(row: GeometryFormula, given: Given, before: Chain): Worked | null {
  const unit = sharedUnit(given.quantities);
  const worked =
    unit === null ? null : workFormula({ formula: row.formula, values: given.values, rule: row.rule });
  if (!worked || unit === null) return null;
  const chain = { ...worked.chain, steps: [...before.steps, ...worked.chain.steps] };
  return { kind: 'geometry', chain, answer: withUnit(worked.value, unit, row.power), check: worked.check };
}

const baseArea = /\b(?:base area|area of (?:the |its )?base|base with (?:an )?area)\b/i;

const measures = [
  /\bsurface area\b/i,
  /\barea\b/i,
  /\bperimeter\b|\bdistance around\b/i,
  /\bvolume\b/i,
  /\bcircumference\b/i,
];

/** The one measure a sentence speaks of; null where there are several, or where it is given and not asked for. */
function askedMeasure(words: string): string | null {
  const rest = words.replace(baseArea, ' ').replace(/\bsurface area\b/gi, 'surface_area');
  const said = measures.filter((one) =>
    new RegExp(one.source.replace('surface area', 'surface_area'), 'i').test(rest),
  );
  const [only, more] = said;
  if (!only || more) return null;
  const name = only.source.replace(/\\b/g, '');
  return new RegExp(String.raw`(?:${name})\s*(?:of|is|=|:)?\s*\d`, 'i').test(rest) ? null : String(only);
}

function isAsked(words: string, { asked, shape }: GeometryFormula): boolean {
  if (!shape.test(words) || !asked.test(words)) return false;
  const measure = askedMeasure(words);
  if (measure === null) return asked.source.includes('diameter') && !measures.some((one) => one.test(words));
  return measures.some(
    (one) => String(one) === measure && (String(asked) === measure || asked.source.includes(one.source)),
  );
}

const missing: readonly (readonly [RegExp, string])[] = [
  [/\bheight\b/i, 'h'],
  [/\bbase\b/i, 'b'],
  [/\bwidth\b/i, 'w'],
  [/\blength\b/i, 'l'],
  [/\bside\b/i, 's'],
  [/\bradius\b/i, 'r'],
  [/\bdiameter\b/i, 'd'],
];

/** Formulas in which the missing letter is squared or stands beside π, turned around. */
const turned = new Map([['s in A = s^2', 's = √A']]);

/** A missing length from the result: the height of a triangle with area 20 and base 5. */
function solveBackward(words: string): Worked | null {
  const asked = question.exec(words)?.[1] ?? '';
  const [, letter] =
    missing.find(([name]) => new RegExp(`^(?:missing )?${name.source}`, 'i').test(asked)) ?? [];
  if (letter === undefined) return null;
  const tail = words;
  for (const row of geometryFormulas) {
    if (!row.shape.test(words) || !row.asked.test(tail) || row.names[letter] === undefined) continue;
    const result = quantityNamed(tail, row.asked.source.replace(/\\b/g, ''));
    const { [letter]: _, ...others } = row.names;
    const rest = namedValues(tail, { ...row, names: others });
    if (!result || !rest || rest.quantities.length + 1 !== countNumbers(words)) continue;
    const unit = sharedUnit([result, ...rest.quantities]);
    const values = { ...rest.values, [row.result]: result.value };
    const formula = turned.get(`${letter} in ${row.formula}`) ?? row.formula;
    const worked = unit === null ? null : workFormula({ formula, values, rule: row.rule });
    if (worked && unit !== null)
      return {
        kind: 'geometry',
        chain: worked.chain,
        answer: withUnit(worked.value, unit, 1),
        check: worked.check,
      };
  }
  return null;
}

/** The sum of the inside angles of a polygon, and the third angle of a triangle. */
function solveAngles(words: string): Worked | null {
  if (
    !/\bangles?\b|\b(?:supplement|complement)\b/i.test(words) ||
    /\b(?:hypotenuse|opposite|adjacent|area|perimeter)\b/i.test(words)
  )
    return null;
  const numbers = allQuantities(words.replace(/\b(?:third|missing|other|two)\b/gi, ''));
  const [a, b, more] = numbers;
  if (/\b(?:exterior|outside|external|isosceles)\b|\d[a-z]\b|[+]/i.test(words)) return null;
  const kind = [
    [/\bright triangle\b.*\bacute\b|\bacute\b.*\bright triangle\b/i, 'a + c = 90', 'complementary'],
    [/\btriangle\b/i, 'a + b + c = 180', 'angle-sum'],
    [/\bsupplement/i, 'a + c = 180', 'supplementary'],
    [/\bcomplement/i, 'a + c = 90', 'complementary'],
  ] as const;
  const found = kind.find(([name]) => name.test(words));
  const two = found?.[2] === 'angle-sum';
  if (!found || !a || (two ? !b || more : b)) return null;
  const values = two ? { a: a.value, b: b?.value ?? '' } : { a: a.value };
  const worked = workFormula({ formula: found[1], values, rule: found[2] });
  if (!worked || worked.value.startsWith('-') || worked.value === '0') return null;
  return { kind: 'geometry', chain: worked.chain, answer: `${worked.value}°`, check: worked.check };
}

const sidesOf = new Map([
  ['triangle', 3],
  ['quadrilateral', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
]);

function solvePolygonSum(words: string): Worked | null {
  const named =
    /\bsum of the (?:interior |inside )?angles (?:of|in) (?:an? )?(?:(\d+)[- ]?(?:sided polygon|gon)|(\w+))/i.exec(
      words,
    );
  const sides = named && (named[1] ?? sidesOf.get((named[2] ?? '').toLowerCase())?.toString());
  if (!sides || Number(sides) < 3) return null;
  const worked = workFormula({ formula: 'S = (n - 2) · 180', values: { n: sides }, rule: 'polygon-angles' });
  return worked && { kind: 'geometry', chain: worked.chain, answer: `${worked.value}°`, check: worked.check };
}

/** √ of a sum or difference of squares, for the sides of a right triangle. */
function solveRightTriangle(words: string): Worked | null {
  if (
    !/\bhypotenuse\b|\bpythagor|\bright triangle\b/i.test(words) ||
    /\b(?:area|perimeter|angles?)\b|\b(?:sin|cos|tan)/i.test(words)
  )
    return null;
  const given = quantityNamed(words, 'hypotenuse');
  const numbers = allQuantities(words);
  const [p, q, more] = numbers;
  if (!p || !q || more) return null;
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
  /\b(?:half|semi-?circle|hemisphere|quarter|twice|double|triple|times|more than|less than|longer|shorter|greater|ratio|shaded|inscribed)\b|(?<!\d\s?)\bx\b(?!\s?\d)|\d\s?[xynkz]\b(?!\s?\d)/i;

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

function solveMeasure(words: string): Worked | null {
  for (const row of geometryFormulas.filter((one) => isAsked(words, one))) {
    const before = startChain('');
    const given = givenFor(words, row, before);
    const all = given && given.quantities.length === countNumbers(words);
    const worked = all ? finish(row, given, before) : null;
    if (worked) return worked;
  }
  return null;
}

const solveFigure = (words: string): Worked | null =>
  solvePolygonSum(words) ??
  solveAngles(words) ??
  solveRightTriangle(words) ??
  solveBackward(words) ??
  solveMeasure(words);

/** `the area of a triangle is 30` and `a rectangle whose area is 30` give the area; the figure stays in the sentence. */
const givenMeasure =
  /\b(area|perimeter|volume|circumference) of (?:an?|the|this) ([a-z]+(?: [a-z]+)?) (?:is|=|equals)(?=\s+\d)/gi;

/** Lengths, areas, volumes and angles of named figures by their formulas. */
export const solveGeometry: Method = ({ words: typed }) => {
  const words = typed.replace(givenMeasure, '$2 with $1');
  return unclear.test(words) || !speaksOfOneShape(words) ? null : solveFigure(words);
};
