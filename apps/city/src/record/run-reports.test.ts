import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRunReports } from './run-reports.ts';

const maya = 'mark-of-maya';
const run = (attemptId: string) => ({
  attemptId,
  missionId: 'mission-7-ratio-1-1',
  inputs: { n: '30' },
  prediction: '12',
});
const kept = { run_id: '5', mission_id: 'mission-7-ratio-1-1', attempts: 1, best_stars: 3, mastered: false };

let bodies: { attempt_id: string; account?: string }[];
let answer: () => Response | Promise<Response>;
let backOnline: () => void;
let onKept: ReturnType<typeof vi.fn<(answer: unknown) => void>>;
let closing: (() => void)[];

const away = () => Promise.reject(new TypeError('no line'));
const stored = () => Response.json(kept);

function open(storage: Storage | null = window.localStorage) {
  const reports = openRunReports({
    storage,
    random: () => 0.5,
    onKept,
    onLine(listener) {
      backOnline = listener;
      return () => undefined;
    },
  });
  closing.push(reports.close);
  return reports;
}
const ids = () => bodies.map(({ attempt_id: id }) => id);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  bodies = [];
  closing = [];
  answer = stored;
  onKept = vi.fn();
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return answer();
  });
});
afterEach(() => {
  for (const close of closing) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('runs that were judged in the page', () => {
  test('reach the record with their number, their numbers typed and nothing of what the page made of them', async () => {
    const reports = open();
    reports.serve(maya);
    reports.add(run('a'));
    await pass(2000);
    expect(bodies).toEqual([
      {
        mission_id: 'mission-7-ratio-1-1',
        inputs: { n: '30' },
        prediction: '12',
        attempt_id: 'a',
        account: maya,
      },
    ]);
    expect(onKept).toHaveBeenCalledExactlyOnceWith(kept);
    expect(window.localStorage).toHaveLength(0);
  });

  test('wait without a line, in their order, and go out when it is back', async () => {
    answer = away;
    const reports = open();
    reports.serve(maya);
    reports.add(run('a'));
    reports.add(run('b'));
    await pass(120_000);
    expect(new Set(ids())).toEqual(new Set(['a']));
    expect(onKept).not.toHaveBeenCalled();
    answer = stored;
    bodies = [];
    backOnline();
    await pass(0);
    expect(ids()).toEqual(['a', 'b']);
    expect(window.localStorage).toHaveLength(0);
  });

  test('outlive the page, and go out with the next one of the same account alone', async () => {
    answer = away;
    const first = open();
    first.serve(maya);
    first.add(run('a'));
    await pass(2000);
    first.close();
    answer = stored;
    bodies = [];
    const leo = open();
    leo.serve('mark-of-leo');
    await pass(60_000);
    expect(bodies).toEqual([]);
    leo.close();
    const next = open();
    next.serve(maya);
    await pass(0);
    expect(ids()).toEqual(['a']);
    expect(window.localStorage).toHaveLength(0);
  });

  test.each([401, 409])('stay where the session has ended or is another account’s (%i)', async (status) => {
    answer = () => Response.json({ detail: 'no' }, { status });
    const reports = open();
    reports.serve(maya);
    reports.add(run('a'));
    await pass(120_000);
    expect(ids()).toEqual(['a']);
    expect(window.localStorage).toHaveLength(1);
  });

  test('are dropped only by the server’s own sentence, not by something in between', async () => {
    answer = () => new Response('<html>', { status: 404 });
    const reports = open();
    reports.serve(maya);
    reports.add(run('a'));
    await pass(30_000);
    expect(window.localStorage).toHaveLength(1);
    answer = () => Response.json({ detail: 'This mission is not open right now.' }, { status: 404 });
    await pass(60_000);
    expect(window.localStorage).toHaveLength(0);
    expect(onKept).not.toHaveBeenCalled();
  });

  test('of nobody are kept nowhere', async () => {
    const reports = open();
    reports.add(run('a'));
    await pass(60_000);
    expect([bodies, window.localStorage.length]).toEqual([[], 0]);
  });

  test('go out as well where the browser stores nothing, or stores nonsense', async () => {
    const blind = open(null);
    blind.serve(maya);
    blind.add(run('a'));
    await pass(2000);
    expect(ids()).toEqual(['a']);
    blind.close();
    window.localStorage.setItem('stem-city-runs', '[{"attemptId":3},null]');
    const reports = open();
    reports.serve(maya);
    reports.add(run('b'));
    await pass(2000);
    expect(ids()).toEqual(['a', 'b']);
  });
});
