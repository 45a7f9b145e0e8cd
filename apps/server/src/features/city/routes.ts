import { simVersion } from '@playforward/city-sim';
import {
  cityLimits,
  citySeatAnswer,
  citySeatBody,
  cityTicketAnswer,
  cityTicketBody,
} from '@playforward/contract';
import type { App, AppContext, Feature } from '../../context.ts';
import { isConfirmed } from '../../http/access/require-confirmed.ts';
import { isClosedToChildren } from '../../http/access/require-consent.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal, sentences } from '../../http/errors.ts';
import { readRequestToken } from '../../http/request-token.ts';
import { assignPlot } from './plots/assign-plot.ts';
import { type CityKind, selectOptionalAlias } from './plots/plot-queries.ts';
import { keepCitiesTidy } from './room/keep-cities-tidy.ts';
import { lendRooms } from './room/lend-rooms.ts';
import { citySentences } from './room/sentences.ts';
import { issueTicket, redeemTicket } from './seats/tickets.ts';

/** The living city. Registers after missions, whose book its rooms read. */
export const city: Feature = { name: 'city', register: registerRoutes };

/** Opening the game takes one; a slow network some more. */
const ticketsPerStudent = { most: 30, perSeconds: 60 };

function registerRoutes(app: App, context: AppContext): void {
  const { settings, db } = context;
  const kindFor = (isAlone: boolean): CityKind =>
    isAlone || !settings.city.multiplayer ? 'private' : 'class';
  const limiter = context.limits.create('city-tickets', ticketsPerStudent);
  const rooms = lendRooms(app, context);
  keepCitiesTidy(app, context);

  app.post(
    '/api/city/ticket',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'A one-time ticket that opens the game for 60 seconds',
        tags: ['city'],
        body: cityTicketBody,
        response: { 200: cityTicketAnswer },
      },
    },
    async (request) => {
      const { student, body } = request;
      const key = String(student.id);
      const retryAfterSeconds = limiter.waitFor(key);
      if (retryAfterSeconds > 0) throw new Refusal(429, citySentences.tooOften, { retryAfterSeconds });
      limiter.count(key);
      const sessionToken = readRequestToken(request)?.token ?? '';
      const ticket = await issueTicket(context, {
        userId: student.id,
        sessionToken,
        lessonId: body.lesson_id,
      });
      const alias = await selectOptionalAlias(db, { userId: student.id, kind: kindFor(student.isGuest) });
      return { access_token: ticket, expires_in: cityLimits.ticketSeconds, alias: alias ?? null };
    },
  );

  app.post(
    '/api/city/seat',
    {
      config: { public: true },
      schema: {
        summary: 'Exchanges a ticket, once, for a seat in the city',
        tags: ['city'],
        body: citySeatBody,
        response: { 200: citySeatAnswer },
      },
    },
    async ({ body, school }) => {
      // Before the ticket is used up: it is good for another try.
      if (context.watch.isRedisAway()) throw new Refusal(503, sentences.redisAway, { retryAfterSeconds: 5 });
      const ticket = await redeemTicket(context, body.access_token);
      if (!ticket) throw new Refusal(403, citySentences.oldTicket);
      const { userId, isGuest, lessonId, sessionHash } = ticket;
      // The city of a class opens with a proved address, an age that was said and, for the young, a yes; until then
      // everybody has one of their own.
      const isOpen = (await isConfirmed(context, userId)) && !(await isClosedToChildren(context, userId));
      const alone = isGuest || body.solo || !isOpen;
      const kind = kindFor(alone);
      const { cityId, plot } = await assignPlot(context, { userId, kind, simVersion });
      const auth = { userId, plot, lessonId, sessionHash: sessionHash.toString('base64') };
      const seat = await withinPatience((await rooms()).takeSeat({ cityId, schoolId: school.id }, auth));
      if (!seat) throw new Refusal(503, citySentences.elsewhere, { retryAfterSeconds: 5 });
      return { seat, kind, plot, lesson_id: lessonId };
    },
  );
}

/** Opening a city of a class waits for another process; without an answer from there nobody waits longer. */
const seatPatienceMs = 15_000;

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new Refusal(503, sentences.redisAway, { retryAfterSeconds: 5 })),
      seatPatienceMs,
    );
  });
  // Whoever is late may still fail when nobody listens any more.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
