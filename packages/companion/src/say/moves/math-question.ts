import { equivalent } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { agree } from '../../hear/claims/put-in.ts';
import { lineAsked, type MathQuestion, reasonedLine } from '../../hear/question/read-question.ts';
import { isChoice, solutionPath } from '../../hear/solution-path.ts';
import type { Move } from '../../plan/moves.ts';
import { aboutText, listed } from '../about/about-text.ts';
import { answerAbout } from '../about/answer-about.ts';
import { coordinateTold, isOfStep, numberTold } from '../about/number-told.ts';
import { roleInFormula } from '../about/role-in-formula.ts';
import { factText } from '../fact-text.ts';
import { stepMaking, stepUsing, wayTaken } from '../find-place.ts';
import { isAskedFor, judgeSame, saysChoice } from '../judge-same.ts';
import { questionText } from '../questions/question-text.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { calculationOf } from '../say-reason.ts';
import { stepAskedAbout } from '../step-asked-about.ts';
import { stepChanging } from '../step-changing.ts';
import { shownLine } from '../steps-so-far.ts';
import { testOf } from '../test-value.ts';
import { type Draft, onStep, type Turn } from '../turn.ts';
import type { Wording } from '../wording.ts';
import { answerWork } from './work-moves.ts';

type Which = Extract<MathQuestion, { kind: 'which' }>;

const told = (turn: Turn, move: Move, texts: Wording | null): Draft | null =>
  texts && onStep(turn, texts, { move, source: move === 'check-truth' ? 'solver' : 'skill' });

/** Of two values, the one that a third thing is. */
function whichValue({ ways, of }: Which, held: OpenProblem): Wording | null {
  if (of === null || isAskedFor(of, held)) return null;
  const fitting = ways.filter(
    (way) => agree(of.replace('%', '/100'), way) === true || equivalent(of, way) === 'equal',
  );
  const [way, ...more] = fitting;
  return way === undefined || more.length > 0 ? null : judgeSame(of, way, held, questionText.is);
}

/** One of two things as it is shown; "for y" is words and a letter. */
const shown = (way: string): string =>
  /^[a-z]+ [a-z]$/.test(way) ? way.replace(/ ([a-z])$/, ' $$$1$$') : shownLine(way);

/** Of two ways to go on, the one that the steps take, with their reason; of more, the reason alone. */
function whichWay({ heard }: Turn, { ways, isBare }: Which, held: OpenProblem): Wording | null {
  // Which of the choices is right is not told by asking.
  if (isBare && ways.some((way) => saysChoice(way, held))) return null;
  const found = wayTaken(held, { ways, text: heard.text });
  if (found === null || saysChoice(found.way, held)) return null;
  const made = stepMaking(held, found.way);
  const reason = reasonOfStep(held, made >= 0 && made < found.step ? made : found.step);
  if (reason === null) return null;
  const all = listed(ways.map(shown), 'or');
  if (ways.length > 2)
    return made >= 0 ? factText.whichNumber(reason, all) : aboutText.fitsThere(all, reason);
  return questionText.one(shown(found.way), reason);
}

/** What a number is there for: the step that it comes out of, the sentence that tells it, or the step that uses it. */
function placeOf(number: string, held: OpenProblem, text: string): Wording | null {
  const changed = stepChanging(held, text);
  const why = changed < 0 ? null : reasonOfStep(held, changed);
  if (why !== null) return questionText.changes(shownLine(number), why);
  const role = roleInFormula(number, held);
  const made = role === null ? stepMaking(held, number) : -1;
  const name = shownLine(number);
  if (made >= 0) {
    const reason = reasonOfStep(held, made);
    return reason === null ? null : questionText.comesFrom(name, reason, calculationOf(held, made));
  }
  const told = numberTold(number, held);
  if (told !== null) return told;
  const used = isChoice(number, solutionPath(held)) ? -1 : stepUsing(held, number);
  const reason = used < 0 ? null : reasonOfStep(held, used);
  if (reason === null || !isOfStep(number, reason, held)) return role === null ? null : aboutText.role(role);
  return role === null ? questionText.usedFor(name, reason) : aboutText.roleUsed(role, reason);
}

/** Which of two equations: in a proportion, what has to stand on top on both sides. */
function whichLine(lines: readonly [string, string]): Wording | null {
  const [one, other] = lines.map((line) => line.split('=').map((side) => side.trim().split('/')));
  const [first = [], second = []] = one ?? [];
  const [same = [], turned = []] = other ?? [];
  const isProportion =
    [first, second, same, turned].every((side) => side.length === 2) &&
    first.join('/') === same.join('/') &&
    second.join('/') === turned.toReversed().join('/');
  const known = second.find((part) => /^\d/.test(part));
  const [top, bottom] = first;
  return isProportion && known !== undefined && top !== undefined && bottom !== undefined
    ? aboutText.proportion(shownLine(top), shownLine(bottom), shownLine(known))
    : null;
}

