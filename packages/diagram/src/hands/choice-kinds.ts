import type { HandModule } from './hand-task.ts';

function isOneOf(list: readonly string[], place: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < list.length;
}

export const findError: HandModule<'find-error'> = {
  start: () => ({ kind: 'find-error', line: null, reason: null }),
  fault({ lines, reasons }, { line, reason }) {
    if (line === null) return 'Choose the first line that is wrong.';
    if (!isOneOf(lines, line)) return `This work has ${lines.length} lines.`;
    if (reason === null) return 'Now say what happened in that line.';
    return isOneOf(reasons, reason) ? null : `There are ${reasons.length} reasons to choose from.`;
  },
  say({ lines, reasons }, { line, reason }) {
    if (line === null) return 'No line is chosen yet.';
    const chosen = `Line ${line + 1} is the first wrong line: “${lines[line] ?? ''}”.`;
    return reason === null ? chosen : `${chosen} ${reasons[reason] ?? ''}`;
  },
  tidy: (_, { line, reason }) => ({ kind: 'find-error', line, reason }),
};

export const argue: HandModule<'argue'> = {
  start: () => ({ kind: 'argue', claim: null, evidence: null, reason: null }),
  fault({ claims, evidence, reasons }, answer) {
    if (answer.claim === null || !isOneOf(claims, answer.claim)) return 'Choose what you claim.';
    if (answer.evidence === null || !isOneOf(evidence, answer.evidence)) return 'Choose what shows it.';
    return answer.reason !== null && isOneOf(reasons, answer.reason) ? null : 'Choose why that shows it.';
  },
  say({ claims, evidence, reasons }, answer) {
    const chosen = [
      answer.claim === null ? null : claims[answer.claim],
      answer.evidence === null ? null : evidence[answer.evidence],
      answer.reason === null ? null : reasons[answer.reason],
    ].filter((words) => words !== null && words !== undefined);
    return chosen.length === 0 ? 'Nothing is chosen yet.' : chosen.join(' ');
  },
  tidy: (_, { claim, evidence, reason }) => ({ kind: 'argue', claim, evidence, reason }),
};
