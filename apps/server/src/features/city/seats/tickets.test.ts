import { cityTicketAnswer } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSeat, takeTicket } from '../../../testing/city-player.ts';
import { createMovableClock, type MovableClock } from '../../../testing/movable-clock.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let clock: MovableClock;
let address: string;

beforeAll(async () => {
  clock = createMovableClock();
  server = await createTestServer({ clock });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const oldTicket = 'This ticket has been used or is too old. Close the game and open it again.';

test('a ticket opens one seat, for its student and its lesson, and nothing a second time [D-113] [L-100]', async () => {
  const { headers, id } = await server.student();
  const ticket = await takeTicket({ address, headers }, 1);
  const first = await askSeat(address, ticket);
  expect([first.status, first.body.kind, first.body.lesson_id]).toEqual([200, 'class', 1]);
  const { rows } = await server.context.pool.query(
    'SELECT user_id, plot_no FROM city_plot WHERE user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ user_id: id, plot_no: first.body.plot }]);
  const again = await askSeat(address, ticket);
  expect([again.status, again.body.detail]).toEqual([403, oldTicket]);
});

test('one of many who redeem a ticket at once gets the seat', async () => {
  const { headers } = await server.student();
  const ticket = await takeTicket({ address, headers });
  const answers = await Promise.all(Array.from({ length: 8 }, () => askSeat(address, ticket)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(403)]);
});

test('a ticket is too old after 60 seconds [D-113]', async () => {
  const { headers } = await server.student();
  const answer = await server.app.inject({ method: 'POST', url: '/api/city/ticket', headers, payload: {} });
  expect(cityTicketAnswer.parse(answer.json()).expires_in).toBe(60);
  const [fresh, old] = [await takeTicket({ address, headers }), await takeTicket({ address, headers })];
  clock.advance(59);
  expect((await askSeat(address, fresh)).status).toBe(200);
  clock.advance(2);
  expect((await askSeat(address, old)).status).toBe(403);
});

test('a ticket ends with the session it was asked for, and with the account', async () => {
  const one = await server.student();
  const ticket = await takeTicket({ address, headers: one.headers });
  await server.app.inject({ method: 'POST', url: '/auth/logout', headers: one.headers });
  expect((await askSeat(address, ticket)).status).toBe(403);
  const two = await server.student();
  const locked = await takeTicket({ address, headers: two.headers });
  await server.context.pool.query('UPDATE users SET is_active = false WHERE id = $1', [two.id]);
  expect((await askSeat(address, locked)).status).toBe(403);
});

test('a ticket is no session, and a session is no ticket [T8]', async () => {
  const { headers, token } = await server.student();
  const ticket = await takeTicket({ address, headers });
  const me = await server.app.inject({ url: '/user/me', headers: { authorization: `Bearer ${ticket}` } });
  expect(me.statusCode).toBe(401);
  expect((await askSeat(address, token)).status).toBe(403);
  const { rows } = await server.context.pool.query(
    "SELECT encode(token_hash, 'hex') AS stored FROM city_ticket",
  );
  expect(JSON.stringify(rows)).not.toContain(ticket);
});

test.each(['', 'x', "' OR 1=1 --", 'A'.repeat(44), null, 7, ['A'.repeat(43)]])(
  'the ticket %j is answered with a sentence',
  async (ticket) => {
    const answer = await askSeat(address, ticket as string);
    expect([answer.status, typeof answer.body.detail]).toEqual([422, 'string']);
  },
);

test('a guest is given a city of the own, and a student who asks for one too', async () => {
  const guest = await server.guest();
  const seat = await askSeat(address, await takeTicket({ address, headers: guest.headers }));
  expect([seat.status, seat.body.kind, seat.body.plot]).toEqual([200, 'private', 8]);
  const { headers } = await server.student();
  const solo = await askSeat(address, await takeTicket({ address, headers }), { solo: true });
  expect([solo.body.kind, solo.body.plot]).toEqual(['private', 8]);
  expect(solo.body.seat.roomId).not.toBe(seat.body.seat.roomId);
});

test('more tickets than anybody needs are slowed down', async () => {
  const { headers } = await server.student();
  let status = 200;
  for (let count = 0; count < 40 && status === 200; count += 1) {
    const answer = await server.app.inject({ method: 'POST', url: '/api/city/ticket', headers, payload: {} });
    status = answer.statusCode;
  }
  expect(status).toBe(429);
});

test('the ticket tells the page around the game by which name the city knows its student [D-116]', async () => {
  const { headers } = await server.student();
  const ask = async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/city/ticket', headers, payload: {} });
    return cityTicketAnswer.parse(answer.json());
  };
  const first = await ask();
  expect(first.alias).toBeNull();
  expect((await askSeat(address, first.access_token)).status).toBe(200);
  expect((await ask()).alias).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
});
