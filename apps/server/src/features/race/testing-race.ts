import { raceChallenge, raceRecordAnswer } from '@playforward/contract';
import type { TestServer, TestStudent } from '../../testing/test-server.ts';

export type ChallengeStep = { id: string; seal: string | null; answer: string | null };
type Racer = Pick<TestStudent, 'headers'>;

export const post = ({ app }: TestServer, url: string, headers: Record<string, string>, payload: unknown) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

export const chat = (server: TestServer, headers: Record<string, string>, body: unknown) =>
  post(server, '/api/chat', headers, body);

export const chatBody = (response_type: string, fields: object = {}) => ({
  messages: [{ role: 'user', content: 'hint please' }],
  user_id: null,
  context: {},
  response_type,
  ...fields,
});

/** Challenges as they are dealt to a student, answered right. */
export async function dealt(
  server: TestServer,
  { headers }: Racer,
  count: number,
): Promise<(ChallengeStep & { units: number })[]> {
  const steps: (ChallengeStep & { units: number })[] = [];
  while (steps.length < count) {
    const context = { profile: { grade: '7', topic: 'percents', goal: 'find percents' } };
    const made = await chat(server, headers, chatBody('challenge_generation', { context }));
    const { id, seal, answer, moveValue } = raceChallenge.parse(made.json().structured_response);
    steps.push({ id, seal, answer, units: moveValue });
  }
  return steps;
}

/** A race that is won: dealt challenges until their units reach the destination. */
export async function wonRace(
  server: TestServer,
  student: Racer,
): Promise<{ steps: ChallengeStep[]; score: number }> {
  const steps: ChallengeStep[] = [];
  let units = 0;
  for (const { units: each, ...step } of await dealt(server, student, 7)) {
    if (units >= 7) break;
    units += each;
    steps.push(step);
  }
  return { steps, score: 10 * units + 50 };
}

export const tellLog = (server: TestServer, { headers }: Racer, race: string, steps: ChallengeStep[]) =>
  post(server, '/api/game/log', headers, { race, hints_used: 1, steps });

export const fetchRaceRecord = async ({ app }: TestServer, { headers }: Racer) =>
  raceRecordAnswer.parse((await app.inject({ url: '/api/game/record', headers })).json());
