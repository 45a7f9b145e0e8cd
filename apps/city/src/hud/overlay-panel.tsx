import { overlayIds } from '@playforward/city-sim';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { OverlayScale } from './overlay-scale.tsx';
import { SidePanel } from './side-panel.tsx';
import { hudText as text } from './text.ts';

/** One map over the city at a time. */
export function OverlayPanel() {
  const { game } = useGameInHand();
  const { overlay } = useGameState();
  return (
    <SidePanel title={text.overlays}>
      <ul className="overlay-list">
        {overlayIds.map((id, index) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={overlay === id}
              onClick={() => game.dispatch({ kind: 'overlay', overlay: id })}
            >
              <kbd>{index + 1}</kbd>
              {text.overlayNames[id]}
            </button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}

/** What the colours of the open overlay mean. */
export function OverlayLegend() {
  const { overlay } = useGameState();
  if (!overlay) return null;
  return (
    <section className="hud-card overlay-legend" aria-label={text.overlayNames[overlay]}>
      <b>{text.overlayNames[overlay]}</b>
      <OverlayScale overlay={overlay} />
    </section>
  );
}
