import type { AnswerKey } from './answer-key.ts';

const inAngles = /^\s*(?:⟨|〈|\\langle|<)\s*([^<>⟨⟩〈〉]*?)\s*(?:⟩|〉|\\rangle|>)\s*$/;
const inColumn = /^\s*\\begin\{([bp]?matrix)\}([^&]*)\\end\{\1\}\s*$/s;
/** The sign and size before one of the unit vectors i, j and k. */
const unitVector =
  /\s*([+-]?)\s*((?:\d+(?:\.\d+)?|\.\d+|\(?-?\d+\/\d+\)?|√\d+|sqrt\(\d+\)|\\sqrt\{\d+\})?)\s*\*?\s*(?:\\(?:mathbf|hat|vec|hat\{\\mathbf)\s*\{?\\?([ijk])(?:math)?\}*|([ijk])(?:\^|̂)?)/gy;

/** The components of `3i - 4j`, in the order of i, j and k; null where anything else stands in it. */
function componentsOf(text: string): readonly string[] | null {
  const found = new Map<string, string>();
  const plain = text.replace(/[−–]/g, '-');
  let end = 0;
  for (const match of plain.matchAll(unitVector)) {
    const [whole, sign = '', size = '', typeset, typed] = match;
    const name = typeset ?? typed ?? '';
    if (found.has(name) || (sign === '' && end > 0)) return null;
    found.set(name, `${sign === '-' ? '-' : ''}${size === '' ? '1' : size}`);
    end = match.index + whole.length;
  }
  if (plain.slice(end).trim() !== '' || found.size < 1) return null;
  const names = found.has('k') ? ['i', 'j', 'k'] : ['i', 'j'];
  return names.map((name) => found.get(name) ?? '0');
}

function inBrackets(text: string): readonly string[] | null {
  const [, inner] = inAngles.exec(text) ?? [];
  if (inner?.includes(',')) return inner.split(',');
  const rows = inColumn.exec(text)?.[2]?.split('\\\\');
  const written = rows?.filter((row) => row.trim() !== '');
  return written && written.length > 1 ? written : null;
}

/** Components up to the size of the key: i is (1, 0, 0) in space. */
const padded = (found: readonly string[] | null, size = 0): readonly string[] | null =>
  found && [...found, ...Array.from({ length: Math.max(0, size - found.length) }, () => '0')];

const unitsOnly = /^\s*[+-]?[^a-hl-z]*\\?(?:mathbf|hat)?[^a-hl-z]*[jk]/i;

/** Whether a key is written as a vector: in angle brackets, or by the unit vectors i and j. */
export function isVectorText(text: string): boolean {
  if (inAngles.test(text) && inBrackets(text) !== null) return true;
  return unitsOnly.test(text) && /i/.test(text) && (componentsOf(text)?.length ?? 0) > 1;
}

/** Questions about vectors and columns, whose answers a key may write in any brackets. */
export const ofVectors = /\bvectors?\b|\bcross product\b|\bcolumns?\b|\bmatri(?:x|ces)\b/i;
const bracketed = /^\s*[([]([^()[\]=]+,[^()[\]=]+)[)\]]\s*$/;

/** A vector as its components in round brackets, where the key is a vector; any other text as it is. */
export function asVector(written: string, { value, form, question = '' }: AnswerKey): string {
  const size =
    form === 'point' && ofVectors.test(question) ? bracketed.exec(value)?.[1]?.split(',').length : undefined;
  if (!isVectorText(value) && size === undefined) return written;
  const text = written.replace(
    /^\s*(?:(?:the )?(?:column )?(?:vector|column|matrix)(?: is)?)\s*(?=[([<⟨])/i,
    '',
  );
  const inRows = /^\s*\[\s*((?:\[[^[\],]+\]\s*,?\s*)+)\]\s*$/.exec(text)?.[1]?.match(/[^[\],\s]+/g);
  if (inRows?.length === size && size !== undefined) return `(${inRows?.join(', ')})`;
  const named = text.replace(/^\s*(?:\\vec\s*\{?\s*)?[a-zA-Z]\s*\}?\s*=\s*/, '');
  const inSquare = size === undefined ? undefined : bracketed.exec(named)?.[1]?.split(',');
  const components = inBrackets(named) ?? inSquare ?? padded(componentsOf(named), size);
  return components ? `(${components.map((one) => one.trim()).join(', ')})` : text;
}
