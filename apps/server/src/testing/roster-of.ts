import { strToU8, zipSync } from 'fflate';

export type RosterTables = Record<string, string[][]>;

const heads: Record<string, string[]> = {
  manifest: ['propertyName', 'value'],
  orgs: ['sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId'],
  academicSessions: ['sourcedId', 'status', 'dateLastModified', 'title', 'type', 'startDate', 'endDate'],
  courses: ['sourcedId', 'status', 'dateLastModified', 'title', 'orgSourcedId'],
  classes: ['sourcedId', 'status', 'dateLastModified', 'title', 'grades', 'courseSourcedId'],
  users: [
    'sourcedId',
    'status',
    'dateLastModified',
    'enabledUser',
    'username',
    'givenName',
    'familyName',
    'email',
  ],
  enrollments: ['sourcedId', 'status', 'dateLastModified', 'classSourcedId', 'userSourcedId', 'role'],
};

/** A school of so many students in classes of 25, as OneRoster 1.2 writes it. */
export function makeRoster(students: number, mode: 'bulk' | 'delta' = 'bulk'): RosterTables {
  const rooms = Math.ceil(students / 25);
  const numbers = (count: number) => Array.from({ length: count }, (_, nth) => String(nth + 1));
  return {
    manifest: Object.keys(heads)
      .filter((name) => name !== 'manifest')
      .map((name) => [`file.${name}`, mode]),
    orgs: [['o1', '', '', 'Northside', 'school', '', '']],
    academicSessions: [['a1', '', '', 'Fall', 'term', '2026-09-01', '2027-01-31']],
    courses: [['c1', '', '', 'Math', 'o1']],
    classes: numbers(rooms).map((n) => [`r${n}`, '', '', `Period ${n}`, '07', 'c1']),
    users: [
      ...numbers(rooms).map((n) => [
        `t${n}`,
        '',
        '',
        'true',
        `t${n}`,
        'Ms.',
        `Teacher ${n}`,
        `teacher-${n}@school.example`,
      ]),
      ...numbers(students).map((n) => [
        `s${n}`,
        '',
        '',
        'true',
        `s${n}`,
        'Student',
        `Name ${n}`,
        `student-${n}@school.example`,
      ]),
    ],
    enrollments: [
      ...numbers(rooms).map((n) => [`et${n}`, '', '', `r${n}`, `t${n}`, 'teacher']),
      ...numbers(students).map((n) => [
        `es${n}`,
        '',
        '',
        `r${Math.ceil(Number(n) / 25)}`,
        `s${n}`,
        'student',
      ]),
    ],
  };
}

const toCell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The tables as files of text by name. */
export function writeTables(tables: RosterTables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      `${name}.csv`,
      [heads[name] ?? [], ...rows].map((row) => row.map(toCell).join(',')).join('\r\n'),
    ]),
  );
}

export function zipRoster(files: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
