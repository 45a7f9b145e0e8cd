import { type Ask, type Exercised, together } from '../exercises/exercise.ts';
import { withRowsInOne } from '../reading/matrix-lines.ts';

const cell = String.raw`-?\d+(?:\/\d+|\.\d+)?`;
const matrix = String.raw`\[\[[^\[\]]*\](?:,? ?\[[^\[\]]*\])*\]`;

const row = String.raw`\[\s*${cell}(?:[\s,]+${cell})+\s*\]`;

/** Rows in brackets of their own, one under the other, as one list of rows. */
const withOwnRows = (text: string): string =>
  text.replace(
    new RegExp(String.raw`(?<!\[\s*)${row}(?:\s*${row}){1,3}(?!\s*\])`, 'g'),
    (rows) =>
      `[${rows
        .replace(/\]\s*\[/g, ';')
        .replace(/[[\]]/g, ' ')
        .trim()}]`,
  );

const determinant = new RegExp(
  String.raw`^(?:(?:find|what(?:'s| is)|whats|calculate|compute|evaluate) )?(?:the )?(?:det(?:erminant)?\.?(?: of)?(?: the(?: following)? matrix)?[.:]? ?)?\(?(${matrix})\)?[\s,.;:=]*(?:(?:find |what is )?(?:the |its )?det(?:erminant)?)?[\s.?!]*$`,
  'i',
);
const term = new RegExp(String.raw`^([-+])?\s*(\d+(?:\/\d+)?)?\s*[*·]?\s*(${matrix})\s*`);

/** A determinant in bars, and sums and differences of multiples of matrices. */
export function matrixTexts(typed: string, ask: Ask): Exercised | string | null {
  const text = withRowsInOne(withOwnRows(typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim()));
  if (!/\[\[|\|/.test(text)) return null;
  const only = determinant.exec(text)?.[1];
  if (only !== undefined && (/\bdet/i.test(typed) || /^\|[^|]*\|$/.test(typed.trim())))
    return `find the determinant of ${only}`;
  let rest = text
    .replace(/^(?:find|calculate|compute|simplify|evaluate|what is|solve)[:\s]+/i, '')
    .replace(/[\s.?!=]+$/, '');
  const terms: { readonly sign: string; readonly front: string; readonly rows: string }[] = [];
  for (let found = term.exec(rest); found; found = term.exec(rest)) {
    if (terms.length > 0 && found[1] === undefined) return null;
    terms.push({ sign: found[1] ?? '+', front: found[2] ?? '1', rows: found[3] ?? '' });
    rest = rest.slice(found[0].length);
  }
  const [first] = terms;
  if (
    rest !== '' ||
    !first ||
    terms.length < 2 ||
    terms.length > 3 ||
    terms.every(({ front }) => front === '1') ||
    first.sign === '-'
  )
    return null;
  const parts: ReturnType<Ask>[] = [];
  let sum = '';
  for (const { sign, front, rows } of terms) {
    const scaled = front === '1' ? null : ask(`${front}${rows}`);
    if (front !== '1' && !scaled) return null;
    if (scaled) parts.push(scaled);
    const own = scaled?.answer ?? rows;
    if (sum === '') {
      sum = own;
      continue;
    }
    const both = ask(`${sum} ${sign} ${own}`);
    if (!both) return null;
    parts.push(both);
    sum = both.answer;
  }
  return together(parts, { kind: 'matrix', answer: sum });
}
