import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type ChoiceState = 'plain' | 'selected' | 'good' | 'bad';

type ChoiceCardProps = {
  /** What stands in the small square before a verdict: a letter. */
  mark: string;
  state: ChoiceState;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One answer to choose; the whole card is the target. */
export function ChoiceCard({ mark, state, disabled = false, onChoose, children }: ChoiceCardProps) {
  return (
    <button
      type="button"
      className={`choice ${state}`}
      aria-pressed={state !== 'plain'}
      disabled={disabled}
      onClick={onChoose}
    >
      <span className="mark">
        <Mark state={state} letter={mark} />
      </span>
      <span className="min-w-0">{children}</span>
    </button>
  );
}

function Mark({ state, letter }: { state: ChoiceState; letter: string }) {
  if (state === 'good') return <Check size={18} strokeWidth={3} aria-hidden="true" />;
  if (state === 'bad') return <X size={18} strokeWidth={3} aria-hidden="true" />;
  return letter;
}
