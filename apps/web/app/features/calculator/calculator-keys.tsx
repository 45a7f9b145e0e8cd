import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Key } from './calculator-state.ts';
import { isOperator } from './evaluate.ts';
import { calculatorText as text } from './text.ts';

type CalculatorKeysProps = { onKey: (key: Key) => void };

const characters = ['÷', '7', '8', '9', '×', '4', '5', '6', '−', '1', '2', '3', '+', '0', '.'];

/** The documented keys. A press of the mouse leaves the focus where it is, so that Enter keeps meaning "=". */
export function CalculatorKeys({ onKey }: CalculatorKeysProps) {
  const button = (look: string, key: Key, sign: ReactNode, hint?: string) => (
    <button
      key={key.kind === 'character' ? key.character : key.kind}
      type="button"
      className={`calculator-key ${look}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onKey(key)}
      title={hint}
      aria-label={typeof sign === 'string' ? undefined : hint}
    >
      {sign}
    </button>
  );
  return (
    <div className="calculator-keys">
      {button('quiet wide', { kind: 'clear' }, text.clear, text.clearHint)}
      {button('quiet', { kind: 'backspace' }, <Delete size={24} aria-hidden="true" />, text.backspace)}
      {characters.map((character) => button(lookOf(character), { kind: 'character', character }, character))}
      {button('equals', { kind: 'equals' }, '=')}
    </div>
  );
}

function lookOf(character: string): string {
  if (isOperator(character)) return 'operator';
  return character === '0' ? 'wide' : '';
}
