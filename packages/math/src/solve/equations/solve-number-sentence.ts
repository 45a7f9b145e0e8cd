import { variablesOf } from '../../algebra/variables-of.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { type Method, startChain } from '../proof/chain.ts';
import { readNumberSentence } from '../question/read-number-sentence.ts';
import { workLinear } from './solve-linear.ts';

const consecutive =
  /^(?:find )?(?:the )?sum of (two|three|four|five|six|seven|[2-7]) consecutive (even |odd )?(?:integers|numbers|whole numbers) (?:is|equals) (\d{1,6})\b/i;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };

/** Consecutive numbers with a given sum: the first is n, and each is one or two more than the one before. */
function consecutiveNumbers(words: string): ReturnType<Method> {
  const plain = words.replace(
    /^find (two|three|four|five|six|seven|[2-7]) consecutive (even |odd )?(integers|numbers|whole numbers) (?:whose|with a|with|having a|that have a|which have a) sum(?: is| of| equal to)? /i,
    'the sum of $1 consecutive $2$3 is ',
  );
  // Something else asked of them is another question.
  if (
    /\b(?:product|difference|average|mean|squares?|times|twice|half|sum of the)\b/i.test(
      plain.replace(consecutive, ''),
    )
  )
    return null;
  const [, many = '', parity = '', sum = ''] = consecutive.exec(plain) ?? [];
  if (sum === '') return null;
  const count = counts[many.toLowerCase()] ?? Number(many);
  const step = parity === '' ? 1 : 2;
  const terms = Array.from({ length: count }, (_, i) => (i === 0 ? 'n' : `(n + ${i * step})`));
  const read = parseMath(`${terms.join(' + ')} = ${sum}`);
  if (!read.ok || read.node.kind !== 'relation') return null;
  const chain = startChain(writeMath(read.node));
  const worked = workLinear(chain, read.node);
  const first = Number(worked?.answer.replace('n = ', ''));
  if (!worked || !Number.isInteger(first)) return null;
  const odd = Math.abs(first % 2) === 1;
  if ((/even/i.test(parity) && odd) || (/odd/i.test(parity) && !odd)) return null;
  const numbers = terms.map((_, i) => `${first + i * step}`);
  return { kind: 'number-sentence', chain, answer: numbers.join(', '), check: worked.check };
}

/** A sentence about an unknown number: its equation in n, solved. */
export const solveNumberSentence: Method = ({ words }) => {
  const row = consecutiveNumbers(words);
  if (row) return row;
  const equation = readNumberSentence(words);
  const read = equation === null ? null : parseMath(equation);
  if (!read?.ok || read.node.kind !== 'relation' || variablesOf(read.node).join() !== 'n') return null;
  const chain = startChain(writeMath(read.node));
  const worked = workLinear(chain, read.node);
  const value = worked?.answer.replace('n = ', '');
  if (!worked || value === undefined || !/^-?[\d./]+$/.test(value)) return null;
  return { kind: 'number-sentence', chain, answer: value, check: worked.check };
};
