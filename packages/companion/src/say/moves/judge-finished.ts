import { judgeTyped } from '@playforward/curriculum';
import { isShown, judgeAnswer, valuesOf } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { asksElse } from '../../hear/asks-something.ts';
import { isNumberOfStep } from '../../hear/claims/asked-step.ts';
import { plainClaim } from '../../hear/claims/plain-claim.ts';
import { agree, lettersOf, numberAt, putIn, rounds } from '../../hear/claims/put-in.ts';
import { choiceNamed, isOffered } from '../../hear/is-offered.ts';
import { sidesOf } from '../../hear/judge-line.ts';
import { mathPieces, operationsIn } from '../../hear/math-pieces.ts';
import { pointIn, valuesSaid } from '../../hear/read-claim.ts';
import { reasonOfProduct } from '../../hear/slips/product-terms.ts';
import { exactName, formulasOf, isChoice, solutionPath, squeezed } from '../../hear/solution-path.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { statesKey } from '../../hints/states-key.ts';
import { joinParts } from '../join-parts.ts';
import { reasonOfStep } from '../reason-of-step.ts';
import { shownLine } from '../steps-so-far.ts';
import { toldStep } from '../told-step.ts';
import { type Draft, onStep, pickFresh, replyWith, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';
import { valueText } from '../value-text.ts';
import type { Wording } from '../wording.ts';
import { hintsWithoutWork } from '../work/finished-work.ts';
import { judgeSeveral } from '../work/judge-several.ts';
import { otherUnit } from '../work/say-finished.ts';

/**
 * Whether the student has shown the way: each step before the last one is proven by a line of their own. Then the value
 * at its end is no guess, and saying whether it is right tells nothing that the lines do not.
 */
export function hasShownWay({ held, state }: Turn): boolean {
  if (!held) return false;
  const { last } = solutionPath(held);
  const isOwn = Math.max(held.unlockedHints, state.hints) <= hintsWithoutWork;
  // The last two moves may be made at once where no hint has written out the first.
  const isNear = isOwn && last >= 2 && state.done >= last - 1;
  return last >= 1 && (isNear || (state.done >= last && (isOwn || last >= 2)));
}

/** The one choice in words that has this number. */
function choiceSaid({ rendered }: OpenProblem, value: string) {
  const named = (rendered?.choices ?? []).filter(({ text }) => {
    const numbers = plainMath(text).match(/-?\d+(?:\.\d+)?/g) ?? [];
    return numbers.length === 1 && numbers[0] === value;
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** What is said of the value: that it fits, that only its form does not, or what the last step was. */
function verdictOn(held: OpenProblem, value: string): 'right' | 'form' | 'wrong' | null {
  if (isShown(held.key.form)) {
    const said = choiceSaid(held, value.replace(/^[a-z]\s*=\s*/i, ''));
    return said === null ? null : said.correct ? 'right' : 'wrong';
  }
  const { kind } = judgeAnswer(value, { ...held.key, question: held.question });
  const bare = value.replace(/^[a-z]\s*=\s*/i, '');
  if (kind !== 'right' && bare !== value) return verdictOn(held, bare);
  if (kind === 'unreadable') return null;
  return kind === 'right' ? 'right' : kind === 'form' ? 'form' : 'wrong';
}

/** What the value comes to in the problem's own equation, or the move that leads there. */
function testWords({ state }: Turn, held: OpenProblem, value: string): string {
  const path = solutionPath(held);
  const [equation, ...more] = path.given;
  const [first = ''] = value.split(/,\s*/);
  const number = first.replace(/^[a-z]\s*=\s*/i, '');
  const [letter, ...letters] = equation === undefined ? [] : lettersOf(equation);
  const sides = equation === undefined ? null : sidesOf(equation);
  if (sides && letter && more.length + letters.length === 0 && numberAt(number) !== null) {
    const values = new Map([[letter, number]]);
    const [left, right] = [sides.left, sides.right].map((side) => sayNumber(numberAt(putIn(side, values))));
    if (left !== null && right !== null && left !== undefined && right !== undefined && left !== right)
      return valueText.putBack(shownLine(number), shownLine(equation ?? ''), left, right);
  }
  const step = held.rendered?.steps[Math.min(state.done, path.last)];
  const said = joinParts(
    [step?.instruction, step?.explanation].filter((text) => text && !statesKey(text, held)),
  );
  return said || (reasonOfStep(held, state.done) ?? tutorText.showWay);
}

const sayNumber = (value: number | null): string | null =>
  value === null ? null : `$${Number(value.toFixed(3))}$`;

/** "i subtract and get -5x^2 - 28x" tells what one move comes to. */
const isPartWay = (text: string, value: string): boolean =>
  lettersOf(value).length > 0 && operationsIn(text).length > 0;

/** "82 * e^-0.044 = 78.47": e is a number, and what it comes to is rounded. */
function isWorkedOutWithE(left: string, right: string): boolean {
  const [value, ...more] = lettersOf(left).join() === 'e' ? (valuesOf(left) ?? []) : [];
  return value !== undefined && more.length === 0 && rounds(right, value);
}

/** What a calculation that holds comes to, where the text ends in it. */
function endOfTruth(text: string): string | null {
  const piece = mathPieces(plainClaim(text)).at(-1);
  const [left = '', right = ''] = piece?.text.split('=') ?? [];
  return agree(left, right) === true || isWorkedOutWithE(left, right) ? right.trim() : null;
}

/** Whether a step comes to it: a number, or the line of one before the last. */
export function isOfWay(held: OpenProblem, value: string): boolean {
  const { last, steps } = solutionPath(held);
  const [name, line] = [exactName(value.replace(/^[a-z]\s*=\s*/i, '')), squeezed(plainMath(value))];
  return steps.some(
    ({ values, lines }, at) =>
      (name !== null && values.has(name)) || (at < last && squeezed(lines.at(-1) ?? '') === line),
  );
}

/** Whether a value is what the move that was asked for last comes to. */
export function isAsked(turn: Turn, held: OpenProblem, value: string): boolean {
  const told = toldStep(turn);
  const reading = { problem: held, path: solutionPath(held) };
  return told !== null && isNumberOfStep(value, told, reading);
}

type Told = {
  value: string;
  isWrong: boolean;
  isEnd: boolean;
  texts: Wording;
  source: 'solver' | 'skill';
  done?: number;
};

/** What is said of a finished value; it stays known as what the student claimed last. */
export function toldVerdict(turn: Turn, { value, isWrong, isEnd, texts, source, done = 0 }: Told): Draft {
  return onStep(
    turn,
    texts,
    {
      move: isWrong ? 'question-step' : 'confirm-step',
      step_verdict: isWrong ? 'not-yet' : 'right',
      personality_mode: isWrong ? 'patient' : 'celebrating',
      source,
    },
    {
      claims: [...turn.state.claims.filter((claim) => claim !== value), value].slice(-6),
      ...(isWrong && { rightInRow: 0 }),
      done: Math.max(turn.state.done, isEnd && turn.held ? solutionPath(turn.held).last + 1 : done),
    },
  );
}

/** A finished value behind a way that the student has shown, judged; null where the way is not shown. */
export function judgeFinished(turn: Turn): Draft | null {
  const { heard, held } = turn;
  if (!held?.rendered || heard.asked || asksElse.test(heard.text)) return null;
  if (!hasShownWay(turn)) return null;
  if (!isOffered(heard.text, held) && choiceNamed(heard.text, held) === null) return null;
  if (heard.steps.some(({ verdict }) => verdict !== 'holds' && verdict !== 'unclear')) return null;
  const { pieces } = heard;
  const piece = pieces.at(-1);
  const named = held.key.form === 'point' ? choiceNamed(heard.text, held) : null;
  // "2s^2 + 3s - 2 = 0 with s = sin a" names something behind a line.
  if (piece?.kind === 'expression' && pieces.some(({ kind }) => kind === 'equation')) return null;
  // "5 and -3" are one answer, and "6 times 1/3 is 2" ends in the value that it comes to.
  const several = valuesSaid(pieces);
  // Several numbers are of the way where one is asked.
  if (several !== null && !/,|\b(?:and|or)\b/.test(held.shownAnswer)) return null;
  const end = endOfTruth(heard.text) ?? (piece?.kind === 'truth' ? undefined : piece?.text);
  const point = pointIn(heard.text) ?? (named && plainMath(named).replace(/−/g, '-'));
  const value = (point ?? several?.join(', ') ?? end)?.trim();
  const verdict = value === undefined ? null : verdictOn(held, value);
  if (value === undefined || verdict === null) return null;
  const parts = verdict === 'wrong' && several ? judgeSeveral(held, turn.state.lines, several) : null;
  if (parts !== null) return toldVerdict(turn, { value, isEnd: false, source: 'solver', ...parts });
  // One coordinate is no point, nor are several numbers of a way, and a line between may come to what another choice says.
  if (held.key.form === 'point' && value.split(',').length !== 2) return null;
  if (piece?.kind === 'truth' && verdict === 'wrong' && turn.state.done < solutionPath(held).last)
    return null;
  // What a step before the end comes to is no wrong answer.
  if (verdict === 'wrong' && (isOfWay(held, value) || isAsked(turn, held, value))) return null;
  // A calculation that comes to no known answer is on another way.
  if (piece?.kind === 'truth' && verdict === 'wrong' && !isChoice(value, solutionPath(held))) return null;
  const step = held.rendered.steps[solutionPath(held).last];
  const said = [step?.instruction, step?.explanation].filter((text) => text && !statesKey(text, held));
  const known =
    verdict === 'right' ? null : (choiceSaid(held, value)?.reason ?? judgeTyped(held.rendered, value).reason);
  const found = turn.state.claims.find((claim) => verdictOn(held, claim) === 'right');
  if (found !== undefined && verdict === 'wrong' && known === null)
    return {
      reply: replyWith(turn, {
        move: 'redirect',
        text: pickFresh(tutorText.finishedBefore(shownLine(found)), turn),
      }),
    };
  // With two moves left, or by a move that is told, another value may be one of a way that is not written here.
  const isOpen = known === null && turn.state.done < solutionPath(held).last;
  const isToDo = piece?.kind === 'calculation' && exactName(value) !== null;
  if (verdict === 'wrong' && (isOpen || isToDo || isPartWay(heard.text, value))) return null;
  const [asked] = formulasOf(held.question).filter(({ kind }) => kind === 'expression');
  const term = asked && lettersOf(value).length > 0 ? reasonOfProduct(asked.text, value) : null;
  const reason = term ?? known ?? (said.length > 0 ? joinParts(said) : testWords(turn, held, value));
  const texts =
    verdict === 'right'
      ? tutorText.finishedRight(shownLine(value))
      : verdict === 'form' && !known
        ? tutorText.finishedForm(shownLine(value))
        : tutorText.finishedWrong(shownLine(value), reason);
  const isWrong = verdict === 'wrong' || (verdict === 'form' && known !== null);
  const told = toldVerdict(turn, { value, isWrong, isEnd: verdict === 'right', texts, source: 'skill' });
  const unit = verdict === 'right' ? otherUnit(heard.text, held) : '';
  return { ...told, reply: { ...told.reply, text: told.reply.text + unit } };
}
