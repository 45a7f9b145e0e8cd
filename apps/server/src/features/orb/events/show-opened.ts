import { type DialogueState, type Move, moves, tellTurn } from '@playforward/companion';
import type { OrbOpened } from '@playforward/contract';
import { z } from 'zod';
import { typesetMath } from '../../../curriculum/typeset-math.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { countTalks, selectLastMessages, selectNewestTalks } from '../chat/thread-queries.ts';
import { selectLearner } from '../queries.ts';
import type { OrbServices } from '../services.ts';
import { showContext } from './show-context.ts';

/** How many talks are opened up. */
const mostTalks = 4;
const storedMove = z.object({ lastMove: z.enum(moves).nullable() } satisfies {
  [Field in keyof DialogueState]?: unknown;
});

/** What the companion goes by with this student, and why it did what it did last: from what is recorded, nothing else. */
export async function showOpened(services: OrbServices, student: Student): Promise<OrbOpened> {
  const { db, settings } = services;
  const [learner, context, talks, newest] = await Promise.all([
    selectLearner(db, student.id),
    showContext(services, student),
    countTalks(db, student.id),
    selectNewestTalks(db, { userId: student.id, most: mostTalks }),
  ]);
  const turns = await Promise.all(newest.map((talk) => showLastTurn(services, talk)));
  const shown = turns.flatMap((turn) => (turn ? [turn] : []));
  return {
    knows: {
      grade: learner.grade ?? null,
      career: learner.career,
      city: learner.cityState?.split(',')[0]?.trim() || null,
      recent_attempts: context.recent_attempts,
      recent_correct: context.recent_correct,
      recent_hints_used: context.recent_hints_used,
      talks,
    },
    has_model: settings.companion.model !== undefined,
    talk_days: settings.companion.chatDays,
    turns: shown,
    math: typesetMath(shown.map(({ answered }) => answered)),
  };
}

type Talk = Awaited<ReturnType<typeof selectNewestTalks>>[number];

/** The last thing said in a talk and its answer; nothing while the answer is still to come. */
async function showLastTurn({ db }: OrbServices, talk: Talk): Promise<OrbOpened['turns'][number] | null> {
  const [said, answered] = await selectLastMessages(db, { thread: talk, most: 2 });
  if (said?.role !== 'user' || answered?.role !== 'assistant') return null;
  const { heardAs, sure, move, others } = tellTurn(said.content, moveOf(talk.dialogue));
  return {
    at: talk.updatedAt.toISOString(),
    said: said.content,
    answered: answered.content,
    heard_as: heardAs,
    sure,
    move,
    others: [...others],
  };
}

/** The move as it was stored with the talk. */
function moveOf(dialogue: unknown): Move | null {
  const read = storedMove.safeParse(dialogue);
  return read.success ? read.data.lastMove : null;
}
