import type { CityClientMessage, CityServerMessage } from '@playforward/contract';
import type { CommandRefusal } from './change-city.ts';

/** What an intent with a number comes to. */
export type IntentReply =
  | { ok: true; more?: { placement_id?: number; placement_ids?: number[] } }
  | CommandRefusal
  | MessageReply;
type MessageReply = { ok: 'answered'; message: CityServerMessage };

export type IntentOf<T extends CityClientMessage['type']> = Extract<CityClientMessage, { type: T }>;
