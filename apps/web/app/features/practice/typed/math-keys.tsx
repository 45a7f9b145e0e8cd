import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { practiceText as text } from '../text.ts';
import type { MathKey } from './insert-key.ts';

const faces: Partial<Record<MathKey, ReactNode>> = {
  fraction: <Fraction />,
  mixed: (
    <span className="key-mixed">
      <i />
      <Fraction />
    </span>
  ),
  delete: <Delete size={20} aria-hidden="true" />,
};

/** Keys that write into the answer field. */
export function MathKeys({ keys, onPress }: { keys: readonly MathKey[]; onPress: (key: MathKey) => void }) {
  return (
    <fieldset className="keys">
      <legend className="sr-only">{text.keys}</legend>
      {keys.map((key) => (
        <button key={key} type="button" aria-label={text.keyNames[key]} onClick={() => onPress(key)}>
          {faces[key] ?? key}
        </button>
      ))}
    </fieldset>
  );
}

function Fraction() {
  return (
    <span className="key-fraction">
      <i />
      <b />
      <i />
    </span>
  );
}