/** "3w is 62?" beside an equation of the problem that has 3w on one side. */
function besideGiven(turn: Turn, held: OpenProblem): Draft | null {
  const { question } = turn.heard;
  if (question?.kind !== 'same') return null;
  const { left, right } = question;
  for (const given of solutionPath(held).given) {
    const sides = given.split('=').map((side) => side.trim());
    const at = sides.findIndex((side) => equivalent(side, left) === 'equal' && /[a-z]/i.test(side));
    const other = sides[1 - at];
    if (at < 0 || sides.length !== 2 || other === undefined) continue;
    const shownGiven = shownLine(given);
    return told(
      turn,
      'point-to-part',
      equivalent(other, right) === 'equal'
        ? questionText.givenIs(shownGiven)
        : questionText.givenSays(shownGiven, shownLine(`${left} = ${right}`)),
    );
  }
  return null;
}

/** A line that is asked about, where it is right, or wrong for a reason that is known. */
function judgeLine(turn: Turn, held: OpenProblem): Draft | null {
  const beside = besideGiven(turn, held);
  if (beside !== null) return beside;
  // Whoever asks why a way is none hears what is wrong with it.
  const isWhy = /\b(?:why|how come)\b/i.test(turn.heard.text);
  const isJudged = turn.heard.steps.some(
    ({ verdict }) => verdict === 'wrong' || (verdict === 'right' && !isWhy),
  );
  const line = lineAsked(turn.heard.question) ?? reasonedLine(turn.heard.text);
  return isJudged && line !== null ? answerWork(turn) : null;
}

/** A question whose mathematics answers it: by algebra, or by the steps of the open problem. */
export function answerQuestion(turn: Turn): Draft | null {
  const { held, heard } = turn;
  const { question } = heard;
  if (!held) return null;
  if (!question) return judgeLine(turn, held);
  switch (question.kind) {
    case 'same':
      // What is proven as a line of the way, as the equation to be solved, needs to hold for no other number.
      return (
        (heard.steps.some(({ verdict }) => verdict === 'right') ? judgeLine(turn, held) : null) ??
        told(turn, 'check-truth', judgeSame(question.left, question.right, held)) ??
        judgeLine(turn, held)
      );
    case 'way':
      return judgeLine(turn, held);
    case 'value':
      return told(turn, 'ask-how', testOf(turn, held, question.value));
    case 'which':
      return (
        told(turn, 'check-truth', whichValue(question, held)) ??
        told(turn, 'ask-next-step', whichWay(turn, question, held))
      );
    case 'place':
      return told(turn, 'point-to-part', placeOf(question.number, held, heard.text));
    case 'coordinate':
      return told(turn, 'point-to-part', coordinateTold(question, held));
    case 'lines':
      return told(turn, 'ask-next-step', whichLine(question.lines));
    case 'rather':
      return null;
    default:
      return told(turn, 'point-to-part', answerAbout(question, held, turn.means.glossary));
  }
}

/** Where only the reason of a step speaks to the question, and nothing is written that answers it. */
export function answerOpenQuestion(turn: Turn): Draft | null {
  const { held, heard } = turn;
  const { question } = heard;
  if (!held) return null;
  if (question?.kind === 'changed' || question?.kind === 'supposed') {
    const changing = reasonOfStep(held, stepAskedAbout(turn).at);
    return told(turn, 'point-to-part', changing === null ? null : aboutText.otherwise(changing));
  }
  if (question?.kind !== 'which' && question?.kind !== 'rather') return null;
  const [one, other, ...more] = question.ways.map(shown);
  if (one === undefined || other === undefined) return null;
  if (question.kind === 'rather') {
    const isOpen = question.ways.some((way) => saysChoice(way, held));
    const found = isOpen ? null : wayTaken(held, { ways: question.ways, text: heard.text });
    const reason = reasonOfStep(held, found?.step ?? solutionPath(held).last);
    return told(turn, 'explain-why', reason === null ? null : questionText.decides(one, other, reason));
  }
  const { at } = stepAskedAbout(turn);
  const reason = question.isBare || at < 0 ? null : reasonOfStep(held, at);
  return told(
    turn,
    'ask-next-step',
    reason === null ? null : factText.whichNumber(reason, listed([one, other, ...more], 'or')),
  );
}
