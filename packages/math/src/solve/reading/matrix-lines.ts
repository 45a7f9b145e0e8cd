const entry = String.raw`[-−–]?\d+(?:[./]\d+)?`;
const row = new RegExp(String.raw`^\s*[[|⎡⎢⎣]\s*(${entry}(?:[\s,;]+${entry})*)\s*[\]|⎤⎥⎦]\s*$`);

/**
 * A matrix that is copied as one line a row, written in one: `[ 2 −1 ]` above `[ 3 4 ]` is `[[2, -1], [3, 4]]`. Null
 * where a text holds no two such lines of the same length.
 */
export function withMatrixLines(text: string): string | null {
  const lines = text.split('\n');
  const rows = lines.map((line) => row.exec(line)?.[1]?.split(/[\s,;]+/) ?? null);
  const from = rows.findIndex((one, at) => one !== null && rows[at + 1]?.length === one.length);
  if (from < 0) return null;
  const width = rows[from]?.length;
  const behind = rows.findIndex((one, at) => at > from && one?.length !== width);
  const to = behind < 0 ? rows.length : behind;
  const matrix = rows
    .slice(from, to)
    .map((one) => `[${one?.map((value) => value.replace(/[−–]/, '-')).join(', ')}]`);
  return [...lines.slice(0, from), `[${matrix.join(', ')}]`, ...lines.slice(to)].join('\n');
}
