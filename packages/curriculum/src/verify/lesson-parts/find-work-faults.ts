import { equivalent, isShown, parseMath } from '@playforward/math';
import { numbersIn } from '../../error-analysis/arithmetic.ts';
import type { PlantedWork } from '../../error-analysis/generate-error-analysis.ts';
import {
  calculates,
  hasOperation,
  isAnswer,
  isTrueLine,
  type SolutionLine,
  solutionLine,
} from '../../error-analysis/solution-lines.ts';

/** Figures without signs: −8 is made of 8, and 0.40 of 0.4. */
const figuresOf = (text: string): readonly number[] => numbersIn(text).map(Number);
const textOf = ({ before, after }: SolutionLine): string => `${before} → ${after}`;
const figuresOfAll = (lines: readonly SolutionLine[]): ReadonlySet<number> =>
  new Set(lines.flatMap((line) => figuresOf(textOf(line))));

/** A formula alone, as it is read: without fences, and not with a power of a root or two signs at once. */
function readFormula(text: string): string | null {
  const tex = /^\$([^$]+)\$$/.exec(text.trim())?.[1];
  if (tex === undefined || /[|±]|\\(?:pm|sqrt|overline)/.test(tex)) return null;
  return parseMath(tex).ok ? tex : null;
}

const lettersOf = (tex: string): string =>
  [...new Set(tex.replace(/\\[a-z]+/g, '').match(/[a-z]/gi))].sort().join('');
const isRelation = (tex: string): boolean => /[=<>≤≥]/.test(tex);

/** Whether a line that rewrites an equation, an inequality or an expression in one letter keeps its meaning. */
function keepsMeaning({ before, after }: SolutionLine): boolean | null {
  const [was, is] = [readFormula(before), readFormula(after)];
  if (was === null || is === null || isRelation(was) !== isRelation(is)) return null;
  if (lettersOf(was).length !== 1 || lettersOf(was) !== lettersOf(is)) return null;
  const same = equivalent(was, is);
  return same === 'unknown' ? null : same === 'equal';
}

/** Whether a line finds a number by a true calculation. */
const findsTruly = (line: SolutionLine): boolean =>
  calculates(line) && isTrueLine(line) && !hasOperation(line.after);

/**
 * Whether a line finds what a step of the solution finds, out of the same numbers: “4 + 8 = 12” for “8 + 4 = 12”. A true
 * calculation with other numbers, or with another result, stands for a wrong step.
 */
function repeatsStep(line: SolutionLine, steps: readonly SolutionLine[]): boolean {
  const from = (text: string): string => figuresOf(text).toSorted().join(' ');
  const isSame = (step: SolutionLine): boolean =>
    findsTruly(step) &&
    from(step.before) === from(line.before) &&
    isTrueLine({ before: step.before, after: line.after });
  return findsTruly(line) && steps.some(isSame);
}

/** What can be proved of the lines themselves: those before the named one are right, and it is not. */
function findLineFaults({ spec, error: { lines, at } }: PlantedWork): string[] {
  const named = lines[at];
  const faults = lines
    .slice(0, at)
    .flatMap((line, place) =>
      keepsMeaning(line) === false ? [`line ${place + 1} is not right: ${textOf(line)}`] : [],
    );
  if (!named) return faults;
  const isOfSolution = spec.steps.some(({ before, after }) => textOf({ before, after }) === textOf(named));
  // In the last line, taking its number for the answer can be the error.
  const isRepeated = at < lines.length - 1 && repeatsStep(named, spec.steps.map(solutionLine));
  const isRight = isOfSolution || isRepeated || keepsMeaning(named) === true;
  return isRight ? [...faults, `the line that is named is right: ${textOf(named)}`] : faults;
}

/** What is worked out before the named line, and in it, is used later, unless the solution does not use it either. */
function findLooseResults({ spec, error: { lines, at } }: PlantedWork): string[] {
  if (at >= lines.length - 1) return [];
  return lines.slice(0, at + 1).flatMap((line, place) => {
    const later = lines.slice(place + 1);
    if (!calculates(line) || !later.every(calculates)) return [];
    // 79% goes on as 0.79.
    const isIn = (used: ReadonlySet<number>): boolean =>
      figuresOf(line.after).some((one) => used.has(one) || used.has(one / 100));
    const isLoose =
      !isIn(figuresOfAll(later)) && (place === at || isIn(figuresOfAll(spec.steps.slice(place + 1))));
    return isLoose ? [`nothing goes on from line ${place + 1}: ${textOf(line)}`] : [];
  });
}

/** Sentences that propose something to try bring numbers of their own. */
const proposes = /\bsuch as\b|\b(?:Try|Put)\b/;

/** The end and the explanation speak of what stands there. */
function findForeignNumbers({ spec, error, problem }: PlantedWork): string[] {
  const inWork = figuresOfAll(error.lines);
  // Zero is where an axis is met, and one is a whole, in whatever words.
  const given = new Set([
    0,
    1,
    ...inWork,
    ...figuresOf(problem.question),
    ...figuresOf(JSON.stringify(spec.diagram)),
    ...figuresOf(error.value),
    ...problem.steps.flatMap(({ instruction }) => figuresOf(instruction)),
  ]);
  const told = problem.choices.find(({ correct }) => correct)?.reason ?? '';
  const explained = told.replace(/^Everything before line \d+ is right\. /, '');
  const strange = proposes.test(explained) ? [] : figuresOf(explained).filter((one) => !given.has(one));
  const last = error.lines.at(-1)?.after ?? '';
  const isEnd = isAnswer(spec, last, error.value) || figuresOf(error.value).every((one) => inWork.has(one));
  return [
    ...strange.map((one) => `the explanation speaks of ${one}, which stands nowhere: ${explained}`),
    ...(isEnd || isShown(spec.answer.form) ? [] : [`the lines do not lead to ${error.value}`]),
  ];
}

/** What is wrong in somebody's work with an error to be found, where arithmetic or algebra can tell. */
export function findWorkFaults(work: PlantedWork): readonly string[] {
  return [...findLineFaults(work), ...findLooseResults(work), ...findForeignNumbers(work)];
}
