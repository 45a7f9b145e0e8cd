import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useGameInHand } from '../game/use-game.ts';
import { focusMap } from '../ui/focus-map.ts';
import { CloseIcon } from '../ui/icons.ts';
import { hudText as text } from './text.ts';

type SidePanelProps = { title: string; children: ReactNode; onClose?: () => void };

/** A panel at the side of the map, at its foot on a phone. */
export function SidePanel({ title, children, onClose }: SidePanelProps) {
  const { game } = useGameInHand();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const close = onClose ?? (() => game.dispatch({ kind: 'panel', panel: null }));
  // A card about a tile opens beside the map, where the arrow keys go on.
  useKeyboard(panel, { leadsIn: onClose === undefined });
  return (
    <section
      className="hud-card side-panel"
      ref={panel}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-btn" aria-label={text.closePanel} onClick={close}>
          <CloseIcon size={22} aria-hidden="true" />
        </button>
      </header>
      {children}
    </section>
  );
}

/** Whoever opens a panel by a key of the map is led into it, and back to the map when it closes. */
function useKeyboard(panel: RefObject<HTMLElement | null>, { leadsIn }: { leadsIn: boolean }): void {
  // The focus is outside of React.
  useLayoutEffect(() => {
    const box = panel.current;
    const map = document.querySelector<HTMLElement>('.map-place');
    if (leadsIn && document.activeElement === map) box?.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      if (box?.contains(document.activeElement)) focusMap();
    };
  }, [panel, leadsIn]);
}
