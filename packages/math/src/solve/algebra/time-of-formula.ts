import { type Ask, byRounding, type Exercised, together } from '../exercises/exercise.ts';
import { placesWanted } from '../stories/frames/equations/growth-frames.ts';

const formula =
  /(?<![a-z])([A-Z]|[a-z])(?:\(([a-z])\))?\s*=\s*(-?\d*\.?\d*\s*(?:[-+]\s*\d*\.?\d*)?\s*\(?\s*(?:e|\d+(?:\.\d+)?|\([\d.+ -]+\))\^\s*(?:\([^()]*[a-z][^()]*\)|[a-z])\)?)/;
const asked =
  /\bwhen (?:is|will|does|would) (?:it|the [a-z]+|[a-z]+) (?:(?:be|reach|equal|at|get to|drop to|cool to|only|about|down to) )*\$?(\d[\d,]*(?:\.\d+)?)(?!\d)|\b(?:when (?:will|is|does|would)|how (?:long|many [a-z]+)|after how (?:long|many [a-z]+)|at what time|in how many [a-z]+)\b[^?.]*?(?:\b(?:be|is|reach(?:es)?|equal|are|have|at|to|until|worth|get to|drop to|cool to|down to|up to)\b)(?: it| there)?(?: is| are| be| reaches)?(?: only| about| exactly)?(?: \$)? ?\$?(\d[\d,]*(?:\.\d+)?)(?!\d)/i;

/** A rule with a power of e or another number, and the value it is to reach: when. */
export function timeOfFormula(typed: string, ask: Ask): Exercised | null {
  const text = typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  const found = formula.exec(text);
  const [, output = '', named, rule = ''] = found ?? [];
  const letter = named ?? /\^\s*\(?[^a-z]*([a-z])/.exec(rule)?.[1];
  if (!found || letter === undefined || letter === output || letter === 'e') return null;
  const after = text.slice((found.index ?? 0) + found[0].length);
  const goal = asked
    .exec(after)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.replace(/,/g, '');
  const numbers =
    after
      .replace(/\b(?:to|nearest) (?:\d|one|two) decimals?\b|\b\d decimals?\b/gi, ' ')
      .match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (
    goal === undefined ||
    numbers.length !== 1 ||
    /\b(?:more than|less than|at least|below|above|double|percent of)\b|%/i.test(after)
  )
    return null;
  const solved = ask(`solve ${rule.trim()} = ${goal}`) ?? ask(`solve ${goal} = ${rule.trim()}`);
  if (!solved || !new RegExp(`^${letter} = `).test(solved.answer)) return null;
  if (!/\bnearest\b|\bdecimals?\b|\bround/i.test(typed))
    return together([solved], { kind: 'exponential-equation', answer: solved.answer });
  const rounded = byRounding({
    formula: solved.answer,
    values: {},
    rule: 'round-answer',
    kind: 'exponential-equation',
    places: placesWanted(typed),
  });
  return (
    rounded &&
    together([solved, rounded], { kind: 'exponential-equation', answer: `${letter} = ${rounded.answer}` })
  );
}
