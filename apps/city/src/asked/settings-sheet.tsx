import { useId, useSyncExternalStore } from 'react';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { type CitySettings, tiers } from '../settings/settings.ts';
import { Sheet } from '../ui/sheet.tsx';
import { settingsText as text } from './text.ts';
import './settings.css';

/** Drawing, sound, motion and contrast; changed here, it counts before the page around the game. */
export function SettingsSheet() {
  const { game, settings } = useGameInHand();
  useGameState();
  const wishes = useSyncExternalStore(settings.subscribe, settings.wishes);
  const { tier } = settings.settings();
  const id = useId();
  const percent = Math.round(wishes.volume * 100);
  const close = () => game.dispatch({ kind: 'panel', panel: null });
  return (
    <Sheet title={text.heading} closeLabel={text.close} onClose={close}>
      <fieldset className="tiers">
        <legend>{text.drawing}</legend>
        {(['auto', ...tiers] as const).map((each) => (
          <label key={each} className={tier === each ? 'tier chosen' : 'tier'}>
            <input
              type="radio"
              name={`${id}tier`}
              checked={tier === each}
              onChange={() => settings.change({ tier: each })}
            />
            <span>
              <b>{text.tiers[each][0]}</b>
              <small>{text.tiers[each][1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="setting">
        <label htmlFor={`${id}volume`}>{text.volume}</label>
        <span className="volume">
          <input
            id={`${id}volume`}
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={wishes.volume}
            onChange={(event) => settings.change({ volume: Number(event.target.value) })}
          />
          <output htmlFor={`${id}volume`}>{percent}%</output>
        </span>
      </div>
      <Switch name="muted" label={text.mute} on={wishes.muted} />
      <Switch name="lessMotion" label={text.lessMotion} words={text.lessMotionWords} on={wishes.lessMotion} />
      <Switch name="contrast" label={text.contrast} on={wishes.contrast} />
      <Names />
    </Sheet>
  );
}

type SwitchProps = {
  name: keyof Pick<CitySettings, 'muted' | 'lessMotion' | 'contrast'>;
  label: string;
  words?: string;
  on: boolean;
};

function Switch({ name, label, words, on }: SwitchProps) {
  const { settings } = useGameInHand();
  return (
    <label className="setting switch">
      <span>
        <b>{label}</b>
        {words && <small>{words}</small>}
      </span>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => settings.change({ [name]: event.target.checked })}
      />
    </label>
  );
}

/** Generated names to choose from; nobody types one. */
function Names() {
  const { game, city } = useGameInHand();
  const { alias, aliasOffers, name, nameOffers } = game.session.place();
  if (aliasOffers.length === 0) return null;
  return (
    <>
      <Offers
        title={text.alias}
        now={alias}
        offers={aliasOffers}
        onTake={(offer) => city.name('alias', offer)}
      />
      {nameOffers && (
        <Offers
          title={text.cityName}
          now={name}
          offers={nameOffers}
          onTake={(offer) => city.name('city', offer)}
        />
      )}
    </>
  );
}

type OffersProps = {
  title: string;
  now: string;
  offers: string[];
  onTake: (offer: number) => Promise<boolean>;
};

function Offers({ title, now, offers, onTake }: OffersProps) {
  return (
    <fieldset className="tiers">
      <legend>
        {title}: {now}
      </legend>
      {offers.map((offer, index) => (
        <button key={offer} type="button" className="btn quiet small" onClick={() => void onTake(index)}>
          {offer}
        </button>
      ))}
    </fieldset>
  );
}
