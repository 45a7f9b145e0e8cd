import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from './icons.ts';
import './sheet.css';

type SheetProps = {
  title: string;
  closeLabel: string;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the game: the rest is out of reach until it is closed, and the focus goes back where it was. */
export function Sheet({ title, closeLabel, wide = false, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal?.();
    return () => element?.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
          <CloseIcon size={22} aria-hidden="true" />
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}
