import type { PeopleStateAnswer, PeopleStateBody } from '@playforward/contract';
import { insertEvent } from '../../../record/events.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { schoolSentences as say } from '../sentences.ts';
import type { SchoolServices } from '../services.ts';
import { countOtherAdmins, selectPersons } from './people-queries.ts';
import { signInNameOf } from './sign-in-name.ts';

/** POST /api/school/people/state: shows whom an act would concern, or does it. */
export async function changePeople(
  services: SchoolServices,
  { admin, body }: { admin: Student; body: PeopleStateBody },
): Promise<PeopleStateAnswer> {
  const { db, pool, clock, accounts } = services;
  const found = await selectPersons(pool, body.ids);
  const keepsAdmin = body.act !== 'deactivate' || (await countOtherAdmins(db, body.ids)) > 0;
  const refused = (person: (typeof found)[number]) => {
    if (person.id === admin.id && body.act !== 'end-sessions') return say.notYourself;
    return person.role === 'admin' && !keepsAdmin ? say.lastAdmin : undefined;
  };
  const people = found.filter((person) => refused(person) === undefined);
  if (body.apply) {
    for (const { id } of people) {
      if (body.act === 'end-sessions') await accounts.endSessions(id);
      else await accounts.setActive(id, body.act === 'activate');
      const details = { person: id };
      await insertEvent(db, { kind: `school-${body.act}`, by: admin.id, now: clock.now(), details });
    }
  }
  return {
    applied: body.apply,
    people: people.map(({ id, name, email }) => ({ id, name, sign_in: signInNameOf(services, email) })),
    left_out: found.flatMap((person) => {
      const why = refused(person);
      return why === undefined ? [] : [{ name: person.name, why }];
    }),
  };
}
