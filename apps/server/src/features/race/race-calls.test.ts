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
        profile: { name: 'Ana', grade: '8', topic: 'equations', goal: 'solve for x' },
        recent_challenge_ids: recent.slice(-3),
        a_key_nobody_knows: { deep: [1] },
      };
      const answer = await post('/api/chat', headers, chatBody('challenge_generation', { context }));
      const challenge = raceChallenge.parse(answer.json().structured_response);
      const read = readChallenge(challenge);
      expect(read && checkAnswer(challenge.answer, read).kind).toBe('right');
      expect(challenge.topic).toBe('equations');
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

  test('the report names one next step: where a skill that was hard is taught, else what comes after it', async () => {
    const { headers } = await server.student();
    const { skillIndex, index } = server.app.curriculum;
    const skill = 'm6-percent-of-any';
    const home = skillIndex.home(skill);
    const played = { id: 'a', type: 'equation', topic: 'percents', skill, wrong_tries: 0, hints: 0 };
    const reportOn = async (outcome: string) => {
      const session = { challenges: [{ ...played, outcome }], hintsUsed: 0, started: true, completed: true };
      const answer = await post(
        '/api/chat',
        headers,
        chatBody('learning_feedback', { context: { session, profile: { topic: 'percents' } } }),
      );
      return raceFeedback.parse(answer.json().structured_response);
    };
    const hard = await reportOn('skipped');
    expect(hard.next_lessons[0]).toEqual({ id: home?.id, title: home?.title });
    expect(hard.personalized_recommendations[0]).toContain(`the lesson “${home?.title}”`);
    const easy = await reportOn('correct');
    const after = index.lesson.get(easy.next_lessons[0]?.id ?? 0);
    expect([after?.unitId, after?.number]).toEqual([home?.unitId, (home?.number ?? 0) + 1]);
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

type Step = { id: string; seal: string | null; answer: string | null };
type Racer = Awaited<ReturnType<TestServer['student']>>;

/** Challenges as they are dealt to a student, answered right. */
async function dealt({ headers }: Racer, count: number): Promise<(Step & { units: number })[]> {
  const steps: (Step & { units: number })[] = [];
  while (steps.length < count) {
    const context = { profile: { grade: '7', topic: 'percents', goal: 'find percents' } };
    const made = await post('/api/chat', headers, chatBody('challenge_generation', { context }));
    const { id, seal, answer, moveValue } = raceChallenge.parse(made.json().structured_response);
    steps.push({ id, seal, answer, units: moveValue });
  }
  return steps;
}

/** A race that is won: dealt challenges until their units reach the destination. */
async function wonRace(student: Racer): Promise<{ steps: Step[]; score: number }> {
  const steps: Step[] = [];
  let units = 0;
  for (const { units: each, ...step } of await dealt(student, 7)) {
    if (units >= 7) break;
    units += each;
    steps.push(step);
  }
  return { steps, score: 10 * units + 50 };
}

const tellLog = ({ headers }: Racer, race: string, steps: Step[]) =>
  post('/api/game/log', headers, { race, hints_used: 1, steps });

const recordOf = async ({ headers }: Racer) =>
  raceRecordAnswer.parse((await server.app.inject({ url: '/api/game/record', headers })).json());

describe('POST /api/game/log', () => {
  test('counts the race from the answers that were dealt; best score, wins and level add up [D-141] [R-157] [R-158] [R-159]', async () => {
    const student = await server.student();
    const { steps, score } = await wonRace(student);
    const first = await tellLog(student, 'visit-1', steps);
    const level = Math.floor(score / 100) + 1;
    expect([first.statusCode, first.json()]).toEqual([200, { ok: true, score, level, won: true }]);
    const [solved, skipped] = await dealt(student, 2);
    if (!solved || !skipped) throw new Error('nothing was dealt');
    const { units, ...step } = solved;
    const lost = [step, { id: skipped.id, seal: skipped.seal, answer: null }];
    const second = await tellLog(student, 'visit-2', lost);
    expect(second.json()).toMatchObject({ score: 10 * units, won: false });
    expect(await recordOf(student)).toEqual({
      races: 2,
      wins: 1,
      streak: 0,
      longest_streak: 1,
      best_score: score,
      total_score: score + 10 * units,
      level: Math.floor((score + 10 * units) / 100) + 1,
    });
  });

  test('a repeated log of one race counts once, a rematch with the same challenges is a race of its own', async () => {
    const student = await server.student();
    const { steps } = await wonRace(student);
    const told = await Promise.all([1, 2, 3].map(() => tellLog(student, 'visit-1', steps)));
    expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await recordOf(student)).races).toBe(1);
    await tellLog(student, 'visit-2', steps);
    expect(await recordOf(student)).toMatchObject({ races: 2, wins: 2 });
  });

  test('the simple challenges that the page asks while the server is away count with their one unit', async () => {
    const student = await server.student();
    const told = await tellLog(student, 'visit-1', [{ id: 'basic-5+8', seal: null, answer: '13' }]);
    expect(told.json()).toEqual({ ok: true, score: 10, level: 1, won: false });
  });

  test('nothing that was not dealt to this student and answered right can be claimed', async () => {
    const [student, other] = [await server.student(), await server.student()];
    const { steps } = await wonRace(student);
    const [first, ...rest] = steps;
    if (!first) throw new Error('nothing was dealt');
    const forged = Buffer.from(
      JSON.stringify({
        user: student.id,
        dealtAt: 1,
        key: { id: 'x', type: 'applied', answer: '1', moveValue: 9 },
      }),
    ).toString('base64url');
    const claims: Step[][] = [
      [{ ...first, answer: 'no idea' }, ...rest],
      [{ ...first, seal: `${forged}.${first.seal?.split('.')[1]}`, id: 'x' }],
      [{ ...first, seal: 'nonsense' }],
      [{ ...first, seal: '' }],
      [{ ...first, seal: null }],
      [{ ...first, id: 'another' }],
      [first, first],
      [...steps, ...(await wonRace(student)).steps],
      Array.from({ length: 8 }, () => ({ id: 'basic-5+8', seal: null, answer: null })),
    ];
    for (const claim of claims) {
      const told = await tellLog(student, 'visit-1', claim);
      expect([told.statusCode, told.json()], JSON.stringify(claim)).toEqual([
        422,
        { detail: 'These answers are not those of a race that was dealt to you.' },
      ]);
    }
    expect((await tellLog(other, 'visit-1', steps)).statusCode).toBe(422);
    expect((await tellLog(student, 'x'.repeat(81), steps)).statusCode).toBe(422);
    expect((await post('/api/game/log', {}, { race: 'v', hints_used: 0, steps })).statusCode).toBe(401);
    expect((await recordOf(student)).races).toBe(0);
  });
});

