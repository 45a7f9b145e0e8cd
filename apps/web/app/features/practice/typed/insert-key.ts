export type MathKey = 'fraction' | 'mixed' | 'delete' | '.' | '−' | ':' | '%' | '(' | ')' | ',';

/** The text of a field and what is selected in it. */
export type FieldText = { text: string; start: number; end: number };

/** What pressing a key leaves: the new text, and the caret at `start` and `end`. */
export function insertKey(key: MathKey, { text, start, end }: FieldText): FieldText {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (key === 'delete') {
    const kept = start === end ? before.slice(0, -1) : before;
    return caretAt(kept + after, kept.length);
  }
  const { typed, caret } = keystroke(key, before);
  return caretAt(before + typed + after, start + caret);
}

/** What a key types after the given text, and where the caret stands within it. */
function keystroke(key: Exclude<MathKey, 'delete'>, before: string): { typed: string; caret: number } {
  if (key === 'fraction') return { typed: '/', caret: /[\d)]$/.test(before) ? 1 : 0 };
  if (key === 'mixed') return { typed: ' /', caret: /\d$/.test(before) ? 1 : 0 };
  return { typed: key, caret: key.length };
}

function caretAt(text: string, at: number): FieldText {
  return { text, start: at, end: at };
}

const everywhere: readonly MathKey[] = ['fraction', 'mixed', '.', '−'];
const brackets: readonly MathKey[] = ['(', ')'];

/** The keys that make sense for a form of answer; the last one always deletes. */
export function keysFor(form: string): readonly MathKey[] {
  return [...formKeys(form), 'delete'];
}

function formKeys(form: string): readonly MathKey[] {
  switch (form) {
    case 'integer':
      return ['−'];
    case 'decimal':
    case 'money':
      return ['.', '−'];
    case 'fraction':
      return ['fraction', '−'];
    case 'mixed-number':
      return ['fraction', 'mixed', '−'];
    case 'percent':
      return [...everywhere, '%'];
    case 'ratio':
      return ['fraction', '.', ':'];
    case 'point':
    case 'interval':
    case 'set':
    case 'list':
      return ['fraction', '.', '−', '(', ',', ')'];
    case 'number':
    case 'measure':
    case 'angle':
      return everywhere;
    default:
      return [...everywhere, ':', '%', ...brackets];
  }
}
