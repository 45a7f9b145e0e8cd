import { dataParts, type EraseAnswer } from '@playforward/contract';
import { Refusal } from '../../../http/errors.ts';
import { tablesOfPart } from '../../../privacy/kept-parts.ts';
import { countPersonData } from '../../../privacy/person-data.ts';
import { insertEvent } from '../../../record/events.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { schoolSentences as say } from '../sentences.ts';
import type { SchoolServices } from '../services.ts';
import { holdAdmins, selectPersons } from './people-queries.ts';

type ErasureRequest = { admin: Student; id: number; apply: boolean };

/** POST /api/school/people/{id}/erasure: what would go, part by part; or it goes, at once and for good. */
export async function erasePerson(
  services: SchoolServices,
  { admin, id, apply }: ErasureRequest,
): Promise<EraseAnswer> {
  const { db, pool, clock, accounts } = services;
  const [person] = await selectPersons(pool, [id]);
  if (!person) throw new Refusal(404, say.noPerson);
  if (person.id === admin.id) throw new Refusal(409, say.notYourself);
  const counts = await countPersonData(pool, id);
  const goes = dataParts.map((part) => ({
    part,
    entries: tablesOfPart(part).reduce((sum, table) => sum + (counts[table] ?? 0), 0),
  }));
  if (apply) {
    await db.transaction(async (tx) => {
      if (!(await holdAdmins(tx)).includes(admin.id)) throw new Refusal(409, say.lockedMeanwhile);
      if (!(await accounts.erase(tx, id))) throw new Refusal(404, say.noPerson);
      await insertEvent(tx, { kind: 'school-erase', by: admin.id, now: clock.now() });
    });
    await accounts.forget(person);
  }
  return { applied: apply, name: person.name, goes: goes.filter(({ entries }) => entries > 0) };
}
