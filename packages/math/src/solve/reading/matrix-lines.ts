const entry = String.raw`[-−–]?\d+(?:[./]\d+)?`;
const row = new RegExp(String.raw`^\s*[[|⎡⎢⎣]\s*(${entry}(?:[\s,;]+${entry})*)\s*[\]|⎤⎥⎦]\s*$`);

const cells = String.raw`${entry}(?: +${entry}){1,4}|[([]${entry}(?:[\s,]+${entry}){1,4}[)\]]`;
const rowsInWords = new RegExp(
  String.raw`\bmatrix (?:(?:with|whose|that has|having) (?:the )?)?rows?(?: (?:are|is))?:? ((?:${cells})(?:(?:[,;] ?(?:and )?| and )(?:${cells})){1,3})(?![\d.,]*\d)`,
  'i',
);

/** `the matrix with rows 1 2 3, 0 4 5 and 1 0 6` as a list of rows, where all are as long. */
function withRowsInWords(text: string): string | null {
  const [whole = '', told = ''] = rowsInWords.exec(text) ?? [];
  const rows = (told.match(new RegExp(cells, 'g')) ?? []).map(
    (one) => one.replace(/[−–]/g, '-').match(/-?\d+(?:[./]\d+)?/g) ?? [],
  );
  const isOne = rows.length > 1 && rows.every((one) => one.length === rows[0]?.length);
  const matrix = rows.map((one) => `[${one.join(', ')}]`).join(', ');
  return isOne ? text.replace(whole, `matrix [${matrix}]`) : null;
}

const cellsOfRow = String.raw`${entry}(?:[ ,]+${entry})+`;
const rowsInOne = new RegExp(String.raw`\[ ?(${cellsOfRow}(?: ?; ?${cellsOfRow})+) ?\]`, 'g');

/** `A = [1 2; 3 4]` as a list of rows, where several matrices are told so. */
function withRowsInOne(text: string): string | null {
  const found = text.match(rowsInOne) ?? [];
  if (found.length < 2) return null;
  return text.replace(
    rowsInOne,
    (_, rows: string) =>
      `[${rows
        .split(';')
        .map((one) => `[${(one.replace(/[−–]/g, '-').match(/-?\d+(?:[./]\d+)?/g) ?? []).join(', ')}]`)
        .join(', ')}]`,
  );
}

/**
 * A matrix that is copied as one line a row, written in one: `[ 2 −1 ]` above `[ 3 4 ]` is `[[2, -1], [3, 4]]`; so
 * is one whose rows are told in its sentence. Null where a text holds no two rows of the same length.
 */
export function withMatrixLines(text: string): string | null {
  const lines = text.split('\n');
  const rows = lines.map((line) => row.exec(line)?.[1]?.split(/[\s,;]+/) ?? null);
  const from = rows.findIndex((one, at) => one !== null && rows[at + 1]?.length === one.length);
  if (from < 0) return withRowsInWords(text) ?? withRowsInOne(text);
  const width = rows[from]?.length;
  const behind = rows.findIndex((one, at) => at > from && one?.length !== width);
  const to = behind < 0 ? rows.length : behind;
  const matrix = rows
    .slice(from, to)
    .map((one) => `[${one?.map((value) => value.replace(/[−–]/, '-')).join(', ')}]`);
  return [...lines.slice(0, from), `[${matrix.join(', ')}]`, ...lines.slice(to)].join('\n');
}
