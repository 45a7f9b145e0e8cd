import { errorAnswer, questionnaireAnswer } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperatorCommand } from '../../operator/run-operator-command.ts';
import { findPersonTables } from '../../privacy/person-data.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const answers = {
  grade: '8',
  city_state: ' Dayton, Ohio ',
  favorite_subjects: 'Art and science',
  enjoy_during_free_time: 'Drawing and skateboarding',
  math_confidence: 4,
  ai_and_technology_confidence: 2,
  career_or_job_interest: 'Game designer',
  brands_or_companies_admired: "Nintendo and Dick's Sporting Goods",
  proud_accomplishments: 'I built a half pipe with my aunt',
  what_makes_a_great_math_teacher: 'Somebody who shows why',
};
type Headers = Record<string, string>;

const post = (headers: Headers, payload: unknown) =>
  server.app.inject({
    method: 'POST',
    url: '/user/questionnaire/submit',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

async function rowsOf(table: string, userId: number) {
  const { rows } = await server.context.pool.query(`SELECT * FROM ${table} WHERE user_id = $1`, [userId]);
  return rows;
}

describe('POST /user/questionnaire/submit', () => {
  test('a cry for help in an answer brings the card and leaves a note, and the careers come all the same', async () => {
    const { id, headers } = await server.student();
    const answer = await post(headers, {
      ...answers,
      proud_accomplishments: 'nothing, i want to kill myself',
    });
    const { career_match: careers, safety_card: card } = questionnaireAnswer.parse(answer.json());
    expect(card?.ways.map(({ kind }) => kind)).toContain('helpline');
    expect(careers.length).toBeGreaterThan(0);
    expect(await rowsOf('safety_events', id)).toMatchObject([{ kind: 'self-harm', sentence: null }]);
  });

  test('answers six to eight careers, no title twice, and stores them with the answers [A-325] [A-326] [D-51] [D-56]', async () => {
    const { id, headers } = await server.student();
    const answer = await post(headers, answers);
    expect(answer.statusCode).toBe(200);
    const { career_match: careers } = questionnaireAnswer.parse(answer.json());
    expect(careers.length).toBeGreaterThanOrEqual(6);
    expect(careers.length).toBeLessThanOrEqual(8);
    expect(new Set(careers.map(({ title }) => title)).size).toBe(careers.length);
    expect(await rowsOf('questionnaires', id)).toMatchObject([
      { grade: 8, city_state: 'Dayton, Ohio', math_confidence: 4, ai_and_technology_confidence: 2 },
    ]);
    const stored = await rowsOf('career_matches', id);
    expect(stored.map(({ title }) => title)).toEqual(careers.map(({ title }) => title));
  });

  test('gives the same careers for the same answers', async () => {
    const [one, two] = [await server.student(), await server.student()];
    expect((await post(one.headers, answers)).json()).toEqual((await post(two.headers, answers)).json());
  });

  test.each([6, '6', '6th', 12, '12th'])('takes the grade %j [D-43]', async (grade) => {
    const { id, headers } = await server.student();
    expect((await post(headers, { ...answers, grade })).statusCode).toBe(200);
    expect((await rowsOf('questionnaires', id))[0]?.grade).toBe(Number.parseInt(String(grade), 10));
  });

  test('a later submit replaces answers and careers [D-53]', async () => {
    const { id, headers } = await server.student();
    await post(headers, answers);
    const second = await post(headers, { ...answers, career_or_job_interest: 'nurse', grade: 9 });
    const titles = questionnaireAnswer.parse(second.json()).career_match.map(({ title }) => title);
    expect(await rowsOf('questionnaires', id)).toMatchObject([{ grade: 9, career_or_job_interest: 'nurse' }]);
    expect((await rowsOf('career_matches', id)).map(({ title }) => title)).toEqual(titles);
  });

  test('two submits at once leave the careers of one of them', async () => {
    const { id, headers } = await server.student();
    const [first, second] = await Promise.all([
      post(headers, answers),
      post(headers, {
        ...answers,
        career_or_job_interest: 'nurse',
        enjoy_during_free_time: 'helping people',
      }),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const [row] = await rowsOf('questionnaires', id);
    const winner = row?.career_or_job_interest === 'nurse' ? second : first;
    const titles = questionnaireAnswer.parse(winner.json()).career_match.map(({ title }) => title);
    expect((await rowsOf('career_matches', id)).map(({ title }) => title)).toEqual(titles);
  });

  test('a guest may do it too', async () => {
    const { headers } = await server.guest();
    expect((await post(headers, answers)).statusCode).toBe(200);
  });

  test('does not end the onboarding: choosing a career does [A-328] [D-54]', async () => {
    const { headers } = await server.student();
    await post(headers, answers);
    const me = async () => (await server.app.inject({ url: '/user/me', headers })).json();
    expect((await me()).onboarding_completed).toBe(false);
    const chosen_career = 'Video Game Designer';
    await server.app.inject({
      method: 'PATCH',
      url: '/user/learning-profile',
      headers,
      payload: { chosen_career },
    });
    expect(await me()).toMatchObject({ onboarding_completed: true, learning_profile: { chosen_career } });
  });

  test('without a session, or with an ended one, answers 401 and stores nothing', async () => {
    expect((await post({}, answers)).statusCode).toBe(401);
    const { id, headers } = await server.student();
    await server.app.inject({ method: 'POST', url: '/auth/logout', headers });
    expect((await post(headers, answers)).statusCode).toBe(401);
    expect(await rowsOf('questionnaires', id)).toEqual([]);
  });

  test('a script tag is a text like any other', async () => {
    const { id, headers } = await server.student();
    const tag = '<script>alert("hi")</script>';
    expect((await post(headers, { ...answers, proud_accomplishments: tag })).statusCode).toBe(200);
    expect((await rowsOf('questionnaires', id))[0]?.proud_accomplishments).toBe(tag);
  });

  test('more submits than anybody needs are slowed down', async () => {
    const { headers } = await server.student();
    const bad = { ...answers, city_state: '' };
    for (let count = 0; count < 30; count += 1) expect((await post(headers, bad)).statusCode).toBe(422);
    const refused = await post(headers, answers);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect(refused.json()).toEqual({
      detail: 'You sent your answers many times. Please wait a few minutes and try again.',
    });
  });
});

describe('bad input answers one sentence and stores nothing [A-203]', () => {
  const { city_state: _, ...withoutPlace } = answers;
  test.each([
    ['an empty answer', { ...answers, favorite_subjects: '' }, 422, 'Please enter a response'],
    ['spaces', { ...answers, favorite_subjects: '   ' }, 422, 'Please enter a response'],
    ['two letters', { ...answers, city_state: 'ab' }, 422, 'Your answer is too short'],
    [
      'bad language',
      { ...answers, proud_accomplishments: 'CRAP' },
      422,
      'Please avoid using inappropriate language',
    ],
    [
      'hidden bad language',
      { ...answers, city_state: 'f u c k' },
      422,
      'Please avoid using inappropriate language',
    ],
    [
      '5,000 letters',
      { ...answers, city_state: 'a'.repeat(5000) },
      422,
      'Please keep your answer to 1,000 characters',
    ],
    ['emoji only', { ...answers, city_state: '😀😀😀' }, 422, 'Please use a few words in your answer'],
    ['a missing field', withoutPlace, 422, 'Please answer city_state in words.'],
    ['a number for words', { ...answers, city_state: 7 }, 422, 'Please answer city_state in words.'],
    ['an unknown field', { ...answers, x: 1 }, 422, /Unknown key/],
    ['grade 5', { ...answers, grade: 5 }, 422, 'Please choose a grade from 6 to 12.'],
    ['grade 8.5', { ...answers, grade: 8.5 }, 422, 'Please choose a grade from 6 to 12.'],
    ['no grade', { ...answers, grade: null }, 422, 'Please choose a grade from 6 to 12.'],
    ['math 6', { ...answers, math_confidence: 6 }, 422, /math_confidence with a whole number from 1 to 5/],
    ['math "4"', { ...answers, math_confidence: '4' }, 422, /math_confidence with a whole number/],
    ['math 0', { ...answers, math_confidence: 0 }, 422, /math_confidence/],
    [
      'AI 4',
      { ...answers, ai_and_technology_confidence: 4 },
      422,
      /ai_and_technology_confidence with a whole number from 1 to 3/,
    ],
    ['a list', [answers], 422, /./],
    ['nothing', '', 422, /./],
    ['broken JSON', '{"grade":', 400, /readable JSON/],
    ['a body of 1 MB', { ...answers, city_state: 'a'.repeat(1_048_576) }, 413, 'The body is too large.'],
    ['a NUL character', { ...answers, city_state: 'Day\u0000ton' }, undefined, /./],
  ])('%s [A-325] [D-45]', async (_name, payload, status, sentence) => {
    const { id, headers } = await server.student();
    const answer = await post(headers, payload);
    if (status) expect(answer.statusCode).toBe(status);
    else expect([400, 422]).toContain(answer.statusCode);
    const { detail } = errorAnswer.parse(answer.json());
    if (typeof sentence === 'string') expect(detail).toBe(sentence);
    else expect(detail).toMatch(sentence);
    expect(await rowsOf('questionnaires', id)).toEqual([]);
  });
});

test('export shows the answers and careers, delete leaves none of them [D-155]', async () => {
  const { id, email, headers } = await server.student();
  await post(headers, answers);
  const exported = JSON.parse((await runOperatorCommand(server.context, ['export', email])).text);
  expect(exported.questionnaires).toMatchObject([{ city_state: 'Dayton, Ohio' }]);
  expect(exported.career_matches.length).toBeGreaterThanOrEqual(6);
  await runOperatorCommand(server.context, ['delete', email]);
  for (const { table, where } of await findPersonTables(server.context.pool)) {
    const { rowCount } = await server.context.pool.query(`SELECT 1 FROM ${table} WHERE ${where}`, [id]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
});
