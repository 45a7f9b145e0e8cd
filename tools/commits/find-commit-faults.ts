const longestSubject = 72;
const area = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:, [a-z][a-z0-9]*(?:-[a-z0-9]+)*)*: \S/;

/** What of a commit's message is not in the form of CONTRIBUTING.md; nothing of one that git writes itself. */
export function findCommitFaults({ subject, body }: { subject: string; body: string }): string[] {
  if (/^(Merge|Revert) /.test(subject)) return [];
  const faults: string[] = [];
  if (subject.length > longestSubject)
    faults.push(`${subject.length} characters, at most ${longestSubject}; the rest belongs in the body.`);
  if (!area.test(subject)) faults.push('begin with the area and a colon, such as "practice: ".');
  if (subject.endsWith('.')) faults.push('leave out the full stop.');
  if (body.trim() === '') faults.push('the body says why.');
  return faults;
}
