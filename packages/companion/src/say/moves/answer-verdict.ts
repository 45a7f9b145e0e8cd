import { judgeTyped } from '@playforward/curriculum';
import { equivalent } from '@playforward/math';
import type { OpenProblem } from '../../companion-context.ts';
import { lettersOf, numberAt } from '../../hear/claims/put-in.ts';
import { solutionOf } from '../../hear/claims/read-found.ts';
import { endOf } from '../../hear/claims/shown-end.ts';
import { isRewritten, sidesOf } from '../../hear/judge-line.ts';
import { ownPieces } from '../../hear/own-pieces.ts';
import type { VerdictAsked } from '../../hear/question/verdict-asked.ts';
import { exactName, solutionPath } from '../../hear/solution-path.ts';
import type { StepReading } from '../../hear/step-reading.ts';
import { wantOf } from '../../text/ask-of.ts';
import { saysChoice } from '../judge-same.ts';
import { operationInWords } from '../operation-in-words.ts';
import { shownLine } from '../steps-so-far.ts';
import { type Draft, pickFresh, type Turn } from '../turn.ts';
import type { Wording } from '../wording.ts';
import { besideLast, confirm, inOneRow } from '../work/confirm-work.ts';
import { confirmed } from '../work/confirmed.ts';
import { foundOnWay, moveAfter } from '../work/found-on-way.ts';
import { isOwnModel, isSameValue, provenLines, solutionIn } from '../work/own-lines.ts';
import { sayFinished, whyTheSame } from '../work/say-finished.ts';
import { workText } from '../work/work-text.ts';
import { answerWork, askHow } from './work-moves.ts';

type Right = Extract<StepReading, { verdict: 'right' }>;

const told = (turn: Turn, texts: Wording, lines: readonly string[], done = 0): Draft =>
  confirmed(turn, pickFresh(texts, turn), { lines, done });

/** What a step finds, by the words that order it: "Find the change." */
const thingOf = (held: OpenProblem, step: number): string | null =>
  /^Find (the [\p{L} ]+)\.$/u.exec(held.rendered?.steps[step]?.instruction ?? '')?.[1] ?? null;

/** "65 - 52 = 13, is that my answer": a number of the way, with what is still asked. */
function notYet(turn: Turn, held: OpenProblem, right: Right): Draft | null {
  const { last } = solutionPath(held);
  const { line, step, isNearlyDone } = right;
  if (step === null || step >= last || isNearlyDone || numberAt(endOf(line)) === null) return null;
  if (isSameValue(endOf(line), held.key.value)) return null;
  const thing = thingOf(held, step);
  const lines = [...besideLast(turn.heard.steps, line), line];
  const [ask, next] = [wantOf(held.question), moveAfter(held, step)];
  const texts =
    thing === null
      ? workText.notYet(inOneRow(lines), ask, next)
      : workText.notYetIs(shownLine(line), thing, ask, next);
  return told(turn, texts, lines, step + 1);
}

/** The solution of a line that is proven or the student's own, where it is known why it is not the answer. */
function notYetSolved(turn: Turn, held: OpenProblem): Draft | null {
  const pieces = turn.heard.pieces;
  const equations = pieces.flatMap(({ kind, text }) => (kind === 'equation' ? [text] : []));
  const end = equations.at(-1) ?? '';
  const said = solutionIn(end);
  const from = equations.slice(0, -1).findLast((line) => lettersOf(line).join() === said?.letter);
  if (said === null || from === undefined || !held.rendered || pieces.at(-1)?.text !== end) return null;
  if (solutionOf(from) !== exactName(said.value) || exactName(said.value) === null) return null;
  const isRight = turn.heard.steps.some((one) => one.verdict === 'right' && one.line === from);
  if (!isRight && !isOwnModel(from, held, turn.state.lines)) return null;
  if (isSameValue(said.value, held.key.value)) return null;
  const name = new RegExp(String.raw`^([a-z]\\([^()]*\\)|[A-Z]{2}) ?= ?${said.letter}$`, 'i');
  const [, meant] = equations.map((line) => name.exec(line)).find((found) => found !== null) ?? [];
  if (meant !== undefined)
    return told(
      turn,
      workText.notYetMeant(shownLine(said.letter), shownLine(meant), wantOf(held.question)),
      [],
    );
  const { reason } = judgeTyped(held.rendered, said.value);
  return reason ? told(turn, workText.notYetBut(shownLine(end), reason), [from]) : null;
}

