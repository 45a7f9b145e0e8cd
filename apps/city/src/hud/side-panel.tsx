import { type ReactNode, useId } from 'react';
import { useGameInHand } from '../game/use-game.ts';
import { CloseIcon } from '../ui/icons.ts';
import { hudText as text } from './text.ts';

type SidePanelProps = { title: string; children: ReactNode; onClose?: () => void };

/** A panel at the side of the map, at its foot on a phone. */
export function SidePanel({ title, children, onClose }: SidePanelProps) {
  const { game } = useGameInHand();
  const heading = useId();
  return (
    <section className="hud-card side-panel" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className="icon-btn"
          aria-label={text.closePanel}
          onClick={onClose ?? (() => game.dispatch({ kind: 'panel', panel: null }))}
        >
          <CloseIcon size={22} aria-hidden="true" />
        </button>
      </header>
      {children}
    </section>
  );
}
