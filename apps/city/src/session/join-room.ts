import type { CitySeatAnswer } from '@playforward/contract';
import type { CitySession } from './city-session.ts';
import { takeSeat } from './colyseus-line.ts';
import { openRoomSession } from './room-session.ts';

/** Exchanges the ticket for a seat and sits down; throws when there is no seat or no line. */
export async function joinRoom(ticket: string): Promise<CitySession> {
  const answer = await fetch('/api/city/seat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: ticket }),
  });
  if (!answer.ok) throw new Error(`The city gave no seat: ${answer.status}.`);
  const seat = (await answer.json()) as CitySeatAnswer;
  return openRoomSession(await takeSeat(seat), seat.plot);
}
