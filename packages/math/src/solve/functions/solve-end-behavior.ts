import { solveLimit } from '../calculus/solve-limit.ts';
import type { Method } from '../proof/chain.ts';
import { mathRequest } from '../question/request.ts';

const asked =
  /^(?:(?:describe|find|state|give|determine|what is) )?(?:the )?end behaviou?r (?:of|for) (?:the (?:graph of |function |polynomial )*)?(?:[a-z]\([a-z]\)|y)?\s*=?\s*(.+)$/i;
const signed = (value: string): string => (value === '∞' || value === '-∞' ? value : `${value}`);

/** Where a function goes far to the right and far to the left. */
export const solveEndBehavior: Method = ({ words }) => {
  const rule = asked.exec(words)?.[1]?.trim();
  const letter =
    rule === undefined ? undefined : /[a-z]/i.exec(rule.replace(/sqrt|sin|cos|tan|ln|log/g, ''))?.[0];
  if (rule === undefined || letter === undefined) return null;
  const ends = ['infinity', '-infinity'].map((end) =>
    solveLimit(mathRequest(`limit of ${rule} as ${letter} approaches ${end}`)),
  );
  const [right, left] = ends;
  if (!right || !left || !('chain' in right) || !('chain' in left)) return null;
  const chain = {
    ...right.chain,
    steps: [...right.chain.steps, ...left.chain.steps],
    proven: right.chain.proven && left.chain.proven,
  };
  return {
    kind: 'limit',
    chain,
    answer: `as ${letter} → ∞, f(${letter}) → ${signed(right.answer)}; as ${letter} → -∞, f(${letter}) → ${signed(left.answer)}`,
    check: [...right.check, ...left.check],
  };
};
