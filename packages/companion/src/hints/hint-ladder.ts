import type { RenderedStep } from '@playforward/curriculum';
import type { OpenProblem } from '../companion-context.ts';
import { createAnswerFinder } from '../guards/answer/find-answer.ts';
import { cutSentences } from '../guards/text/cut-sentences.ts';
import { visibleText } from '../guards/text/plain-text.ts';
import { isSolved } from '../open-problem.ts';
import { hintText, strategiesFor } from './hint-text.ts';
import { movesOf, reasonOfLastMiss, textOfAsk, textOfMiss } from './skill-moves.ts';
import { statesKey } from './states-key.ts';
import { workedTwin } from './worked-twin.ts';

export type HintKind = 'misconception' | 'asked' | 'move' | 'worked' | 'twin' | 'strategy';
export type Hint = { readonly kind: HintKind; readonly text: string };

const leastRungs = 3;

/** The moves of the solution in words; the first done with its numbers, where more than checking is left after it. */
function moveHints(steps: readonly RenderedStep[]): Hint[] {
  const moves = movesOf(steps).map((text): Hint => ({ kind: 'move', text }));
  const work = steps.length > 2 ? (steps[0]?.work ?? null) : null;
  if (work !== null) moves.splice(1, 0, { kind: 'worked', text: hintText.worked(work) });
  return moves;
}

type Kept = { readonly twin: string | null; readonly told: Map<string, boolean> };

/** The twin and what tells the answer stay the same for one key, whatever was tried before. */
const kept = new WeakMap<OpenProblem['key'], Kept>();

function keptOf(problem: OpenProblem): Kept {
  const known = kept.get(problem.key);
  if (known) return known;
  const found: Kept = { twin: workedTwin(problem), told: new Map() };
  kept.set(problem.key, found);
  return found;
}

/** What the guard takes for a part of the answer is no hint either, such as 3 + 8 = 11 for the key 3:11. */
function tellsAnswer(text: string, problem: OpenProblem): boolean {
  const { told } = keptOf(problem);
  const known = told.get(text);
  if (known !== undefined) return known;
  const finder = createAnswerFinder({ openProblem: problem }, () => false);
  const tells = cutSentences(text).some((sentence) => finder.check(visibleText(sentence)).kind === 'block');
  // Of a solved problem nothing is held back; that says nothing about the same problem before.
  if (!isSolved(problem)) told.set(text, tells);
  return tells;
}

/**
 * The hints for a problem, the lightest first: what the last wrong answer shows, what is asked, the moves of the
 * solution in words, the first move done, a problem of the same kind worked out. At least three, all different,
 * and none states the key in any form.
 */
export function hintLadder(problem: OpenProblem): readonly Hint[] {
  const { rendered, question, key, hintsAtLastAttempt = 0 } = problem;
  const reason = reasonOfLastMiss(problem);
  const { twin } = keptOf(problem);
  const rungs: Hint[] = [
    { kind: 'asked', text: textOfAsk(question) },
    ...moveHints(rendered?.steps ?? []),
    ...(twin === null ? [] : [{ kind: 'twin', text: twin } as const]),
  ];
  if (reason !== null) {
    rungs.splice(hintsAtLastAttempt, 0, { kind: 'misconception', text: textOfMiss(reason, problem) });
  }
  const seen = new Set<string>();
  const safe = rungs.filter(({ kind, text }) => {
    if (seen.has(text) || statesKey(text, problem)) return false;
    if ((kind === 'worked' || kind === 'twin') && tellsAnswer(text, problem)) return false;
    seen.add(text);
    return true;
  });
  for (const text of strategiesFor(key.form)) {
    if (safe.length < leastRungs || safe.every(({ kind }) => kind === 'misconception' || kind === 'asked')) {
      safe.push({ kind: 'strategy', text });
    }
  }
  return safe;
}

/** The rung to show next; after the last one the last again. */
export function nextHint(problem: OpenProblem): { hint: Hint; rung: number; rungs: number } {
  const ladder = hintLadder(problem);
  const rung = Math.min(Math.max(problem.unlockedHints, 0), ladder.length - 1);
  return { hint: ladder[rung] as Hint, rung: rung + 1, rungs: ladder.length };
}
