import { groupDigitsOfContent, type HandTaskOf, writeHand } from '@playforward/diagram';
import { generateProblem } from '../generate-problem.ts';
import { misconceptions } from '../misconceptions.ts';
import type { ProblemSpec, RenderedChoice, RenderedProblem, SpecId } from '../problem-spec.ts';
import { type Random, random } from '../random.ts';
import { renderProblem } from '../render-problem.ts';
import { drawName } from '../scenes/people.ts';
import { withExponents } from '../show-value.ts';
import { type PlantedError, plantErrors } from './plant-error.ts';
import { calculates, hasOperation, isTrueLine, type SolutionLine } from './solution-lines.ts';
import { errorAnalysisText as text } from './text.ts';

/** Seeds tried until an error can be planted in a problem. */
const mostTries = 60;
const wantedReasons = 3;
/** One reason alone would be no question. */
const leastReasons = 2;
const practiceLevels = [1, 2, 3] as const;
/** With fewer lines the first wrong one stands there to be seen. */
const leastLines = 3;

type Task = HandTaskOf<'find-error'>;
type Work = { readonly lines: readonly string[]; readonly at: number };

/**
 * Whether a line says that two things are equal: a calculation, or a number written in another way. A number that a wrong
 * step makes of another one, or leaves as it is, is not equal to it.
 */
function isEquation(line: SolutionLine, isWrong: boolean): boolean {
  if (!calculates(line)) return false;
  return (isTrueLine(line) && !isWrong) || hasOperation(line.before);
}

/** A line as content text; what stands there already is not written again. */
function showLine(
  { before, after }: SolutionLine,
  previous: SolutionLine | undefined,
  isWrong: boolean,
): string {
  if (before === '' || before === previous?.after) return after;
  if (after === '') return before;
  return `${before} ${isEquation({ before, after }, isWrong) ? '=' : '→'} ${after}`;
}

/** An answer in a whole sentence; one that is a sentence stays. */
function sayAnswer(said: string, whose: 'The' | 'The right'): string {
  return /[.!?]$/.test(said) ? said : text.answer(said, whose);
}

/** The lines as they are shown, with the answer that they lead to at the end, also where taking it is the error. */
function showWork({ lines, at, value }: PlantedError, { choices }: RenderedProblem): Work {
  const said = choices.find((choice) => !choice.correct && choice.value === value)?.text ?? value;
  const shown = lines.map((line, place) =>
    withExponents(groupDigitsOfContent(showLine(line, lines[place - 1], place === at))),
  );
  const endsWell = groupDigitsOfContent(lines.at(-1)?.after ?? '') === said && at < lines.length;
  return { lines: endsWell ? shown : [...shown, sayAnswer(said, 'The')], at };
}

/** Said of any error of sign, so it is never told beside one that has a name of its own. */
const anySign = 'uses-the-wrong-sign';

/**
 * What may have happened: the named ways of working of this problem, and of others of its level where they are few; of
 * other levels where none is there.
 */
function drawReasons(
  { id, hand, distractors }: ProblemSpec,
  { misconception, lines, at }: PlantedError,
): string[] {
  const ids = new Set<string>([misconception]);
  const isOfSign = misconceptions[misconception as keyof typeof misconceptions].family === 'sign';
  const add = (list: ProblemSpec['distractors']): void => {
    for (const { misconception: one } of list)
      if (one !== 'slip' && !(isOfSign && one === anySign) && ids.size < wantedReasons) ids.add(one);
  };
  add(distractors);
  const addOf = (level: ProblemSpec['id']['level'], wanted: number): void => {
    for (let seed = id.seed + 1; ids.size < wanted && seed < id.seed + 24; seed += 1) {
      const other = generateProblem({ ...id, level, seed });
      // Nobody counts tick marks in lines of work, and nobody leaves out a term in a drawing.
      if (!other.hand === !hand) add(other.distractors);
    }
  };
  addOf(id.level, wantedReasons);
  for (const level of practiceLevels) addOf(level, leastReasons);
  const phrases = [...ids].map((one) => misconceptions[one as keyof typeof misconceptions].phrase);
  // Of a line that calculates and is true this is surely not what happened; of any other line it may be said as well.
  const line = lines[at];
  const isTrue = line !== undefined && calculates(line) && isTrueLine(line);
  return phrases.length < wantedReasons && isTrue ? [...phrases, text.miscalculates] : phrases;
}

type ErrorPlace = { readonly line: number; readonly reason: number };

