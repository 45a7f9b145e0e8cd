import { raceChallenge } from '@playforward/contract';
import { checkAnswer, readChallenge } from '@playforward/race';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { chat, chatBody } from './testing-race.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('POST /api/chat', () => {
  test('typesets the formulas of question and hints, and leaves the sentences as documented [issue 6]', async () => {
    const { headers } = await server.student();
    const context = { profile: { grade: '8', topic: 'equations', goal: 'solve equations' } };
    let found = 0;
    for (let count = 0; count < 20; count += 1) {
      const answer = await chat(server, headers, chatBody('challenge_generation', { context }));
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
      const answer = await chat(server, headers, chatBody('challenge_generation', { context }));
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
      const answer = await chat(server, headers, chatBody('challenge_generation', { context }));
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
      const answer = await chat(server, headers, chatBody('challenge_generation', { context }));
      return raceChallenge.parse(answer.json().structured_response);
    };
    const title = lesson?.mission.title ?? 'no mission';
    expect((await ask([])).game_narrative_element).toContain(title);
    expect((await ask(['x'])).game_narrative_element ?? '').not.toContain(title);
  });
});