describe('POST /api/game/update', () => {
  test('answers score and level as they were counted from the log, whatever is claimed [R-113] [R-114] [D-141]', async () => {
    const student = await server.student();
    const { steps, score } = await wonRace(student);
    await tellLog(student, 'visit-1', steps);
    const keyed = { ...student.headers, 'idempotency-key': 'visit-1' };
    const answer = await post('/api/game/update', keyed, { user_id: String(student.id), updates: won });
    const level = Math.floor(score / 100) + 1;
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, score, level }]);
    const old = await post('/api/game/update', student.headers, { update_id: 'visit-1', updates: won });
    expect(old.json()).toEqual({ ok: true, score, level });
    expect((await recordOf(student)).races).toBe(1);
  });

  test('ten claims without a log are ten friendly answers and no win', async () => {
    const student = await server.student();
    for (let count = 0; count < 10; count += 1) {
      const answer = await post('/api/game/update', student.headers, { user_id: null, updates: won });
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, score: 0, level: 1 }]);
    }
    expect(await recordOf(student)).toMatchObject({ races: 0, wins: 0, total_score: 0 });
  });

  test('a key that no race can have is refused', async () => {
    const { headers } = await server.student();
    const long = 'x'.repeat(81);
    const odd = [
      await post('/api/game/update', headers, { updates: won, update_id: long }),
      await post('/api/game/update', { ...headers, 'idempotency-key': long }, { updates: won }),
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