/** Every answer that is told something of its own: each reason for the wrong line, and every other line. */
function choicesOf(task: Task, right: ErrorPlace, reasonRight: string): Omit<RenderedChoice, 'id'>[] {
  const choice = (answer: ErrorPlace, reason: string): Omit<RenderedChoice, 'id'> => ({
    value: writeHand(task, { kind: 'find-error', ...answer }),
    text: text.choice(answer.line + 1, task.reasons[answer.reason] ?? ''),
    diagram: null,
    correct: answer === right,
    misconception: null,
    reason,
  });
  const reasons = task.reasons.flatMap((_, reason) =>
    reason === right.reason ? [] : [choice({ line: right.line, reason }, text.otherReason(right.line + 1))],
  );
  const lines = task.lines.flatMap((_, line) => {
    if (line === right.line) return [];
    const told = line < right.line ? text.tooEarly(line + 1) : text.tooLate(line + 1);
    return [choice({ line, reason: right.reason }, told)];
  });
  return [choice(right, reasonRight), ...reasons, ...lines];
}

/** What was done in the wrong line by its name, with the first sentence that its answer is told: some of these only advise. */
function sayDone(named: string, reason: string): string {
  return `${named} ${/^.*?[.?!](?=\s|$)/.exec(reason)?.[0] ?? reason}`.trim();
}

/** A problem with an error to be found, and what it was made of. */
export type PlantedWork = {
  readonly problem: RenderedProblem;
  readonly spec: ProblemSpec;
  readonly error: PlantedError;
};

function assemble(spec: ProblemSpec, rendered: RenderedProblem, source: Random): PlantedWork | null {
  const errors = plantErrors(spec, rendered).filter((one) => {
    const { lines } = showWork(one, rendered);
    return lines.length >= leastLines && new Set(lines).size === lines.length;
  });
  const [first] = errors;
  if (!first) return null;
  const misconception = source.pick([...new Set(errors.map((one) => one.misconception))]);
  const error = source.pick(errors.filter((one) => one.misconception === misconception));
  const who = source.until(() => {
    const name = drawName(source);
    return rendered.question.includes(name) ? null : name;
  });
  const { lines, at } = showWork(error, rendered);
  const [rightReason = '', ...others] = drawReasons(spec, error).map((phrase) => text.did(who, phrase));
  if (1 + others.length < leastReasons) return null;
  const reasons = source.shuffle([rightReason, ...others]);
  const task: Task = { kind: 'find-error', who, lines, reasons };
  const right = { line: at, reason: reasons.indexOf(rightReason) };
  const said = rendered.choices.find(({ value, correct }) => !correct && value === error.value);
  const reason = text.right(at + 1, sayDone(rightReason, said?.reason ?? ''));
  const choices = source
    .shuffle(choicesOf(task, right, reason))
    .map((choice, place) => ({ ...choice, id: place + 1 }));
  const problem: RenderedProblem = {
    id: rendered.id,
    headline: text.headline,
    question: `${rendered.question} ${text.ask(who)}`,
    diagram: rendered.diagram,
    choices,
    steps: rendered.steps,
    finalAnswer: text.final(at + 1, rightReason, sayAnswer(rendered.finalAnswer, 'The right')),
    input: null,
    hand: task,
    key: { value: writeHand(task, { kind: 'find-error', ...right }), form: 'hand', misconceptions: [] },
    otherWrong: text.other,
  };
  return { problem, spec, error };
}

/**
 * The work of `generateErrorAnalysis` with the problem and the error inside, for those who prove it. What is drawn is no
 * line of work: only a level without another problem takes one that is answered by hand.
 */
export function plantInProblem(id: SpecId): PlantedWork | null {
  const work = (spec: ProblemSpec): PlantedWork | null => {
    const source = random(`error-analysis/${id.skill}@${id.version}/${id.level}/${spec.id.seed}`);
    return assemble(spec, renderProblem(spec), source);
  };
  const drawn: ProblemSpec[] = [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const spec = generateProblem({ ...id, seed: id.seed + tries });
    if (spec.hand) drawn.push(spec);
    const made = spec.hand ? null : work(spec);
    if (made) return made;
  }
  for (const spec of drawn) {
    const made = work(spec);
    if (made) return made;
  }
  return null;
}

/**
 * Somebody's worked solution with one wrong line to be found: a problem of the skill, its own steps, and one of its named
 * misconceptions planted in them and carried on. The same id gives the same bytes. Its number is that of the problem
 * inside, the first from `seed` on in which an error can be planted; null where none can.
 *
 * @example generateErrorAnalysis({ skill: 'm6-part-whole-ratio', version: findSkill('m6-part-whole-ratio')?.version, level: 1, seed: 1 }) // { headline: 'Find the first wrong line', … }
 */
export function generateErrorAnalysis(id: SpecId): RenderedProblem | null {
  return plantInProblem(id)?.problem ?? null;
}
