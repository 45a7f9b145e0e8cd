import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { adultText } from './text.ts';

type AskFirstProps = { label: string; question: string; onYes: () => void; children: ReactNode };

/** A button for what cannot be taken back: it asks once more, the safe answer first. */
export function AskFirst({ label, question, onYes, children }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button kind="quiet" small aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <Dialog
        title={label}
        open={asking}
        onClose={close}
        className="adult-dialog"
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              {adultText.keep}
            </Button>
            <Button
              onClick={() => {
                close();
                onYes();
              }}
            >
              {label}
            </Button>
          </>
        }
      >
        <p>{question}</p>
      </Dialog>
    </>
  );
}
