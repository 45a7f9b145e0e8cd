import { simVersion } from '@playforward/city-sim';
import {
  cityLimits,
  citySeatAnswer,
  citySeatBody,
  cityTicketAnswer,
  cityTicketBody,
} from '@playforward/contract';
import type { App, AppContext, Feature } from '../../context.ts';
import { createCallLimiter } from '../../http/call-limiter.ts';
import { Refusal } from '../../http/errors.ts';
import { readRequestToken } from '../../http/request-token.ts';
import { requireStudent } from '../../http/require-student.ts';
import { assignPlot } from './assign-plot.ts';
import { keepCitiesTidy } from './keep-cities-tidy.ts';
import { lendRooms } from './lend-rooms.ts';
import { type CityKind, selectOptionalAlias } from './plot-queries.ts';
import { citySentences } from './sentences.ts';
import { issueTicket, redeemTicket } from './tickets.ts';

/** The living city. Registers after missions, whose book its rooms read. */
export const city: Feature = { name: 'city', register: registerRoutes };

/** Opening the game takes one; a slow network some more. */
const ticketsPerStudent = { most: 30, perSeconds: 60 };

function registerRoutes(app: App, context: AppContext): void {
  const { settings, clock, db } = context;
  const kindFor = (isAlone: boolean): CityKind =>
    isAlone || !settings.city.multiplayer ? 'private' : 'class';
  const limiter = createCallLimiter(clock, ticketsPerStudent);
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
    async ({ body }) => {
      const ticket = await redeemTicket(context, body.access_token);
      if (!ticket) throw new Refusal(403, citySentences.oldTicket);
      const { userId, isGuest, lessonId, sessionHash } = ticket;
      const kind = kindFor(isGuest || body.solo);
      const { cityId, plot } = await assignPlot(context, { userId, kind, simVersion });
      const auth = { userId, plot, lessonId, sessionHash: sessionHash.toString('base64') };
      const seat = await (await rooms()).takeSeat(cityId, auth);
      if (!seat) throw new Refusal(503, citySentences.elsewhere, { retryAfterSeconds: 5 });
      return { seat, kind, plot, lesson_id: lessonId };
    },
  );
}
