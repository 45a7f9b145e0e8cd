import type { RosterReport } from '@playforward/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool.ts';
import { users } from '../../../db/schema/accounts.ts';
import { classes, classStudents } from '../../../db/schema/classroom.ts';
import { rosterEnrollments, rosterLinks } from '../../../db/schema/connect.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Roster, RosterRow } from './read-roster.ts';
import { rosterSentences as say } from './sentences.ts';

type Role = 'student' | 'teacher';
type PlannedPerson = {
  sourcedId: string;
  name: string;
  /** Undefined: the account gets a user name. */
  email: string | undefined;
  isTeacher: boolean;
  /** The account that is this person's already. */
  userId: number | undefined;
  isLinked: boolean;
  renamed: boolean;
  promoted: boolean;
};
type PlannedClass = {
  sourcedId: string;
  name: string;
  grade: string;
  classId: number | undefined;
  renamed: boolean;
};
type PlannedEnrollment = { sourcedId: string; classKey: string; userKey: string; role: Role };
type KnownEnrollment = { sourcedId: string; classId: number; userId: number; role: Role };

export type RosterPlan = {
  people: PlannedPerson[];
  classes: PlannedClass[];
  added: PlannedEnrollment[];
  removed: KnownEnrollment[];
  /** Who is in a class by a row that stays: another row of theirs may go. */
  kept: KnownEnrollment[];
  report: RosterReport;
};

/** What the rules of accounts say of an address. */
export type AddressRules = {
  readAddress(email: string): { full: string } | undefined;
  isOfSchool(email: string): boolean;
  toName(text: string): string;
};

const longestName = 80;
const longestClassName = 60;
const mostNamed = 100;
const largestShare = 0.2;

/** Compares a roster with what is here, by sourcedId. Nothing is written. */
export async function planRoster(db: Db, roster: Roster, rules: AddressRules): Promise<RosterPlan> {
  const known = await readKnown(db);
  const wanted = readEnrollments(roster, known);
  const leftOut: RosterReport['left_out'] = [];
  const people = planPeople(roster, { wanted, known, rules, leftOut });
  const rooms = planClasses(roster, { wanted, known });
  const { added, removed, kept } = planEnrollments(roster, { wanted, known });
  const bigLosses = await findBigLosses(db, removed);
  const count = <T>(all: readonly T[], isNew: (one: T) => boolean, isChanged: (one: T) => boolean) => {
    const fresh = all.filter(isNew).length;
    const changed = all.filter((one) => !isNew(one) && isChanged(one)).length;
    return { added: fresh, changed, unchanged: all.length - fresh - changed };
  };
  return {
    people,
    classes: rooms,
    added,
    removed,
    kept,
    report: {
      applied: false,
      people: count(
        people,
        ({ userId }) => userId === undefined,
        (one) => one.renamed || one.promoted || !one.isLinked,
      ),
      classes: count(
        rooms,
        ({ classId }) => classId === undefined,
        ({ renamed }) => renamed,
      ),
      enrollments: { added: added.length, removed: removed.length, unchanged: kept.length },
      left_out: leftOut.slice(0, mostNamed),
      left_out_count: leftOut.length,
      big_losses: bigLosses,
    },
  };
}

type KnownUser = { id: number; name: string; email: string; role: string; isActive: boolean };
type KnownRoster = {
  users: ReadonlyMap<string, KnownUser>;
  byEmail: ReadonlyMap<string, KnownUser>;
  classes: ReadonlyMap<string, { id: number; name: string }>;
  enrollments: ReadonlyMap<string, KnownEnrollment>;
};

async function readKnown(db: Db): Promise<KnownRoster> {
  const linked = await db
    .select({ key: rosterLinks.sourcedId, user: users })
    .from(rosterLinks)
    .innerJoin(users, eq(users.id, rosterLinks.userId));
  const all = await db.select().from(users).where(eq(users.isGuest, false));
  const rooms = await db
    .select({ key: rosterLinks.sourcedId, id: classes.id, name: classes.name })
    .from(rosterLinks)
    .innerJoin(classes, eq(classes.id, rosterLinks.classId))
    .where(and(eq(rosterLinks.kind, 'class'), isNotNull(rosterLinks.classId)));
  const rows = await db.select().from(rosterEnrollments);
  return {
    users: new Map(linked.map(({ key, user }) => [key, user])),
    byEmail: new Map(all.map((user) => [user.email, user])),
    classes: new Map(rooms.map(({ key, ...room }) => [key, room])),
    enrollments: new Map(rows.map((row) => [row.sourcedId, row])),
  };
}

type PlannedEnrollments = ReadonlyMap<string, PlannedEnrollment>;

/** The rows that put somebody into a class. Other roles, such as guardians and aides, are none of ours. */
function readEnrollments(roster: Roster, known: KnownRoster): Map<string, PlannedEnrollment> {
  const wanted = new Map<string, PlannedEnrollment>();
  const holds = (table: 'users' | 'classes', key: string) =>
    roster[table].rows.get(key)?.gone === false ||
    (roster[table].mode !== 'bulk' && !roster[table].rows.has(key) && known[table].has(key));
  for (const [sourcedId, row] of roster.enrollments.rows) {
    const { classSourcedId: classKey = '', userSourcedId: userKey = '', role: said = '' } = row.cells;
    const role = said.toLowerCase();
    if (row.gone || (role !== 'student' && role !== 'teacher')) continue;
    if (!holds('users', userKey)) throw new Refusal(422, say.unknown(row, userKey || 'nobody'));
    if (!holds('classes', classKey)) throw new Refusal(422, say.unknown(row, classKey || 'no class'));
    wanted.set(sourcedId, { sourcedId, classKey, userKey, role });
  }
  return wanted;
}

