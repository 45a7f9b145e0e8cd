import type { Ask, Exercised } from '../../exercises/exercise.ts';
import { relatesSizes } from '../../reading/relating-words.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { letterOf, namedAngles, plainAngles, type ToldAngle } from './angle-text.ts';
import { angleBy, workAngles } from './work-angles.ts';

type Relation = { readonly test: RegExp; readonly sum: number | null; readonly says: string };

/** Pairs of angles: what they add up to, or null where they are equal. */
const pairs: readonly Relation[] = [
  {
    test: /\b(?:same[- ]side|co-?interior|consecutive|allied)\b|\bsame side of the transversal\b/i,
    sum: 180,
    says: 'Between parallel lines the two inner angles on one side of the transversal add up to 180°.',
  },
  {
    test: /\bsupplement\w*|\blinear pair\b|\bstraight (?:line|angle)\b|\badjacent angles\b(?=.*\bparallelogram\b)/i,
    sum: 180,
    says: 'Angles that make a straight line add up to 180°.',
  },
  {
    test: /\bcomplement\w*|\bright angle is (?:cut|split|divided)|\bmake (?:up )?a right angle\b|\bacute angles (?:of|in) a right triangle\b/i,
    sum: 90,
    says: 'Complementary angles add up to 90°.',
  },
  {
    test: /\bvertical(?:ly opposite)?\b|\bopposite angles\b(?!.*\b(?:circle|cyclic|inscribed)\b)/i,
    sum: null,
    says: 'Angles across from each other are equal.',
  },
  {
    test: /\balternate\b|\bcorresponding\b/i,
    sum: null,
    says: 'At parallel lines alternate angles and corresponding angles are equal.',
  },
];

/** Figures by the sum of their inside angles. */
const figures: readonly (readonly [RegExp, number, number])[] = [
  [/\btriangles?\b/i, 3, 180],
  [/\b(?:quadrilaterals?|rectangle|trapez\w+|kite|four[- ]sided)\b/i, 4, 360],
  [/\b(?:pentagons?)\b/i, 5, 540],
  [/\b(?:hexagons?)\b/i, 6, 720],
  [/\baround a point\b/i, 0, 360],
];

const noise =
  /\b(?:2|two|3|three|4|four|all \d|both)\b(?= (?:parallel |equal |adjacent |vertical |remote |interior |base |acute |opposite |other |of |points?)?(?:lines?|angles?|points?|sides?|the angles|them|of them)\b)/gi;

/** The whole text of angles, without numbers that only count. */
export const angleText = ({ text }: FigureText): string =>
  text.replace(noise, ' ').replace(/\b(\d)(?:st|nd|rd|th)\b/g, ' ');

const biggest = /\b(?:larg|bigg|great|maxim)\w*\b|\bbigger\b/i;
const smallest = /\b(?:small|least|minim)\w*\b/i;

/** Which angles a question wants, by their values' order where it asks for the largest or smallest. */
type Wants = {
  readonly letter: boolean;
  readonly best: 'max' | 'min' | null;
  readonly names: readonly string[];
  readonly all: boolean;
};

