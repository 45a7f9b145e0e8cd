import type { RaceRecordAnswer, RaceUpdateBody } from '@playforward/contract';
import { addRace, emptyRecord, isPossibleRace, levelOf } from '@playforward/race';
import type { AppContext } from '../../context.ts';
import type { Student } from '../../sessions/session-store.ts';
import { insertRace, selectRaces } from './queries.ts';

type Services = Pick<AppContext, 'db' | 'clock'>;

/** Stores one finished race, a repeated report of it once, unless its values cannot come from a race (D-141). */
export async function finishRace(
  { db, clock }: Services,
  { student, body, key }: { student: Student; body: RaceUpdateBody; key: string | undefined },
): Promise<{ kind: 'stored'; score: number; level: number } | { kind: 'impossible' }> {
  const { score, level, resources } = body.updates;
  const race = {
    score,
    challengesCompleted: resources.challenges_completed,
    correctAnswers: resources.correct_answers,
    hintsUsed: resources.hints_used,
    won: resources.won,
  };
  if (!isPossibleRace({ ...race, level })) return { kind: 'impossible' };
  const updateId = key ?? body.update_id ?? null;
  await insertRace(db, { ...race, updateId, userId: student.id, finishedAt: clock.now() });
  return { kind: 'stored', score, level };
}

/** What stays of all races of a student. */
export async function showRecord({ db }: Pick<Services, 'db'>, student: Student): Promise<RaceRecordAnswer> {
  const rows = await selectRaces(db, student.id);
  const record = rows.reduce(
    (sum, { score, won }) => addRace(sum, { score, winner: won ? 'player' : null }),
    emptyRecord,
  );
  return {
    races: record.races,
    wins: record.wins,
    streak: record.streak,
    longest_streak: record.longestStreak,
    best_score: record.bestScore,
    total_score: record.totalScore,
    level: levelOf(record.totalScore),
  };
}
