import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { uiText } from './text.ts';

type DialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the safe answer first: it receives the focus. */
  actions?: ReactNode;
  /** Name of the cross, where a button of the dialog is already called Close. */
  closeLabel?: string;
  /** For the width and what is inside. */
  className?: string;
  /** Keys that work wherever the focus is inside. */
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** A modal question. The native element keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog(props: DialogProps) {
  const {
    title,
    open,
    onClose,
    children,
    actions,
    closeLabel = uiText.close,
    className = '',
    onKeyDown,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  // The element is opened by a call, not by an attribute: only then is the rest of the page out of reach. It is closed
  // while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('.dialog-actions .btn')?.focus();
    return () => dialog.close();
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={id} className="dialog-title">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose} className="text-ink-2">
          <X size={22} aria-hidden="true" />
        </IconButton>
      </header>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}