export function wantsOf(figure: FigureText, letter: string | undefined): Wants {
  const picked = figure.pick && 'words' in figure.pick ? figure.pick.words : '';
  const place = figure.pick && 'place' in figure.pick ? figure.pick.place : null;
  const asks = figure.asks.filter(({ words }) => !/^how can\b/i.test(words));
  const chosen = picked !== '' ? picked : place !== null ? (asks.at(place)?.words ?? '') : asksText({ asks });
  const words = ` ${chosen} `;
  const isLetter =
    letter !== undefined &&
    new RegExp(
      String.raw`(?:\b(?:find|is|of|for|solve|what|value|and)\b|^) ?(?:the value of )?${letter}(?![a-zA-Z\d])|\b${letter} ?= ?\?|\b[Ff]ind ${letter}\b|(?:^|\s)${letter} ?=? ?\??\s*$`,
    ).test(words.replace(/\b(?:Find|Solve|What|Is)\b/g, (one) => one.toLowerCase()));
  const best = biggest.test(words) ? 'max' : smallest.test(words) ? 'min' : null;
  const names = [
    ...words.matchAll(
      /(?:[Aa]ngle |∠ ?|[Ff]ind |is |and |m∠)([A-Z]{1,3}|(?<=∠ ?|[Aa]ngle )[1-8](?! ?=))(?![a-z\d])/g,
    ),
  ].map(([, name = '']) => name);
  const all =
    /\bangles\b|\bboth\b|\bthem\b|\beach (?:angle|one)\b|\bthe angles?\b|\bhow (?:big|large) (?:is|are) (?:each|the|they|both|it)\b|\bevery angle\b/i.test(
      words,
    );
  return { letter: isLetter, best, names, all };
}

const numberOnly = (size: string): boolean => /^[\d.]+$/.test(size);

const parts = /\bratio\b|\d ?: ?\d|\b\d+ to \d+(?: to \d+)*\b/i;

/** Angles in a ratio: 2x, 3x and 4x. */
function ratioSizes(text: string): readonly string[] | null {
  const row = /(\d+(?:\.\d+)?(?: ?(?::|to) ?\d+(?:\.\d+)?)+)/i.exec(text)?.[1];
  if (row === undefined || !parts.test(text) || !/\b(?:ratio|proportion|are like|as)\b/i.test(text))
    return null;
  const rest = text.replace(row, ' ');
  return /\d/.test(rest) ? null : row.split(/ ?(?::|to) ?/).map((one) => `${one}x`);
}

const times: Readonly<Record<string, string>> = {
  twice: '2',
  double: '2',
  thrice: '3',
  triple: '3',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  half: '0.5',
};

/** `one is 20 more than twice the other`: x and 2x + 20, the described one first. */
function wordSizes(text: string): readonly [described: string, other: string] | null {
  const many = String.raw`(?<t>twice|double|thrice|triple|half|(?:\d+(?:\.\d+)?|two|three|four|five|six|seven|eight|nine) times)`;
  const more = String.raw`(?<n>\d+(?:\.\d+)?)°? (?<d>more|less|greater|larger|smaller|bigger|fewer)(?: than)?`;
  const other = String.raw`(?:(?:as (?:large|big|much) as|the (?:size|measure) of|than|larger than|bigger than) )?(?:the measure of )?(?:the (?:other|smaller|second|larger|first)|its (?:complement|supplement)|the (?:complement|supplement))`;
  const found =
    new RegExp(`${more} ${many} ${other}`, 'i').exec(text) ??
    new RegExp(`${more} ${other}`, 'i').exec(text) ??
    new RegExp(`${many} ${other}`, 'i').exec(text);
  const apart = /\bdiffer(?:s|ence)? (?:by|of|is|between them is) (\d+(?:\.\d+)?)°?/i.exec(text);
  if (apart && !found && !/\d/.test(text.replace(apart[0], ' '))) return [`x + ${apart[1]}`, 'x'];
  if (!found) return null;
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  if (/\d|\b(?:twice|times|half|double|triple|more|less than)\b/i.test(rest)) return null;
  const { t, n, d } = found.groups ?? {};
  const key = (t ?? '').toLowerCase().replace(/ times$/, '');
  const factor = t === undefined ? '' : (times[key] ?? key);
  const sign = /less|smaller|fewer/i.test(d ?? '') ? '-' : '+';
  return [`${factor}x${n === undefined ? '' : ` ${sign} ${n}`}`, 'x'];
}

