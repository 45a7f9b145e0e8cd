const entry = String.raw`[-−–]?\d+(?:[./]\d+)?`;
const row = new RegExp(String.raw`^\s*[[|⎡⎢⎣]\s*(${entry}(?:[\s,;]+${entry})*)\s*[\]|⎤⎥⎦]\s*$`);

const cells = String.raw`${entry}(?: +${entry}){1,4}|[([]${entry}(?:[\s,]+${entry}){1,4}[)\]]`;
const rowsInWords = new RegExp(
  String.raw`\bmatrix (?:(?:with|whose|that has|having) (?:the )?)?rows?(?: (?:are|is))?:? ((?:${cells})(?:(?:[,;] ?(?:and )?| and )(?:${cells})){1,3})(?![\d.,]*\d)`,
  'i',
);

const entriesOf = (row: string): readonly string[] =>
  row.replace(/[−–]/g, '-').match(/-?\d+(?:[./]\d+)?/g) ?? [];

/** `the matrix with rows 1 2 3, 0 4 5 and 1 0 6` as a list of rows, where all are as long. */
function withRowsInWords(text: string): string | null {
  const [whole = '', told = ''] = rowsInWords.exec(text) ?? [];
  const rows = (told.match(new RegExp(cells, 'g')) ?? []).map(entriesOf);
  const isOne = rows.length > 1 && rows.every((one) => one.length === rows[0]?.length);
  const matrix = rows.map((one) => `[${one.join(', ')}]`).join(', ');
  return isOne ? text.replace(whole, `matrix [${matrix}]`) : null;
}

const cellsOfRow = String.raw`${entry}(?:[\s,]+${entry})*`;
const rowsInOne = new RegExp(String.raw`[|[]\s*(${cellsOfRow}(?:\s*;\s*${cellsOfRow})+)\s*[|\]]`, 'g');

/**
 * Rows that are parted by semicolons, as lists of rows.
 * @example withRowsInOne('|1 2; 3 4|') // '[[1, 2], [3, 4]]'
 */
export const withRowsInOne = (text: string): string =>
  text.replace(
    rowsInOne,
    (_, rows: string) =>
      `[${rows
        .split(';')
        .map((one) => `[${entriesOf(one).join(', ')}]`)
        .join(', ')}]`,
  );

/**
 * A matrix that is copied as one line a row, written in one: `[ 2 −1 ]` above `[ 3 4 ]` is `[[2, -1], [3, 4]]`; so
 * is one whose rows are told in its sentence. Null where a text holds no two rows of the same length.
 */
export function withMatrixLines(text: string): string | null {
  const lines = text.split('\n');
  const rows = lines.map((line) => row.exec(line)?.[1]?.split(/[\s,;]+/) ?? null);
  const from = rows.findIndex((one, at) => one !== null && rows[at + 1]?.length === one.length);
  if (from < 0) {
    // One matrix alone is read where determinants in bars are.
    const matrices = (text.match(rowsInOne) ?? []).filter((one) => one.startsWith('['));
    return withRowsInWords(text) ?? (matrices.length > 1 ? withRowsInOne(text) : null);
  }
  const width = rows[from]?.length;
  const behind = rows.findIndex((one, at) => at > from && one?.length !== width);
  const to = behind < 0 ? rows.length : behind;
  const matrix = rows
    .slice(from, to)
    .map((one) => `[${one?.map((value) => value.replace(/[−–]/, '-')).join(', ')}]`);
  return [...lines.slice(0, from), `[${matrix.join(', ')}]`, ...lines.slice(to)].join('\n');
}
