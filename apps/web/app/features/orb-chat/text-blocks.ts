/** A stretch of an answer: a paragraph, or the steps of a worked solution. Lines keep their formulas. */
export type TextBlock =
  | { kind: 'words'; lines: readonly string[] }
  | { kind: 'steps'; steps: readonly NumberedStep[] };

/** What is done in a step, and the lines below it that say why. */
export type NumberedStep = { number: number; head: string; lines: readonly string[] };

const stepLine = /^\s*(?:Step\s+)?(\d{1,2})[.):]\s+(.*)$/i;

/**
 * Cuts an answer into paragraphs and numbered steps. Numbers count as steps only when they start at 1 and go on by
 * one, so that a line that merely begins with a number stays a line.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let steps: NumberedStep[] = [];
  let lines: string[] = [];

  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'words', lines });
    if (steps.length > 0) blocks.push({ kind: 'steps', steps });
    lines = [];
    steps = [];
  };
  for (const line of text.split('\n')) {
    const [, digits, head = ''] = stepLine.exec(line) ?? [];
    const number = Number(digits);
    const last = steps.at(-1);
    if (digits && number === (last?.number ?? 0) + 1) {
      if (!last) close();
      steps.push({ number, head, lines: [] });
    } else if (line.trim() === '') {
      // A blank line ends a paragraph; between steps it is only air.
      if (!last) close();
    } else if (last && /^\s/.test(line)) {
      steps[steps.length - 1] = { ...last, lines: [...last.lines, line.trim()] };
    } else {
      if (last) close();
      lines.push(line.trim());
    }
  }
  close();
  return blocks;
}
