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

const unitsOnly = /^\s*[+-]?[^a-hl-z]*\\?(?:mathbf|hat)?[^a-hl-z]*[jk]/i;

/** Whether a key is written as a vector: in angle brackets, or by the unit vectors i and j. */
export function isVectorText(text: string): boolean {
  if (inAngles.test(text) && inBrackets(text) !== null) return true;
  return unitsOnly.test(text) && /i/.test(text) && (componentsOf(text)?.length ?? 0) > 1;
}

/** A vector as its components in round brackets, where the key is a vector; any other text as it is. */
export function asVector(text: string, value: string): string {
  if (!isVectorText(value)) return text;
  const named = text.replace(/^\s*(?:\\vec\s*\{?\s*)?[a-zA-Z]\s*\}?\s*=\s*/, '');
  const components = inBrackets(named) ?? componentsOf(named);
  return components ? `(${components.map((one) => one.trim()).join(', ')})` : text;
}
