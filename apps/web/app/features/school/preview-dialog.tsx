import type { ReactNode } from 'react';
import { explain } from '../../ui/adult/explain.ts';
import { adultText } from '../../ui/adult/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { schoolText as text } from './text.ts';

type PreviewDialogProps<Answer> = {
  title: string;
  preview: { data: Answer | undefined; error: unknown };
  /** What the button that does it says. */
  apply: string;
  act: { go: () => void; isPending: boolean; error: unknown };
  mayApply: (answer: Answer) => boolean;
  onClose: () => void;
  children: (answer: Answer) => ReactNode;
};

/** Nothing happens before it was shown: what the server says would happen, and then the button that does it. */
export function PreviewDialog<Answer>(props: PreviewDialogProps<Answer>) {
  const { title, preview, apply, act, mayApply, onClose, children } = props;
  const { data } = preview;
  const error = act.error ?? preview.error;
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      className="adult-dialog"
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          {data !== undefined && mayApply(data) && (
            <Button busy={act.isPending} onClick={act.go}>
              {apply}
            </Button>
          )}
        </>
      }
    >
      <div className="school-step">
        {data === undefined && !error && <p role="status">{adultText.loading}</p>}
        {data !== undefined && children(data)}
        {Boolean(error) && (
          <p role="alert" className="text-bad-ink">
            {explain(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
