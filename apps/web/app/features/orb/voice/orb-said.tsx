import { useEffect } from 'react';
import { spokenText } from '../../../ui/reading/spoken-text.ts';
import type { MessageStore } from '../queue/message-store.ts';
import { OrbBubble, type OrbPlace } from './orb-bubble.tsx';
import '../orb-dialog.css';
import { orbText } from '../text.ts';
import type { Companion } from '../use-companion.ts';

type OrbSaidProps = { companion: Companion; id: string; open: boolean; place: OrbPlace };

/** What the companion says: the bubble for those who see, one polite live region for those who listen. */
export function OrbSaid({ companion, id, open, place }: OrbSaidProps) {
  const { store, queue, text } = companion;
  const { shown, receiving } = queue;
  useEscape(store, receiving || shown?.writing === true);
  const said = open && (shown !== null || text !== '');
  return (
    <>
      <fieldset
        id={id}
        className="orb-said"
        aria-label={orbText.name}
        hidden={!said}
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={store.pause}
        onBlur={store.resume}
      >
        {said && <OrbBubble key={shown?.id ?? 'rest'} companion={companion} place={place} />}
      </fieldset>
      <p role="status" aria-live="polite" className="sr-only">
        {said && (shown?.writing ? orbText.writing : spokenText(text))}
      </p>
    </>
  );
}

/** Escape stops the writing; what is there stays. */
function useEscape(store: MessageStore, writing: boolean): void {
  // The key counts wherever the focus is.
  useEffect(() => {
    if (!writing) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') store.stopWriting();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store, writing]);
}
