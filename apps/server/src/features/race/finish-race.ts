import type { RaceLogBody, RaceRecordAnswer, RaceUpdateBody } from '@playforward/contract';
import { addRace, checkAnswer, emptyRecord, isPossibleRace, raceLevel, recountRace } from '@playforward/race';
import type { AppContext } from '../../context.ts';
import type { Student } from '../../sessions/session-store.ts';
import { openSeal } from './challenge-seal.ts';
import { insertRace, selectRace, selectRaces } from './queries.ts';

type Services = Pick<AppContext, 'db' | 'clock' | 'pepper'>;
type Counted = { score: number; level: number; won: boolean };

/** The units of each step by its seal; null where one was not dealt, was brought twice, or its answer is not right. */
function unitsOf({ steps }: RaceLogBody, user: number, pepper: string): { units: number }[] | null {
  const seen = new Set<string>();
  const counted: { units: number }[] = [];
  for (const { id, seal, answer } of steps) {
    const key = openSeal({ id, seal }, { user, pepper });
    if (key === null || (seal !== null && seen.has(seal))) return null;
    if (seal !== null) seen.add(seal);
    if (answer !== null && checkAnswer(answer, { ...key, slips: [] }).kind !== 'right') return null;
    counted.push({ units: answer === null ? 0 : key.moveValue });
  }
  return counted;
}

/** Counts a race from its log and keeps the result, a repeated log of it once; null where no race went on so (D-141). */
export async function logRace(
  { db, clock, pepper }: Services,
  { student, body }: { student: Student; body: RaceLogBody },
): Promise<Counted | null> {
  const steps = unitsOf(body, student.id, pepper);
  const race = steps && recountRace(steps, body.hints_used);
  if (!race) return null;
  const { level, ...kept } = race;
  const known = await selectRace(db, { userId: student.id, updateId: body.race });
  if (!known) {
    await insertRace(db, { ...kept, updateId: body.race, userId: student.id, finishedAt: clock.now() });
  }
  const { score, won } = known ?? kept;
  return { score, won, level: known ? raceLevel(score) : level };
}

/** What the server counted of the race that is named; null for values that cannot come from a race. */
export async function finishRace(
  { db }: Pick<Services, 'db'>,
  { student, body, key }: { student: Student; body: RaceUpdateBody; key: string | undefined },
): Promise<Omit<Counted, 'won'> | null> {
  const { score, level, resources } = body.updates;
  const claimed = {
    score,
    level,
    challengesCompleted: resources.challenges_completed,
    correctAnswers: resources.correct_answers,
    hintsUsed: resources.hints_used,
    won: resources.won,
  };
  if (!isPossibleRace(claimed)) return null;
  const updateId = key ?? body.update_id;
  const counted = updateId ? await selectRace(db, { userId: student.id, updateId }) : undefined;
  return { score: counted?.score ?? 0, level: raceLevel(counted?.score ?? 0) };
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
    level: raceLevel(record.totalScore),
  };
}
