import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { careerPage, careerSearchAnswer, careerVerdict, myCareers } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportPersonData } from '../../privacy/person-data.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;
let student: TestStudent;
beforeAll(async () => {
  server = await createTestServer();
  student = await server.student();
});
afterAll(() => server.close());

const get = (url: string, { headers } = student) => server.app.inject({ url, headers });
const send = (method: 'PUT' | 'DELETE' | 'POST', url: string, { headers } = student, payload?: object) =>
  server.app.inject({ method, url, headers, ...(payload && { payload }) });
const search = async (query: string) => careerSearchAnswer.parse((await get(`/api/careers?${query}`)).json());

test('a search that is misspelt says what it looked for and finds the job that is meant', async () => {
  const { careers, showing } = await search('search=bilding+bridges');
  expect(showing).toBe('building bridges');
  expect(careers[0]?.title).toBe('Civil Engineer');
});

test('without a search every career that may be suggested is there, island by island', async () => {
  const { all, fit, islands, careers } = await search('');
  expect(all).toBeGreaterThan(900);
  expect(fit).toBe(all);
  expect(islands.reduce((sum, island) => sum + island.all, 0)).toBe(all);
  expect(careers).toHaveLength(24);
});

test('filters keep only what they name, together', async () => {
  const { careers, fit, all } = await search('outdoors=1&pay=80000&schooling=5&likes=I');
  expect(fit).toBeGreaterThan(0);
  expect(fit).toBeLessThan(all);
  for (const career of careers) {
    expect(career.outdoors).toBe(true);
    expect(career.pay?.middle).toBeGreaterThanOrEqual(80_000);
    expect(career.likes).toContain('Finding out');
  }
});

