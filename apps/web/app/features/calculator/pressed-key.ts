import type { Key } from './calculator-state.ts';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const signs: Record<string, string> = { '*': '×', x: '×', X: '×', '/': '÷', ':': '÷', '-': '−', ',': '.' };

/** The calculator key a key of the keyboard stands for, or null when it is none. */
export function pressedKey({ key, ctrlKey, metaKey, altKey }: Press): Key | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Enter' || key === '=') return { kind: 'equals' };
  if (key === 'Backspace') return { kind: 'backspace' };
  if (key === 'Delete' || key.toLowerCase() === 'c') return { kind: 'clear' };
  const character = signs[key] ?? key;
  return /^[\d.+−×÷]$/.test(character) ? { kind: 'character', character } : null;
}
