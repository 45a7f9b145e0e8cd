import type { CityTicketAnswer } from '@playforward/contract';
import { callServer } from './call-server.ts';

export type TicketReply = { ticket: string } | { ticket: null; why: 'signed-out' | 'away' };

/** A new ticket for the game that plays already; the session of the page around the game asks for it (D-113). */
export async function fetchTicket(lessonId: number | null): Promise<TicketReply> {
  try {
    const answer = await callServer('/api/city/ticket', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lesson_id: lessonId }),
    });
    if (answer.status === 401) return { ticket: null, why: 'signed-out' };
    if (!answer.ok) return { ticket: null, why: 'away' };
    const { access_token: ticket } = (await answer.json()) as CityTicketAnswer;
    return { ticket };
  } catch {
    return { ticket: null, why: 'away' };
  }
}
