import { checkView, keptAnswersAnswer, ownChecks } from '@playforward/contract';
import type { RenderedProblem } from '@playforward/curriculum';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sameProblemKey } from '../../checks/draw-problems.ts';
import { call } from '../../testing/class-of.ts';
import { firstLesson, openLesson } from '../../testing/lesson-of.ts';
import { createTestServer, type TestServer, type TestStudent } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const unitId = () => firstLesson(server).unitId;
const courseId = () => server.app.curriculum.index.unit.get(unitId())?.courseId ?? 0;

async function open(student: TestStudent, kind: 'get-ready' | 'unit' | 'course' = 'unit', on = server) {
  const item_id = kind === 'course' ? courseId() : unitId();
  const payload = { kind, item_id };
  return checkView.parse((await call(on, student, { method: 'POST', url: '/api/checks', payload })).json());
}

async function problemsIn(id: string): Promise<RenderedProblem[]> {
  const { rows } = await server.context.pool.query('SELECT rendered FROM check_sittings WHERE id = $1', [id]);
  return rows[0].rendered;
}

const at = (second: number) => new Date(Date.now() - 60_000 + second * 1000).toISOString();
type Kept = {
  place: number;
  answer_id: number | null;
  answer: string | null;
  flagged: boolean;
  typed_at: string;
};

/** The right answer, as a student would give it. */
function rightAnswer(problem: RenderedProblem, place: number): Kept {
  const choice = problem.choices.find(({ correct }) => correct);
  const typed = problem.input !== null;
  return {
    place,
    answer_id: typed ? null : (choice?.id ?? null),
    answer: typed ? problem.key.value : null,
    flagged: false,
    typed_at: at(1),
  };
}

const keep = (student: TestStudent, id: string, answers: Kept[], on = server) =>
  call(on, student, { method: 'PATCH', url: `/api/checks/${id}/answers`, payload: { answers } });
const handIn = (student: TestStudent, id: string, answers: Kept[] = []) =>
  call(server, student, { method: 'POST', url: `/api/checks/${id}/hand-in`, payload: { answers } });

describe('checks a student takes by herself', () => {
  test('stand in their order with as many problems as promised', async () => {
    const student = await server.student();
    const url = `/api/checks?course_id=${courseId()}`;
    const { checks } = ownChecks.parse((await call(server, student, { url })).json());
    const sizes = Map.groupBy(checks, ({ kind }) => kind);
    for (const { problems } of sizes.get('get-ready') ?? []) expect(problems).toSatisfy(between(6, 8));
    for (const { problems } of sizes.get('unit') ?? []) expect(problems).toSatisfy(between(10, 15));
    expect(sizes.get('course')).toHaveLength(1);
    expect(sizes.get('course')?.[0]?.problems).toSatisfy(between(15, 20));
  });

  test('are opened once, and closed sheets of somebody else are not found', async () => {
    const [student, other] = [await server.student(), await server.student()];
    const first = await open(student);
    expect((await open(student)).id).toBe(first.id);
    for (const url of [`/api/checks/${first.id}`, '/api/checks/1', `/api/checks/${'0'.repeat(36)}`])
      expect((await call(server, other, { url })).statusCode).toBe(404);
  });

  test('verdicts come after handing in, with reasons, and count as done alone', async () => {
    const student = await server.student();
    const { id } = await open(student);
    const problems = await problemsIn(id);
    const answers = problems.map(rightAnswer).slice(1);
    expect((await keep(student, id, answers)).statusCode).toBe(200);
    const before = checkView.parse((await call(server, student, { url: `/api/checks/${id}` })).json());
    expect(before).toMatchObject({ state: 'open', review: null });
    const after = checkView.parse((await handIn(student, id)).json());
    expect(after.state).toBe('reviewed');
    expect(after.review?.map(({ verdict }) => verdict)).toEqual(['none', ...answers.map(() => 'right')]);
    const { rows } = await server.context.pool.query(
      'SELECT sum(alone_answers)::int AS alone, sum(helped_answers)::int AS helped FROM mastery WHERE user_id = $1',
      [student.id],
    );
    expect(rows).toEqual([{ alone: answers.length, helped: 0 }]);
    const progress = await server.context.pool.query('SELECT 1 FROM progress WHERE user_id = $1', [
      student.id,
    ]);
    expect(progress.rowCount).toBe(0);
    await handIn(student, id);
    const counted = await server.context.pool.query('SELECT 1 FROM attempts WHERE user_id = $1', [
      student.id,
    ]);
    expect(counted.rowCount).toBe(answers.length);
  });

  test('what is put away gives no verdict and counts for nothing', async () => {
    const student = await server.student();
    const { id } = await open(student);
    await keep(student, id, (await problemsIn(id)).map(rightAnswer));
    const url = `/api/checks/${id}/put-away`;
    expect((await call(server, student, { method: 'POST', url })).statusCode).toBe(200);
    const shown = checkView.parse((await call(server, student, { url: `/api/checks/${id}` })).json());
    expect(shown).toMatchObject({ state: 'put-away', review: null });
    expect((await open(student)).id).not.toBe(id);
  });
});

