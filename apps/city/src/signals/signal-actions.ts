import { cityEmotes, cityPhrases } from '@playforward/contract';
import type { Game } from '../game/open-game.ts';
import type { Aside } from '../session/city-session.ts';
import { signalsText as text } from './text.ts';

type EmoteId = Extract<Aside, { type: 'emote' }>['id'];
type PhraseId = Extract<Aside, { type: 'phrase' }>['id'];

/** Says a sign or a phrase by its id; nothing that was typed ever leaves the page. */
export function sayEmote(game: Game, id: EmoteId): void {
  game.session.tell({ type: 'emote', id });
  game.tell(text.sent(cityEmotes.find((emote) => emote.id === id)?.text ?? ''));
}

export function sayPhrase(game: Game, id: PhraseId, slot: { id: string; words: string } | null): void {
  game.session.tell({ type: 'phrase', id, ...(slot && { slot: slot.id }) });
  const words = cityPhrases.find((phrase) => phrase.id === id)?.text ?? '';
  game.tell(text.sent(words.replace('{slot}', slot?.words ?? '')));
}