test.each(['pay=lots', 'likes=Z', 'schooling=99', 'nonsense=1', `search=${'a'.repeat(300)}`])(
  'a search with %s is refused with a sentence',
  async (query) => {
    const answer = await get(`/api/careers?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toMatch(/\w/);
  },
);

test('every career has a page of its own with three problems whose key stays on the server', async () => {
  const page = careerPage.parse((await get('/api/careers/civil-engineer')).json());
  expect(page.career).toMatchObject({ title: 'Civil Engineer', schooling: 'Bachelor’s degree' });
  expect(page.problems).toHaveLength(3);
  expect(page.neighbors.length).toBeGreaterThan(1);
  expect(page.day.length).toBeGreaterThan(2);
  expect(page.pathway.at(-1)).toMatchObject({ kind: 'job', detail: 'Civil Engineer' });
  expect(JSON.stringify(page)).not.toMatch(/"(?:key|value|correct|seed)"/);
});

test('a wrong answer is met with its reason, a right one is said to be right', async () => {
  const { problems } = careerPage.parse((await get('/api/careers/registered-nurse')).json());
  const [problem] = problems;
  const url = `/api/careers/registered-nurse/problems/${problem?.skill}`;
  const answer = async (words: string) =>
    careerVerdict.parse((await send('POST', url, student, { answer: words })).json());
  expect(await answer('0.0001')).toMatchObject({ is_correct: false, message: 'Not yet.' });
  const [rate = 0, times = 0] = [...(problem?.question.matchAll(/\d+(?:\.\d+)?/g) ?? [])].map(Number);
  const right = Math.round(rate * times * 1e6) / 1e6;
  expect(await answer(String(right))).toMatchObject({ is_correct: true });
  expect((await send('POST', url, student, { answer: ' ' })).statusCode).toBe(422);
});

test('eight favorites are kept, a ninth is refused with what to do, and each is its student’s own', async () => {
  const { careers } = await search('cluster=Health and medicine'.replaceAll(' ', '+'));
  const slugs = careers.map(({ slug }) => slug);
  for (const slug of slugs.slice(0, 8)) {
    expect((await send('PUT', `/api/careers/${slug}/favorite`)).statusCode).toBe(200);
  }
  const ninth = await send('PUT', `/api/careers/${slugs[8]}/favorite`);
  expect([ninth.statusCode, ninth.json().detail]).toEqual([
    409,
    'You can keep 8 favorites. Take one away first.',
  ]);
  await send('DELETE', `/api/careers/${slugs[0]}/favorite`);
  const mine = myCareers.parse((await get('/api/careers/mine')).json());
  expect(mine.favorites.map(({ slug }) => slug)).toEqual(slugs.slice(1, 8));
  const other = await server.student();
  expect(myCareers.parse((await get('/api/careers/mine', other)).json()).favorites).toEqual([]);
  const data = await exportPersonData(server.context.pool, student.id);
  expect(data.favorite_careers).toHaveLength(7);
});

test('the chosen career comes with its pay, its pathway and the next skill', async () => {
  const own = await server.student();
  const chosen = { chosen_career: 'Civil Engineer' };
  await server.app.inject({
    method: 'PATCH',
    url: '/user/learning-profile',
    headers: own.headers,
    payload: chosen,
  });
  const mine = myCareers.parse((await get('/api/careers/mine', own)).json());
  expect(mine.grade).toBeNull();
  expect(mine.chosen?.career.pay?.by).toBe('year');
  expect(mine.chosen?.next_skill).toMatch(/\w/);
  expect(mine.chosen?.pathway.some(({ kind }) => kind === 'course')).toBe(true);
});

test('the next skill is one of the student’s own grade on the way', async () => {
  const own = await server.student();
  const answers = {
    grade: '8',
    city_state: 'Columbus, OH',
    favorite_subjects: 'drawing',
    enjoy_during_free_time: 'building things',
    math_confidence: 3,
    ai_and_technology_confidence: 2,
    career_or_job_interest: 'civil engineer',
    brands_or_companies_admired: 'none',
    proud_accomplishments: 'a treehouse',
    what_makes_a_great_math_teacher: 'explains things',
  };
  expect((await send('POST', '/user/questionnaire/submit', own, answers)).statusCode).toBe(200);
  const chosen = { chosen_career: 'Civil Engineer' };
  await server.app.inject({
    method: 'PATCH',
    url: '/user/learning-profile',
    headers: own.headers,
    payload: chosen,
  });
  const mine = myCareers.parse((await get('/api/careers/mine', own)).json());
  const here = mine.chosen?.pathway.find(({ state }) => state === 'here');
  expect(here?.title).toBe('Grade 8');
  expect(here?.detail.split(', ')).toContain(mine.chosen?.next_skill);
});

test('unknown careers and problems are not found, and nobody reads without a token', async () => {
  expect((await get('/api/careers/wizard')).statusCode).toBe(404);
  expect((await send('PUT', '/api/careers/wizard/favorite')).statusCode).toBe(404);
  expect((await send('DELETE', '/api/careers/%00/favorite')).statusCode).toBe(404);
  const url = '/api/careers/civil-engineer/problems/no-skill';
  expect((await send('POST', url, student, { answer: '1' })).statusCode).toBe(404);
  expect((await server.app.inject({ url: '/api/careers' })).statusCode).toBe(401);
});

test('what a class asked somebody in this job stands on its page as text; a faulty file is left out', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'playforward-interviews-'));
  const folder = join(dataDir, 'interviews');
  mkdirSync(folder);
  const told = (career: string, answer: string) =>
    `career: ${career}\nby: Class 8b\nwith: Ms. Okafor\nquestions:\n  - ask: What is hard?\n    answer: ${answer}\n`;
  writeFileSync(join(folder, 'bridges.yaml'), told('Civil Engineer', 'Rain, <b>and more rain</b>.'));
  writeFileSync(join(folder, 'magic.yaml'), told('Wizard', 'Nothing.'));
  writeFileSync(join(folder, 'torn.yaml'), 'career: [');
  const other = await createTestServer({ settings: { dataDir } });
  try {
    const reader = await other.student();
    const answer = await other.app.inject({ url: '/api/careers/civil-engineer', headers: reader.headers });
    expect(careerPage.parse(answer.json()).interviews).toEqual([
      {
        by: 'Class 8b',
        with: 'Ms. Okafor',
        questions: [{ ask: 'What is hard?', answer: 'Rain, <b>and more rain</b>.' }],
      },
    ]);
  } finally {
    await other.close();
    rmSync(dataDir, { recursive: true });
  }
});