function orderOf(
  sizes: readonly string[],
  wants: Wants,
  ask: (wanted: readonly number[]) => Exercised | null,
): Exercised | null {
  if (wants.best === null) return null;
  const each = sizes.map((_, i) => ask([i]));
  const values = each.map((one) => Number((one?.answer ?? '').replace('°', '')));
  if (values.some((one) => Number.isNaN(one))) return null;
  const best = wants.best === 'max' ? Math.max(...values) : Math.min(...values);
  return each[values.indexOf(best)] ?? null;
}

type Case = {
  readonly sizes: readonly string[];
  readonly equation: string;
  readonly says: string;
  readonly most: number;
};

/** The answer that a question about angles of an equation wants. */
export function answerAngles(
  given: Case,
  figure: FigureText,
  ask: Ask,
  named: readonly ToldAngle[] = [],
): Exercised | null {
  if (/\b(?:right|third|fourth|other|remaining|missing) angle\b/i.test(asksText(figure))) return null;
  const wants = wantsOf(figure, letterOf(given.sizes));
  const work = (wanted: readonly number[], withLetter = false): Exercised | null =>
    workAngles({ ...given, wanted, withLetter }, ask);
  const byName = wants.names.map((name) => named.findIndex((one) => one.name === name));
  if (wants.best !== null) return orderOf(given.sizes, wants, (wanted) => work(wanted));
  if (byName.length > 0) return byName.includes(-1) ? null : work(byName, wants.letter);
  const open = given.sizes.flatMap((size, i) => (numberOnly(size) ? [] : [i]));
  if (wants.letter)
    return wants.all || /\bthe angle\b/i.test(figure.text) ? workEqual(given, work, open) : work([]);
  return wants.all || /\bangles?\b/i.test(asksText(figure)) ? work(open) : null;
}

/** Equal angles are told once. */
function workEqual(
  given: Case,
  work: (wanted: readonly number[], withLetter?: boolean) => Exercised | null,
  open: readonly number[],
): Exercised | null {
  return / = \D/.test(given.equation) &&
    open.length === 2 &&
    !/180|90|360/.test(given.equation.split(' = ')[1] ?? '')
    ? work(open.slice(0, 1), true)
    : work(open, true);
}

type Reading = {
  readonly text: string;
  readonly found: readonly Relation[];
  /** The one relation that is named. */
  readonly pair: Relation | undefined;
  readonly kind: (typeof figures)[number] | undefined;
};

const special =
  /\bisosceles\b|\bparallelogram\b|\brhombus\b|\bcircle\b|\binscribed\b|\bcyclic\b|\bexterior\b|\bregular\b/i;
const asksFor =
  /\b(?:find|solve for|value of|what is|is) [xyznktwp](?![a-z])|\b[xyznktwp] ?= ?\?|[,.] ?[xyznktwp] ?=?\s*\?|[,.] ?[xyznktwp] ?=\s*$|\b[xyznktwp] first\b|\bfind [xyznktwp]\b/gi;

/** Angles in a ratio. */
function byRatio({ text, pair, kind }: Reading, ratio: readonly string[]): Case | null {
  const sum = pair ? pair.sum : kind && kind[1] === ratio.length ? kind[2] : null;
  if (!sum || special.test(text) || (pair && ratio.length !== 2)) return null;
  const says = pair?.says ?? `The angles add up to ${sum}°.`;
  return { sizes: ratio, equation: `${ratio.join(' + ')} = ${sum}`, says, most: sum };
}

/** A pair told by what one angle is to the other. */
function byWords({ text, pair }: Reading, figure: FigureText, ask: Ask): Exercised | null {
  const words = wordSizes(text);
  if (!words || !pair || pair.sum === null || special.test(text)) return null;
  const told: Case = {
    sizes: words,
    equation: `(${words[0]}) + ${words[1]} = ${pair.sum}`,
    says: pair.says,
    most: pair.sum,
  };
  const single = /\b(?:the|this|find an?) angle\b(?!s)/i.test(asksText(figure));
  const own = /\bits (?:complement|supplement)\b/i.test(text);
  return single && own ? workAngles({ ...told, wanted: [0] }, ask) : answerAngles(told, figure, ask);
}

