import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

type SureFirstProps = {
  text: { question: string; yes: string; no: string };
  busy: boolean;
  onYes: () => void;
  /** What stands there until somebody asks. */
  children: (ask: () => void) => ReactNode;
};

/** Asks once more, in its place, before anything ends. */
export function SureFirst({ text, busy, onYes, children }: SureFirstProps) {
  const [asking, setAsking] = useState(false);
  if (!asking) return children(() => setAsking(true));
  return (
    <div className="grid gap-2">
      <p>{text.question}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" small onClick={() => setAsking(false)}>
          {text.no}
        </Button>
        <Button kind="quiet" small busy={busy} onClick={onYes}>
          {text.yes}
        </Button>
      </div>
    </div>
  );
}
