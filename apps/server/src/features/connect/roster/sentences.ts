/** Why a roster is refused as a whole, or a row of it is left as it is. */
export const rosterSentences = {
  noFile: 'Send one file: a OneRoster zip.',
  tornZip: 'This zip cannot be read: it may have been cut off on its way. Nothing was changed.',
  tooLarge: 'This zip holds more than a roster does. Nothing was changed.',
  missingFile: (file: string) => `The file ${file} is missing. Nothing was changed.`,
  notText: (file: string) => `The file ${file} is not written in UTF-8. Nothing was changed.`,
  unreadable: (file: string, line: number) =>
    `Line ${line} of ${file} cannot be read: it has other columns than the first line, or an open quotation mark. Nothing was changed.`,
  missingColumn: (file: string, column: string) =>
    `The file ${file} has no column ${column}. Nothing was changed.`,
  tooManyLines: (file: string, most: number) =>
    `The file ${file} has more than ${most} lines. Nothing was changed.`,
  noId: (file: string, line: number) => `Line ${line} of ${file} has no sourcedId. Nothing was changed.`,
  twice: (file: string, line: number) =>
    `Line ${line} of ${file} has a sourcedId that stood there before. Nothing was changed.`,
  unknown: ({ file, line }: { file: string; line: number }, id: string) =>
    `Line ${line} of ${file} names ${id}, which the roster does not hold: a file may be cut off. Nothing was changed.`,
  mode: (file: string) => `The manifest says neither bulk, delta nor absent of ${file}. Nothing was changed.`,
  bigLoss: (name: string, removed: number, students: number) =>
    `${name} would lose ${removed} of ${students} students. Nothing was changed: look at the preview, and say yes if that is right.`,
  row: {
    notAnAddress: 'The e-mail address cannot be read; the account gets a user name.',
    foreignDomain: 'The e-mail address is not of the school; the account gets a user name.',
    sharedAddress: 'The e-mail address stood there before; this account gets a user name.',
    locked: 'This account is locked here and stays so.',
  },
} as const;
