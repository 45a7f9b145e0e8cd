import { numberValue } from '../../../algebra/number-value.ts';
import { variablesOf } from '../../../algebra/variables-of.ts';
import { evaluateExact } from '../../../judge/equivalent.ts';
import type { MathNode } from '../../../read/math-node.ts';
import { parseMath } from '../../../read/parse.ts';
import { differentiate } from '../../calculus/differentiate.ts';
import {
  type Ask,
  byProof,
  byWorking,
  type Exercised,
  formulasOf,
  together,
  workedOut,
} from '../../exercises/exercise.ts';
import { moneyText } from '../../money/solve-money.ts';
import { tidy } from '../../polynomials/tidy.ts';
import { writeMath } from '../../print/write-math.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { spellTrigonometry } from '../../trigonometry/spell-trigonometry.ts';
import { exactly, putIn, renamed } from '../exact.ts';
import { bareAnswer, type Situation } from '../situation.ts';

const derivativeBy = formulasOf('derivative');

const n = `(${numberText})`;
const read = (text: string): MathNode | null => {
  const found = parseMath(spellTrigonometry(text.trim()));
  return found.ok && found.node.kind !== 'relation' && found.node.kind !== 'list' ? found.node : null;
};

/** Values and slopes of f and g at numbers: f(2) = 3, f'(2) = -1. */
function toldValues(text: string): { readonly values: ReadonlyMap<string, string>; readonly rest: string } {
  const values = new Map<string, string>();
  const rest = text.replace(
    new RegExp(`\\b([fg])('?) ?\\( ?${n} ?\\) ?(?:=|is) ?${n}`, 'g'),
    (...found: string[]) => {
      const [, name = '', mark = '', at = '', value = ''] = found;
      values.set(`${name}${mark}(${at})`, plainNumber(value));
      return ' ';
    },
  );
  return { values, rest };
}

const shapes: readonly (readonly [RegExp, string])[] = [
  [/^\(?f\s*[·*]?\s*g\)?$/, 'u · v'],
  [/^\(?g\s*[·*]?\s*f\)?$/, 'u · v'],
  [/^\(?f ?\/ ?g\)?$/, 'u/v'],
  [/^\(?g ?\/ ?f\)?$/, 'v/u'],
];

/** What is made of f and g, with u and v in their places; `f(g(x))` is its own. */
function madeOf(body: string): string | null {
  const plain = body.replace(/\b([fg])\(x\)/g, '$1').trim();
  const short = shapes.find(([shape]) => shape.test(plain.replace(/\s/g, '')))?.[1];
  if (short) return short;
  const text = body.replace(/\bf\(x\)/g, '(u)').replace(/\bg\(x\)/g, '(v)');
  return /\b[fg]\b/.test(text) ? null : text;
}

function slopeOf(body: string, at: string, values: ReadonlyMap<string, string>): Exercised | null {
  const inner = /^(?:([fg])\( ?([fg])\(x\) ?\)|\(?([fg]) ?[∘o] ?([fg])\)?)$/.exec(body.trim());
  if (inner) {
    const [outside, inside] = [inner[1] ?? inner[3] ?? '', inner[2] ?? inner[4] ?? ''];
    const b = values.get(`${inside}(${at})`);
    const [p, q] = [
      b === undefined ? undefined : values.get(`${outside}'(${b})`),
      values.get(`${inside}'(${at})`),
    ];
    return p === undefined || q === undefined ? null : derivativeBy('m = p · q', { p, q }, 'chain-of-values');
  }
  const made = madeOf(body);
  const node = made === null ? null : read(made);
  if (!node || variablesOf(node).some((name) => !['x', 'u', 'v'].includes(name))) return null;
  const given: Record<string, string> = { x: at };
  const terms: string[] = [];
  const steps: Exercised[] = [];
  for (const [letter, name, slope] of [
    ['x', '', ''],
    ['u', 'f', 'p'],
    ['v', 'g', 'q'],
  ] as const) {
    if (!variablesOf(node).includes(letter)) continue;
    const part = differentiate(node, letter);
    if (!part) return null;
    const partial = writeMath(tidy(part));
    const chain = startChain(`d/d${letter}(${writeMath(node)})`);
    addStep(chain, partial, { rule: 'values-of-functions', proof: 'derivative' });
    steps.push({ kind: 'derivative', chain, answer: partial, check: [] });
    if (letter === 'x') terms.push(`(${partial})`);
    else {
      const [value, rate] = [values.get(`${name}(${at})`), values.get(`${name}'(${at})`)];
      if (
        rate === undefined ||
        (value === undefined &&
          variablesOf(part, node).includes(letter) &&
          new RegExp(`\\b${letter}\\b`).test(partial))
      )
        return null;
      given[slope] = rate;
      if (value !== undefined) given[letter] = value;
      terms.push(`(${partial}) · ${slope}`);
    }
  }
  const formula = `m = ${terms.join(' + ')}`;
  if (variablesOfText(formula).some((name) => name !== 'm' && given[name] === undefined)) return null;
  const used = Object.fromEntries(
    Object.entries(given).filter(([name]) => variablesOfText(formula).includes(name)),
  );
  const worked = derivativeBy(formula, used, 'values-of-functions');
  return worked && together([...steps, worked], { kind: 'derivative', answer: worked.answer });
}

