import { Printer } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { cardsText } from './text.ts';

const text = cardsText;
export type ReadyCards = { count: number; address: string; leftOut: readonly string[] };

/** Where the new cards are: a page of its own that prints without a script. */
export function CardsReady({ cards, onClose }: { cards: ReadyCards; onClose: () => void }) {
  return (
    <Dialog
      title={text.title}
      open
      onClose={onClose}
      className="adult-dialog"
      actions={
        <Button kind="quiet" onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <p>{text.text(cards.count)}</p>
      {cards.leftOut.length > 0 && <p className="mt-2">{text.leftOut(cards.leftOut.join(', '))}</p>}
      <a className="btn mt-4" href={cards.address} target="_blank" rel="noreferrer">
        <Printer size={20} aria-hidden="true" />
        {text.open}
      </a>
    </Dialog>
  );
}