describe('[CLASSROOM-6] problems of an open check', () => {
  test('are none of the own practice, and lie in no table that practice reads', async () => {
    const student = await server.student();
    await openLesson(server, student, firstLesson(server).id);
    const { rows } = await server.context.pool.query<{ rendered: RenderedProblem }>(
      'SELECT rendered FROM problem_instances WHERE user_id = $1',
      [student.id],
    );
    const met = new Set(rows.map(({ rendered }) => sameProblemKey(rendered)));
    const { id } = await open(student);
    const problems = await problemsIn(id);
    expect(problems.filter((problem) => met.has(sameProblemKey(problem)))).toEqual([]);
    const now = await server.context.pool.query('SELECT 1 FROM problem_instances WHERE user_id = $1', [
      student.id,
    ]);
    expect(now.rowCount).toBe(rows.length);
  });

  test('show no key, reason, step, or choice of a typed answer', async () => {
    const student = await server.student();
    const { id } = await open(student);
    const shown = (await call(server, student, { url: `/api/checks/${id}` })).body;
    for (const problem of await problemsIn(id)) {
      for (const { reason } of problem.choices)
        expect(shown).not.toContain(JSON.stringify(reason).slice(1, -1));
      expect(shown).not.toContain(JSON.stringify(problem.otherWrong).slice(1, -1));
    }
    const { problems } = checkView.parse(JSON.parse(shown));
    for (const { answers, answer_input: input } of problems) expect(answers.length > 0).toBe(input === null);
  });

  test('keeping answers tells of text that it cannot be read, and never what is right', async () => {
    const student = await server.student();
    const { id } = await open(student);
    const problems = await problemsIn(id);
    const place = problems.findIndex(({ input }) => input !== null);
    const said = async (answer: string) =>
      keptAnswersAnswer.parse(
        (
          await keep(student, id, [{ place, answer_id: null, answer, flagged: false, typed_at: at(1) }])
        ).json(),
      ).unreadable;
    expect(await said('☃☃')).toHaveLength(1);
    expect(await said(problems[place]?.key.value ?? '')).toEqual([]);
    expect(await said('123454321')).toEqual([]);
  });

  test('the companion rests in chat, hints and buttons, and still hears a cry for help', async () => {
    const student = await server.student();
    const { id } = await open(student);
    const [problem] = await problemsIn(id);
    const say = async (user_message: string) =>
      (
        await call(server, student, { method: 'POST', url: '/api/orb/message', payload: { user_message } })
      ).json();
    const rests = 'You have a check open, so I rest until you hand in. Then we look at it together.';
    expect((await say(problem?.question ?? '')).message).toBe(rests);
    expect((await say('solve 3x + 2 = 11')).message).toBe(rests);
    expect((await say('I want to kill myself')).safety_card).not.toBeNull();
    for (const payload of [{ type: 'hint' }, { prompt_button: 'solve 3x + 2 = 11' }]) {
      const url = '/api/orb/dynamic';
      const answer = (await call(server, student, { method: 'POST', url, payload })).json();
      expect(JSON.stringify(answer.messages)).toContain(rests);
    }
    await handIn(student, id);
    expect((await say('solve 3x + 2 = 11')).message).not.toBe(rests);
  });

  test('are no problems of practice afterwards either: nobody answers them again', async () => {
    const student = await server.student();
    const { id } = await open(student);
    await handIn(student, id, (await problemsIn(id)).map(rightAnswer));
    const { rows } = await server.context.pool.query<{ id: number }>(
      'SELECT id FROM problem_instances WHERE user_id = $1 LIMIT 1',
      [student.id],
    );
    const payload = { problem_id: rows[0]?.id, lesson_id: firstLesson(server).id, answer: '1' };
    const again = await call(server, student, { method: 'POST', url: '/api/problems/submit', payload });
    expect(again.json().is_correct).not.toBe(true);
  });
});

