import { restrictionsOf } from '../../polynomials/solve-rational.ts';
import type { NotUnderstood, Solution } from '../../solution.ts';

const wish =
  /[\s,.;:(]*(?:\b(?:and|then|also) )?(?:\b(?:state|give|list|identify|include|find|note|write|name|with) )?(?:\b(?:any|all|the|its) )*\b(?:restrictions?|restricted values?|excluded values?|values? (?:that are )?excluded|non-?permissible values?)\b(?: (?:on|of|for) (?:the |its )?(?:variables?|domain|[a-z]\b))?\)?[.!]?/i;

/**
 * A quotient that is simplified and whose restrictions are asked for beside it: all of them, also those that its simplest
 * form still shows; null where none are asked for, or the rest is another problem.
 */
export function withRestrictions(
  problem: string,
  ask: (problem: string) => Solution | NotUnderstood,
): Solution | null {
  const rest = problem.replace(wish, ' ').trim();
  const found = rest === problem.trim() || rest === '' ? null : ask(rest);
  if (!found || !('steps' in found) || found.kind !== 'rational-expression') return null;
  const all = restrictionsOf(found.steps[0]?.from ?? '');
  const simplest = found.answer.replace(/ \([^()]*≠[^()]*\)$/, '');
  return all === null ? null : { ...found, problem, answer: `${simplest}${all}` };
}
