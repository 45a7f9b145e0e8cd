import type { Method } from '../proof/chain.ts';
import { mathRequest } from '../question/request.ts';
import { solveAbsolute } from './solve-absolute.ts';
import { solveLinear } from './solve-linear.ts';
import { solveQuadratic } from './solve-quadratic.ts';
import { solveSystem } from './solve-system.ts';

const asked =
  /^(?:how many|what number of|number of) (?:real )?(?:solutions|answers|roots) (?:does |do |has |are there (?:to|for) |to |of |for )?(?:the (?:equation|system) )?(.+?)(?: have| has)?$|^(.+?)[\s,;:.]+(?:how many|number of) (?:real )?(?:solutions|answers|roots)(?: (?:does it have|are there|does this have|does the (?:equation|system) have))?$/i;

/** `x = 2`, `no solution`, `x = 1 or x = 3` as how many there are; null where the answer says something else. */
function countOf(answer: string): string | null {
  if (/^no (?:real )?solution/i.test(answer)) return answer;
  if (/^all |every|any/i.test(answer)) return 'infinitely many solutions';
  if (/^[a-z] = \S+ and [a-z] = \S+$/.test(answer)) return 'one solution';
  const roots = answer.split(' or ');
  if (!roots.every((root) => /^[a-z] = [^<>]+$/.test(root))) return null;
  return roots.length === 1 ? 'one solution' : roots.length === 2 ? 'two solutions' : null;
}

/** How many solutions an equation or a system has, by solving it. */
export const countSolutions: Method = ({ words }) => {
  const [, first, second] = asked.exec(words) ?? [];
  const text = first ?? second;
  if (text === undefined || !text.includes('=')) return null;
  const request = mathRequest(text);
  for (const solve of [solveLinear, solveAbsolute, solveQuadratic, solveSystem]) {
    const worked = solve(request);
    const count = worked && 'answer' in worked ? countOf(worked.answer) : null;
    if (worked && 'chain' in worked && count !== null) return { ...worked, answer: count };
  }
  return null;
};
