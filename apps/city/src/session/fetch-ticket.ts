import type { CityTicketAnswer } from '@playforward/contract';

export type TicketReply = { ticket: string } | { ticket: null; why: 'signed-out' | 'away' };

/** A new ticket for the game that plays already; the browser's own session asks for it (D-113). */
export async function fetchTicket(lessonId: number | null): Promise<TicketReply> {
  try {
    const answer = await fetch('/api/city/ticket', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // The page sends no referrer, and a browser then names no origin either: calls by cookie have to name it.
      referrerPolicy: 'same-origin',
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
