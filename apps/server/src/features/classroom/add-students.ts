import type { AddStudentsBody, FamilyLanguage, NewCards, RosterAnswer } from '@playforward/contract';
import { Refusal } from '../../http/errors.ts';
import type { Student } from '../../sessions/session-store.ts';
import { keepCards } from './keep-cards.ts';
import { previewRoster } from './preview-roster.ts';
import { type ClassRow, insertStudents, selectStudents } from './queries.ts';
import { classroomSentences } from './sentences.ts';
import type { ClassroomServices } from './services.ts';
import type { SignInCard } from './sign-in-sheet.ts';

type ClassForCards = { teacher: Student; row: ClassRow; origin: string; language: FamilyLanguage };
type NewStudents = ClassForCards & { body: AddStudentsBody };

/** POST /api/teach/classes/{id}/students: shows what a list would do, or does it as a whole. */
export async function addStudents(services: ClassroomServices, roster: NewStudents): Promise<RosterAnswer> {
  const lines = await previewRoster(services, roster);
  if (!roster.body.apply) return { applied: false, lines, cards: null };
  const { db, clock, accounts } = services;
  const wanted = lines.filter(({ act }) => act !== 'left-out');
  if (wanted.length === 0) throw new Refusal(422, classroomSentences.nothingToAdd);
  const phrases = await accounts.drawPhrases(wanted.length);
  const cards = await db.transaction(async (tx) => {
    const made: SignInCard[] = [];
    const ids: number[] = [];
    for (const [nth, { name, email }] of wanted.entries()) {
      const drawn = phrases[nth];
      const pupil = drawn && (await accounts.insertPupil(tx, { name, drawn, email: email ?? undefined }));
      if (!pupil) throw new Refusal(409, classroomSentences.takenMeanwhile);
      ids.push(pupil.id);
      made.push({ name, signInName: pupil.signInName, phrase: drawn.phrase });
    }
    await insertStudents(tx, { classId: roster.row.id, ids, cameBy: 'teacher', now: clock.now() });
    return made;
  });
  return { applied: true, lines, cards: await keepCards(services, { ...roster, cards }) };
}

type Renewal = ClassForCards & { ids: readonly number[]; replacesOwn: boolean };

/**
 * POST /api/teach/classes/{id}/cards: other phrases for pupils without an address; old cards open nothing any more. A
 * teacher gives out cards for those whom the school has put into the class; who came by a code has a card from elsewhere. A
 * password of a pupil's own goes only when that was asked for.
 */
export async function renewCards(
  services: ClassroomServices,
  { teacher, row, origin, language, ids, replacesOwn }: Renewal,
): Promise<NewCards> {
  const { db, accounts } = services;
  const students = (await selectStudents(db, row.id)).filter(({ id }) => ids.includes(id));
  const stateOf = (student: (typeof students)[number]) => signInCard(services, student);
  const pupils = students.filter(
    (student) => stateOf(student) === 'on-card' || (replacesOwn && stateOf(student) === 'own-password'),
  );
  if (pupils.length === 0) throw new Refusal(422, classroomSentences.noCardsFor);
  const phrases = await accounts.drawPhrases(pupils.length);
  const cards = await db.transaction(async (tx) => {
    const made: SignInCard[] = [];
    for (const [nth, { id, name, email }] of pupils.entries()) {
      const drawn = phrases[nth];
      if (!drawn) throw new Error('fewer phrases than pupils');
      await accounts.replacePhrase(tx, { id, drawn });
      made.push({ name, signInName: accounts.userNameOf(email) ?? email, phrase: drawn.phrase });
    }
    return made;
  });
  for (const pupil of pupils) await accounts.forget(pupil);
  const leftOut = students.filter((student) => !pupils.includes(student)).map(({ name }) => name);
  return { ...(await keepCards(services, { teacher, row, origin, language, cards })), left_out: leftOut };
}

type Carded = Pick<Awaited<ReturnType<typeof selectStudents>>[number], 'email' | 'cameBy' | 'onCard'>;

/** What a new card would do for a student: replace one, replace an own password, or nothing, because there is none. */
export function signInCard(
  { accounts }: Pick<ClassroomServices, 'accounts'>,
  { email, cameBy, onCard }: Carded,
): 'on-card' | 'own-password' | 'none' {
  const isPlaced = cameBy === 'teacher' || cameBy === 'roster';
  if (!isPlaced || accounts.userNameOf(email) === undefined) return 'none';
  // Without a password yet, as after a roster, the first card replaces nothing.
  return onCard === false ? 'own-password' : 'on-card';
}