/** The sizes of a text, those with names first taken out. */
function sizesIn(text: string): readonly ToldAngle[] {
  const told = namedAngles(text);
  const blank = told.reduceRight(
    (now, { at, end }) => `${now.slice(0, at)}${' '.repeat(end - at)}${now.slice(end)}`,
    text,
  );
  const loose = plainAngles(blank.replace(asksFor, ' ').replace(/(?:∠ ?|\bangle )\d\b/gi, ' '));
  return [...told, ...loose].sort((a, b) => a.at - b.at);
}

/** One angle of a pair as a number, the other one asked for by its name. */
function partnerOf(all: readonly ToldAngle[], { pair }: Reading, figure: FigureText): Exercised | null {
  const [alone, second] = all;
  const [wanted, more] = wantsOf(figure, undefined).names;
  if (!alone || second || !pair || alone.name === '' || wanted === undefined || more !== undefined)
    return null;
  if (wanted === alone.name) return null;
  return pair.sum === null
    ? angleBy(`${alone.size} + 0`, pair.says)
    : angleBy(`${pair.sum} - ${alone.size}`, pair.says);
}

/** Sizes with one letter, by the relation that is named or by the sum of their figure. */
function byLetter(all: readonly ToldAngle[], { text, found, pair, kind }: Reading): Case | null {
  const sizes = all.map(({ size }) => size);
  if (pair?.sum === null && /\badjacent\b/i.test(text)) return null;
  if (new Set(sizes.flatMap((size) => size.match(/[xyznktwp]/g) ?? [])).size !== 1) return null;
  if (pair && sizes.length === 2 && (!special.test(text) || /parallel lines|transversal/i.test(text))) {
    const [a, b] = sizes;
    const equation = pair.sum === null ? `${a} = ${b}` : `(${a}) + (${b}) = ${pair.sum}`;
    return { sizes, equation, says: pair.says, most: 180 };
  }
  if (found.length > 0 || !kind || special.test(text)) return null;
  const right = /\bright(?:-angled)? triangle\b/i.test(text);
  const whole = kind[1] === sizes.length || kind[1] === 0 ? kind[2] : null;
  const full = right ? (sizes.length === 2 ? 90 : null) : whole;
  if (full === null) return null;
  const sum = sizes.map((size) => `(${size})`).join(' + ');
  return { sizes, equation: `${sum} = ${full}`, says: `The angles add up to ${full}°.`, most: full };
}

const otherTopic =
  /\bnot parallel\b|\b(?:sin|cos|tan|arc|chord|tangent|sector|elevation|depression|bearing|area|cm|hypotenuse|side (?:a|b|c|is|of))\b/i;

/** Angles that add up or are equal, with a letter, in a ratio, or by what one is to the other. */
export function solveAngles(figure: FigureText, ask: Ask): Exercised | null {
  const text = angleText(figure);
  if (!/\bangles?\b|∠|\b(?:complementary|supplementary)\b/i.test(text) || otherTopic.test(text)) return null;
  const found = pairs.filter(({ test }) => test.test(text));
  const kind = figures.find(([name]) => name.test(text));
  const reading: Reading = { text, found, pair: found.length === 1 ? found[0] : undefined, kind };
  const ratio = relatesSizes(text) ? null : ratioSizes(text);
  if (ratio) {
    const told = byRatio(reading, ratio);
    return told && answerAngles(told, figure, ask);
  }
  const worded = byWords(reading, figure, ask);
  if (worded || relatesSizes(text)) return worded;
  const all = sizesIn(text);
  if (letterOf(all.map(({ size }) => size)) === undefined) return partnerOf(all, reading, figure);
  const told = byLetter(all, reading);
  return told && answerAngles(told, figure, ask, all);
}
