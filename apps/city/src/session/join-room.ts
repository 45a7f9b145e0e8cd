import type { CitySeatAnswer } from '@playforward/contract';
import type { CitySession } from './city-session.ts';
import { takeSeat } from './colyseus-connection.ts';
import { fetchTicket } from './fetch-ticket.ts';
import { openReturningSession } from './returning-session.ts';
import { openRoomSession } from './room-session.ts';

/** The room that the ticket opens, and the same one again whenever it closes for a reason that passes. */
export async function enterRoom(ticket: string, lessonId: number | null): Promise<CitySession> {
  return openReturningSession({
    room: await joinRoom(ticket),
    askTicket: () => fetchTicket(lessonId),
    join: joinRoom,
    random: Math.random,
    onLine(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
  });
}

/** Exchanges the ticket for a seat and sits down; throws when there is no seat or no line. */
async function joinRoom(ticket: string): Promise<CitySession> {
  const answer = await fetch('/api/city/seat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: ticket }),
  });
  if (!answer.ok) throw new Error(`The city gave no seat: ${answer.status}.`);
  const seat = (await answer.json()) as CitySeatAnswer;
  return openRoomSession(await takeSeat(seat), seat.plot);
}
