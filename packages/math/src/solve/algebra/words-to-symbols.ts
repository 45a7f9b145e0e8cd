import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { type Ask, type Exercised, together } from '../exercises/exercise.ts';
import { addStep, startChain } from '../proof/chain.ts';
import { readWords } from '../question/read-number-sentence.ts';

type Form = 'expression' | 'equation' | 'inequality';

const forms = '(expression|equation|inequality|phrase)';
const writes = '(?:write|give|find|make|state|need|translate|express|what is|turn)';
const requests: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:${writes}(?: me)? )?(?:as )?(?:an? |the )?(?:algebraic |math |mathematical |variable )?${forms}(?: (?:for|of|that (?:means|represents|says|models|shows)|to represent|to show))?(?: the)?(?: phrase| words| sentence| statement)?\s*[:,]?\s+(?<words>.+)$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:${writes}|translate|say) ["“']?(?<words>.+?)["”']?,? (?:as|into|to|with) an? (?:algebraic |math |mathematical |variable )?${forms}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:translate|${writes}) (?:it |this )?(?:in)?to an? (?:algebraic |math |mathematical )?${forms}\s*[:,]?\s+(?<words>.+)$`,
    'i',
  ),
  new RegExp(
    String.raw`^["“']?(?<words>.+?)["”']?[\s.,;:-]+(?:as an? |${writes} (?:it |this |that )?(?:as |in)?(?:to )?(?:an? |the )?)(?:algebraic |math |mathematical |variable )?${forms}$`,
    'i',
  ),
];

const letterIn = (words: string): string =>
  /\bnumber (?:called |named )?"?(?!a\b|i\b)([a-z])\b/i.exec(words)?.[1] ??
  /(?<![a-z'])(?!a\b|i\b|n\b)([a-z])(?![a-z'])/i.exec(words)?.[1] ??
  'n';

const inLetter = (text: string, letter: string): string => text.replace(/(?<![a-z])n(?![a-z])/g, letter);

/** What is said in words, in signs, with 10 put in for the letter to test the left side. */
function written(text: string, letter: string): Exercised | null {
  const answer = text.replace(/1\/(\d+) · ([a-z])(?![a-z])/g, '$2/$1').replace(/(?<=\d) · (?=[a-z(])/g, '');
  const spelled = answer.replace(/(?<=\d)(?=[a-z(])/g, ' · ');
  const chain = startChain(
    spelled === answer
      ? answer.replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`), `1 · ${letter}`)
      : spelled,
  );
  addStep(chain, answer, { rule: 'words-to-symbols' });
  const side =
    spelled
      .split(/[=<>≤≥]/)
      .find((one) => one.includes(letter))
      ?.trim() ?? spelled;
  const filled = side.replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g'), '10');
  const value = evaluateExact(filled);
  return value
    ? {
        kind: 'number-sentence',
        chain,
        answer,
        check: [{ claim: `${filled} = ${rationalToFractionText(value)}`, holds: true }],
      }
    : null;
}

const fits = (form: string, sign: string): boolean =>
  form === 'inequality' ? /[<>≤≥]/.test(sign) : form === 'equation' ? sign === '=' : sign === '';

/** A phrase or sentence about one number as an expression, an equation or an inequality. */
export function wordsToSymbols(text: string): Exercised | null {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/[\s.?!]+$/, '')
    .trim();
  for (const request of requests) {
    const found = request.exec(plain);
    const words = found?.groups?.words;
    const form = found
      ?.slice(1)
      .find((one) => /^(?:expression|equation|inequality|phrase)$/i.test(one ?? ''));
    if (words === undefined || form === undefined) continue;
    const other = /^([a-z]) (?:is|equals) (.*(?<![a-z'])(?!a\b|i\b)([a-z])(?![a-z']).*)$/i.exec(words);
    if (other && other[1] !== other[3]) {
      const [, whole = '', rest = '', own = ''] = other;
      const side = readWords(rest.replace(new RegExp(`(?<![a-z'])${own}(?![a-z'])`, 'g'), 'n'));
      return side?.sign === '' && form.toLowerCase() === 'equation'
        ? written(`${whole} = ${inLetter(side.text, own)}`, own)
        : null;
    }
    const letter = letterIn(words).toLowerCase();
    const named =
      letter === 'n'
        ? words
        : words.replace(new RegExp(`\\bnumber (?:called |named )?"?${letter}\\b"?`, 'i'), 'number');
    const read = readWords(
      letter === 'n' || named !== words
        ? named
        : words.replace(new RegExp(`(?<![a-z'])${letter}(?![a-z'])`, 'gi'), 'n'),
    );
    if (!read || !fits(form.toLowerCase() as Form, read.sign)) continue;
    return written(inLetter(read.text, letter), letter);
  }
  return null;
}

const tails =
  /[\s,.;:]*(?:\b(?:and |then )?(?:write (?:and solve )?(?:an |the )?inequality(?: solution)?(?: for (?:it|this))?|write (?:the )?(?:inequality )?solution|solve(?: it| the inequality| for (?:the number|[a-z]))?|(?:which|what) numbers?(?: [b-hj-z])?(?: (?:work|fit|are possible|make it true|is it|could it be|are they|can it be|satisfy (?:it|this)))?|find (?:all )?(?:the )?(?:possible )?(?:numbers?|values?|solutions?)(?: of (?:the number|[a-z]))?|what (?:could|can|must) (?:the|this|that) number be|what is (?:the|this) number|as an inequality|find [a-z]))[\s.?!]*$/i;
const heads =
  /^(?:(?:find|what are) (?:all )?(?:the )?numbers? (?:such that|so that|where|for which)\s+|if\s+|solve:?\s+|write and solve an inequality[:.]?\s+)/i;

/** What a number has to be more or less than, in words: the numbers that fit. */
export function boundsInWords(text: string, ask: Ask): Exercised | null {
  let words = text.replace(/\s+/g, ' ').trim();
  const letter =
    /\b(?:numbers?|find|values? of) (?!a\b|i\b)([a-z])\b/i.exec(words)?.[1]?.toLowerCase() ?? 'n';
  const whole = words;
  for (let i = 0; i < 4; i += 1) words = words.replace(tails, '').replace(heads, '').trim();
  // A statement alone asks for nothing.
  if (words === whole) return null;
  const named = words.replace(new RegExp(`\\bnumber ${letter}\\b`, 'i'), 'number');
  if (!/\bnumber\b/i.test(named)) return null;
  const read = readWords(named.replace(/[\s.?!]+$/, ''));
  if (!read || !/[<>≤≥]/.test(read.sign)) return null;
  const solved = ask(`solve ${inLetter(read.text, letter)}`);
  return solved && together([solved], { kind: 'linear-inequality', answer: solved.answer });
}
