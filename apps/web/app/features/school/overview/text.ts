import type { HealthLine } from '@playforward/contract';

/** Words of the office's first page. */
export const overviewText = {
  connections: 'Connections',
  connectionsLead: 'How people come in from the systems your school already has.',
  health: 'Health',
  what: {
    version: 'Version',
    database: 'Database',
    disk: 'Disk',
    backup: 'Backup',
    mail: 'Mail',
    grades: 'Grades to learning systems',
    redis: 'Redis',
  } satisfies Record<HealthLine['what'], string>,
  state: {
    fine: 'Fine',
    waits: 'Waiting',
    missing: 'Not set up',
    wrong: 'Look at it',
  } satisfies Record<HealthLine['state'], string>,
  safety: 'Safety',
  told: (names: readonly string[]) =>
    names.length === 0
      ? 'Nobody is told when the companion shows a safety card. Please name somebody.'
      : `${new Intl.ListFormat('en-US').format(names)} ${names.length === 1 ? 'is' : 'are'} told when the companion shows a safety card.`,
  openNotes: (n: number) => (n === 1 ? 'One note waits for an eye.' : `${n} notes wait for an eye.`),
  contacts: 'Change contacts',
  notes: 'Look at the notes',
  log: 'Who did what',
  noLog: 'Nothing yet.',
  openLog: 'Open the log',
};
