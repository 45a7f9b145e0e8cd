import { useSyncExternalStore } from 'react';
import type { Panel } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { hudText as text } from '../hud/text.ts';
import { mainMeters, readMeter } from '../meters/meter-values.ts';
import { HelpIcon, LayersIcon, ListIcon, MutedIcon, SettingsIcon, SoundIcon } from '../ui/icons.ts';
import { shownMoney } from '../ui/numbers.ts';
import { TownPanel } from './town-panel.tsx';

/** On a phone: the meters, the town and the other views, all that a wide screen shows beside the map. */
export function MorePanel() {
  const { game, settings } = useGameInHand();
  useGameState();
  const { muted } = useSyncExternalStore(settings.subscribe, settings.wishes);
  const city = game.session.city();
  const open = (panel: Panel) => game.dispatch({ kind: 'panel', panel });
  const keys = [
    { label: text.moreKeys.overlays, icon: LayersIcon, press: () => open('overlays') },
    { label: text.moreKeys.list, icon: ListIcon, press: () => game.dispatch({ kind: 'view', view: 'list' }) },
    { label: text.moreKeys.settings, icon: SettingsIcon, press: () => open('settings') },
    { label: text.moreKeys.help, icon: HelpIcon, press: () => open('help') },
    {
      label: text.moreKeys.sound,
      icon: muted ? MutedIcon : SoundIcon,
      press: () => settings.change({ muted: !muted }),
    },
  ];
  return (
    <div className="more-panel">
      <ul className="more-meters">
        {mainMeters.map(({ metric }) => {
          const isBudget = metric === 'money';
          const value = isBudget
            ? shownMoney(city.plots[game.session.plot]?.balance ?? 0)
            : readMeter(city, metric).now;
          return (
            <li key={metric}>
              <button type="button" onClick={() => game.dispatch({ kind: 'meter', meter: metric })}>
                {isBudget ? text.budget : text.meterNames[metric]}
                <b>{value}</b>
              </button>
            </li>
          );
        })}
      </ul>
      <ul className="more-keys">
        {keys.map(({ label, icon: Icon, press }) => (
          <li key={label}>
            <button type="button" onClick={press}>
              <Icon size={20} aria-hidden="true" />
              {label}
            </button>
          </li>
        ))}
      </ul>
      <TownPanel />
    </div>
  );
}
