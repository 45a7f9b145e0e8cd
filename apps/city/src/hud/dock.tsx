import { buildings } from '@playforward/city-sim';
import type { Panel } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { focusMap } from '../ui/focus-map.ts';
import {
  BuildIcon,
  CameraIcon,
  CheckIcon,
  CloseIcon,
  HouseIcon,
  MinusIcon,
  PlusIcon,
  SayIcon,
  TargetIcon,
  TurnIcon,
  UndoIcon,
} from '../ui/icons.ts';
import { hudText as text } from './text.ts';
import type { MapControls } from './use-map-controls.ts';
import { IconKey } from './view-keys.tsx';

/** The keys at the foot of the map: what is done most; all that is said stands behind one of them. */
export function Dock({ controls }: { controls: MapControls }) {
  const { game, city } = useGameInHand();
  const { panel } = useGameState();
  const toggle = (next: Panel) => game.dispatch({ kind: 'panel', panel: panel === next ? null : next });
  const isRoom = game.session.kind === 'room';
  return (
    <div className="foot">
      <ToolLine controls={controls} />
      <section className="hud-card dock" aria-label={text.build}>
        <DockKey
          label={text.build}
          icon={BuildIcon}
          open={panel === 'build'}
          onClick={() => toggle('build')}
          main
        />
        <DockKey
          label={text.missions}
          icon={TargetIcon}
          open={panel === 'missions'}
          onClick={() => toggle('missions')}
          main
        />
        <DockKey label={text.undo} icon={UndoIcon} onClick={() => void city.undo()} />
        <DockKey label={text.home} icon={HouseIcon} onClick={controls.home} />
        <DockKey
          label={text.album}
          icon={CameraIcon}
          open={panel === 'album'}
          onClick={() => toggle('album')}
        />
        {isRoom && (
          <DockKey
            label={text.signs}
            icon={SayIcon}
            open={panel === 'signals'}
            onClick={() => toggle('signals')}
            main
          />
        )}
      </section>
    </div>
  );
}

type DockKeyProps = {
  label: string;
  icon: typeof CloseIcon;
  open?: boolean;
  /** Stays beside the map of a phone while a mission is planned. */
  main?: boolean;
  onClick: () => void;
};

function DockKey({ label, icon: Icon, open, main = false, onClick }: DockKeyProps) {
  return (
    <button
      type="button"
      className={main ? 'main' : ''}
      aria-label={label}
      aria-expanded={open}
      onClick={({ detail }) => {
        // A press of Enter has no clicks: what opens leads the keyboard in, as it does from the map.
        if (open !== undefined && detail === 0) focusMap();
        onClick();
      }}
    >
      <Icon size={20} aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}

/** Turning and zooming, for whoever has neither wheel nor keys. */
export function ZoomKeys({ controls }: { controls: MapControls }) {
  return (
    <section className="hud-card zoom-keys" aria-label={text.map}>
      <IconKey label={text.turn} icon={TurnIcon} onClick={() => controls.turn(1)} />
      <IconKey label={text.nearer} icon={PlusIcon} onClick={() => controls.zoom(0.8)} />
      <IconKey label={text.further} icon={MinusIcon} onClick={() => controls.zoom(1.25)} />
    </section>
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
