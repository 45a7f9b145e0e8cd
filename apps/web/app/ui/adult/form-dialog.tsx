import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { adultText } from './text.ts';

type FormDialogProps = {
  title: string;
  /** Words of the button that sends the form. */
  submit: string;
  busy: boolean;
  /** What is asked for is not there yet. */
  disabled?: boolean;
  open?: boolean;
  className?: string;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
};

/** A form in a dialog: its button stands in the foot, and Enter in a field sends it. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    submit,
    busy,
    disabled = false,
    open = true,
    className,
    onClose,
    onSubmit,
    children,
  } = props;
  const form = useId();
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      className="adult-dialog"
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {adultText.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={disabled}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
