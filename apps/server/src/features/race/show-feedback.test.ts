import { raceFeedback } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { chat, chatBody } from './testing-race.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('POST /api/chat', () => {
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
    const answer = await chat(server, headers, chatBody('learning_feedback', { context: { session } }));
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
      const answer = await chat(
        server,
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
    const answer = await chat(server, headers, chatBody('learning_feedback', { context: null }));
    expect(raceFeedback.parse(answer.json().structured_response)).toMatchObject({
      strength_areas: [],
      conceptual_understanding: 0.7,
    });
  });
});
