import type { CitySession } from './city-session.ts';
import type { TicketReply } from './fetch-ticket.ts';
import { waitBefore } from './return-plan.ts';

export type Doors = {
  askTicket(): Promise<TicketReply>;
  join(ticket: string): Promise<CitySession>;
  /** From 0 to 1. */
  random(): number;
  /** Tells when the browser has a line again; answers how to stop listening. */
  onLine(listener: () => void): () => void;
};

type Ends = { arrived(room: CitySession): void; slow(): void; signedOut(): void };

/** Tries after which the pupil is told that it takes longer. */
const triesBeforeWord = 4;

/** Asks for a ticket and a seat again and again, ever more slowly, until there is a room or no session any more. */
export function openWayBack({ askTicket, join, random, onLine }: Doors, ends: Ends) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  /** Changes with each beginning and each stop, so that what comes late is known as late. */
  let journey = 0;

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void knock(journey), waitBefore(attempt, random()));
  }
  async function knock(own: number): Promise<void> {
    timer = undefined;
    attempt += 1;
    const asked = await askTicket();
    if (own !== journey) return;
    if (asked.ticket === null && asked.why === 'signed-out') return ends.signedOut();
    const room = asked.ticket === null ? null : await join(asked.ticket).catch(() => null);
    if (own !== journey) return room?.close();
    if (room) return ends.arrived(room);
    if (attempt === triesBeforeWord) ends.slow();
    plan();
  }
  const stopListening = onLine(() => {
    if (timer === undefined) return;
    attempt = 0;
    plan();
  });
  return {
    begin(): void {
      journey += 1;
      attempt = 0;
      plan();
    },
    stop(): void {
      journey += 1;
      clearTimeout(timer);
      timer = undefined;
      stopListening();
    },
  };
}
