import { useSyncExternalStore } from 'react';
import type { Panel } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { closeWord } from '../link/game-words.ts';
import {
  CloseIcon,
  HelpIcon,
  LayersIcon,
  ListIcon,
  MenuIcon,
  MutedIcon,
  SettingsIcon,
  SoundIcon,
} from '../ui/icons.ts';
import { hudText as text } from './text.ts';

/** The keys at the upper right: overlays, list view, sound, settings, help, close; on a phone folded behind one. */
export function ViewKeys() {
  const { game, settings } = useGameInHand();
  const { panel } = useGameState();
  const { muted } = useSyncExternalStore(settings.subscribe, settings.wishes);
  const toggle = (next: Panel) => game.dispatch({ kind: 'panel', panel: panel === next ? null : next });
  const MuteIcon = muted ? MutedIcon : SoundIcon;
  return (
    <nav className="view-keys" aria-label={text.keys}>
      <div className="folded">
        <IconKey
          label={text.overlays}
          icon={LayersIcon}
          pressed={panel === 'overlays'}
          onClick={() => toggle('overlays')}
        />
        <IconKey
          label={text.list}
          icon={ListIcon}
          onClick={() => game.dispatch({ kind: 'view', view: 'list' })}
        />
        <IconKey
          label={text.sound}
          icon={MuteIcon}
          pressed={!muted}
          onClick={() => settings.change({ muted: !muted })}
        />
        <IconKey label={text.settings} icon={SettingsIcon} onClick={() => toggle('settings')} />
        <IconKey label={text.help} icon={HelpIcon} onClick={() => toggle('help')} />
      </div>
      <IconKey
        className="more-key"
        label={text.more}
        icon={MenuIcon}
        pressed={panel === 'more'}
        onClick={() => toggle('more')}
      />
      {game.link.state().phase === 'hosted' && (
        <IconKey label={text.close} icon={CloseIcon} onClick={() => game.link.say(closeWord)} />
      )}
    </nav>
  );
}

type IconKeyProps = {
  label: string;
  icon: typeof CloseIcon;
  pressed?: boolean;
  className?: string;
  onClick: () => void;
};

export function IconKey({ label, icon: Icon, pressed, className = '', onClick }: IconKeyProps) {
  return (
    <button
      type="button"
      className={`icon-btn soft ${className}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  );
}
