import { equivalent } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { agree } from '../../hear/claims/put-in.ts';
import { lineAsked, type MathQuestion, reasonedLine } from '../../hear/read-question.ts';
import { exactName, isChoice, solutionPath, squeezed } from '../../hear/solution-path.ts';
import { plainMath } from '../../hints/plain-math.ts';
import type { Move } from '../../plan/moves.ts';
import { amountsOf } from '../../story/amounts.ts';
import { isTold } from '../../story/story-way.ts';
import { factText } from '../fact-text.ts';
import { stepMaking, stepUsing, wayTaken } from '../find-place.ts';
import { isAskedFor, judgeSame, saysChoice } from '../judge-same.ts';
import { nextSayings } from '../next-sayings.ts';
import { questionText } from '../question-text.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { stepAskedAbout } from '../step-asked-about.ts';
import { shownLine } from '../steps-so-far.ts';
import { testOf } from '../test-value.ts';
import { type Draft, pickFresh, replyWith, type Turn } from '../turn.ts';
import type { Wording } from '../wording.ts';
import { answerWork } from './work-moves.ts';

type Which = Extract<MathQuestion, { kind: 'which' }>;

function told(turn: Turn, move: Move, texts: Wording | null): Draft | null {
  return (
    texts && {
      reply: replyWith(turn, {
        move,
        text: pickFresh(texts, turn),
        source: move === 'check-truth' ? 'solver' : 'skill',
        suggested_actions: [...nextSayings.step],
      }),
      remember: { asked: { kind: 'step' } },
    }
  );
}

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

/** Of two ways to go on, the one that the steps take, with their reason. */
function whichWay({ heard }: Turn, { ways, isBare }: Which, held: OpenProblem): Wording | null {
  // Which of the choices is right is not told by asking.
  if (isBare && ways.some((way) => saysChoice(way, held))) return null;
  const found = wayTaken(held, { ways, text: heard.text });
  if (found === null || saysChoice(found.way, held)) return null;
  const made = stepMaking(held, found.way);
  const reason = reasonOfStep(held, made >= 0 && made < found.step ? made : found.step);
  return reason === null ? null : questionText.one(shown(found.way), reason);
}

/** What a number is there for: the step that it comes out of, or the one that uses it. */
function placeOf(number: string, held: OpenProblem): Wording | null {
  const made = stepMaking(held, number);
  const name = shownLine(number);
  if (made >= 0) {
    const reason = reasonOfStep(held, made);
    return reason === null ? null : questionText.comesFrom(name, reason);
  }
  // What the question states and a choice says has the first move for its place, whichever it is.
  const isOfChoice = isChoice(number, solutionPath(held));
  const isStated = squeezed(plainMath(held.question)).replace(/−/g, '-').includes(number);
  if (isOfChoice && !isStated) return null;
  const used = isOfChoice ? 0 : stepUsing(held, number);
  const reason = used < 0 ? null : reasonOfStep(held, used);
  if (reason === null) return null;
  const amount = isTold(held.question)
    ? amountsOf(held.question).find(({ text }) => text.replace(/[^\d.]/g, '') === number)
    : undefined;
  if (!amount || amount.said === amount.text) return questionText.usedFor(name, reason);
  // "6 cups of nuts" has no place in "Scale it to 6 cups of raisins".
  const counted = new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}((?: \\p{L}+){1,3})`, 'u').exec(
    reason,
  )?.[1];
  return counted === undefined || amount.said.includes(counted.trim())
    ? questionText.toldIn(name, amount.said, reason)
    : null;
}

/** Whether a number that the problem states is used on the way; of one that only a choice says nothing is told. */
function neededFor(number: string, held: OpenProblem): Wording | null {
  const isStated = solutionPath(held).stated.has(exactName(number) ?? number);
  // Of two facts with the same number, it is open which one is meant.
  const facts =
    plainMath(held.question)
      .match(/\d+(?:\.\d+)?/g)
      ?.filter((one) => one === number) ?? [];
  if (!isStated || facts.length > 1) return null;
  const used = stepUsing(held, number);
  if (used < 0) return questionText.notUsed(shownLine(number));
  const reason = reasonOfStep(held, used);
  return reason === null ? null : questionText.usedFor(shownLine(number), reason);
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
      return (
        told(turn, 'check-truth', judgeSame(question.left, question.right, held)) ?? judgeLine(turn, held)
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
      return told(turn, 'point-to-part', placeOf(question.number, held));
    case 'needed':
      return told(turn, 'point-to-part', neededFor(question.number, held));
    case 'rather':
      return null;
  }
}

/** Where only the reason of a step speaks to the question, and nothing is written that answers it. */
export function answerOpenQuestion(turn: Turn): Draft | null {
  const { held, heard } = turn;
  const { question } = heard;
  if (!held || (question?.kind !== 'which' && question?.kind !== 'rather')) return null;
  const [one, other] = question.ways.map(shown);
  if (one === undefined || other === undefined) return null;
  if (question.kind === 'rather') {
    const isOpen = question.ways.some((way) => saysChoice(way, held));
    const found = isOpen ? null : wayTaken(held, { ways: question.ways, text: heard.text });
    const reason = reasonOfStep(held, found?.step ?? solutionPath(held).last);
    return told(turn, 'explain-why', reason === null ? null : questionText.decides(one, other, reason));
  }
  const { step } = stepAskedAbout(turn);
  const at = step ? (held.rendered?.steps.indexOf(step) ?? -1) : -1;
  const reason = question.isBare || at < 0 ? null : reasonOfStep(held, at);
  return told(
    turn,
    'ask-next-step',
    reason === null ? null : factText.whichNumber(reason, `${one} or ${other}`),
  );
}
