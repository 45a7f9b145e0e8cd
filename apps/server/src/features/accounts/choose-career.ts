import { singularTitle } from '@playforward/careers';
import type { Student } from '../../sessions/session-store.ts';
import { updateChosenCareer } from './queries.ts';
import type { AccountServices } from './services.ts';

/**
 * Stores the chosen career, which ends the onboarding. A student becomes one worker, not several: whatever shows the
 * career or speaks of it finds it in the singular.
 */
export async function chooseCareer({ db, clock }: AccountServices, student: Student, title: string) {
  const chosenCareer = singularTitle(title);
  await db.transaction((tx) =>
    updateChosenCareer(tx, { userId: student.id, chosenCareer, now: clock.now() }),
  );
}
