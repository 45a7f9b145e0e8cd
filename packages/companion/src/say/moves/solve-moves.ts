import { checkClaim, type Solution, solve } from '@playforward/math';
import { mathPieces } from '../../hear/math-pieces.ts';
import { compareReply } from '../../solve/compare-reply.ts';
import { findProblem } from '../../solve/find-problem.ts';
import { graphReply } from '../../solve/graph-reply.ts';
import { mathRuns } from '../../solve/math-runs.ts';
import { roundReply } from '../../solve/round-reply.ts';
import { showMath } from '../../solve/show-math.ts';
import { solutionReply } from '../../solve/solution-reply.ts';
import { chatText } from '../chat-text.ts';
import { pickFresh, replyWith, type SayMove } from '../turn.ts';
import { nextSayings, tutorText } from '../tutor-text.ts';

/** The one equation or calculation in a polite request, as in 'can you solve 3x + 5 = 26 so i can see how'. */
function solvePiece(text: string): Solution | null {
  const [piece, ...more] = mathPieces(text).filter(
    ({ kind }) => kind === 'equation' || kind === 'calculation',
  );
  if (!piece || more.length > 0) return null;
  const result = solve(piece.text);
  return 'reason' in result ? null : result;
}

/** A problem the student typed that is not the open one, worked out with proven steps. */
export const solveShown: SayMove = (turn) => {
  const { heard, means } = turn;
  if (heard.isOwnProblem) return null;
  const ordered = compareReply(heard.text) ?? roundReply(heard.text);
  if (ordered) return { reply: { ...ordered, move: 'solve-shown' } };
  if (heard.intent === 'picture') {
    const drawn = graphReply(heard.text);
    if (drawn.source === 'solver') return { reply: { ...drawn, move: 'solve-shown' } };
  }
  const found = findProblem(heard.text);
  if (found?.kind === 'two-questions')
    return { reply: replyWith(turn, { move: 'ask-back', text: found.message, source: 'solver' }) };
  if (found?.kind === 'solved' && found.solution.kind === 'statement') {
    const claimed = checkTruth(turn);
    if (claimed) return claimed;
  }
  const solved = found?.kind === 'solved' ? found.solution : solvePiece(heard.text);
  if (solved) return { reply: { ...solutionReply(solved, means), move: 'solve-shown' } };
  if (found?.kind === 'no-method' && heard.intent === 'solve')
    return { reply: replyWith(turn, { move: 'ask-next-step', text: pickFresh(tutorText.noMethod, turn) }) };
  return null;
};

type Assignment = { readonly letter: string; readonly value: string };

function readAssignment(run: string): Assignment | null {
  const found = /^([a-z])\s*=\s*([-−]?[\d./√]+)$/i.exec(run);
  return found?.[1] && found[2] ? { letter: found[1], value: found[2] } : null;
}

/** An equation with each letter replaced by its value. */
function putIn(run: string, given: readonly Assignment[]): string {
  return run.replace(/(\d?)([a-z])(?![a-z])/gi, (all, digit: string, letter: string) => {
    const value = given.find((one) => one.letter === letter)?.value;
    if (value === undefined) return all;
    return digit === '' ? `(${value})` : `${digit} * (${value})`;
  });
}

/** Tests typed work by itself: a statement between numbers, or values put into an equation. */
export const checkTruth: SayMove = (turn) => {
  const runs = mathRuns(turn.heard.text.replace(/\b(?:is|if|when|for|does)\b/gi, 'then '));
  const parts = runs.flatMap((run) => run.split(/\s*[,;]\s*|\s+and\s+/i)).filter((part) => part !== '');
  const given = parts.flatMap((part) => readAssignment(part) ?? []);
  const relations = parts.filter((part) => /[=<>≤≥]/.test(part) && !readAssignment(part));
  const [first] = relations;
  if (first === undefined) return null;
  const truths = relations.map((one) => checkClaim(given.length === 0 ? one : putIn(one, given)));
  const hasLetters = given.length === 0 && /(?<![a-z])[a-z](?![a-z])/i.test(first);
  if (truths.includes('unreadable') || hasLetters) return null;
  const holds = truths.every((truth) => truth === 'true');
  const values = given.map(({ letter, value }) => `${letter} = ${value}`).join(' and ');
  const plain = holds ? chatText.checkTrue(showMath(first)) : chatText.checkFalse;
  const solved = holds ? chatText.rightSolution(showMath(values)) : chatText.otherSolution;
  return {
    reply: replyWith(turn, {
      move: 'check-truth',
      text: given.length === 0 ? plain : solved,
      personality_mode: holds ? 'celebrating' : 'patient',
      source: 'solver',
      suggested_actions: [...nextSayings.idea],
    }),
  };
};
