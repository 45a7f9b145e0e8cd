import { z } from 'zod';
import { userRole } from './classroom/classroom.ts';
import { dataParts } from './my-data.ts';
import { schoolLimits } from './school-limits.ts';

const moment = z.iso.datetime();
const id = z.int().min(1).max(2_147_483_647);
const ids = z.array(id).min(1).max(schoolLimits.peopleAtOnce);

const healthLine = z.strictObject({
  what: z.enum(['version', 'database', 'disk', 'backup', 'mail', 'grades', 'redis']),
  /** `waits`: nothing is wrong, something is on its way. */
  state: z.enum(['fine', 'waits', 'missing', 'wrong']),
  text: z.string(),
});

/** A line of the school's log in words, with who did it. */
const logLine = z.strictObject({
  id: z.int(),
  at: moment,
  kind: z.string(),
  /** Null: the server itself, an operator, or an account that is gone. */
  who: z.string().nullable(),
  text: z.string(),
});

/** GET /api/school: the office at a glance. */
export const schoolOverview = z.strictObject({
  name: z.string(),
  counts: z.strictObject({
    teachers: z.int(),
    students: z.int(),
    families: z.int(),
    classes: z.int(),
  }),
  health: z.array(healthLine),
  /** Who is told when a safety card was shown. */
  contacts: z.array(z.string()),
  open_notes: z.int(),
  log: z.array(logLine),
});

/** GET /api/school/people?search=&role=&page=. */
export const schoolPeople = z.strictObject({
  page: z.int(),
  total: z.int(),
  people: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      /** An address, or the user name of a pupil's card. */
      sign_in: z.string(),
      role: userRole,
      is_active: z.boolean(),
      /** Names of classes, of children for a guardian. */
      classes: z.array(z.string()),
      children: z.array(z.string()),
      last_seen_at: moment.nullable(),
      /** Until when an invitation is good that nobody has used. */
      invited_until: moment.nullable(),
      /** What its link would make of them. */
      invited_as: z.enum(['teacher', 'admin']).nullable(),
    }),
  ),
});

/** POST /api/school/invites. */
export const inviteBody = z.strictObject({
  email: z.string().trim().min(1).max(254),
  role: z.enum(['teacher', 'admin']),
  name: z.string().trim().max(80).optional(),
  /** A link to give over, or a letter; without mail it is the link. */
  by: z.enum(['link', 'mail']).optional(),
});
export const invited = z.strictObject({
  email: z.string(),
  role: z.enum(['teacher', 'admin']),
  /** To copy; shown only now. Null: a letter with one is on its way. */
  link: z.string().nullable(),
  until: moment,
});

/** POST /api/school/people/state: locks accounts, opens them again, or signs people out everywhere. */
export const peopleStateBody = z.strictObject({
  ids,
  act: z.enum(['deactivate', 'activate', 'end-sessions']),
  apply: z.boolean(),
});
/** Who would be concerned, or has been. */
export const peopleStateAnswer = z.strictObject({
  applied: z.boolean(),
  people: z.array(z.strictObject({ id: z.int(), name: z.string(), sign_in: z.string() })),
  /** Who is left out, and why. */
  left_out: z.array(z.strictObject({ name: z.string(), why: z.string() })),
});

/** POST /api/school/people/{id}/card: a one-time password, shown only now. */
export const oneTimeCard = z.strictObject({
  name: z.string(),
  sign_in: z.string(),
  password: z.string(),
  until: moment,
});

const partCounts = z.array(z.strictObject({ part: z.enum(dataParts), entries: z.int() }));

/** POST /api/school/people/merge: two accounts of one person become one. */
export const mergeBody = z.strictObject({ keep_id: id, other_id: id, apply: z.boolean() });
export const mergeAnswer = z.strictObject({
  applied: z.boolean(),
  keep: z.strictObject({ id: z.int(), name: z.string(), sign_in: z.string() }),
  other: z.strictObject({ id: z.int(), name: z.string(), sign_in: z.string() }),
  moved: partCounts,
  /** What both have and only one can: that of the kept account stays. */
  dropped: partCounts,
});

