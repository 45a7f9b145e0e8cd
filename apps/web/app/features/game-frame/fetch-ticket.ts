import type { CityTicketAnswer } from '@playforward/contract';
import { api } from '../../api/api.ts';

/** Longer than this nobody waits for a ticket: the game then opens a city of its own. */
const patience = 8000;

export type GameTicket = {
  /** Empty where the server gave none. */
  ticket: string;
  /** The student's name in the city; empty before their first visit. */
  alias: string;
};

const none: GameTicket = { ticket: '', alias: '' };

/** A one-time ticket for the city, or none where the server gives none: the game opens all the same (D-113). */
export async function fetchTicket(lessonId: number | null): Promise<GameTicket> {
  const late = new Promise<GameTicket>((resolve) => setTimeout(() => resolve(none), patience));
  const asked = api
    .post<CityTicketAnswer>('/api/city/ticket', { lesson_id: lessonId })
    .then(readTicket, () => none);
  return Promise.race([asked, late]);
}

function readTicket({ access_token: ticket, alias }: Partial<CityTicketAnswer>): GameTicket {
  if (typeof ticket !== 'string' || !/^[\w-]{1,128}$/.test(ticket)) return none;
  return { ticket, alias: typeof alias === 'string' ? alias : '' };
}
