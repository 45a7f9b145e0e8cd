import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import { StateCard } from './state-card.tsx';

type FailedCardProps = {
  text: { title: string; text: string; again: string };
  onAgain: () => void;
};

/** Nothing came: why, and a button that tries once more. */
export function FailedCard({ text, onAgain }: FailedCardProps) {
  return (
    <StateCard
      mode="worried"
      title={text.title}
      text={text.text}
      action={
        <Button onClick={onAgain}>
          <RotateCw size={20} aria-hidden="true" />
          {text.again}
        </Button>
      }
    />
  );
}
