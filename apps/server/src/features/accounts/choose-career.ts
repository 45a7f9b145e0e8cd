import type { Student } from '../../sessions/session-store.ts';
import { selectUserWithProfile, updateChosenCareer } from './queries.ts';
import type { AccountServices } from './services.ts';

/** Stores the chosen career and with it ends the onboarding; answers the changed user. */
export function chooseCareer({ db, clock }: AccountServices, student: Student, chosenCareer: string) {
  return db.transaction(async (tx) => {
    await updateChosenCareer(tx, { userId: student.id, chosenCareer, now: clock.now() });
    return selectUserWithProfile(tx, student.id);
  });
}
