import { plainMath } from '../../hints/plain-math.ts';
import { numberAt, putIn } from '../claims/put-in.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';

const linear = /(?:divided by|÷|\/|by)\s*\(?\s*([a-z]\s*[-+]\s*\d+)\s*\)?/i;
const used =
  /\b(?:put|used?|using|took|plugg?(?:ed)?|with|wrote|set|did)\s+(?:in\s+)?(?:a\s+|the\s+)?([-−]?\d+)(?![\d./]|\s*[-−+*/=^])/i;
const method = /\bsynth\w*|\bbottom row|\bcorner\b|\bbox\b|\bhorner\b/i;

/** "i put -3 in the synthetic" of a division by y - 3: the number that a divisor is zero for, or the one beside it. */
export function readDivisorValue(text: string, { problem }: Reading): StepReading | null {
  const divisor = linear.exec(plainMath(problem.question).replace(/−/g, '-'))?.[1];
  const value = method.test(text) ? used.exec(text)?.[1]?.replace('−', '-') : undefined;
  const letter = divisor?.match(/[a-z]/i)?.[0];
  if (divisor === undefined || value === undefined || letter === undefined) return null;
  const at = (one: number): number | null => numberAt(putIn(divisor, new Map([[letter, String(one)]])));
  if (at(Number(value)) === 0) return rightLine(`${letter} = ${value}`);
  return at(-Number(value)) === 0
    ? wrongLine(
        `${letter} = ${value}`,
        `In the synthetic division stands the number for which $${divisor.trim()}$ is zero. Put $${value}$ in: does it come to zero?`,
      )
    : null;
}
