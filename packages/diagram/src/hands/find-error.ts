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
    if (line === null) return 'No line is chosen';
    const chosen = `Line ${line + 1}: ${lines[line] ?? ''}`;
    return reason === null ? chosen : `${chosen} – ${reasons[reason] ?? ''}`;
  },
  tidy: (_, { line, reason }) => ({ kind: 'find-error', line, reason }),
};
