import { asksAnything } from '../reading/bound/requests-of-text.ts';
import type { Solution } from '../solution.ts';

const highest =
  /\b(?:max\w*|highest|greatest|peak)\b|\bhow high (?:does|will|can|did) (?:it|the \w+) (?:go|get|rise|reach|fly|travel)\b/i;
const lands =
  /\b(?:(?:hits?|reach(?:es)?|strikes?|returns? to|back (?:to|on)) (?:the )?(?:ground|water|floor|land|surface|sea|ocean|lake|river|earth|beach|street)|lands?)\b/i;

/** Whether of something thrown both the highest point and the time of the ground are asked, each for itself. */
function asksWholeThrow(problem: string): boolean {
  const asked = problem
    .split(/[.?!;]\s+|,? and (?=(?:at |after )?(?:what|when|how|find|the time)\b)/i)
    .filter(asksAnything);
  return (
    asked.some((clause) => highest.test(clause) && !lands.test(clause)) &&
    asked.some((clause) => lands.test(clause) && !highest.test(clause))
  );
}

/** Whether a text asks for the two things of a throw and the answer has fewer. */
export function answersHalf({ problem, answer }: Solution): boolean {
  const things = answer.replace(/\([^()]*\)/g, '').split(/[;,]\s|\s(?:and|or)\s/);
  return things.length < 2 && asksWholeThrow(problem);
}
