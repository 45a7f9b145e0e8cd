import { judgeAnswer } from '@playforward/math';
import type { CompanionReply } from '../companion-context.ts';
import type { Turn } from '../say/turn.ts';
import type { Move } from './moves.ts';

/** Moves after which a value still waits for a verdict, or has a good one. */
const leavesOpen: ReadonlySet<Move | undefined> = new Set<Move | undefined>(['ask-how', 'confirm-step']);

/**
 * The value that was said as the answer, where it can be typed into the field of the open problem. Right and wrong values
 * alike are offered: only whether it can be read as an answer counts, and whether it was handed in before.
 */
export function offerHandIn({ heard, held }: Turn, { move }: CompanionReply): string | null {
  const { claim } = heard;
  if (claim === null || !held?.rendered?.input || held.rendered.hand || !leavesOpen.has(move)) return null;
  if (heard.steps.some(({ verdict }) => verdict === 'wrong')) return null;
  return judgeAnswer(claim, held.key).kind === 'unreadable' ? null : claim;
}