type PlanPeople = {
  wanted: PlannedEnrollments;
  known: KnownRoster;
  rules: AddressRules;
  leftOut: RosterReport['left_out'];
};

function planPeople(roster: Roster, { wanted, known, rules, leftOut }: PlanPeople): PlannedPerson[] {
  const roles = Map.groupBy(wanted.values(), ({ userKey }) => userKey);
  const taken = new Set<number>();
  const addresses = new Set<string>();
  const people: PlannedPerson[] = [];
  for (const [sourcedId, row] of roster.users.rows) {
    const rolesHere = roles.get(sourcedId);
    if (row.gone || (!rolesHere && !known.users.has(sourcedId))) continue;
    const name = nameOf(row, rules);
    const said = addressOf(row, { rules, leftOut });
    const isFirst = said === undefined || !addresses.has(said);
    if (!isFirst) leftOut.push({ file: row.file, line: row.line, why: say.row.sharedAddress });
    const email = isFirst ? said : undefined;
    if (email !== undefined) addresses.add(email);
    const linked = known.users.get(sourcedId);
    const owner = linked ?? (email === undefined ? undefined : known.byEmail.get(email));
    const found = owner && !taken.has(owner.id) ? owner : undefined;
    if (found && !found.isActive) leftOut.push({ file: row.file, line: row.line, why: say.row.locked });
    if (found) taken.add(found.id);
    const isTeacher = rolesHere?.some(({ role }) => role === 'teacher') === true;
    people.push({
      sourcedId,
      name,
      email: owner && !found ? undefined : email,
      isTeacher,
      userId: found?.id,
      isLinked: linked !== undefined,
      renamed: found !== undefined && found.name !== name,
      promoted: isTeacher && found?.role === 'student',
    });
  }
  return people;
}

function nameOf({ cells }: RosterRow, { toName }: AddressRules): string {
  const given = cells.preferredGivenName || cells.givenName || '';
  const family = cells.preferredFamilyName || cells.familyName || '';
  return toName(`${given} ${family}`.slice(0, longestName));
}

function addressOf(
  { cells, file, line }: RosterRow,
  { rules, leftOut }: Pick<PlanPeople, 'rules' | 'leftOut'>,
): string | undefined {
  if (!cells.email) return undefined;
  const address = rules.readAddress(cells.email)?.full;
  const why =
    address === undefined
      ? say.row.notAnAddress
      : rules.isOfSchool(address)
        ? undefined
        : say.row.foreignDomain;
  if (why === undefined) return address;
  leftOut.push({ file, line, why });
  return undefined;
}

function planClasses(
  roster: Roster,
  { wanted, known }: { wanted: PlannedEnrollments; known: KnownRoster },
): PlannedClass[] {
  const used = new Set([...wanted.values()].map(({ classKey }) => classKey));
  return [...roster.classes.rows].flatMap(([sourcedId, { cells, gone }]) => {
    const room = known.classes.get(sourcedId);
    if (gone || (!room && !used.has(sourcedId))) return [];
    const name = (cells.title || sourcedId).slice(0, longestClassName);
    const grade = /\d+/.exec(cells.grades ?? '')?.[0] ?? '';
    return [{ sourcedId, name, grade, classId: room?.id, renamed: room !== undefined && room.name !== name }];
  });
}

function planEnrollments(
  roster: Roster,
  { wanted, known }: { wanted: PlannedEnrollments; known: KnownRoster },
) {
  const { mode, rows } = roster.enrollments;
  const isSame = (row: KnownEnrollment, one: PlannedEnrollment) =>
    known.classes.get(one.classKey)?.id === row.classId &&
    known.users.get(one.userKey)?.id === row.userId &&
    one.role === row.role;
  const removed: KnownEnrollment[] = [];
  const kept: KnownEnrollment[] = [];
  for (const row of known.enrollments.values()) {
    const one = wanted.get(row.sourcedId);
    const stays = one ? isSame(row, one) : mode !== 'bulk' && !rows.get(row.sourcedId)?.gone;
    (stays ? kept : removed).push(row);
  }
  const keptIds = new Set(kept.map(({ sourcedId }) => sourcedId));
  const added = [...wanted.values()].filter(({ sourcedId }) => !keptIds.has(sourcedId));
  return { added, removed, kept };
}

/** Classes that would lose more than a fifth of the students they have now. */
async function findBigLosses(
  db: Db,
  removed: readonly KnownEnrollment[],
): Promise<RosterReport['big_losses']> {
  const leaving = Map.groupBy(
    removed.filter(({ role }) => role === 'student'),
    ({ classId }) => classId,
  );
  if (leaving.size === 0) return [];
  const rows = await db
    .select({ id: classes.id, name: classes.name, students: sql<number>`count(*)::int` })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .groupBy(classes.id);
  return rows.flatMap(({ id, name, students }) => {
    const gone = leaving.get(id)?.length ?? 0;
    return gone > students * largestShare ? [{ name, students, removed: gone }] : [];
  });
}
