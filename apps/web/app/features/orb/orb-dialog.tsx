import { useEffect, useId } from 'react';
import { OrbCharacter, type OrbSize, orbSizes } from '../../ui/orb-character.tsx';
import type { OrbMode } from '../../ui/orb-looks.ts';
import type { MessageStore } from './message-store.ts';
import { OrbBubble } from './orb-bubble.tsx';
import './orb-dialog.css';
import type { ScreenKind } from './screen-kind.ts';
import { orbText } from './text.ts';
import type { Companion } from './use-companion.ts';

/** Message-only shows what is said without the companion. */
export type OrbDialogSize = OrbSize | 'message-only';

type OrbDialogProps = {
  companion: Companion;
  screen: ScreenKind;
  size: OrbDialogSize;
  /** Whether the messages are shown; the companion stays. */
  open: boolean;
  onToggle: () => void;
  /** Overrides what follows from the messages, such as listening while a chat is open. */
  mode?: OrbMode | undefined;
};

/** The companion with what it says: bubble, Next, reading aloud, and itself as the button that shows and hides them. */
export function OrbDialog({ companion, screen, size, open, onToggle, mode }: OrbDialogProps) {
  const { store, queue, text } = companion;
  const { shown } = queue;
  const bubbleId = useId();
  useEscape(store, shown?.writing === true);
  const said = open && (shown !== null || text !== '');

  return (
    <div
      className="orb-dialog"
      data-screen={screen}
      data-size={size}
      data-personality={shown?.personality_mode}
    >
      <fieldset
        id={bubbleId}
        className="orb-said"
        aria-label={orbText.name}
        hidden={!said}
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={store.pause}
        onBlur={store.resume}
      >
        {said && <OrbBubble key={shown?.id ?? 'rest'} companion={companion} tail={size !== 'message-only'} />}
      </fieldset>
      <p role="status" aria-live="polite" className="sr-only">
        {said && (shown?.writing ? orbText.writing : text)}
      </p>
      {size !== 'message-only' && (
        <button
          type="button"
          className="orb-button"
          aria-expanded={open}
          aria-controls={bubbleId}
          aria-label={open ? orbText.hideMessages : orbText.showMessages}
          onClick={onToggle}
        >
          <OrbCharacter mode={mode ?? companion.mode} size={orbSizes[size]} />
        </button>
      )}
    </div>
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
