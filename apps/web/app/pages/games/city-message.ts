import type { CityWords } from '../../features/game-frame/city-words.ts';
import type { OrbMessage } from '../../features/orb/queue/orb-message.ts';

/** What happened in the city, in the voice of the page's companion. */
export function cityMessage({ event, text }: CityWords): OrbMessage {
  return { text, personality_mode: event === 'success' ? 'celebrating' : 'determined' };
}
