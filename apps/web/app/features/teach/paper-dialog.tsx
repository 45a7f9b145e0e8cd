import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { explain } from '../../ui/adult/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type PaperDialogProps = {
  title: string;
  onClose: () => void;
  /** What is asked before the pages are made; left out where they are ready from the start. */
  ask?: {
    fields: ReactNode;
    make: string;
    cancel: string;
    busy: boolean;
    disabled?: boolean;
    onMake: () => void;
  };
  /** Where the pages are, once they are made. */
  ready: { said: ReactNode; address: string; open: string; done: string } | undefined;
  error?: unknown;
};

/** What prints: questions first, then a link to pages of their own, which print without a script. */
export function PaperDialog({ title, onClose, ask, ready, error }: PaperDialogProps) {
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      className="adult-dialog"
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {ready ? ready.done : ask?.cancel}
          </Button>
          {ready ? (
            <a className="btn" href={ready.address} target="_blank" rel="noreferrer">
              <Printer size={20} aria-hidden="true" />
              {ready.open}
            </a>
          ) : (
            ask && (
              <Button busy={ask.busy} disabled={ask.disabled} onClick={ask.onMake}>
                {ask.make}
              </Button>
            )
          )}
        </>
      }
    >
      {ready ? <div role="status">{ready.said}</div> : ask?.fields}
      {error !== undefined && error !== null && (
        <p role="alert" className="field-message">
          {explain(error)}
        </p>
      )}
    </Dialog>
  );
}
