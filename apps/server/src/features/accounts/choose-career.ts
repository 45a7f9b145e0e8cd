import type { Student } from '../../sessions/session-store.ts';
import { updateChosenCareer } from './queries.ts';
import type { AccountServices } from './services.ts';

/** Stores the chosen career, which ends the onboarding. */
export async function chooseCareer({ db, clock }: AccountServices, student: Student, chosenCareer: string) {
  await db.transaction((tx) =>
    updateChosenCareer(tx, { userId: student.id, chosenCareer, now: clock.now() }),
  );
}
