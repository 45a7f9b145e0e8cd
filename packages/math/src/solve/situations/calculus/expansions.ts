import { variablesOf } from '../../../algebra/variables-of.ts';
import { parseMath } from '../../../read/parse.ts';
import { type Ask, byProof, type Exercised, together } from '../../exercises/exercise.ts';
import { writeMath } from '../../print/write-math.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Solution } from '../../solution.ts';
import { spellTrigonometry } from '../../trigonometry/spell-trigonometry.ts';
import { exactForm, exactly, fractionsNear, numberIn, putIn } from '../exact.ts';
import { bareAnswer, type Situation } from '../situation.ts';
import { isRule } from './further.ts';

const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
};

/** A Taylor polynomial by the derivatives at its center. */
export const taylorPolynomial: Situation = ({ text }, ask) => {
  if (
    !/\b(?:taylor|maclaurin)\b/.test(text) ||
    /\b(?:radius|interval|error|remainder|estimate|approximate|general term)\b/.test(text)
  )
    return null;
  const degree =
    /\b(?:degree|order) (\d|two|three|four|five)\b|\b(\d|second|third|fourth|fifth)(?:st|nd|rd|th)?[- ](?:degree|order)\b/.exec(
      text,
    );
  const terms = /\bfirst (\d|two|three|four|five) (?:nonzero |non-zero )?terms\b/.exec(text);
  const center = /\b(?:at|about|around|centered at) (?:x ?= ?|a ?= ?)?(-?\d+|π|pi)\b|\ba ?= ?(-?\d+)/.exec(
    text,
  );
  const plain = [degree, terms, center].reduce((all, one) => (one ? all.replace(one[0], ' ') : all), text);
  const body =
    /\b(?:of|for|to) (?:(?:f|y)(?:\(x\))? ?= ?)?(?!the\b|degree)([^,;?]*?(?:x\)?|\)))(?=\s*(?:[,;?.]|$| (?:at|about|centered|up to|of)\b))/
      .exec(plain)?.[1]
      ?.replace(/^(?:taylor|maclaurin|polynomial|series|of|for|the|\s)+/, '')
      .trim();
  if (body === undefined || !isRule(body) || (degree === null) === (terms === null)) return null;
  const a = (center?.[1] ?? center?.[2] ?? (/\bmaclaurin\b/.test(text) ? '0' : '')).replace('pi', 'π');
  const many =
    Number(degree?.[1] ?? degree?.[2] ?? terms?.[1]) ||
    words[degree?.[1] ?? degree?.[2] ?? terms?.[1] ?? ''] ||
    0;
  return a === '' || many < 1 || many > 6 ? null : expandAt(body, { a, many, byTerms: terms !== null }, ask);
};

function expandAt(
  body: string,
  { a, many, byTerms }: { a: string; many: number; byTerms: boolean },
  ask: Ask,
): Exercised | null {
  const parts: (Solution | Exercised)[] = [];
  const shown: string[] = [];
  const unit = a === '0' ? 'x' : a.startsWith('-') ? `(x + ${a.slice(1)})` : `(x - ${a})`;
  let derived = body;
  let factorial = 1;
  for (let k = 0; k <= (byTerms ? 12 : many) && !(byTerms && shown.length >= many); k += 1) {
    if (k > 0) {
      const next = ask(`find the derivative of ${derived}`);
      const slope = bareAnswer(next);
      if (!next || slope === null) return null;
      if (next.steps.length > 12) return null;
      parts.push(next);
      derived = slope;
      factorial *= k;
    }
    const constant = variablesOfRule(derived) === '';
    const value = constant
      ? derived
      : exactly(putIn(derived, 'x', a), { rule: 'use-values', kind: 'derivative' });
    if (value === null) return null;
    if (typeof value !== 'string' && value.chain.steps.length > 0) parts.push(value);
    const answer = typeof value === 'string' ? value : value.answer;
    const coefficient = exactForm(numberIn(answer) / factorial);
    if (coefficient === null) return null;
    if (coefficient !== '0') shown.push(termText(coefficient, k, unit));
    if (constant && k > 0 && numberIn(derived) === 0) break;
  }
  if (shown.length === 0 || parts.length === 0) return null;
  const answer = shown.join(' + ').replace(/\+ -/g, '- ');
  return together(parts, { kind: 'series', answer });
}

const variablesOfRule = (text: string): string => {
  const read = parseMath(spellTrigonometry(text));
  return read.ok ? variablesOf(read.node).join() : 'x';
};

function termText(coefficient: string, k: number, unit: string): string {
  if (k === 0) return coefficient;
  const power = k === 1 ? unit : `${unit}^${k}`;
  const [top = '', bottom] = coefficient.split('/');
  const front = top === '1' ? '' : top === '-1' ? '-' : top;
  return `${front}${power}${bottom === undefined ? '' : `/${bottom}`}`;
}

/** How long a curve is. */
export const lengthOfCurve: Situation = ({ text }, ask) => {
  if (!/\b(?:arc length|length of (?:the )?curve)\b/.test(text)) return null;
  const curve =
    /\by ?= ?(.+?) (?:from|between|on|over|for) (?:x ?= ?|\[)?(-?\d+(?:\/\d+)?)(?: (?:to|and) (?:x ?= ?)?|, ?| ?(?:<=|≤) ?x ?(?:<=|≤) ?)(-?\d+(?:\/\d+)?)\]?/.exec(
      text,
    );
  if (!curve || !isRule(curve[1] ?? '') || !leavesNoRelation(text.replace(curve[0], ' '))) return null;
  const derived = ask(`find the derivative of ${curve[1]}`);
  const slope = bareAnswer(derived);
  const read = slope === null ? null : parseMath(spellTrigonometry(`√(1 + (${slope})^2)`));
  if (!derived || slope === null || !read?.ok) return null;
  const [from, to] = [numberIn(curve[2] ?? ''), numberIn(curve[3] ?? '')];
  let sum = 0;
  const pieces = 4000;
  for (let i = 0; i <= pieces; i += 1) {
    const at = Math.sqrt(1 + numberIn(putIn(slope, 'x', `${from + (i * (to - from)) / pieces}`)) ** 2);
    sum += (i === 0 || i === pieces ? 1 : i % 2 === 1 ? 4 : 2) * at;
  }
  const value = (sum * (to - from)) / pieces / 3;
  const [goal] = fractionsNear(value, { most: 27, within: 1e-6 });
  if (goal === undefined) return null;
  const length = byProof(`∫ (${writeMath(read.node)}) dx from ${curve[2]} to ${curve[3]}`, goal, {
    rule: 'length-of-curve',
    proof: 'definite-integral',
    kind: 'integral',
  });
  return together([derived, length], { kind: 'integral', answer: goal });
};
