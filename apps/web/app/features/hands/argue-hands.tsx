import type { TypesetMath } from '@playforward/contract';
import { useId } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import type { HandViewProps } from './hand-view.ts';
import { handsText as text } from './text.ts';
import './error-hands.css';

const parts = [
  { part: 'claim', list: 'claims', name: text.claim },
  { part: 'evidence', list: 'evidence', name: text.evidence },
  { part: 'reason', list: 'reasons', name: text.why },
] as const;

/** A claim, what shows it, and why: one of each, and all three fit together. */
export function Argue({ task, made, math, closed, onGrab, onMake }: HandViewProps<'argue'>) {
  return (
    <div className="hand-argue">
      {parts.map(({ part, list, name }) => (
        <Column
          key={part}
          name={name}
          math={math}
          closed={closed}
          words={task[list]}
          chosen={made[part]}
          onChoose={(nth) => {
            onGrab();
            onMake({ ...made, [part]: nth });
          }}
        />
      ))}
    </div>
  );
}

type ColumnProps = {
  name: string;
  words: readonly string[];
  chosen: number | null;
  math: TypesetMath;
  closed: boolean;
  onChoose: (nth: number) => void;
};

function Column({ name, words, chosen, math, closed, onChoose }: ColumnProps) {
  const id = useId();
  return (
    <fieldset className="hand-reasons">
      <legend>{name}</legend>
      {words.map((one, nth) => (
        <label key={one} className="hand-reason">
          <input
            type="radio"
            name={id}
            checked={chosen === nth}
            disabled={closed}
            onChange={() => onChoose(nth)}
          />
          <span>
            <MathText text={one} math={math} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
