import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { byFormula, type Exercised, together } from '../exercises/exercise.ts';
import { addStep, startChain } from '../proof/chain.ts';
import { leavesNoRelation } from '../reading/relating-words.ts';
import { readSheet } from '../situations/sheet.ts';

type Measure = 'radius' | 'diameter' | 'side' | 'area' | 'volume' | 'surface' | 'circumference' | 'perimeter';

/** How each measure of a figure grows with the length it depends on: value and rate, both by that length. */
const figures: Readonly<
  Record<string, { readonly by: 'radius' | 'side'; readonly rates: Partial<Record<Measure, string>> }>
> = {
  circle: { by: 'radius', rates: { area: '2 · π · r', circumference: '2 · π', diameter: '2' } },
  sphere: { by: 'radius', rates: { volume: '4 · π · r^2', surface: '8 · π · r', diameter: '2' } },
  square: { by: 'side', rates: { area: '2 · r', perimeter: '4' } },
  cube: { by: 'side', rates: { volume: '3 · r^2', surface: '12 · r' } },
};

const names: readonly (readonly [RegExp, Measure])[] = [
  [/\bsurface area\b/, 'surface'],
  [/\bcircumference\b/, 'circumference'],
  [/\bperimeter\b/, 'perimeter'],
  [/\bdiameter\b/, 'diameter'],
  [/\bvolume\b/, 'volume'],
  [/\barea\b/, 'area'],
  [/\bradius\b|\br ?=/, 'radius'],
  [/\b(?:sides?|edges?)(?: length)?\b|\bs ?=/, 'side'],
];

const measureIn = (text: string): Measure | null => {
  const found = names.filter(([name]) => name.test(text)).map(([, measure]) => measure);
  const own = found.filter((one) => !(one === 'area' && found.includes('surface')));
  return own.length === 1 ? (own[0] ?? null) : null;
};

