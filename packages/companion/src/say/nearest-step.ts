import type { OpenProblem } from '../companion-context.ts';
import { exactName, solutionPath } from '../hear/solution-path.ts';
import { plainMath } from '../hints/plain-math.ts';

const namesIn = (text: string): ReadonlySet<string> =>
  new Set((plainMath(text).match(/\d+(?:\.\d+)?/g) ?? []).map((one) => exactName(one) ?? one));

/**
 * The step of the way that shares most numbers with a line of the student's; of several the first that is still to be
 * done. Without a number in common it is the step that is on.
 */
export function nearestStep(held: OpenProblem, line: string, done: number): number {
  const said = namesIn(line);
  const works = (held.rendered?.steps ?? [])
    .slice(0, solutionPath(held).last + 1)
    .map(({ work }) => work ?? '');
  const shares = works.map((work) => {
    const own = namesIn(work);
    return [...said].filter((name) => own.has(name)).length;
  });
  const most = Math.max(0, ...shares);
  if (most === 0 || shares[done] === most) return done;
  const open = shares.findIndex((share, at) => share === most && at > done);
  return open >= 0 ? open : done;
}
