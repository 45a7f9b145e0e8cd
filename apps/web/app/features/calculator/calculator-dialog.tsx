import { History } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CalculatorDisplay } from './calculator-display.tsx';
import { CalculatorKeys } from './calculator-keys.tsx';
import { emptyCalculator, nextCalculator } from './calculator-state.ts';
import { EarlierSums } from './earlier-sums.tsx';
import { makeMovable } from './movable.ts';
import { pressedKey } from './pressed-key.ts';
import { calculatorText as text } from './text.ts';
import './calculator.css';

type CalculatorDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The floating button, which closes what it has opened (L-112). */
  toggle: ReactNode;
};

/** The calculator. It keeps its sum and its history while it is closed. */
export function CalculatorDialog({ open, onClose, toggle }: CalculatorDialogProps) {
  const [{ screen, history }, dispatch] = useReducer(nextCalculator, emptyCalculator);
  const [listing, setListing] = useState(false);
  const display = useRef<HTMLElement>(null);

  // The dialog puts the focus on its first button; typing is what a calculator is opened for.
  useEffect(() => {
    if (open) display.current?.focus();
  }, [open]);

  // A pointer that drags is followed by the element itself, without drawing anything anew.
  useEffect(() => {
    const dialog = display.current?.closest('dialog');
    const header = dialog?.querySelector('header');
    return open && dialog && header ? makeMovable(dialog, header) : undefined;
  }, [open]);

  const press = (event: KeyboardEvent) => {
    const onButton = event.target instanceof HTMLButtonElement;
    const key = onButton && event.key === 'Enter' ? null : pressedKey(event);
    if (!key) return;
    event.preventDefault();
    dispatch(key);
  };
  const recall = (result: string) => {
    dispatch({ kind: 'recall', result });
    setListing(false);
    display.current?.focus();
  };
  return (
    <Dialog title={text.title} open={open} onClose={onClose} className="calculator" onKeyDown={press}>
      <div className="calculator-body">
        <div className="calculator-screen">
          <IconButton
            label={text.earlier}
            aria-pressed={listing}
            className="calculator-history"
            onClick={() => setListing(!listing)}
          >
            <History size={20} aria-hidden="true" />
          </IconButton>
          <CalculatorDisplay ref={display} screen={screen} />
        </div>
        {listing ? (
          <EarlierSums history={history} onRecall={recall} onForget={() => dispatch({ kind: 'forget' })} />
        ) : (
          <CalculatorKeys onKey={dispatch} />
        )}
      </div>
      {toggle}
    </Dialog>
  );
}
