import type { Db } from '../../db/pool.ts';
import { users } from '../../db/schema/accounts.ts';
import { drawUserName } from './draw-card-words.ts';
import { pupilAddress } from './email-address.ts';
import type { AccountServices } from './services.ts';

type RosterPerson = { name: string; email: string | undefined; isTeacher: boolean };

/** A user name that is taken is drawn again; more misses in a row than this do not happen by chance. */
const mostDraws = 20;

/**
 * Accounts for people of a roster, in their order. Nobody has a password yet: they come by the school's sign-in, by a
 * learning system, by a link in a letter, or with a card from their teacher.
 */
export async function insertFromRoster(
  { clock, random }: AccountServices,
  tx: Db,
  people: readonly RosterPerson[],
): Promise<number[]> {
  const now = clock.now();
  const ids = new Map<RosterPerson, number>();
  for (let draw = 0; draw < mostDraws && ids.size < people.length; draw += 1) {
    const waiting = new Map<string, RosterPerson>();
    for (const person of people)
      if (!ids.has(person)) waiting.set(person.email ?? pupilAddress(drawUserName(random)), person);
    const made = await tx
      .insert(users)
      .values(
        [...waiting].map(([email, { name, isTeacher }]) => ({
          email,
          name,
          role: isTeacher ? ('teacher' as const) : ('student' as const),
          onboardingCompleted: isTeacher,
          emailVerified: true,
          createdAt: now,
          lastUsedAt: now,
        })),
      )
      .onConflictDoNothing({ target: [users.schoolId, users.email] })
      .returning({ id: users.id, email: users.email });
    for (const { id, email } of made) {
      const person = waiting.get(email);
      if (person) ids.set(person, id);
    }
  }
  return people.map((person) => {
    const id = ids.get(person);
    if (id === undefined) throw new Error('an account of the roster could not be made');
    return id;
  });
}
