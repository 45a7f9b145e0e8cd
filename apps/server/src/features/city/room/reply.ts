import type { CityClientMessage, CityServerMessage } from '@playforward/contract';
import type { Refusal } from './change-city.ts';

/** What an intent with a number comes to. */
export type Reply =
  | { ok: true; more?: { placement_id?: number; placement_ids?: number[] } }
  | Refusal
  | Answered;
type Answered = { ok: 'answered'; message: CityServerMessage };

export type Asked<T extends CityClientMessage['type']> = Extract<CityClientMessage, { type: T }>;
