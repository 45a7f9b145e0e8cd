import type { LabelledPart } from './reading/bound/labelled-parts.ts';
import type { NotUnderstood, Solution } from './solution.ts';

type Solve = (text: string) => Solution | NotUnderstood;
type Solved = { readonly part: LabelledPart; readonly solution: Solution };

const written =
  /^(?:write|find|give|create|determine)\s+(?:an?|the)\s+(?:[a-z]+ )?(?:equation|function|formula|rule|model)(?:,?\s+[a-z](?:\([a-z]\)|\s*=\s*)?,?)?\s+(?:for|(?:that|which)\s+(?:gives|represents|models|shows|describes)|to\s+(?:represent|model|describe|find|give)|giving|modeling|representing)\s+([^.?!=]+)/i;

/** What a part has found, told for the parts behind it: `The cost C of h hours is C = 38h + 55.` */
function toldBy({ part, solution }: Solved): readonly string[] {
  const named = written.exec(part.own)?.[1]?.trim();
  return named === undefined || !/^[a-z](?:\([a-z]\))? = /i.test(solution.answer)
    ? []
    : [`${named.replace(/^./, (letter) => letter.toUpperCase())} is ${solution.answer}.`];
}

/** The line or the curve whose equation a part has found, in place of its name: `the y-intercept of m`. */
function inPlaceOfName({ part, solution }: Solved, own: string): readonly string[] {
  const [, name = ''] =
    /\bequation of (?:the )?(?:line |curve )?([A-Z]{2}|[b-hj-z])(?![A-Za-z])/.exec(part.own) ?? [];
  const named = new RegExp(`\\bof (?:the )?(?:line |curve )?${name}(?![A-Za-z])`);
  return name === '' || !named.test(own) || !/^[^<>≤≥=]+=[^=]+$/.test(solution.answer)
    ? []
    : [own.replace(named, `of ${solution.answer}`)];
}

/** Something that a part brings in, which a part behind may mean by `it`. */
const bringsIn =
  /\b(?:perpendicular|parallel|tangent|normal|inverse|reflect\w*|image|dilat\w*|rotat\w*|translat\w*|new|doubled|tripled|halved)\b/i;
const takesUp = /\b(?:its?|this|that|these|those|they|their)\b/i;
/** What goes on from what a part before came to, and what may go on from what it told. */
const goesOn = /(?<!^)\bthen\b|\b(?:after|before|from|by) that\b/i;
const mayGoOn = /^(?:he|she|they|it)\b|\b(?:also|now|still|another|remaining|rest|again|next|more|left)\b/i;
const tells = ({ own }: LabelledPart): boolean => /[a-z\d]\.\s+\S/.test(own) || /^if\b/i.test(own);

/** Whether a part may be about what a part before it brought in, told or came to. */
function followsOn({ own }: LabelledPart, before: readonly Solved[]): boolean {
  if (before.length === 0) return false;
  const earlier = before.map(({ part }) => part);
  return (
    goesOn.test(own) ||
    (takesUp.test(own) && earlier.some((part) => bringsIn.test(part.own))) ||
    (mayGoOn.test(own) && earlier.some(tells))
  );
}

const numbersIn = (answer: string): string =>
  (answer.replace(/,(?=\d{3})/g, '').match(/-?\d+(?:\.\d+)?/g) ?? []).join(' ');

/**
 * A part by what is told for all, and where that is not enough, by what a part before has found; where both answer, they
 * have to agree.
 */
function solvePart(part: LabelledPart, before: readonly Solved[], solve: Solve): Solution | null {
  if (followsOn(part, before)) return null;
  const first = (texts: readonly string[]): Solution | null => {
    for (const text of texts) {
      const solution = solve(text);
      if ('steps' in solution) return solution;
    }
    return null;
  };
  const found = before.flatMap(toldBy);
  const direct = first([`${part.told} ${part.own}`]);
  const leaning = first(found.map((one) => `${one} ${part.own}`));
  if (direct && leaning && numbersIn(direct.answer) !== numbersIn(leaning.answer)) return null;
  return (
    direct ??
    first(found.map((one) => `${part.told} ${one} ${part.own}`)) ??
    leaning ??
    first(before.flatMap((one) => inPlaceOfName(one, part.own)))
  );
}

/**
 * All parts of a problem, one after the other, each step that begins a part with its label; null where one is open.
 * @example solveParts(labelledParts('A square has side 3. (a) its area? (b) its perimeter?'), problem, solve)
 */
export function solveParts(parts: readonly LabelledPart[], problem: string, solve: Solve): Solution | null {
  const solved: Solved[] = [];
  for (const part of parts) {
    const solution = solvePart(part, solved, solve);
    if (solution === null) return null;
    solved.push({ part, solution });
  }
  const joined = (of: (solution: Solution) => string, sign: string): string =>
    solved.map(({ part, solution }) => `${part.label} ${of(solution)}`).join(sign);
  const [first] = solved;
  return first === undefined
    ? null
    : {
        ...first.solution,
        problem,
        question: joined(({ question }) => question, ' '),
        steps: solved.flatMap(({ part, solution }) =>
          solution.steps.map((step, at) => (at === 0 ? { ...step, why: `${part.label} ${step.why}` } : step)),
        ),
        answer: joined(({ answer }) => answer, '; '),
        check: solved.flatMap(({ solution }) => solution.check),
      };
}
