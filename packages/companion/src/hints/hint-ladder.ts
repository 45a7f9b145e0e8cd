import type { RenderedStep } from '@playforward/curriculum';
import type { OpenProblem } from '../companion-context.ts';
import { hintText, strategiesFor } from './hint-text.ts';
import { plainMath } from './plain-math.ts';
import { movesOf, reasonOfLastMiss, textOfAsk, textOfMiss } from './skill-moves.ts';
import { statesKey } from './states-key.ts';
import { workedTwin } from './worked-twin.ts';

export type HintKind = 'misconception' | 'asked' | 'move' | 'worked' | 'twin' | 'strategy';
export type Hint = {
  readonly kind: HintKind;
  readonly text: string;
  /** The step of the solution it speaks of, counted from 0. */
  readonly step?: number;
};

const leastRungs = 3;

/** The moves of the solution in words; the first done with its numbers, where more than checking is left after it. */
function moveHints(steps: readonly RenderedStep[]): Hint[] {
  const moves = movesOf(steps).map((text, step): Hint => ({ kind: 'move', text, step }));
  const work = steps.length > 2 ? (steps[0]?.work ?? null) : null;
  if (work !== null) moves.splice(1, 0, { kind: 'worked', text: hintText.worked(work), step: 0 });
  return moves;
}

/** The twin stays the same for one key, whatever was tried before. */
const kept = new WeakMap<OpenProblem['key'], { readonly twin: string | null }>();

function twinOf(problem: OpenProblem): string | null {
  const known = kept.get(problem.key) ?? { twin: workedTwin(problem) };
  kept.set(problem.key, known);
  return known.twin;
}

/** A worked line that holds all parts of a key of several parts is no hint, such as 3 + 8 = 11 for the key 3:11. */
function tellsParts(text: string, { key }: OpenProblem): boolean {
  const parts = key.value.match(/\d+/g) ?? [];
  const said = new Set(plainMath(text).match(/\d+/g) ?? []);
  return parts.length > 1 && parts.every((part) => said.has(part));
}

/**
 * The hints for a problem, the lightest first: what the last wrong answer shows, what is asked, the moves of the
 * solution in words, the first move done, a problem of the same kind worked out. At least three, all different,
 * and none states the key in any form.
 */
export function hintLadder(problem: OpenProblem): readonly Hint[] {
  const { rendered, question, key, hintsAtLastAttempt = 0 } = problem;
  const reason = reasonOfLastMiss(problem);
  const twin = twinOf(problem);
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
    if (kind === 'worked' && tellsParts(text, problem)) return false;
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

type Told = {
  /** Rungs that were told, where a talk knows more than the problem does. */
  readonly told?: number;
  /** Steps that the student has done. */
  readonly done?: number;
  /** What is asked was talked about already. */
  readonly skipsAsked?: boolean;
};

/** The rung to show next; it skips what the student has done. After the last one the last again. */
export function nextHint(
  problem: OpenProblem,
  { told = problem.unlockedHints, done = 0, skipsAsked = false }: Told = {},
): { hint: Hint; rung: number; rungs: number } {
  const ladder = hintLadder(problem);
  const last = ladder.length - 1;
  let rung = Math.min(Math.max(told, 0), last);
  const isPast = ({ kind, step }: Hint): boolean =>
    (step !== undefined && step < done) || (kind === 'asked' && (skipsAsked || done > 0));
  while (rung < last && isPast(ladder[rung] as Hint)) rung += 1;
  return { hint: ladder[rung] as Hint, rung: rung + 1, rungs: ladder.length };
}
