import { raceChallenge, raceFeedback, raceIntent, raceRecordAnswer } from '@playforward/contract';
import { checkAnswer, readChallenge } from '@playforward/race';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPersonTables } from '../../privacy/person-data.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;

const post = (url: string, headers: Headers, payload: unknown) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const chatBody = (response_type: string, fields: object = {}) => ({
  messages: [{ role: 'user', content: 'hint please' }],
  user_id: null,
  context: {},
  response_type,
  ...fields,
});

const won = {
  score: 140,
  level: 2,
  resources: { challenges_completed: 3, correct_answers: 3, hints_used: 1, won: true },
};
const lost = {
  score: 30,
  level: 1,
  resources: { challenges_completed: 4, correct_answers: 3, hints_used: 0, won: false },
};

describe('POST /api/chat', () => {
  test('typesets the formulas of question and hints, and leaves the sentences as documented [issue 6]', async () => {
    const { headers } = await server.student();
    const context = { profile: { grade: '8', topic: 'equations', goal: 'solve equations' } };
    let found = 0;
    for (let count = 0; count < 20; count += 1) {
      const answer = await post('/api/chat', headers, chatBody('challenge_generation', { context }));
      const { question, hints, typeset } = raceChallenge.parse(answer.json().structured_response);
      expect(question).not.toContain('\\');
      for (const [sentence, content] of Object.entries(typeset?.texts ?? {})) {
        expect([question, ...hints]).toContain(sentence);
        for (const [, tex = ''] of content.matchAll(/(?<!\\)\$(.*?)(?<!\\)\$/g)) {
          expect(typeset?.math[tex], tex).toContain('class="katex"');
          found += 1;
        }
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  test('reads a message into the six fields of an intent [R-047] [R-054] [R-055] [R-056] [R-111] [R-112]', async () => {
    const { headers } = await server.student();
    const answer = await post('/api/chat', headers, chatBody('intent_classification'));
    expect(answer.statusCode).toBe(200);
    expect(raceIntent.parse(answer.json().structured_response)).toEqual({
      primary_intent: 'COMMAND',
      command_type: 'hint',
      answer_format: null,
      extracted_answer: null,
      sentiment: 'NEUTRAL',
      meta_request: false,
    });
  });

  test('gives a challenge on the asked topic whose key is right, of one of the three types [R-025] [R-126] [R-166] [D-142]', async () => {
    const { headers } = await server.student();
    const types = new Set<string>();
    const recent: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      const context = {
        profile: { name: 'Ana', grade: '8', topic: 'pythagoras', goal: 'find the hypotenuse' },
        recent_challenge_ids: recent.slice(-3),
        a_key_nobody_knows: { deep: [1] },
      };
      const answer = await post('/api/chat', headers, chatBody('challenge_generation', { context }));
      const challenge = raceChallenge.parse(answer.json().structured_response);
      const read = readChallenge(challenge);
      expect(read && checkAnswer(challenge.answer, read).kind).toBe('right');
      expect(challenge.topic).toBe('pythagoras');
      expect(challenge.expected_answer_format).toMatch(/^Answer /);
      expect(recent.slice(-3)).not.toContain(challenge.id);
      recent.push(challenge.id);
      types.add(challenge.type);
    }
    expect(types).toEqual(new Set(['equation', 'coordinate', 'applied']));
  });

  test("asks from the curriculum's own skills too", async () => {
    const { headers } = await server.student();
    const questions = new Set<string>();
    const context = { profile: { grade: '6', topic: 'unit rates', goal: 'compare unit prices' } };
    for (let count = 0; count < 60; count += 1) {
      const answer = await post('/api/chat', headers, chatBody('challenge_generation', { context }));
      expect(answer.statusCode).toBe(200);
      questions.add(raceChallenge.parse(answer.json().structured_response).question);
    }
    expect(questions.size).toBeGreaterThan(30);
  });

  test("a race opened from a lesson begins with its mission's story and its topic [R-015] [D-147]", async () => {
    const { headers } = await server.student();
    const [lesson] = server.app.curriculum.index.lesson.values();
    const ask = async (recent_challenge_ids: string[]) => {
      const context = {
        lesson_id: lesson?.id,
        recent_challenge_ids,
        profile: { grade: '6', topic: 'anything new' },
      };
      const answer = await post('/api/chat', headers, chatBody('challenge_generation', { context }));
      return raceChallenge.parse(answer.json().structured_response);
    };
    const title = lesson?.mission.title ?? 'no mission';
    expect((await ask([])).game_narrative_element).toContain(title);
    expect((await ask(['x'])).game_narrative_element ?? '').not.toContain(title);
  });

  test('reports on the race whose record came along, with lessons that are there [R-048] [R-051] [R-112]', async () => {
    const { headers } = await server.student();
    const challenge = {
      id: 'a',
      type: 'equation',
      topic: 'ratios',
      outcome: 'correct',
      wrong_tries: 0,
      hints: 0,
    };
    const session = {
      challenges: [
        challenge,
        { ...challenge, id: 'b', outcome: 'skipped', slips: ['swaps the order of the terms'] },
      ],
      won: false,
    };
    const answer = await post('/api/chat', headers, chatBody('learning_feedback', { context: { session } }));
    const report = raceFeedback.parse(answer.json().structured_response);
    expect(report.strength_areas).toEqual(['You solved 1 of 2 challenges']);
    expect(report.improvement_areas).toEqual(['Ratios and rates: 1 of 2 solved so far']);
    expect(report.misconception_detection).toEqual(['swaps the order of the terms']);
    expect(report.conceptual_understanding).toBe(0.5);
    expect(report.next_lessons.length).toBeGreaterThan(0);
    for (const { id } of report.next_lessons) {
      const lesson = await server.app.inject({ url: `/api/lessons/${id}/full`, headers });
      expect(lesson.json()).not.toBeNull();
    }
  });

  test('a report without a record claims nothing [R-163]', async () => {
    const { headers } = await server.student();
    const answer = await post('/api/chat', headers, chatBody('learning_feedback', { context: null }));
    expect(raceFeedback.parse(answer.json().structured_response)).toMatchObject({
      strength_areas: [],
      conceptual_understanding: 0.7,
    });
  });

  test('answers whoever is signed in only, and only for the own profile [R-107] [D-140]', async () => {
    const [one, two] = [await server.student(), await server.guest()];
    const body = (user_id: unknown) => chatBody('intent_classification', { user_id });
    expect((await post('/api/chat', {}, body(null))).statusCode).toBe(401);
    for (const own of [null, undefined, '', String(two.id), two.id]) {
      expect((await post('/api/chat', two.headers, body(own))).statusCode).toBe(200);
    }
    for (const foreign of [String(one.id), one.id, 'someone', '0']) {
      const answer = await post('/api/chat', two.headers, body(foreign));
      expect([answer.statusCode, answer.json().detail]).toEqual([403, 'This is not your profile.']);
    }
  });

  test.each([
    ['another response_type', chatBody('poem'), 422],
    ['no response_type', { messages: [], user_id: null, context: {} }, 422],
    ['messages that are none', chatBody('intent_classification', { messages: 'hi' }), 422],
    [
      'a role nobody has',
      chatBody('intent_classification', { messages: [{ role: 'cat', content: 'x' }] }),
      422,
    ],
    ['an unknown key', { ...chatBody('intent_classification'), x: 1 }, 422],
    ['no JSON', '{', 400],
    ['nothing', '', 422],
    ['a list', [], 422],
    ['no messages', chatBody('intent_classification', { messages: [] }), 200],
    [
      '10,000 characters',
      chatBody('intent_classification', { messages: [{ role: 'user', content: '9'.repeat(10_000) }] }),
      200,
    ],
    [
      'a script tag',
      chatBody('intent_classification', {
        messages: [{ role: 'user', content: '<script>alert(1)</script>' }],
      }),
      200,
    ],
    [
      'right-to-left text',
      chatBody('intent_classification', { messages: [{ role: 'user', content: '\u202Eمرحبا' }] }),
      200,
    ],
    [
      'a topic that is none',
      chatBody('challenge_generation', { context: { profile: { topic: '🚀'.repeat(100), grade: '' } } }),
      200,
    ],
    ['a context of numbers', chatBody('challenge_generation', { context: 7 }), 422],
    [
      'results beyond belief',
      chatBody('challenge_generation', { context: { recent_results: [{ correct: 'yes' }] } }),
      422,
    ],
  ])('%s is answered %j', async (_, body, status) => {
    const { headers } = await server.student();
    const answer = await post('/api/chat', headers, body);
    expect(answer.statusCode).toBe(status);
    if (status !== 200) expect(answer.json()).toEqual({ detail: expect.any(String) });
  });

  test('more calls than any racer needs are slowed down', async () => {
    const { headers } = await server.student();
    let status = 200;
    for (let count = 0; count < 320 && status === 200; count += 1) {
      status = (await post('/api/chat', headers, chatBody('intent_classification'))).statusCode;
    }
    expect(status).toBe(429);
  });
});

describe('POST /api/game/update', () => {
  test('stores a race; best score, wins and level add up [R-113] [R-114] [D-141]', async () => {
    const { headers, id } = await server.student();
    const answer = await post('/api/game/update', headers, { user_id: String(id), updates: won });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, score: 140, level: 2 }]);
    await post('/api/game/update', headers, { user_id: null, updates: lost });
    const record = await server.app.inject({ url: '/api/game/record', headers });
    expect(raceRecordAnswer.parse(record.json())).toEqual({
      races: 2,
      wins: 1,
      streak: 0,
      longest_streak: 1,
      best_score: 140,
      total_score: 170,
      level: 2,
    });
  });

  test('two tabs that finish at once are two races', async () => {
    const { headers } = await server.student();
    const both = await Promise.all(
      [won, won].map((updates) => post('/api/game/update', headers, { updates })),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await server.app.inject({ url: '/api/game/record', headers })).json().races).toBe(2);
  });

  test('a repeated report of one race counts once, the same report of another student too [decision 0055]', async () => {
    const [one, two] = [await server.student(), await server.student()];
    const body = { updates: won };
    const keyed = (headers: Headers, key: string) => ({ ...headers, 'idempotency-key': key });
    const answers = await Promise.all(
      [1, 2, 3].map(() => post('/api/game/update', keyed(one.headers, 'visit-12'), body)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await post('/api/game/update', keyed(two.headers, 'visit-12'), body);
    await post('/api/game/update', one.headers, { ...body, update_id: 'visit-12' });
    await post('/api/game/update', one.headers, { ...body, update_id: 'visit-90' });
    const races = async ({ headers }: typeof one) =>
      (await server.app.inject({ url: '/api/game/record', headers })).json().races;
    expect([await races(one), await races(two)]).toEqual([2, 1]);
    const long = 'x'.repeat(81);
    const odd = [
      await post('/api/game/update', one.headers, { ...body, update_id: long }),
      await post('/api/game/update', keyed(one.headers, long), body),
    ];
    expect(odd.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
  });

  test.each([
    ['a score out of reach', { ...won, score: 990, level: 10 }],
    ['a level that is not the score', { ...won, level: 3 }],
    [
      'more right answers than challenges',
      { ...won, resources: { ...won.resources, challenges_completed: 2 } },
    ],
    [
      'a win without an answer',
      { ...won, score: 50, level: 1, resources: { ...won.resources, correct_answers: 0 } },
    ],
    ['a negative score', { ...won, score: -10 }],
    ['half a point', { ...won, score: 0.5 }],
    ['words for numbers', { ...won, score: '140' }],
    ['a missing field', { score: 140, level: 2 }],
    ['an unknown field', { ...won, bonus: 5 }],
    ['numbers beyond the database', { ...won, resources: { ...won.resources, hints_used: 1e12 } }],
  ])('%s is refused and not stored', async (_, updates) => {
    const { headers } = await server.student();
    const answer = await post('/api/game/update', headers, { user_id: null, updates });
    expect([answer.statusCode, typeof answer.json().detail]).toEqual([422, 'string']);
    expect((await server.app.inject({ url: '/api/game/record', headers })).json().races).toBe(0);
  });

  test("nobody writes into another's record", async () => {
    const [one, two] = [await server.student(), await server.student()];
    const answer = await post('/api/game/update', two.headers, { user_id: String(one.id), updates: won });
    expect(answer.statusCode).toBe(403);
    expect((await post('/api/game/update', {}, { updates: won })).statusCode).toBe(401);
  });
});

describe('POST /api/users/register', () => {
  test('keeps the learner profile of whoever is signed in and answers its id; a later one replaces it [R-115] [D-140]', async () => {
    const { headers, id } = await server.student();
    const first = await post('/api/users/register', headers, {
      grade: '8',
      topic: 'slope',
      goals: 'get better',
    });
    expect([first.statusCode, first.json()]).toEqual([200, { id: String(id) }]);
    await post('/api/users/register', headers, { grade: '9', topic: 'ratios', goals: 'pass the test' });
    const { rows } = await server.context.pool.query('SELECT * FROM race_profiles WHERE user_id = $1', [id]);
    expect(rows).toMatchObject([{ grade: '9', topic: 'ratios', goals: 'pass the test' }]);
  });

  test.each([
    {},
    { grade: 8, topic: 'x', goals: 'y' },
    { grade: '8', topic: 'x'.repeat(500), goals: 'y' },
    { grade: '8', topic: 'x', goals: 'y', z: 1 },
    { grade: '8', topic: '  ', goals: 'y' },
    { grade: '', topic: 'x', goals: 'y' },
  ])('%j is refused', async (body) => {
    const { headers } = await server.student();
    expect((await post('/api/users/register', headers, body)).statusCode).toBe(422);
    expect((await post('/api/users/register', {}, body)).statusCode).toBe(401);
  });

  test('profile and races belong to the person, so that export and deletion cover them [D-155]', async () => {
    const tables = (await findPersonTables(server.context.pool)).map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining(['race_profiles', 'races']));
  });
});
