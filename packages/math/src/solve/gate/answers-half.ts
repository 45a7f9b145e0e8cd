import type { Solution } from '../solution.ts';

const label = /(?:^|\s)\(([a-e])\)\s+|(?:^|\n)\s*([a-e])[.)]\s+/g;
const request = /\?|\b(?:find|what|how|which|when|where|write|give|calculate|determine|state|solve|name)\b/i;

/** How many parts with letters each ask for something; 0 where one of them does not. */
function askedParts(problem: string): number {
  const labels = [...problem.matchAll(label)];
  const all = labels.every(
    ({ index, 0: { length }, 1: a, 2: b }, i) =>
      (a ?? b) === 'abcde'.charAt(i) && request.test(problem.slice(index + length, labels[i + 1]?.index)),
  );
  return all ? labels.length : 0;
}

const highest =
  /\b(?:max\w*|highest|greatest|peak)\b|\bhow high (?:does|will|can|did) (?:it|the \w+) (?:go|get|rise|reach|fly|travel)\b/i;
const lands =
  /\b(?:(?:hits?|reach(?:es)?|strikes?|returns? to|back (?:to|on)) (?:the )?(?:ground|water|floor|land|surface|sea|ocean|lake|river|earth|beach|street)|lands?)\b/i;

/** Whether of something thrown both the highest point and the time of the ground are asked, each for itself. */
function asksWholeThrow(problem: string): boolean {
  const asked = problem
    .split(/[.?!;]\s+|,? and (?=(?:at |after )?(?:what|when|how|find|the time)\b)/i)
    .filter((clause) => request.test(clause));
  return (
    asked.some((clause) => highest.test(clause) && !lands.test(clause)) &&
    asked.some((clause) => lands.test(clause) && !highest.test(clause))
  );
}

/** Whether a text asks for several things and the answer has fewer. */
export function answersHalf({ problem, answer }: Solution): boolean {
  const asked = Math.max(askedParts(problem), asksWholeThrow(problem) ? 2 : 0);
  const things = answer.replace(/\([^()]*\)/g, '').split(/[;,]\s|\s(?:and|or)\s/);
  return asked > 1 && things.length < asked;
}