describe('[CLASSROOM-7] answers of a check', () => {
  test('are there after the program was stopped and started', async () => {
    const student = await server.student();
    const { id } = await open(student);
    const answers = (await problemsIn(id)).map(rightAnswer);
    await keep(student, id, answers);
    const later = await server.restarted();
    const shown = checkView.parse((await call(later, student, { url: `/api/checks/${id}` })).json());
    expect(shown.answers.map(({ answer, answer_id }) => answer ?? answer_id)).toEqual(
      answers.map(({ answer, answer_id }) => answer ?? answer_id),
    );
  });

  test('of two tabs keep what was typed last, whichever call arrives last', async () => {
    const student = await server.student();
    const { id } = await open(student);
    const place = (await problemsIn(id)).findIndex(({ input }) => input !== null);
    const typed = (answer: string, second: number): Kept => ({
      place,
      answer_id: null,
      answer,
      flagged: false,
      typed_at: at(second),
    });
    await keep(student, id, [typed('12', 20)]);
    await keep(student, id, [typed('7', 10)]);
    const shown = async () =>
      checkView.parse((await call(server, student, { url: `/api/checks/${id}` })).json()).answers[0]?.answer;
    expect(await shown()).toBe('12');
    const ahead = { ...typed('13', 0), typed_at: new Date(Date.now() + 86_400_000).toISOString() };
    await keep(student, id, [ahead]);
    await keep(student, id, [{ ...typed('14', 0), typed_at: new Date(Date.now() + 1000).toISOString() }]);
    expect(await shown()).toBe('14');
  });

  test('are counted after a stop between handing in and counting, and once', async () => {
    const student = await server.student();
    const { id } = await open(student);
    const answers = (await problemsIn(id)).map(rightAnswer);
    await handIn(student, id, answers);
    const { pool } = server.context;
    const mastery = async () =>
      (await pool.query('SELECT * FROM mastery WHERE user_id = $1 ORDER BY skill', [student.id])).rows;
    const before = await mastery();
    await pool.query('UPDATE check_sittings SET counted_at = NULL WHERE id = $1', [id]);
    await server.restarted();
    expect(await mastery()).toEqual(before);
    await pool.query('DELETE FROM attempts WHERE user_id = $1', [student.id]);
    await pool.query('DELETE FROM mastery WHERE user_id = $1', [student.id]);
    await pool.query('UPDATE check_sittings SET counted_at = NULL WHERE id = $1', [id]);
    await server.restarted();
    expect((await mastery()).length).toBe(before.length);
  });

  test('that no problem can have are refused with a sentence, and nothing of the call is kept', async () => {
    const student = await server.student();
    const { id } = await open(student);
    const [first] = (await problemsIn(id)).map(rightAnswer);
    if (!first) throw new Error('a check has no problems');
    const bad = [
      { ...first, place: 60 },
      { ...first, answer: null, answer_id: 19 },
      { ...first, answer: 'x', answer_id: 1 },
      { ...first, answer: 'x'.repeat(500), answer_id: null },
    ];
    for (const one of bad) {
      const answer = await keep(student, id, [first, one]);
      expect([answer.statusCode, typeof answer.json().detail]).toEqual([422, 'string']);
    }
    const shown = checkView.parse((await call(server, student, { url: `/api/checks/${id}` })).json());
    expect(shown.answers).toEqual([]);
  });
});

function between(least: number, most: number) {
  return (n: number) => n >= least && n <= most;
}
