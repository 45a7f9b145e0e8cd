import type { AnswerKey } from '../answer-key.ts';
import type { AskedCode } from '../say-form.ts';
import { isSetBuilder } from '../typed-text.ts';
import { tellsLetter } from './beside-question.ts';
import { asksForRule } from './own-wording.ts';

const notation =
  /\b(?:interval|set-?builder|set builder|inequality) (?:notation|form)\b|\b(?:as|using|with|in|write|give) an? (?:interval|inequality|compound inequality)\b/i;
const setBuilder = /\bset(?:-?\s?builder)? notation\b/i;

/** Whether a question asks for the set-builder notation of its key, and an answer gives the right numbers in another. */
export const lacksSetBuilder = (typed: string, { question = '', value }: AnswerKey): boolean =>
  setBuilder.test(question) && isSetBuilder(value) && !isSetBuilder(typed);

/** Questions that ask for the number itself, worked out. */
const worksOut =
  /\b(?:simplif\w+|evaluat\w+|reduc\w+|lowest|simplest|work(?:ed)? out|comput\w+|calculat\w+|divid\w+|quotient|integers?|whole|round\w*|nearest)\b|÷|\bwhat is\s+[-−(\d]|^\s*[-−(\d]/i;
const fraction = /^\s*(?:[a-z]\s*=\s*)?[-−]?\s*(\d+)\s*\/\s*[-−]?(\d+)\s*$/i;

/** `-8/4` for a slope of -2: a quotient of its own, not one that the question gives to work out. */
function ownQuotient(typed: string, question: string): boolean {
  const [, top, bottom] = fraction.exec(typed) ?? [];
  return (
    top !== undefined &&
    !worksOut.test(question) &&
    !new RegExp(`${top}\\s*/\\s*[-−]?${bottom}(?!\\d)`).test(question)
  );
}

const aChance = /\b(?:growth|decay) rate\b|\b(?:probability|chance|likel(?:y|ihood)|odds)\b|\bP\s*\(/i;

/** A chance is a fraction, a decimal or a percent, where the question names none of them. */
const asksChance = (question: string): boolean =>
  aChance.test(question) && !/\b(?:fractions?|decimals?|percent(?:age)?s?)\b|%/i.test(question);

/** A line is the same line by every equation of it, also by one that is not solved for its letter. */
const asksLine =
  /\b(?:write|find|give|state|determine|name|what(?:'s| is| are)) (?:an? |the )?(?:equations? (?:of|for) )?(?:an? |the )?(?:vertical |horizontal )?(?:line|ax[ie]s of symmetry|asymptotes?|directrix)\b(?!['’]s)/i;
const works = /\bsolv(?:e|ed|ing)\b|\bform\b/i;

const angleUnit = /°|\bdeg(?:rees?)?\b|\brad(?:ians?)?\b|π|\bpi\b/i;
const ownAngleUnit = /°|\bdeg(?:rees?)?\b|\brad(?:ians?)?\b/i;

/**
 * Whether another writing of the right value is an answer to the question as it is asked: a range in any notation, an angle in its
 * own unit and a line by any equation, where none is named; a chance as a percent; the right side alone of a formula that is solved
 * for a named letter.
 */
export function takesForm(asked: AskedCode, typed: string, key: AnswerKey): boolean {
  const { question, asked: wish, form, inferred } = key;
  if (asked === 'interval' || asked === 'inequality') {
    const isFree = inferred === true || (question !== undefined && wish === undefined);
    return isFree && !notation.test(question ?? '');
  }
  if (asked === 'equation')
    return (tellsLetter(key) || (wish === undefined && asksForRule(key))) && !/[=<>≤≥≠]/.test(typed);
  if (question === undefined || wish !== undefined) return false;
  if (asked === 'solved') return asksLine.test(question) && !works.test(question);
  if (asked === 'degrees' || asked === 'radians')
    return !angleUnit.test(question) && ownAngleUnit.test(typed);
  if (form === asked && asksChance(question) && (form !== 'integer' || typed.includes('%'))) return true;
  // Whether a quotient has to be worked out is only known where its author named the form.
  return asked === 'integer' && inferred === true && ownQuotient(typed, question);
}
