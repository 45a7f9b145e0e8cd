import { judgeTyped } from '@playforward/curriculum';
import { equivalent } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { because } from '../../hear/because.ts';
import { isNumberOfStep, isOnScreen, numberOfStep } from '../../hear/claims/asked-step.ts';
import { isSpanish } from '../../hear/claims/from-spanish.ts';
import { numberAt, rounds, testableLetter } from '../../hear/claims/put-in.ts';
import { solutionOf } from '../../hear/claims/read-found.ts';
import { endOf, startOf } from '../../hear/claims/shown-end.ts';
import type { Slip } from '../../hear/judge-line.ts';
import { operationsIn } from '../../hear/math-pieces.ts';
import { otherOperand } from '../../hear/slips/other-operand.ts';
import { slipOfAct } from '../../hear/slips/slip-of-act.ts';
import { exactName, isChoice, solutionPath, squeezed } from '../../hear/solution-path.ts';
import type { StepReading, Wrong } from '../../hear/step-reading.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { reasonOfLastMiss } from '../../hints/skill-moves.ts';
import { statesKey } from '../../hints/states-key.ts';
import { askOf } from '../../text/ask-of.ts';
import { askedText } from '../asked-text.ts';
import { factText } from '../fact-text.ts';
import { joinParts } from '../join-parts.ts';
import { nearestStep } from '../nearest-step.ts';
import { nextSayings } from '../next-sayings.ts';
import { operationInWords } from '../operation-in-words.ts';
import { pictureOf } from '../picture-of.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { spanishText } from '../spanish-text.ts';
import { stepAskedAbout } from '../step-asked-about.ts';
import { shownLine } from '../steps-so-far.ts';
import { checkOf, testByForm, testInEquation } from '../test-value.ts';
import { toldStep } from '../told-step.ts';
import { type Draft, onStep, pickFresh, replyWith, type SayMove, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { valueText } from '../value-text.ts';
import { whyMissed } from '../why-missed.ts';
import type { Wording } from '../wording.ts';
import { besideLast, confirm, inOneRow, isOfLetter, mostOfReason } from '../work/confirm-work.ts';
import { holdingText, identityText } from '../work/lines-that-hold.ts';
import { isSameValue } from '../work/own-lines.ts';
import { saysMade } from '../work/rest-behind.ts';
import { wrongText } from '../work/wrong-text.ts';

const shown = shownLine;

/** A calculation that holds and leads to a known wrong answer. */
const isWorkedOut = (line: string, { kind }: Slip, reason: string): boolean =>
  kind === 'operation' && /[=≈]/.test(line) && !isOfLetter(line) && !/arithmetic|calculation/i.test(reason);

/** Whether a wrong line may have been made up for a choice; one whose only solution is no choice tells nothing of them. */
function isGuess(line: string, held: OpenProblem): boolean {
  if (held.choices.length === 0 || !isOfLetter(line)) return false;
  const solution = solutionOf(line);
  return solution === null || solutionPath(held).choices.has(solution);
}

function question(turn: Turn, { line, slip, reason }: Wrong): Draft {
  const { held, state } = turn;
  // Where a part of the problem was left out, its picture shows every part.
  const diagram = held && slip.kind === 'operation' && isOfLetter(line) ? pictureOf(held) : null;
  const texts = isSpanish(turn.heard.text)
    ? spanishText.wrong(shown(line))
    : reason !== null
      ? isWorkedOut(line, slip, reason)
        ? tutorText.rightBut(shown(line), reason)
        : tutorText.wrongReason(shown(line), reason)
      : wrongText(line, slip);
  const pictured = diagram && reason === null && !slip.uneven ? tutorText.lookAtPicture(shown(line)) : texts;
  const before = besideLast(turn.heard.steps, line);
  // What was worked out rightly may still be used.
  const kept = reason !== null && isWorkedOut(line, slip, reason) ? [...before, line] : before;
  return {
    reply: replyWith(turn, {
      move: reason === null ? 'question-step' : 'name-misconception',
      text: joinParts([
        before.length > 0 ? tutorText.rightSoFar(inOneRow(before)) : null,
        pickFresh(pictured, turn),
      ]),
      personality_mode: 'patient',
      source: reason === null ? 'solver' : 'skill',
      suggested_actions: [...nextSayings.step],
      step_verdict: 'not-yet',
      ...(diagram && { picture: { diagram } }),
    }),
    remember: {
      rightInRow: 0,
      asked: { kind: 'step' },
      lines: [...state.lines.filter((one) => !kept.includes(one)), ...kept].slice(-12),
      hasGuessed: state.hasGuessed || (held !== null && isGuess(line, held)),
    },
  };
}

/** A known way of going wrong, told. */
const missed = (turn: Turn, texts: Wording): Draft =>
  onStep(turn, texts, {
    move: 'name-misconception',
    personality_mode: 'patient',
    suggested_actions: [...nextSayings.open],
  });

const saidWrong: ReadonlySet<string> = new Set(['question-step', 'name-misconception']);

/** Whether the student tells how an answer came about that was not right: without numbers, its operation is no move to come. */
function isHowItWentWrong({ heard, held, state }: Turn): boolean {
  const wasWrong = held?.attempts.at(-1)?.isCorrect === false || saidWrong.has(state.lastMove ?? '');
  return wasWrong && state.rightInRow === 0 && saysMade.test(heard.text);
}

/** Why a step is done, where that is short and tells nothing of the answer. */
function shortReason(held: OpenProblem, step: number): string | null {
  const reason = held.rendered?.steps[step]?.explanation ?? '';
  return reason === '' || reason.split(' ').length > mostOfReason || statesKey(reason, held) ? null : reason;
}

function onOperation(turn: Turn, { operation, step }: Extract<StepReading, { verdict: 'operation' }>): Draft {
  const { heard } = turn;
  const { act, amount } = operation;
  const told = amount === null && isHowItWentWrong(turn) ? (nameMisconception(turn) ?? askHow(turn)) : null;
  if (told) return told;
  if (act === 'move' && amount !== null) {
    return {
      reply: replyWith(turn, {
        move: 'ask-back',
        text: tutorText.moveAcross(amount),
        suggested_actions: [...tutorText.moveChoices(amount)],
        isChoice: true,
      }),
      remember: { asked: { kind: 'step' } },
    };
  }
  const what = operationInWords(operation);
  const isOnPath = step !== null;
  // "i divided by 5 and got 15:9": what comes out stands there, and is tested like any value.
  const got = isOnPath && amount !== null && heard.claim !== amount ? heard.claim : null;
  const test = got !== null && turn.held ? pickFresh(onValue(turn, turn.held, got), turn) : null;
  // Without a number the place of the operation is open, and only that it is needed is sure.
  const { operationBare, operationGood, operationUnsure } = tutorText;
  const slip = turn.held && !isOnPath ? slipOfAct(operation, turn.held) : null;
  if (slip !== null) return missed(turn, tutorText.slipOfAct(what, slip));
  const reason = turn.held && !isOnPath ? reasonOfStep(turn.held, turn.state.done) : null;
  const own =
    turn.held && isOnPath && amount !== null && because.test(turn.heard.text)
      ? shortReason(turn.held, step)
      : null;
  const unsure = reason === null ? operationUnsure(what) : askedText.instead(reason, what);
  const texts =
    isOnPath && isSpanish(turn.heard.text)
      ? spanishText.operation
      : own !== null
        ? tutorText.becauseOf(what, own)
        : isOnPath
          ? amount === null
            ? operationBare(what)
            : operationGood(what)
          : unsure;
  return {
    reply: replyWith(turn, {
      move: isOnPath ? 'confirm-step' : 'ask-next-step',
      text: test === null ? pickFresh(texts, turn) : joinParts([tutorText.goodMove(what), test]),
      ...(isOnPath && { step_verdict: 'right' as const, personality_mode: 'celebrating' as const }),
      suggested_actions: [...nextSayings.step],
      source: 'solver',
    }),
    remember: { asked: { kind: 'step' }, ...(isOnPath && { rightInRow: turn.state.rightInRow + 1 }) },
  };
}

/** A move of the way in the student's words: right, and the line is asked for. */
function onMove(turn: Turn, step: number): Draft {
  const { held } = turn;
  const instruction = held?.rendered?.steps[step]?.instruction ?? '';
  const isFit = held !== null && instruction !== '' && !statesKey(instruction, held);
  const reason = isFit && because.test(turn.heard.text) ? shortReason(held, step) : null;
  return {
    reply: replyWith(turn, {
      move: 'confirm-step',
      text:
        reason === null
          ? pickFresh(tutorText.confirmMove(isFit ? instruction : ''), turn).replace('  ', ' ')
          : pickFresh(tutorText.moveBecause(instruction, reason), turn),
      personality_mode: 'celebrating',
      emotional_state: 'happy',
      source: 'skill',
      suggested_actions: [...nextSayings.step],
      step_verdict: 'right',
    }),
    remember: { asked: { kind: 'step' }, rightInRow: turn.state.rightInRow + 1 },
  };
}

/** An equation of the student's own: what it says is asked, and lines that follow from it are taken up. */
function onOwnEquation(turn: Turn, reading: Extract<StepReading, { verdict: 'model' | 'follows' }>): Draft {
  const { line } = reading;
  const texts =
    reading.verdict === 'model'
      ? tutorText.model(shown(line), reading.letter)
      : tutorText.follows(shown(line));
  const move = reading.verdict === 'model' ? 'question-step' : 'confirm-step';
  const models = [...turn.state.models, line].slice(-6);
  return onStep(turn, texts, { move, source: 'solver' }, { models });
}

/** What was submitted before and was not right, typed again: its reason is known. */
export function triedBefore(turn: Turn, value: string): Draft | null {
  const reason = turn.held && reasonOfTried(value, turn.held);
  const isTried =
    turn.held?.choices.length === 0 && turn.held.attempts.some(({ answer }) => answer === value);
  const texts = reason
    ? tutorText.triedBefore(shown(value), reason)
    : isTried && turn.held
      ? whyMissed(turn.held, value)
      : null;
  return texts && missed(turn, texts);
}

/** A calculation that holds with the operation of a move to come and another number in it. */
function besideMove({ held, state }: Turn, line: string): Wording | null {
  const near = held && otherOperand(startOf(line), solutionPath(held), state.done);
  const instruction = held?.rendered?.steps[near?.step ?? -1]?.instruction;
  return !held || !near || instruction === undefined || statesKey(instruction, held)
    ? null
    : askedText.otherOperand(shown(line), instruction, shown(near.number));
}

/** Answers the student's own work: the first wrong line, or else the last right one. */
export const answerWork: SayMove = (turn) => {
  const { steps } = turn.heard;
  const wrong = steps.find((one) => one.verdict === 'wrong');
  if (wrong?.verdict === 'wrong') return question(turn, wrong);
  const rights = steps.filter((one) => one.verdict === 'right');
  // "28 / 4 = 7 so 7" says the end of its line once more.
  const right = rights.findLast((one, at) =>
    rights.slice(0, at).every(({ line }) => !isSameValue(one.line, endOf(line))),
  );
  if (right) return confirm(turn, right);
  const operation = steps.find((one) => one.verdict === 'operation');
  if (operation?.verdict === 'operation') return onOperation(turn, operation);
  const move = steps.find((one) => one.verdict === 'move');
  if (move?.verdict === 'move') return onMove(turn, move.step);
  const other = steps.at(-1);
  if (!other || !('line' in other)) return null;
  if (other.verdict === 'model' || other.verdict === 'follows') return onOwnEquation(turn, other);
  const tried = triedBefore(turn, other.line);
  if (tried) return tried;
  const { line } = other;
  const letter = testableLetter(line, turn.held?.question ?? '');
  const reason = turn.held && reasonOfStep(turn.held, nearestStep(turn.held, line, turn.state.done));
  const texts =
    (other.verdict === 'holds' ? besideMove(turn, line) : null) ??
    (other.verdict === 'holds' && /[=≈<>≤≥]/.test(line)
      ? (holdingText(turn) ??
        identityText(turn, line) ??
        (reason ? askedText.holdsBeside(shown(line), reason) : tutorText.holds(shown(line))))
      : letter !== undefined && !isOfLetter(line) && operationsIn(turn.heard.text).length === 0
        ? tutorText.testExpression(shown(line), letter)
        : reason
          ? askedText.unclearBeside(shown(line), reason)
          : tutorText.unclear(shown(line)));
  return onStep(turn, texts, { move: 'ask-how', source: 'authored' });
};

const withoutUnit = (value: string): string => value.replace(/^\$\s*|\s*(?:%|°|\p{L}{2}[\p{L} ]*)$/gu, '');

/** The reason of an answer that was already submitted and not right; of any other value nothing is said. */
function reasonOfTried(value: string, { attempts, rendered }: OpenProblem): string | null {
  const tried = attempts.find(
    ({ answer, isCorrect }) =>
      !isCorrect && (answer === value || equivalent(withoutUnit(answer), withoutUnit(value)) === 'equal'),
  );
  return tried && rendered ? judgeTyped(rendered, tried.answer).reason : null;
}

const namesNumber =
  /^\W*(?:(?:so|ok|then|and) )?the (?!answer|solution|result|final|missing)[a-z]{3,}(?: [a-z]+)? (?:is|=|are|was) /i;

/**
 * Numbers behind a move that was asked for. Of what an answer says nothing is told: each is held beside the reason of the
 * move, and the next one is named. Any other number is compared with what the move comes to.
 */
function onAskedMove(turn: Turn, held: OpenProblem, claim: string): Wording | null {
  // As long as no step was named, "the difference is 6" is of the one that is on.
  const told = toldStep(turn) ?? (namesNumber.test(turn.heard.text) ? turn.state.done : null);
  const path = solutionPath(held);
  const numbers = claim.split(/,\s+/);
  const isList = numbers.length > 1;
  if (told === null || told < turn.state.done || told >= path.last) return null;
  // Several numbers are of the way where one is asked.
  if (numbers.some((one) => numberAt(one) === null) || (isList && held.shownAnswer.includes(', ')))
    return null;
  const reading = { problem: held, path };
  const isMeant = (_: unknown, at: number): boolean =>
    at >= turn.state.done && numbers.some((one) => isNumberOfStep(one, at, reading));
  const first = isMeant(null, told) ? told : path.steps.findIndex(isMeant);
  const meant = isList ? path.steps.findLastIndex(isMeant) : first;
  const tell = (text: string | undefined): string | null => (text && !statesKey(text, held) ? text : null);
  const [step, after] = held.rendered?.steps.slice(meant < 0 ? told : meant) ?? [];
  const reason = tell(step?.explanation) ?? tell(step?.instruction);
  if (reason === null) return null;
  const next = tell(after?.instruction);
  if (isList && meant < 0) return askedText.against(reason);
  if (meant >= 0 || (isChoice(claim, path) && isOnScreen(held)))
    return next === null ? null : valueText.ofMove(inOneRow(numbers), reason, next);
  const own = numberOfStep(reading, told);
  // A line that is still to be solved is no number, and more digits of one that the step rounds are no other number.
  const isLine = /^(?![a-z]\s*=)/i.test(path.steps[told]?.equations.at(-1) ?? 'x =');
  // A number that a step works with is on the way.
  const isWorked = path.mentioned.has(exactName(claim) ?? '');
  if (own === null || isLine || isWorked || rounds(String(own), numberAt(claim) ?? own)) return null;
  return valueText.notOfMove(shown(claim), reason, isOnScreen(held));
}

/** What to do with a value, the same for each: hand it in or choose it, test it, or compare the way to it. */
function onValue(turn: Turn, held: OpenProblem, claim: string): Wording {
  const { state, context } = turn;
  const { rendered, choices } = held;
  const ask = askOf(held.question);
  if (choices.length === 0 && rendered?.steps.length === 0) return factText.unknown(shown(claim), ask);
  const byForm = testByForm(held, claim);
  if (byForm !== null && !state.claims.includes(claim)) return byForm;
  const ofMove = onAskedMove(turn, held, claim);
  if (ofMove) return ofMove;
  // "You see it there" is said of what stands there, and not of a number inside of an expression.
  const isSeen = choices.some((choice) => squeezed(plainMath(choice)).includes(squeezed(plainMath(claim))));
  if (isOnScreen(held) && isSeen && isChoice(claim, solutionPath(held)))
    return valueText.amongChoices(shown(claim));
  // What no answer on the screen says is a thought on the way.
  if (isOnScreen(held) && !isSeen) return onThought(turn, held);
  const instruction = rendered?.steps[Math.min(state.done, solutionPath(held).last)]?.instruction;
  const move = instruction === undefined || statesKey(instruction, held) ? null : instruction;
  const inEquation = testInEquation(held, claim);
  if (inEquation) return inEquation;
  const check = checkOf(held);
  if (check !== null && context.recent.every(({ text }) => !text.includes(check)))
    return valueText.checkIt(shown(claim), check);
  if (state.claims.includes(claim)) return valueText.testValue(shown(claim), ask);
  return move === null ? tutorText.askHow(shown(claim)) : valueText.handInOr(shown(claim), move);
}

/** Something of the student's own without a value: put beside the step that speaks of it, or of what is on. */
function onThought(turn: Turn, held: OpenProblem): Wording {
  const { at } = stepAskedAbout(turn);
  const reason = at < 0 ? null : reasonOfStep(held, at);
  return reason === null ? tutorText.askHowPlain : askedText.step(reason);
}

/** A value is not judged, whatever it is: the student says how it came about, and then tests it. */
export const askHow: SayMove = (turn) => {
  const { heard, held, state } = turn;
  if (held === null) return null;
  // "can you check" means the value that was said last.
  const claim = heard.claim ?? (/\d/.test(heard.text) ? null : state.claims.at(-1)) ?? null;
  const tried = claim === null ? null : triedBefore(turn, claim);
  if (tried) return tried;
  const texts = claim === null ? onThought(turn, held) : onValue(turn, held, claim);
  const claims = [...state.claims.filter((one) => one !== claim), ...(claim === null ? [] : [claim])].slice(
    -6,
  );
  return onStep(turn, texts, { move: 'ask-how', source: 'authored' }, { claims });
};

/** What the last wrong answer suggests was done. */
export const nameMisconception: SayMove = (turn) => {
  const { held } = turn;
  const last = held?.attempts.at(-1);
  if (!held || !last) return null;
  const reason = reasonOfLastMiss(held);
  const texts = reason
    ? tutorText.triedBefore(last.answer, reason)
    : held.choices.length === 0
      ? whyMissed(held, last.answer)
      : null;
  return texts && missed(turn, texts);
};
