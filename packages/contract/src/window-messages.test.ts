import { describe, expect, test } from 'vitest';
import { limits, timings } from './timings.ts';
import { appMessage, gameFrameQuery, gameMessage, missionList } from './window-messages.ts';

const init = {
  source: 'stem-app',
  type: 'init',
  lesson_id: 7,
  lesson_title: 'Ratios',
  missions: [{ id: 'pump', title: 'Pump', seed: 4 }],
  user: { name: 'Maya' },
  settings: { volume: 0.5, muted: false, reducedMotion: true },
};
const accepts = (schema: typeof appMessage | typeof gameMessage, message: unknown) =>
  schema.safeParse(message).success;

describe('the handshake [R-088] [R-089] [R-090] [D-116]', () => {
  test('begins with connect, whose version is 1 when it is not said', () => {
    const connect = { source: 'godot-game', type: 'connect' };
    expect(gameMessage.parse(connect)).toEqual({ ...connect, version: 1 });
    expect(accepts(gameMessage, { ...connect, version: 'new' })).toBe(false);
  });

  test('goes on with the acknowledgement and init, whose missions keep what only the game reads', () => {
    expect(accepts(appMessage, { source: 'stem-app', type: 'connect_ack' })).toBe(true);
    expect(appMessage.parse(init)).toEqual(init);
    expect(accepts(appMessage, { ...init, lesson_id: null, missions: [] })).toBe(true);
  });

  test.each([
    ['another source', { ...init, source: 'godot-game' }],
    ['a volume above 1', { ...init, settings: { ...init.settings, volume: 2 } }],
    ['a mission without id', { ...init, missions: [{ title: 'Pump' }] }],
    ['no user', { ...init, user: undefined }],
  ])('refuses an init with %s', (_, message) => {
    expect(accepts(appMessage, message)).toBe(false);
  });

  test('has its documented numbers', () => {
    expect(timings).toMatchObject({ gameConnectEvery: 500, gameMissions: 5000 });
    expect(limits.gameConnectTries).toBe(20);
  });
});

test.each([
  [{ lesson_id: '7', access_token: '' }, true],
  [{ lesson_id: '', access_token: 'Ab3_-x' }, true],
  [{ lesson_id: '7', access_token: 'header.payload.signature' }, false],
  [{ lesson_id: '-7', access_token: '' }, false],
  [{ lesson_id: 'seven', access_token: '' }, false],
  [{ lesson_id: '7' }, false],
])("the query %o of the frame's address is accepted: %s [L-100] [D-113]", (query, accepted) => {
  expect(gameFrameQuery.safeParse(query).success).toBe(accepted);
});

test('an answer of missions may say more than is read', () => {
  const answer = { title: 'Ratios', missions: [{ id: 'pump', title: 'Pump', level: 2 }] };
  expect(missionList.parse(answer)).toEqual(answer);
  expect(missionList.safeParse({ missions: 'x' }).success).toBe(false);
});

describe('the progress of a mission [R-045] [D-148]', () => {
  const progress = {
    source: 'godot-game',
    type: 'mission_progress',
    mission_id: 'pump',
    status: 'committed',
  };

  test('is read, with no stars and attempts when they are not said', () => {
    expect(gameMessage.parse({ ...progress, stars: 2, attempts: 3 })).toMatchObject({
      stars: 2,
      attempts: 3,
    });
    expect(gameMessage.parse(progress)).toMatchObject({ stars: 0, attempts: 0 });
  });

  test.each([{ status: 'won' }, { stars: 4 }, { stars: 1.5 }, { attempts: -1 }, { mission_id: 7 }])(
    'is refused with %o',
    (change) => {
      expect(accepts(gameMessage, { ...progress, ...change })).toBe(false);
    },
  );
});
