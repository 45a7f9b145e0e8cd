import type { CityTicketAnswer } from '@playforward/contract';
import { api } from '../../api/api.ts';

/** Longer than this nobody waits for a ticket: the game then opens a city of its own. */
const patience = 8000;

/** A one-time ticket for the city, or none where the server gives none: the game opens all the same (D-113). */
export async function fetchTicket(lessonId: number | null): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(''), patience));
  const asked = api.post<CityTicketAnswer>('/api/city/ticket', { lesson_id: lessonId }).then(
    ({ access_token: ticket }) => (isTicket(ticket) ? ticket : ''),
    () => '',
  );
  return Promise.race([asked, late]);
}

function isTicket(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,128}$/.test(value);
}
