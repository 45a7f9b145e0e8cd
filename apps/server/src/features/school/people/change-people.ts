import type { PeopleStateAnswer, PeopleStateBody } from '@playforward/contract';
import { Refusal } from '../../../http/errors.ts';
import { insertEvent } from '../../../record/events.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { schoolSentences as say } from '../sentences.ts';
import type { SchoolServices } from '../services.ts';
import { holdAdmins, selectPersons } from './people-queries.ts';
import { signInNameOf } from './sign-in-name.ts';

/** POST /api/school/people/state: shows whom an act would concern, or does it. */
export async function changePeople(
  services: SchoolServices,
  { admin, body }: { admin: Student; body: PeopleStateBody },
): Promise<PeopleStateAnswer> {
  const { pool } = services;
  const found = await selectPersons(pool, body.ids);
  const refused = (person: (typeof found)[number]) =>
    person.id === admin.id && body.act !== 'end-sessions' ? say.notYourself : undefined;
  const people = found.filter((person) => refused(person) === undefined);
  if (body.apply) await apply(services, { admin, act: body.act, people });
  return {
    applied: body.apply,
    people: people.map(({ id, name, email }) => ({ id, name, sign_in: signInNameOf(services, email) })),
    left_out: found.flatMap((person) => {
      const why = refused(person);
      return why === undefined ? [] : [{ name: person.name, why }];
    }),
  };
}

type Act = {
  admin: Student;
  act: PeopleStateBody['act'];
  people: readonly { id: number; email: string }[];
};

/** Who acts is an admin to the end and never among them: so a school always keeps one. */
async function apply({ db, clock, accounts }: SchoolServices, { admin, act, people }: Act): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await holdAdmins(tx)).includes(admin.id)) throw new Refusal(409, say.lockedMeanwhile);
    for (const { id } of people) {
      if (act !== 'end-sessions') await accounts.setActive(tx, id, act === 'activate');
      const details = { person: id };
      await insertEvent(tx, { kind: `school-${act}`, by: admin.id, now: clock.now(), details });
    }
  });
  for (const person of people) {
    if (act === 'activate') await accounts.forget(person);
    else await accounts.endSessions(person.id);
  }
}
