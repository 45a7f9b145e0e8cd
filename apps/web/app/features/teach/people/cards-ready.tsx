import { PaperDialog } from '../paper-dialog.tsx';
import { cardsText as text } from './text.ts';

export type ReadyCards = { count: number; address: string; leftOut: readonly string[] };

/** Where the new cards are: a page of its own that prints without a script. */
export function CardsReady({ cards, onClose }: { cards: ReadyCards; onClose: () => void }) {
  const said = (
    <>
      <p>{text.text(cards.count)}</p>
      {cards.leftOut.length > 0 && <p className="mt-2">{text.leftOut(cards.leftOut.join(', '))}</p>}
    </>
  );
  return (
    <PaperDialog
      title={text.title}
      onClose={onClose}
      ready={{ said, address: cards.address, open: text.open, done: text.done }}
    />
  );
}
