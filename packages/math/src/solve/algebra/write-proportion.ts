import { evaluateExact } from '../../judge/equivalent.ts';
import { divideRational } from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import type { Exercised } from '../exercises/exercise.ts';
import { cutter } from '../reading/cutter.ts';
import { numberText, plainNumber } from '../reading/number-texts.ts';
import { lettersIn, ruleWritten } from './write-model.ts';

const told = new RegExp(
  String.raw`(?<![\w.])(\$?)(${numberText})(?: ?([a-z]+))?(?: of [a-z]+)? (?:in|for|per|every|with|on) (?:just |only |exactly )?(${numberText})[- ]?([a-z]+)`,
  'i',
);
const asks =
  /\b(?:write|find|give|create|make|state|what is|come up with) (?:an?|the) (?:linear )?(?:equation|rule|formula|function)\b/i;
const other =
  /\b(?:percent|twice|half|first|fee|already|starts?|more|less|then|after (?:the|a)|line|slope|points?|inversely|squared?|remaining|left)\b|%|=/i;

/** The form of a proportion, which its equation has anyway. */
const ofForm = /\b(?:use|in|of) the form y ?= ?[kmr]x(?![a-z+])/i;

/** So much of one thing for so much of another, at a constant rate: the equation of the two letters. */
export function writeProportion(typed: string): Exercised | null {
  const text = typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ').replace(ofForm, ' ');
  const cut = cutter(text);
  const found = cut.take(told);
  if (!found || !asks.test(text) || other.test(text) || /\d/.test(cut.rest())) return null;
  const [, , much = '', , many = '', unit = ''] = found;
  const letters = lettersIn(cut.rest(), unit.toLowerCase());
  const [a, b] = [evaluateExact(plainNumber(much)), evaluateExact(plainNumber(many))];
  if (!letters || letters.input === null || letters.output === null || !a || !b || b.n === 0n) return null;
  const each = divideRational(a, b);
  const rate = rationalToDecimalText(each) ?? `(${rationalToFractionText(each)})`;
  const rule = rate === '1' ? letters.input : `${rate}${letters.input}`;
  return ruleWritten(rule, letters.input, `${letters.output} = ${rule}`);
}