/** Calculations to which one more move leads that is said without its number: "68/4 = 17 and then x7". */
const lastMove =
  /\b(?:and |,? ?)then (x|times|\*|·|\/|÷|:|divided by|\+|plus|-|minus)\s*(\d+(?:\.\d+)?)\W*$/i;
const acts = [
  ['multiply', ['x', 'times', '*', '·']],
  ['divide', ['/', '÷', ':', 'divided by']],
  ['add', ['+', 'plus']],
  ['subtract', ['-', 'minus']],
] as const satisfies readonly (readonly [string, readonly string[]])[];
const signOf = { multiply: '*', divide: '/', add: '+', subtract: '-' } as const;

/** A way in another order that is told up to its last move, which leads to what is asked. */
function otherOrder(turn: Turn, held: OpenProblem): Draft | null {
  const [tail, sign = '', number = ''] = lastMove.exec(turn.heard.text) ?? [];
  const act = acts.find(([, signs]) => signs.some((one) => one === sign.toLowerCase()))?.[0];
  if (tail === undefined || act === undefined) return null;
  const said = turn.heard.text.replace(tail, '');
  const pieces = ownPieces(said.replace(/(\d)\s+(?=\d+\/\d+\s*=)/g, '$1, '));
  const lines = provenLines(pieces, held, turn.state.lines);
  const found = numberAt(endOf(lines?.at(-1) ?? ''));
  if (lines === null || found === null) return null;
  const line = `${found} ${signOf[act]} ${number} = ${numberAt(`${found} ${signOf[act]} ${number}`)}`;
  const isEnd = isSameValue(endOf(line), held.key.value);
  const whole = [...pieces, { kind: 'truth', text: line, isWhole: true } as const];
  if (!isEnd || provenLines(whole, held, turn.state.lines) === null) return null;
  const way = { ...turn, heard: { ...turn.heard, pieces: whole } };
  return told(
    turn,
    workText.mayFinish(inOneRow(lines), operationInWords({ act, amount: number }), whyTheSame(way)),
    lines,
  );
}

/** The root of both sides of the problem's equation, which loses the negative one. */
function rootTaken(turn: Turn, held: OpenProblem): Draft | null {
  const [given, ...more] = solutionPath(held).given;
  const lines = turn.heard.pieces.filter(({ kind }) => kind === 'equation');
  const [from, to] = [given, lines.at(-1)?.text].map((line) => (line === undefined ? null : sidesOf(line)));
  if (!from || !to || more.length > 0 || lines.length !== 1 || from.sign !== '=' || to.sign !== '=')
    return null;
  const squared = { left: `(${to.left})^2`, sign: '=', right: `(${to.right})^2` };
  if (lettersOf(to.right).length > 0 || !isRewritten(from, squared) || solutionIn(lines[0]?.text ?? ''))
    return null;
  return told(turn, workText.mayRoot(shownLine(lines[0]?.text ?? ''), shownLine(given ?? '')), []);
}

