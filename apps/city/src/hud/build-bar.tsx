import { buildings } from '@playforward/city-sim';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { EmoteRow } from '../signals/signal-panel.tsx';
import {
  BuildIcon,
  CheckIcon,
  CloseIcon,
  HouseIcon,
  MinusIcon,
  PlusIcon,
  SignalIcon,
  TargetIcon,
  TurnIcon,
  UndoIcon,
} from '../ui/icons.ts';
import { hudText as text } from './text.ts';
import type { MapControls } from './use-map-controls.ts';
import { IconKey } from './view-keys.tsx';

/** The keys at the foot of the map: what is done most. */
export function BuildBar({ controls }: { controls: MapControls }) {
  const { game, city } = useGameInHand();
  const { panel } = useGameState();
  const toggle = (next: 'build' | 'missions' | 'signals') =>
    game.dispatch({ kind: 'panel', panel: panel === next ? null : next });
  const isRoom = game.session.kind === 'room';
  return (
    <div className="foot">
      <ToolLine controls={controls} />
      <div className="foot-row">
        <section className="hud-card build-bar" aria-label={text.build}>
          <button type="button" aria-expanded={panel === 'build'} onClick={() => toggle('build')}>
            <BuildIcon size={20} aria-hidden="true" />
            {text.build}
            <kbd>B</kbd>
          </button>
          <button type="button" aria-expanded={panel === 'missions'} onClick={() => toggle('missions')}>
            <TargetIcon size={20} aria-hidden="true" />
            {text.missions}
          </button>
          <button type="button" onClick={() => void city.undo()}>
            <UndoIcon size={20} aria-hidden="true" />
            {text.undo}
          </button>
          <button type="button" onClick={controls.home}>
            <HouseIcon size={20} aria-hidden="true" />
            {text.home}
          </button>
        </section>
        <section className="hud-card camera-keys" aria-label={text.map}>
          <IconKey label={text.turn} icon={TurnIcon} onClick={() => controls.turn(1)} />
          <IconKey label={text.nearer} icon={PlusIcon} onClick={() => controls.zoom(0.8)} />
          <IconKey label={text.further} icon={MinusIcon} onClick={() => controls.zoom(1.25)} />
        </section>
      </div>
      {isRoom && (
        <section className="hud-card sign-bar" aria-label={text.signs}>
          <EmoteRow />
          <IconKey
            label={text.signs}
            icon={SignalIcon}
            pressed={panel === 'signals'}
            onClick={() => toggle('signals')}
          />
        </section>
      )}
    </div>
  );
}

/** What is in the hand, and on a touch screen the keys to set it down. */
function ToolLine({ controls }: { controls: MapControls }) {
  const { game } = useGameInHand();
  const { tool } = useGameState();
  if (!tool) return null;
  const words = tool.kind === 'remove' ? text.removing : text.placing(buildings[tool.type].name);
  return (
    <div className="hud-card tool-line">
      <span>{words}</span>
      {controls.waiting && (
        <button
          type="button"
          className="btn small"
          disabled={!controls.waiting.valid}
          onClick={controls.confirm}
        >
          <CheckIcon size={18} aria-hidden="true" />
          {text.confirm}
        </button>
      )}
      <button
        type="button"
        className="icon-btn"
        aria-label={controls.waiting ? text.cancel : text.done}
        onClick={() => (controls.waiting ? controls.cancel() : game.dispatch({ kind: 'tool', tool: null }))}
      >
        <CloseIcon size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