/** POST /api/school/people/{id}/erasure: everything about a person, at once and for good. */
export const eraseBody = z.strictObject({ apply: z.boolean() });
export const eraseAnswer = z.strictObject({
  applied: z.boolean(),
  name: z.string(),
  goes: partCounts,
});

/** GET /api/school/classes. */
export const schoolClasses = z.strictObject({
  classes: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      course: z.string(),
      semester: z.string().nullable(),
      teachers: z.array(z.string()),
      students: z.int(),
      created_at: moment,
      /** The last answer of somebody in it. */
      last_work_at: moment.nullable(),
      archived_at: moment.nullable(),
    }),
  ),
});

/** POST /api/school/classes/archive, and restore: a year that is over steps aside. */
export const archiveBody = z.strictObject({ ids, archived: z.boolean(), apply: z.boolean() });
export const archiveAnswer = z.strictObject({
  applied: z.boolean(),
  classes: z.array(z.strictObject({ id: z.int(), name: z.string(), students: z.int() })),
});

/** GET /api/school/retention: how long each part stays. */
export const schoolRetention = z.strictObject({
  /** Null: accounts stay until somebody deletes them. */
  inactive_months: z.int().nullable(),
  erasures: z.array(z.strictObject({ id: z.int(), name: z.string(), erase_at: moment })),
  parts: z.array(z.strictObject({ part: z.enum(dataParts), days: z.int().nullable() })),
});

/** GET /api/school/audit?kind=&person=&from=&to=&page=. */
export const schoolAudit = z.strictObject({
  page: z.int(),
  total: z.int(),
  kinds: z.array(z.strictObject({ kind: z.string(), text: z.string() })),
  events: z.array(logLine),
});

/** GET /api/school/safety: contacts and notes of concern; never a word that a student wrote. */
export const schoolSafety = z.strictObject({
  /** By the setting SAFETY_MAIL; changed by whoever runs the server. */
  set_by_operator: z.string().nullable(),
  contacts: z.array(z.strictObject({ id: z.int(), name: z.string(), email: z.string() })),
  /** Without mail nobody is told by letter. */
  has_mail: z.boolean(),
  notes: z.array(
    z.strictObject({
      id: z.int(),
      at: moment,
      kind: z.string(),
      student: z.string(),
      classes: z.array(z.string()),
      state: z.enum(['new', 'seen', 'done']),
      state_by: z.string().nullable(),
      state_at: moment.nullable(),
    }),
  ),
});
export const safetyContactBody = z.strictObject({
  name: z.string().trim().min(1, 'Please tell the name.').max(80),
  email: z.email('This is not an e-mail address.').max(254),
});
export const safetyNoteBody = z.strictObject({ state: z.enum(['seen', 'done']) });

export type SchoolOverview = z.infer<typeof schoolOverview>;
export type HealthLine = z.infer<typeof healthLine>;
export type LogLine = z.infer<typeof logLine>;
export type SchoolPeople = z.infer<typeof schoolPeople>;
export type InviteBody = z.infer<typeof inviteBody>;
export type Invited = z.infer<typeof invited>;
export type PeopleStateBody = z.infer<typeof peopleStateBody>;
export type PeopleStateAnswer = z.infer<typeof peopleStateAnswer>;
export type OneTimeCard = z.infer<typeof oneTimeCard>;
export type MergeBody = z.infer<typeof mergeBody>;
export type MergeAnswer = z.infer<typeof mergeAnswer>;
export type EraseAnswer = z.infer<typeof eraseAnswer>;
export type SchoolClasses = z.infer<typeof schoolClasses>;
export type ArchiveBody = z.infer<typeof archiveBody>;
export type ArchiveAnswer = z.infer<typeof archiveAnswer>;
export type SchoolRetention = z.infer<typeof schoolRetention>;
export type SchoolAudit = z.infer<typeof schoolAudit>;
export type SchoolSafety = z.infer<typeof schoolSafety>;
export type SafetyContactBody = z.infer<typeof safetyContactBody>;
export type SafetyNoteBody = z.infer<typeof safetyNoteBody>;
