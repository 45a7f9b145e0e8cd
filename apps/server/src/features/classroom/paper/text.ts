/** Words of sheets of paper, and every sentence a call about them may answer in `detail`. */
export const paperText = {
  none: 'There is no such sheet.',
  noLesson: 'There is no such lesson.',
  nothing: 'There are no problems to print for this.',
  name: 'Name',
  date: 'Date',
  version: 'Version',
  scan: 'Scan to open',
  same: (address: string) => `Open the same problems: ${address}`,
  lead: (versions: string, problems: number) =>
    `${versions} with ${problems === 1 ? 'one problem' : `${problems} problems`}${versions.startsWith('One') ? '' : ' each'}, and one key. Print this page in your browser, on A4 or Letter. It needs no color.`,
  versions: (last: string) =>
    last === 'A' ? 'One version' : last === 'B' ? 'Versions A and B' : `Versions A to ${last}`,
  key: 'Key',
  keyTitle: (title: string) => `${title}, answer key`,
  keyLead: (versions: string, code: string) => `${versions}, ${code}. For the teacher.`,
  answer: 'Answer',
  think: 'If you see this, they think',
  problem: 'Problem',
  keyFoot: 'Same code, same problems: on screen, on paper and here.',
  lessonLead: 'Your lesson and your own practice problems. Print this page in your browser.',
  goals: 'What I can do after it',
  practice: 'Practice',
  boxes: 'Boxes:',
  howMany: 'how many',
  workOf: (who: string) => `${who}’s work`,
} as const;
