import { type City, isBuildingType, placementAt, tileOf } from '@playforward/city-sim';
import type { CityIntent, IntentReply } from './city-session.ts';

/**
 * What to do, in the city as it came back, with what was asked before the room closed and never answered: it may have
 * happened. `done` is answered as it is seen; `again` can be asked twice without harm; `unknown` is the pupil's to
 * look at.
 */
export function readUnanswered(
  city: City,
  plot: number,
  intent: CityIntent,
): { what: 'done'; reply: IntentReply } | { what: 'again' } | { what: 'unknown' } {
  if (intent.type === 'run') return { what: 'again' };
  if (intent.type !== 'command') return { what: 'unknown' };
  const { command } = intent;
  switch (command.kind) {
    case 'place': {
      const stands = isBuildingType(command.type) && placementAt(city, tileOf(command.x, command.y));
      const isOurs = stands && stands.owner === plot && stands.type === command.type;
      return isOurs ? { what: 'done', reply: { ok: true, placements: [stands.id] } } : { what: 'again' };
    }
    case 'remove':
      return city.placed.has(command.id) ? { what: 'again' } : { what: 'done', reply: { ok: true } };
    case 'set':
      return { what: 'again' };
    default:
      return { what: 'unknown' };
  }
}
