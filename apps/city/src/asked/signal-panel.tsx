import { buildings, metricIds, metricSpec } from '@playforward/city-sim';
import { type CityPhrase, cityEmotes, cityPhrases } from '@playforward/contract';
import { type FormEvent, useId, useState } from 'react';
import type { Game } from '../game/open-game.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { buildable } from '../plot/plot-rows.ts';
import { emoteIcons } from '../signals/emote-icons.ts';
import { sayEmote, sayPhrase } from '../signals/signal-actions.ts';
import { signalPanelText as text } from './text.ts';
import './signals.css';

/** Everything pupils can say to each other: twelve signs and thirty phrases. */
export function SignalPanel() {
  const { game, city } = useGameInHand();
  const { allMuted } = useGameState();
  if (game.session.kind === 'private') return <p className="quiet-words">{text.alone}</p>;
  return (
    <div className="signals">
      <EmoteRow />
      <PhraseForm />
      <button
        type="button"
        className="link"
        aria-pressed={allMuted}
        onClick={() => city.mute(null, !allMuted)}
      >
        {allMuted ? text.unmuteAll : text.muteAll}
      </button>
    </div>
  );
}

export function EmoteRow() {
  const { game } = useGameInHand();
  return (
    <ul className="emotes" aria-label={text.emotes}>
      {cityEmotes.map(({ id, text: label }) => {
        const Icon = emoteIcons[id];
        return (
          <li key={id}>
            <button
              type="button"
              className="icon-btn"
              aria-label={label}
              title={label}
              onClick={() => sayEmote(game, id)}
            >
              <Icon size={22} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type Choice = { id: string; words: string };

function choicesFor(slot: CityPhrase['slot'], game: Game): Choice[] {
  if (slot === 'building') {
    return buildable().map((type) => ({ id: type, words: buildings[type].name.toLowerCase() }));
  }
  if (slot === 'meter') return metricIds.map((id) => ({ id, words: metricSpec[id].label }));
  if (slot !== 'plot') return [];
  return game.session
    .place()
    .plots.map(({ plot }) => ({ id: String(plot), words: text.plot(plot, game.aliasOf(plot)) }));
}

function PhraseForm() {
  const { game } = useGameInHand();
  const [phraseId, setPhraseId] = useState<(typeof cityPhrases)[number]['id']>('hello');
  const [slotId, setSlotId] = useState<string | null>(null);
  const id = useId();
  const phrase: CityPhrase | undefined = cityPhrases.find((known) => known.id === phraseId);
  const choices = choicesFor(phrase?.slot, game);
  const slot = choices.find((choice) => choice.id === slotId) ?? choices[0] ?? null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    sayPhrase(game, phraseId, slot);
  };
  return (
    <form className="phrases" onSubmit={send}>
      <div className="field">
        <label htmlFor={id}>{text.phrase}</label>
        <div className="box">
          <select
            id={id}
            value={phraseId}
            onChange={(event) => setPhraseId(event.target.value as typeof phraseId)}
          >
            {cityPhrases.map((each) => (
              <option key={each.id} value={each.id}>
                {each.text.replace('{slot}', '…')}
              </option>
            ))}
          </select>
        </div>
      </div>
      {slot && (
        <div className="field">
          <label htmlFor={`${id}slot`}>{text.about}</label>
          <div className="box">
            <select id={`${id}slot`} value={slot.id} onChange={(event) => setSlotId(event.target.value)}>
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.words}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      <button type="submit" className="btn quiet">
        {text.say}
      </button>
    </form>
  );
}
