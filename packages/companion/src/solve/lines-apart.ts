const gap =
  /(?<=[\d)a-z²³%π])\s+(?=(?:(?:sqrt|sin|cos|tan|csc|sec|cot|log|ln)(?![a-z])|[\d(√]|\.\d|[a-z](?![a-z])))/gi;
const brings =
  /^(?:[\d\s()+\-−*/^·×÷.,√²³%π]|(?<![a-z])[a-z](?![a-z])|sqrt|pi|sin|cos|tan|csc|sec|cot|log|ln)*=/i;
const breaks = /[;,\n]|->|→|=>|\.\s|[a-z]{2,}/gi;
const proper = /^(\d+)\/(\d+)(?![\d.])/;

/** Whether another line begins behind a gap: a relation stands before it, or an hour, and one comes behind. */
function beginsLine(before: string, behind: string): boolean {
  const [, top, bottom] = proper.exec(behind) ?? [];
  const isMixed = /\d$/.test(before) && top !== undefined && Number(top) < Number(bottom);
  const stop = before.match(breaks)?.at(-1);
  const line = stop === undefined ? before : before.slice(before.lastIndexOf(stop) + 1);
  // "1h 34*2=68": an hour and a line.
  const isBehindUnit = /\d[a-z]$/i.test(line) && /^\d/.test(behind);
  return (line.includes('=') || isBehindUnit) && brings.test(behind) && !isMixed;
}

/** "63/3=21 45/3=15" and "3p+9=8 3p=-1" as two lines each; "7/2 = 3 1/2 = 3.5" has one mixed number. */
export function linesApart(text: string): readonly string[] {
  const lines: string[] = [];
  let from = 0;
  for (const { 0: space, index } of text.matchAll(gap)) {
    if (!beginsLine(text.slice(from, index), text.slice(index + space.length))) continue;
    lines.push(text.slice(from, index));
    from = index + space.length;
  }
  return [...lines, text.slice(from)];
}
