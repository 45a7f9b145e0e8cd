import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type ChoiceState = 'plain' | 'selected' | 'good' | 'bad';

type ChoiceCardProps = {
  /** What stands in the small square before a verdict: a letter. */
  mark: string;
  state: ChoiceState;
  /** The answer is a picture: it takes the width of the card, below the letter. */
  picture?: boolean;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One answer to choose; the whole card is the target. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { mark, state, picture = false, disabled = false, onChoose, children } = props;
  return (
    <button
      type="button"
      className={`choice ${state}${picture ? ' picture' : ''}`}
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
