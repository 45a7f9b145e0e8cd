import type { CitySession } from './city-session.ts';

export function openRoomSession(ticket: string): Promise<CitySession> {
  return Promise.reject(new Error(`no room for ${ticket}`));
}
