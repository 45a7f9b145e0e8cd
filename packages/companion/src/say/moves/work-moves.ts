import { judgeTyped } from '@playforward/curriculum';
import { equivalent } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import type { Operation } from '../../hear/math-pieces.ts';
import type { StepReading } from '../../hear/read-step.ts';
import { reasonOfLastMiss } from '../../hints/skill-moves.ts';
import { showMath } from '../../solve/show-math.ts';
import { type Draft, pickFresh, replyWith, type SayMove, type Turn } from '../turn.ts';
import { nextSayings, tutorText } from '../tutor-text.ts';

const verbs: Readonly<Record<Operation['act'], (amount: string) => string>> = {
  add: (amount) => `add ${amount} on both sides`,
  subtract: (amount) => `subtract ${amount} on both sides`,
  multiply: (amount) => `multiply by ${amount}`,
  divide: (amount) => `divide by ${amount}`,
  move: (amount) => `move ${amount}`,
};

/** A proven step, and after two of them few words: the student is on the way. */
function confirm(turn: Turn, line: string, isNearlyDone: boolean): Draft {
  const { state } = turn;
  const lines = [...state.lines.filter((one) => one !== line), line].slice(-12);
  const isEquation = /[=<>≤≥]/.test(line) && /[a-z]/i.test(line);
  const shown = showMath(line);
  const texts = isNearlyDone
    ? tutorText.confirmLast(shown)
    : state.rightInRow >= 2
      ? tutorText.quiet
      : isEquation
        ? tutorText.confirm(shown)
        : tutorText.confirmCalculation(shown);
  return {
    reply: replyWith(turn, {
      move: 'confirm-step',
      text: pickFresh(texts, turn),
      personality_mode: 'celebrating',
      emotional_state: 'happy',
      source: 'solver',
      suggested_actions: [...nextSayings.step],
      step_verdict: 'right',
      right_lines: lines.map(showMath),
    }),
    remember: { lines, rightInRow: state.rightInRow + 1, asked: { kind: 'step' } },
  };
}

function question(turn: Turn, reading: Extract<StepReading, { verdict: 'wrong' }>): Draft {
  const line = showMath(reading.line);
  const texts =
    reading.reason !== null
      ? tutorText.wrongReason(line, reading.reason)
      : reading.slip === 'calculation'
        ? tutorText.wrongCalculation(line)
        : tutorText.wrongSide(line);
  return {
    reply: replyWith(turn, {
      move: reading.reason === null ? 'question-step' : 'name-misconception',
      text: pickFresh(texts, turn),
      personality_mode: 'patient',
      source: reading.reason === null ? 'solver' : 'skill',
      suggested_actions: [...nextSayings.step],
      step_verdict: 'not-yet',
      right_lines: turn.state.lines.map(showMath),
    }),
    remember: { rightInRow: 0, asked: { kind: 'step' } },
  };
}

function onOperation(
  turn: Turn,
  { operation, isOnPath }: Extract<StepReading, { verdict: 'operation' }>,
): Draft {
  const { act, amount } = operation;
  if (act === 'move') {
    return {
      reply: replyWith(turn, {
        move: 'ask-back',
        text: tutorText.moveAcross(amount),
        suggested_actions: [...tutorText.moveChoices(amount)],
      }),
      remember: { asked: { kind: 'step' } },
    };
  }
  const what = verbs[act](amount);
  return {
    reply: replyWith(turn, {
      move: isOnPath ? 'confirm-step' : 'ask-next-step',
      text: pickFresh(isOnPath ? tutorText.operationGood(what) : tutorText.operationUnsure(what), turn),
      ...(isOnPath && { step_verdict: 'right' as const, personality_mode: 'celebrating' as const }),
      suggested_actions: [...nextSayings.step],
      source: 'solver',
    }),
    remember: { asked: { kind: 'step' }, ...(isOnPath && { rightInRow: turn.state.rightInRow + 1 }) },
  };
}

/** Answers the student's own work: the first wrong line, or else the last right one. */
export const answerWork: SayMove = (turn) => {
  const { steps } = turn.heard;
  const wrong = steps.find((one) => one.verdict === 'wrong');
  if (wrong?.verdict === 'wrong') return question(turn, wrong);
  const right = steps.findLast((one) => one.verdict === 'right');
  if (right?.verdict === 'right') return confirm(turn, right.line, right.isNearlyDone);
  const operation = steps.find((one) => one.verdict === 'operation');
  if (operation?.verdict === 'operation') return onOperation(turn, operation);
  const other = steps.at(-1);
  if (!other || !('line' in other)) return null;
  const texts = other.verdict === 'holds' ? tutorText.holds : tutorText.unclear;
  return {
    reply: replyWith(turn, {
      move: 'ask-how',
      text: pickFresh(texts(showMath(other.line)), turn),
      suggested_actions: [...nextSayings.step],
    }),
    remember: { asked: { kind: 'step' } },
  };
};

/** The reason of an answer that was already submitted and not right; of any other value nothing is said. */
function reasonOfTried(value: string, { attempts, rendered }: OpenProblem): string | null {
  const tried = attempts.find(
    ({ answer, isCorrect }) => !isCorrect && (answer === value || equivalent(answer, value) === 'equal'),
  );
  return tried && rendered ? judgeTyped(rendered, tried.answer).reason : null;
}

/** A value is not judged, whatever it is: the student says how it came about and tests it. */
export const askHow: SayMove = (turn) => {
  const { heard, held } = turn;
  if (held === null) return null;
  const { claim } = heard;
  const reason = claim === null ? null : reasonOfTried(claim, held);
  if (claim !== null && reason !== null) {
    return {
      reply: replyWith(turn, {
        move: 'name-misconception',
        text: pickFresh(tutorText.triedBefore(showMath(claim), reason), turn),
        personality_mode: 'patient',
        source: 'skill',
      }),
    };
  }
  const texts = claim === null ? tutorText.askHowPlain : tutorText.askHow(showMath(claim));
  return {
    reply: replyWith(turn, {
      move: 'ask-how',
      text: pickFresh(texts, turn),
      suggested_actions: [...nextSayings.step],
    }),
    remember: { asked: { kind: 'step' } },
  };
};

/** What the last wrong answer suggests was done. */
export const nameMisconception: SayMove = (turn) => {
  const { held } = turn;
  const reason = held && reasonOfLastMiss(held);
  const last = held?.attempts.at(-1);
  if (!held || !reason || !last) return null;
  return {
    reply: replyWith(turn, {
      move: 'name-misconception',
      text: pickFresh(tutorText.triedBefore(last.answer, reason), turn),
      personality_mode: 'patient',
      source: 'skill',
    }),
    remember: { asked: { kind: 'step' } },
  };
};