const variablesOfText = (text: string): readonly string[] => text.match(/(?<![a-z√])[a-z](?![a-z(])/g) ?? [];

/** A slope of a product, a quotient or a chain from values of f and g. */
export const slopeFromValues: Situation = ({ text }) => {
  if (!/\b[fg]' ?\(/.test(text)) return null;
  const { values, rest } = toldValues(text);
  if (values.size < 2) return null;
  const short = /\(? ?([fg] ?[·*/∘o]? ?[fg]) ?\)?' ?\( ?(-?\d+) ?\)/.exec(rest);
  if (short && !/[hk]\(x\)/.test(rest)) return slopeOf(short[1] ?? '', short[2] ?? '', values);
  const rule =
    /\b([hkgpqru])\(x\) ?= ?(.+?)(?=,? (?:find|what|then|and|where|calculate|determine)\b|[,;?]|\.(?!\d)|$)/.exec(
      rest,
    );
  const asked = /\b([hkgpqru])' ?\( ?(-?\d+) ?\)/.exec(rest.replace(rule?.[0] ?? '', ' '));
  if (!rule || !asked || rule[1] !== asked[1]) return null;
  if (/\d/.test(rest.replace(rule[0], ' ').replace(asked[0], ' '))) return null;
  return slopeOf((rule[2] ?? '').trim(), asked[2] ?? '', values);
};

/** u^v with x in both: the logarithm brings the exponent down. */
function powerOfBoth(node: MathNode): Exercised | null {
  if (node.kind !== 'power' || ![node.base, node.exponent].every((part) => variablesOf(part).join() === 'x'))
    return null;
  const [du, dv] = [differentiate(node.base, 'x'), differentiate(node.exponent, 'x')];
  if (!du || !dv) return null;
  const log: MathNode = { kind: 'call', name: 'ln', of: node.base };
  const first = tidy({ kind: 'multiply', factors: [tidy(dv), log] });
  const second = tidy({
    kind: 'divide',
    top: { kind: 'multiply', factors: [node.exponent, tidy(du)] },
    bottom: node.base,
  });
  const plain = fromQuotient(node.exponent, node.base, tidy(du)) ?? second;
  const answer = `${writeMath(node)} · (${writeMath(first)} + ${writeMath(plain)})`;
  return byProof(`d/dx(${writeMath(node)})`, answer, {
    rule: 'logarithm-first',
    proof: 'derivative',
    kind: 'derivative',
  });
}

/** v · u'/u where it is one number. */
function fromQuotient(exponent: MathNode, base: MathNode, slope: MathNode): MathNode | null {
  const at = (x: number): number =>
    (numberValue(exponent, new Map([['x', x]])) * numberValue(slope, new Map([['x', x]]))) /
    numberValue(base, new Map([['x', x]]));
  const [a, b] = [at(1.3), at(2.7)];
  const whole = Math.round(a);
  return Math.abs(a - b) < 1e-9 && Math.abs(a - whole) < 1e-9 && whole > 0
    ? { kind: 'number', value: { n: BigInt(whole), d: 1n }, places: -1 }
    : null;
}

/** x^x and its kind. */
export const powerWithPower: Situation = ({ text }) => {
  if (!/\^ ?\(?[^)]*x/.test(text) || !/\bd\/dx\b|\bdy\/dx\b|\bderivative\b|\bdifferentiate\b|\by'/.test(text))
    return null;
  const body = text
    .replace(/\b(?:use |by |using |with )?logarithmic differentiation\b(?: to)?/g, ' ')
    .replace(/\b(?:find |what is |the |of |derivative |differentiate |for |if |to )+/g, ' ')
    .replace(/\bdy\/dx\b|\bd\/dx\b|\by ?=|\bf\(x\) ?=|[,.?;:]|=$/g, ' ')
    .trim();
  const at = /\by' ?\( ?(\d+) ?\)|\bat x ?= ?(\d+)/.exec(body);
  const node = read((at ? body.replace(at[0], ' ') : body.replace(/\by'\s*=?/g, ' ')).trim());
  const worked = node && powerOfBoth(node);
  if (!worked || !at) return worked;
  const value = exactly(putIn(worked.answer, 'x', at[1] ?? at[2] ?? ''), {
    rule: 'use-values',
    kind: 'derivative',
  });
  return value && together([worked, value], { kind: 'derivative', answer: value.answer });
};

const derived = (body: string, ask: Ask) => ask(`find the derivative of ${body}`);

/** x and y by t: the slope is the quotient of their rates. */
export const parametricSlope: Situation = ({ text }, ask) => {
  const rules =
    /\bx(?:\(t\))? ?= ?([^=]+?),? ?(?:and )?\by(?:\(t\))? ?= ?([^=,;?]+?)(?=[,;?.]? ?(?:find|what|compute|dy\/dx|the slope|at|when|for|slope)\b|[,;?]|\.?$)/.exec(
      text,
    );
  if (!rules || !/\bdy\/dx\b|\bslope\b/.test(text) || /\bd\^?2y|second derivative/.test(text)) return null;
  const [x, y] = [rules[1]?.trim() ?? '', rules[2]?.trim() ?? ''];
  const at =
    /\b(?:at|when|where|if|for)(?: the point where)? t ?= ?(-?(?:\d+(?:\/\d+)?|\d*(?:pi|π)(?:\/\d+)?))/.exec(
      text,
    );
  const rest = text
    .replace(rules[0], ' ')
    .replace(at?.[0] ?? '', ' ')
    .replace(/\bdy\/dx\b/g, ' ');
  if (
    !leavesNoRelation(rest) ||
    ![x, y].every((part) => read(part) && variablesOf(read(part) as MathNode).join() === 't')
  )
    return null;
  const [dx, dy] = [x, y].map((part) => derived(renamed(part, 't', 'x'), ask));
  const [p, q] = [bareAnswer(dx ?? null), bareAnswer(dy ?? null)];
  if (!dx || !dy || p === null || q === null) return null;
  if (at) {
    const value = exactly(`(${putIn(q, 'x', at[1] ?? '')})/(${putIn(p, 'x', at[1] ?? '')})`, {
      rule: 'quotient-of-rates',
      kind: 'derivative',
    });
    return value && together([dx, dy, value], { kind: 'derivative', answer: value.answer });
  }
  const simple =
    evaluateExact(p) && evaluateExact(p)?.n === 1n && evaluateExact(p)?.d === 1n
      ? null
      : ask(`simplify (${q})/(${p})`);
  const shown = bareAnswer(simple) ?? (p === '1' ? q : `(${q})/(${p})`);
  const chain = startChain(`(${q})/(${p})`);
  addStep(chain, shown, { rule: 'quotient-of-rates', proof: 'numeric' });
  const part: Exercised = { kind: 'derivative', chain, answer: shown, check: [] };
  return together([dx, dy, part], {
    kind: 'derivative',
    answer: renamed(shown, 'x', 't'),
  });
};

/** The slope of a curve in x and y at one of its points. */
export const implicitAtPoint: Situation = ({ text }, ask) => {
  const point = new RegExp(
    `\\b(?:at|when|through|in|for|on)(?: the)?(?: point)?(?: [a-z])? ?\\( ?${n} ?, ?${n} ?\\)|\\b(?:at|when|where|for) x ?= ?${n}(?:,| and|, and) ?y ?= ?${n}`,
  ).exec(text);
  if (
    !point ||
    !/\bdy\/dx\b|\by'|\bslope\b/.test(text) ||
    /\b(?:tangent line|equation of|normal)\b/.test(text)
  )
    return null;
  const curve = /((?:[-(\dxy][^=,;?a-wz]*|[xy]e\^[^=]*)=[^=,;?a-wz]+)/
    .exec(text.replace(point[0], ' ').replace(/\bdy\/dx\b|\by'/g, ';'))?.[1]
    ?.trim();
  if (curve === undefined || !/x/.test(curve) || !/y/.test(curve) || /^y ?=|= ?y$/.test(curve)) return null;
  const [a, b] = [plainNumber(point[1] ?? point[3]), plainNumber(point[2] ?? point[4])];
  const put = (part: string): string => putIn(putIn(part, 'x', a), 'y', b);
  const [left = '', right = ''] = curve.replace(/xy/g, 'x · y').split('=');
  const [one, two] = [evaluateExact(put(left)), evaluateExact(put(right))];
  if (!one || !two || one.n !== two.n || one.d !== two.d) return null;
  const slope = ask(`find dy/dx for ${curve} by implicit differentiation`);
  const found = bareAnswer(slope);
  const value = found === null ? null : workedOut(put(found.replace(/xy/g, 'x · y')));
  if (!slope || !value) return null;
  const check = [{ claim: `${put(left)} = ${put(right)}`, holds: true }];
  return together([slope, { kind: 'derivative', chain: value.chain, answer: value.value, check }], {
    kind: 'derivative',
    answer: value.value,
  });
};

/** How much one more costs, earns or brings: the derivative at that number. */
export const marginal: Situation = ({ text, typed }, ask) => {
  if (!/\bmarginal\b/.test(text) || /\baverage\b/.test(text)) return null;
  const rule =
    /\b([a-z])\(([a-z])\) ?= ?([-\d.a-z^*/+() ]+?)(?=[,;?]|\.(?!\d)| (?:dollars?|find|what|is|where|with|for|euros?|and|be|represents?|gives?)\b|$)/i.exec(
      text,
    );
  const letter = rule?.[2] ?? '';
  const asked = [...text.matchAll(/\bmarginal (cost|revenue|profit)\b/g)];
  const at = new RegExp(
    `\\b(?:${letter} ?= ?|(?:at|when|for|of|producing)(?: (?:a production level of|production of|the))? )${n}(?: (?:units?|items?|[a-z]+))?`,
  ).exec(text.replace(rule?.[0] ?? '', ' '));
  if (!rule || !at || new Set(asked.map((one) => one[1])).size !== 1) return null;
  const rest = text
    .replace(rule[0], ' ')
    .replace(at[0], ' ')
    .replace(/\b[a-z]\([a-z]\)/g, ' ');
  if (!leavesNoRelation(rest, /^(?:per|each|total|if)$/)) return null;
  const kind = asked[0]?.[1] ?? '';
  // A revenue whose marginal cost is asked for leaves the cost out.
  if (
    /\b(?:cost|revenue|profit)\b/.test(rest.replace(/\bmarginal (?:cost|revenue|profit)\b/g, ' ')) &&
    !new RegExp(`\\b${kind}`).test(rest.replace(/\bmarginal (?:cost|revenue|profit)\b/g, ' ')) &&
    !(kind === 'profit')
  )
    return null;
  const body = rule[3]?.trim() ?? '';
  const slope = derived(renamed(body, letter, 'x'), ask);
  const found = bareAnswer(slope);
  const value =
    found === null ? null : byWorking(putIn(found, 'x', plainNumber(at[1])), { kind: 'derivative' });
  const exact = value && evaluateExact(value.answer);
  if (!slope || found === null || !value || !exact) return null;
  const thing = /\b(items?|units?)\b/.exec(typed.toLowerCase())?.[1]?.replace(/s$/, '') ?? 'unit';
  const money = /\$|\bdollars?\b/.test(text);
  const size = { n: exact.n < 0n ? -exact.n : exact.n, d: exact.d };
  const answer = money ? `${exact.n < 0n ? '-' : ''}${moneyText(size)} per ${thing}` : value.answer;
  return together([slope, value], { kind: 'derivative', answer });
};
