import { judgeAnswer, type Solution } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { findProblem } from '../../solve/find-problem.ts';
import { mathRuns } from '../../solve/math-runs.ts';
import { showMath } from '../../solve/show-math.ts';
import { isSameRequest } from '../../withhold/is-same-request.ts';
import type { Wording } from '../wording.ts';
import { aboutText } from './about-text.ts';

const isCalculation = (text: string): boolean => /[\da-z)]\s*[-−+*/×·÷^=<>≤≥]\s*[-−(]*[\da-z]/i.test(text);

const plainOf = ({ question }: OpenProblem): string =>
  plainMath(question).replace(/−/g, '-').replace(/\s+/g, ' ');

/** The one calculation or relation that a question states. */
export function givenLine(held: OpenProblem): string | null {
  const [given, ...more] = mathRuns(plainOf(held)).filter(isCalculation);
  return more.length === 0 ? (given ?? null) : null;
}

/** What a line of a question asks, worked out: in its own words where the solver reads them, else by itself. */
function solved(line: string, question: string): Solution | null {
  for (const text of [question, line]) {
    const found = findProblem(text);
    if (found?.kind === 'solved') return found.solution;
  }
  return null;
}

/** What stands in a line but its numbers and signs. */
const shapeOf = (line: string): string =>
  line
    .replace(/\s/g, '')
    .replace(/[×·]/g, '*')
    .replace(/\d+(?:\.\d+)?/g, '#')
    .replace(/[-−+]/g, '+')
    .replace(/(?<=^|[=(])\+/g, '');

const mostLines = 3;

/**
 * The problem with another line in it, worked out, where the solver answers the open one as its skill does. By its form
 * alone: a line of the way is no such line, and what another one comes to is not compared with the answer.
 */
export function changedProblem(line: string, held: OpenProblem): Wording | null {
  const question = plainOf(held);
  const given = givenLine(held);
  if (given === null || shapeOf(given) !== shapeOf(line) || isSameRequest(line, held.question)) return null;
  const own = solved(given, question);
  if (own === null || judgeAnswer(own.answer, held.key).kind !== 'right') return null;
  const other = solved(line, question.replace(given, line));
  if (other === null || other.kind !== own.kind) return null;
  const steps = other.steps.filter(({ to }) => to !== other.answer).slice(0, mostLines);
  const lines = steps.map(({ to }) => showMath(to)).join(', then ');
  const why = steps[0]?.why ?? '';
  const way = lines === '' ? '' : ` ${why} ${lines}.`;
  return aboutText.otherLine(showMath(line), way, showMath(other.answer));
}