/** Lines whose two sides are the same for every number, and expressions that are the same in other words. */
function identities(turn: Turn, held: OpenProblem, kind: VerdictAsked['kind']): Draft | null {
  const pieces = turn.heard.pieces.filter((one) => one.kind !== 'value');
  const lines = pieces.filter((one) => one.kind === 'equation').map(({ text }) => text);
  const isAll = lines.length > 0 && lines.length === pieces.length;
  const isSame = (one = '', other = ''): boolean =>
    lettersOf(one).length > 0 && equivalent(one, other) === 'equal';
  if (isAll) {
    const sides = lines.map((line) => line.split('='));
    const isOpen = sides.some((all) => all.length !== 2 || all.some((side) => saysChoice(side, held)));
    if (isOpen || !sides.every(([one, other]) => isSame(one, other))) return null;
    return told(turn, workText.identity(inOneRow(lines)), lines);
  }
  const [one, other, ...others] = pieces;
  if (kind !== 'way' || others.length > 0 || one?.kind !== 'expression' || other?.kind !== 'expression')
    return null;
  return isSame(one.text, other.text)
    ? told(turn, workText.sameLines(shownLine(one.text), shownLine(other.text)), [])
    : null;
}

/** Lines that are the same on both sides for every number, stated and not asked about. */
export const answerIdentity = (turn: Turn): Draft | null =>
  turn.held !== null && turn.heard.states && turn.heard.steps.every(({ verdict }) => verdict === 'unclear')
    ? identities(turn, turn.held, 'holds')
    : null;

/** What is offered without its way is not judged: a test of it is told, whatever it is. */
function unjudged(turn: Turn, kind: VerdictAsked['kind']): Draft | null {
  if (kind === 'way') return null;
  if (turn.heard.steps.some(({ verdict }) => verdict === 'unclear')) return answerWork(turn);
  return turn.heard.claim === null || turn.heard.steps.length > 0 ? null : askHow(turn);
}

const beginsYes = /^(?:Yes|Right|Correct)\b[,.!]?/;
const beginsNo = /^(?:No|Not)\b/;

/** A yes or a no before what is said to the lines. */
function opened(draft: Draft, opening: string): Draft {
  const { text } = draft.reply;
  const isSaid = opening === workText.yes ? beginsYes.test(text) : beginsNo.test(text);
  const said = isSaid ? text.replace(/^(?:Right|Correct)\b/, 'Yes') : `${opening} ${text}`;
  return { ...draft, reply: { ...draft.reply, text: said } };
}

/**
 * Answers whether the work in a message holds, is the end, or goes another allowed way: yes or no first, as far as it is
 * proven; null where nothing of it is.
 */
export function answerVerdict(turn: Turn, kind: VerdictAsked['kind']): Draft | null {
  const { heard, held } = turn;
  if (!held) return null;
  if (turn.finished !== null) return sayFinished(turn, turn.finished, kind);
  if (heard.steps.some(({ verdict }) => verdict === 'wrong')) {
    const draft = answerWork(turn);
    return draft && opened(draft, workText.notQuite);
  }
  const solved = kind === 'end' ? notYetSolved(turn, held) : null;
  if (solved) return solved;
  if (kind === 'way') {
    const found = otherOrder(turn, held) ?? rootTaken(turn, held);
    if (found) return found;
  }
  const right = heard.steps.findLast((one) => one.verdict === 'right');
  if (right?.verdict !== 'right')
    return identities(turn, held, kind) ?? foundOnWay(turn) ?? unjudged(turn, kind);
  if (kind === 'end') return notYet(turn, held, right);
  // A yes to the lines would be heard as one to a value behind them.
  const said = heard.pieces.at(-1);
  if (said?.kind === 'value' && !right.line.includes(said.text)) return null;
  if (kind === 'holds') return opened(confirm(turn, right), workText.yes);
  // "each of its lines holds" is said of lines, all of which are steps.
  if (!/[=≈<>≤≥]/.test(right.line) || heard.steps.some(({ verdict }) => verdict !== 'right'))
    return unjudged(turn, kind);
  const lines = [...besideLast(heard.steps, right.line), right.line];
  return told(turn, workText.mayDo(inOneRow(lines), whyTheSame(turn)), lines, (right.step ?? -1) + 1);
}
