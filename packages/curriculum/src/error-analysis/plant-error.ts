import { equivalent, isShown } from '@playforward/math';
import { type MisconceptionId, misconceptions } from '../misconceptions.ts';
import type { Distractor, ProblemSpec, RenderedProblem } from '../problem-spec.ts';
import { numbersIn } from './arithmetic.ts';
import { carryOn, leaveOut } from './carry-on.ts';
import {
  calculates,
  isAnswer,
  isTrueLine,
  type SolutionLine,
  solutionLine,
  solutionLines,
} from './solution-lines.ts';
import { wrongWays } from './wrong-ways.ts';

/** Somebody's lines that go wrong in one place by a named misconception, up to its result. */
export type PlantedError = {
  readonly misconception: MisconceptionId;
  /** The wrong result, as the distractor has it. */
  readonly value: string;
  readonly lines: readonly SolutionLine[];
  /** The first wrong line, counted from 0. */
  readonly at: number;
};

type Named = Distractor & { readonly misconception: MisconceptionId };

const isNamed = (one: Distractor): one is Named => one.misconception !== 'slip';
const sameLine = (a: SolutionLine | undefined, b: SolutionLine | undefined): boolean =>
  a?.before === b?.before && a?.after === b?.after;

/** Lines after the first wrong one follow from it, so all that calculate are true. */
function isProved({ lines, at }: Pick<PlantedError, 'lines' | 'at'>): boolean {
  return lines.every((line, place) => place === at || !calculates(line) || isTrueLine(line));
}

/** The lines that the author gave for a way of working; those of any step of the solution are right. */
function givenWork({ steps }: ProblemSpec, { misconception, value, work, wrongAt }: Named): PlantedError[] {
  const right = steps.map(solutionLine);
  const lines = (work ?? []).map(solutionLine);
  const at = wrongAt ?? lines.findIndex((line, place) => !sameLine(line, right[place]));
  const planted = { misconception, value, lines, at: at < 0 ? lines.length : at };
  return lines.length === 0 || !isProved(planted) ? [] : [planted];
}

const lettersIn = (text: string): number => new Set(text.replace(/\\[a-z]+/g, '').match(/[a-z]/gi)).size;

/**
 * Whether an equation in one letter is written as another one, side by side: “p + 30 = 45” has the solution of
 * “5(p − 6) = 45”, and who writes the one has not written the other.
 */
function isWrittenAs(text: string, value: string): boolean {
  const [sides = [], others = []] = [text, value].map((one) => one.replaceAll('$', '').split('='));
  if (sides.length !== 2 || others.length !== 2 || lettersIn(value) !== 1) return true;
  const isSame = (turned: readonly string[]): boolean =>
    sides.every((side, at) => equivalent(side, turned[at] ?? '') === 'equal');
  return isSame(others) || isSame(others.toReversed());
}

type Solved = {
  readonly spec: ProblemSpec;
  readonly rendered: Pick<RenderedProblem, 'choices'>;
  readonly right: readonly SolutionLine[];
};

/** Lines that lead to the value of the distractor, as an error planted in one of them; nothing for any others. */
function planted(
  { spec, right }: Solved,
  { misconception, value }: Named,
  made: { readonly lines: readonly SolutionLine[] | null; readonly at: number },
): PlantedError[] {
  const { lines, at } = made;
  const result = lines?.at(-1)?.after;
  if (!lines || result === undefined || result === right.at(-1)?.after) return [];
  const error = { misconception, value, lines, at };
  const isReached =
    isAnswer(spec, result, value) && (spec.answer.form !== 'equation' || isWrittenAs(result, value));
  return isReached && isProved(error) ? [error] : [];
}

/**
 * Whether another step finds the result too, so that it tells nothing of where the work stopped: a sixth of 180 and 20% of
 * 150 are both 30.
 */
function isFoundElsewhere(right: readonly SolutionLine[], lines: readonly SolutionLine[]): boolean {
  const last = lines.at(-1);
  return right.some((line) => line.after === last?.after && line !== last);
}

/** The best ways to write one line so that the lines after it lead to the distractor. */
function foundWork(solved: Solved, wrong: Named): PlantedError[] {
  const { right } = solved;
  const { family } = misconceptions[wrong.misconception];
  for (const { families, ids, atEnd, write } of wrongWays) {
    if (!families.has(family) || ids?.test(wrong.misconception) === false) continue;
    const errors = right.flatMap((line, at) => {
      if (atEnd && at < right.length - 1) return [];
      const others = write(line, wrong.misconception, right[at - 1]);
      return others.flatMap((other) => planted(solved, wrong, { lines: carryOn(right, at, other), at }));
    });
    if (errors.length > 0) return errors;
  }
  if (family !== 'partial') return [];
  return right.flatMap((_, at) => {
    const lines = leaveOut(right, at);
    if (!lines || isFoundElsewhere(right, lines)) return [];
    // A line that needs nothing of what was left out stays as it is, and is right.
    const changed = lines.findIndex((line, place) => place >= at && !sameLine(line, right[place + 1]));
    return planted(solved, wrong, { lines, at: changed < 0 ? lines.length : changed });
  });
}

/** Figures that a line works with; −8 is made of 8, and 0.40 of 0.4. */
const figuresOf = (text: string): readonly number[] => numbersIn(text).map(Number);

/**
 * Whether work goes on from all that it found before its wrong line, where the solution does: who has found that 40 is to
 * be taken away does not add as if nothing had been found. Who stops too early goes on from nothing.
 */
function goesOn(right: readonly SolutionLine[], { lines, at }: PlantedError): boolean {
  if (at >= lines.length) return true;
  return lines.slice(0, at).every(({ after }, place) => {
    const isIn = (later: readonly SolutionLine[]): boolean => {
      const used = new Set(later.flatMap((line) => figuresOf(`${line.before} ${line.after}`)));
      return figuresOf(after).some((one) => used.has(one));
    };
    return !isIn(right.slice(place + 1)) || isIn(lines.slice(place + 1));
  });
}

/** A statement of more words is a sentence, and says by itself what somebody concludes; numbers and letters are no words. */
const mostWordsOfAResult = 4;
const word = /\p{L}{2,}/gu;

/**
 * The wrong statement in the place of the right one, where the author says that it is concluded from the lines of the
 * solution. A sentence stands alone: what the right one was drawn from does not lead to it.
 */
function concludedWork(
  { spec, rendered, right }: Solved,
  { misconception, value }: Named,
): readonly PlantedError[] {
  const last = right.at(-1);
  const said = rendered.choices.find((choice) => !choice.correct && choice.value === value)?.text;
  if (!last || said === undefined || !isShown(spec.answer.form)) return [];
  const before = (said.match(word)?.length ?? 0) > mostWordsOfAResult ? '' : last.before;
  const lines = [...right.slice(0, -1), { before, after: said }];
  return [{ misconception, value, lines, at: right.length - 1 }];
}

/**
 * Every way to plant one of the problem's named misconceptions in its own solution. What is planted leads to exactly the
 * value of the misconception; all lines before it are those of the solution, all lines after it follow.
 */
export function plantErrors(spec: ProblemSpec, rendered: RenderedProblem): readonly PlantedError[] {
  const solved = { spec, rendered, right: solutionLines(spec) };
  return spec.distractors.filter(isNamed).flatMap((wrong) => {
    if (wrong.work) return givenWork(spec, wrong);
    if (wrong.concludes) return concludedWork(solved, wrong);
    return foundWork(solved, wrong).filter((one) => goesOn(solved.right, one));
  });
}
