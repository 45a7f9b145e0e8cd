const size = (bytes: number) =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.max(1, Math.round(bytes / 1e6))} MB`;
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** How the server is, said to an admin of the school. */
export const healthText = {
  version: (version: string) => version,
  database: (bytes: number) => `${size(bytes)} of answers, problems and accounts`,
  disk: (megabytes: number, isShort: boolean) =>
    isShort
      ? `Only ${size(megabytes * 1e6)} free: ask whoever runs the server for room`
      : `${size(megabytes * 1e6)} free`,
  redis: (isAway: boolean) =>
    isAway ? 'Does not answer: class cities open again when it is back' : 'Answers',
  backup: {
    off: 'Nobody makes them by themselves: ask whoever runs the server to set BACKUP_DIR',
    none: 'There is none yet',
    age: (hours: number, isLate: boolean) =>
      `${hours < 1 ? 'Less than an hour' : count(hours, 'hour', 'hours')} old${isLate ? ', and late: ask whoever runs the server' : ''}`,
  },
  mail: {
    off: 'This server sends none: set SMTP_URL for password letters, invitations and weekly mail',
    sent: (sent: number, waiting: number) =>
      `${count(sent, 'letter', 'letters')} sent in seven days${waiting > 0 ? `, ${waiting} waiting` : ''}`,
    givenUp: (n: number) =>
      `${count(n, 'letter was', 'letters were')} given up in seven days: look at the mail server`,
  },
  grades: (waiting: number, minutes: number) =>
    waiting === 0
      ? 'Nothing waits to be sent to learning systems'
      : `${count(waiting, 'grade waits', 'grades wait')}, next try in ${count(minutes, 'minute', 'minutes')}`,
} as const;
