import { formulasOf } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const n = `(${numberText})`;
const lineBy = formulasOf('story');

/** Two amounts with what each costs: a price of a third one, what one more costs, or what is paid in any case. */
export const toldLine: Situation = ({ text }) => {
  const base =
    /\b(?:base|flat|fixed|starting|sign[- ]?up|set[- ]?up|initial) (?:fee|cost|charge|price|rate)\b/;
  if (!/\blinear\b/.test(text) && !base.test(text)) return null;
  const cut = cutter(text.replace(/\b(?:a|an) linear function of (?:the )?[a-z ]+?(?=[.,;])/g, 'linear'));
  const told = cut.takeAll(
    new RegExp(
      `\\b(?:an? )?${n}[- ]([a-z]+?)s?(?: [a-z]+)? (?:costs?|is|cost you|comes to|came to|are) \\$${n}(?![\\d%])`,
    ),
  );
  const [one, two, more] = told;
  if (!one || !two || more || one[2] !== two[2] || one[1] === two[1]) return null;
  const unit = one[2] ?? '';
  const third = cut.take(
    new RegExp(
      `\\b(?:what|how much) (?:does|do|will|would|is|are)(?: the (?:cost|price) of)?(?: an?)? ${n}[- ]${unit}s?(?: [a-z]+)?(?: (?:cost|be))?`,
    ),
  );
  const each = third
    ? null
    : cut.take(
        new RegExp(`\\b(?:cost|price|charge|rate|fee) (?:per|for each|of each|for one) ${unit}(?=[\\s?.]*$)`),
      );
  const fee = third || each ? null : cut.take(new RegExp(`\\bwhat (?:is|was) the ${base.source.slice(2)}`));
  const rest = cut
    .rest()
    .replace(
      /\b(?:base|flat|fixed) (?:fee|cost|charge)\b|\b(?:cost|charge|fee|price) (?:per|for each) [a-z]+\b/g,
      ' ',
    );
  if (!(third || each || fee) || !leavesNoRelation(rest, /^(?:if)$/)) return null;
  const values = {
    a: plainNumber(one[1]),
    b: plainNumber(two[1]),
    p: plainNumber(one[3]),
    q: plainNumber(two[3]),
    ...(third ? { x: plainNumber(third[1]) } : {}),
  };
  const slope = '(q - p)/(b - a)';
  const formula = third ? `y = p + ${slope} · (x - a)` : each ? `m = ${slope}` : `y = p - ${slope} · a`;
  return lineBy(formula, values, 'along-the-line', (value) => {
    const cents = Number(value);
    return Number.isNaN(cents) ? null : `$${Number.isInteger(cents) ? cents : cents.toFixed(2)}`;
  });
};