const unit = '(?:cm|mm|m|km|in|inches|inch|ft|feet|foot|meters?|centimeters?|yards?|yd|miles?|mi|units?)';
const time = '(?:s|sec|seconds?|min|minutes?|h|hr|hours?)';
const rateText = new RegExp(
  `(\\d+(?:\\.\\d+)?(?:\\s*(?:π|pi))?)\\s*(?:(square|cubic)\\s+)?(${unit})\\s*(?:\\^?([23²³]))?(?:\\s+of [a-z]+)?\\s*(?:/|per|every|each|an?\\b)\\s*(${time})\\b`,
  'i',
);
const lengthText = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(${unit})?\\b`, 'i');
/** What the figure itself does; what leaks makes its own volume less, and a spill on the ground greater. */
const growing = /\b(?:increas\w*|grow\w*|expand\w*|spread\w*|inflat\w*|widen\w*)\b/;
const shrinking = /\b(?:decreas\w*|shrink\w*|melt\w*|deflat\w*)\b/;
const leaking = /\bleak\w*\b(?! (?:into|onto|in)\b)/;
/** Other figures, whose sizes go together in another way, and other questions. */
const others =
  /\b(?:cones?|conical|cylind\w*|cyl|ladder|shadow|tank|box|rectang\w*|triang\w*|trough|cup|pyramid|hemisphere|wall|angle|car|train|plane|kite|average)\b/;
const own = /^(?:each|every|if|per|square|increas\w*|decreas\w*|at|same|all|remains?|min)$/;

type Read = {
  readonly figure: string;
  readonly known: Measure;
  readonly rate: string;
  readonly unit: string;
  readonly time: string;
  readonly falls: boolean;
  readonly asked: Measure;
  readonly atMeasure: Measure;
  readonly at: string;
  readonly asksFall: boolean;
};

function figureIn(text: string): string | null {
  const found = [
    /\b(?:sphere|spherical|snowball|balloon|bubble)\b/.test(text) ? 'sphere' : null,
    /\b(?:circle|circular|ripple)\b/.test(text) ? 'circle' : null,
    /\bcube\b/.test(text) ? 'cube' : null,
    /\bsquare\b(?!\s+(?:cm|m|in|ft|feet|inches|meters|centimeters))/.test(text) ? 'square' : null,
  ].filter((one) => one !== null);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const powers: Readonly<Record<string, number>> = { square: 2, cubic: 3, '2': 2, '3': 3, '²': 2, '³': 3 };
const dimension = (measure: Measure): number =>
  measure === 'volume' ? 3 : measure === 'area' || measure === 'surface' ? 2 : 1;

function read(text: string): Read | null {
  const figure = figureIn(text);
  const rate = rateText.exec(text);
  if (!figure || !rate) return null;
  const asks = /(?:how fast|at what rate|find the rate|what is the rate|rate of change of)[\s\S]*/.exec(
    text,
  )?.[0];
  const when = /(?:\bwhen|\bat the (?:instant|moment)(?: when)?|\bif|\bat the time)\b[\s\S]*/.exec(
    asks ?? '',
  )?.[0];
  if (asks === undefined || when === undefined || asks.includes(rate[0])) return null;
  const before = text.slice(0, text.indexOf(asks));
  const size = lengthText.exec(when);
  if (!size || before.replace(rate[0], '').match(/\d/) || when.replace(size[0], '').match(/\d/)) return null;
  const power = powers[rate[2]?.toLowerCase() ?? ''] ?? powers[rate[4] ?? ''] ?? 1;
  const told = measureIn(before.replace(rate[0], ' ').replace(/\b(?:square|circle|cube)\b/g, ' '));
  const known = told ?? (power === 3 ? 'volume' : power === 2 && figure === 'circle' ? 'area' : null);
  const asked = measureIn(asks.slice(0, asks.length - when.length).replace(/\brate of change\b/g, ''));
  const atMeasure = measureIn(when) ?? (/\bit(?:'s| is)\b/.test(when) ? asked : null);
  if (!known || !asked || !atMeasure || dimension(known) !== power || known === asked) return null;
  const rest = text
    .replace(rate[0], ' ')
    .replace(size[0], ' ')
    .replace(/\b[rsx] ?=/g, ' ');
  if (others.test(rest) || !leavesNoRelation(rest, own)) return null;
  const asksFall = /\b(?:decreas\w*|shrink\w*)\b/.test(asks);
  const rises = growing.test(before);
  const falls = shrinking.test(before) || (known === 'volume' && leaking.test(before));
  // What grows while it shrinks, or is asked for its shrinking, tells of two things.
  if (rises && (falls || asksFall)) return null;
  return {
    figure,
    known,
    rate: (rate[1] ?? '').replace(/\s*(?:π|pi)$/i, 'π'),
    unit: rate[3] ?? '',
    time: rate[5] ?? '',
    falls,
    asked,
    atMeasure,
    at: size[1] ?? '',
    asksFall,
  };
}

/** A rate with π below the line: it stays there, or goes with the π of the rate that is told. */
function overPi(
  formula: string,
  { v = '', r = '1' }: { readonly v?: string; readonly r?: string },
): Exercised | null {
  if (!/\/\(.*π/.test(formula) || /π.*\//.test(formula)) return null;
  const filled = formula.replace(/^R = /, '').replace(/\bv\b/, v).replace(/\br\b/, `(${r})`);
  const rest = evaluateExact(filled.replace(' · π', '').replace('π', ''));
  if (!rest) return null;
  const goes = v.includes('π');
  const answer = goes ? rationalToFractionText(rest) : `${rest.n}/${rest.d === 1n ? 'π' : `(${rest.d}π)`}`;
  const chain = startChain(formula);
  addStep(chain, `R = ${filled}`, { rule: 'rates-go-together', proof: { substitute: { v, r } } });
  addStep(chain, `R = ${answer}`, { rule: 'keep-pi', proof: 'numeric' });
  return { kind: 'derivative', chain, answer, check: [{ claim: `${filled} = ${answer}`, holds: true }] };
}

/** A figure that grows or shrinks: the rate of one measure from the rate of another. */
export function solveRelatedRates(typed: string): Exercised | null {
  const found = read(readSheet(typed).text);
  const figure = found && figures[found.figure];
  if (!found || !figure) return null;
  const { by, rates } = figure;
  const lengthOf = (measure: Measure): boolean => measure === by;
  const half = found.atMeasure === 'diameter' && by === 'radius';
  if (!half && !lengthOf(found.atMeasure)) return null;
  const [up, down] = [
    lengthOf(found.asked) ? '1' : rates[found.asked],
    lengthOf(found.known) ? '1' : rates[found.known],
  ];
  if (up === undefined || down === undefined) return null;
  const length = half
    ? byFormula({ formula: 'r = d/2', values: { d: found.at }, rule: 'radius-formula', kind: 'derivative' })
    : null;
  const rate = found.falls && !found.asksFall ? `-${found.rate}` : found.rate;
  const formula = `R = ${down === '1' ? `${up} · v` : up === '1' ? `v/(${down})` : `${up} · v/(${down})`}`;
  const values = { v: rate, ...(formula.includes('r') ? { r: length?.answer ?? found.at } : {}) };
  const worked =
    overPi(formula, values) ?? byFormula({ formula, values, rule: 'rates-go-together', kind: 'derivative' });
  if (!worked) return null;
  const power = dimension(found.asked);
  const answer = `${worked.answer} ${found.unit}${power === 1 ? '' : `^${power}`}/${found.time}`;
  return together(length ? [length, worked] : [worked], { kind: 'derivative', answer });
}
