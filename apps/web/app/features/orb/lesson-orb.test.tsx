import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { LessonOrb, type LessonOrbProps } from './lesson-orb.tsx';
import { forgetVisit } from './voice/use-welcome.ts';

const calm = {
  emotional_state: 'calm',
  help_level: 0,
  recent_attempts: 0,
  recent_correct: 0,
  time_on_current_problem: 0,
  recent_hints_used: 0,
};
const context = 'GET /api/orb/context';
const spent = 'POST /api/orb/trigger/time_spent?problem_id=9&lesson_id=4';
const routes = {
  [context]: { body: calm },
  'GET /api/orb/session': { body: {} },
  'POST /api/orb/trigger/lesson_start?lesson_id=4': { body: { messages: [{ text: 'Off we go.' }] } },
  [spent]: { body: { messages: [{ text: 'Shall we look together?' }] } },
};
const props: LessonOrbProps = {
  place: { part: 'practice-problems', lessonId: 4, problemId: 9 },
  name: 'Maya',
  career: null,
  welcome: 'Ready for this lesson? Start with the introduction and call me anytime.',
  restText: 'Your turn.',
  news: null,
  onMode: () => {},
  onReady: () => {},
};

function open(changes: Partial<LessonOrbProps> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const draw = (more: Partial<LessonOrbProps>) => (
    <QueryClientProvider client={client}>
      <LessonOrb {...props} {...more} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(draw(changes));
  return { change: (more: Partial<LessonOrbProps>) => rerender(draw({ ...changes, ...more })), unmount };
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.getByRole('status').textContent;
const count = (calls: { method: string; path: string }[], name: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === name).length;

beforeEach(() => {
  vi.useFakeTimers();
  forgetVisit();
});

describe('the companion of the lesson', () => {
  it('greets in words that fit the open part, and the words for a beginning are not said after them', async () => {
    const start = 'POST /api/orb/trigger/lesson_start?lesson_id=4';
    const text = 'Ready for this lesson? Start with the introduction and call me anytime.';
    fakeServer({ ...routes, [start]: { body: { messages: [{ text }] } } });
    open({ welcome: 'Your turn now.' });
    await wait(1600);
    expect(said()).toBe('Your turn now.');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('says the words of the page, greets after 1500 ms, then has what the server says [L-200] [L-331]', async () => {
    const { calls } = fakeServer(routes);
    open();
    await wait(1400);
    expect(said()).toBe('Your turn.');
    await wait(100);
    expect(said()).toBe('Ready for this lesson? Start with the introduction and call me anytime.');
    await wait(100);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(said()).toBe('Off we go.');
    expect(count(calls, 'POST /api/orb/trigger/lesson_start?lesson_id=4')).toBe(1);
  });

  it('is cleared by another part of the lesson [L-201]', async () => {
    fakeServer(routes);
    const { change } = open();
    await wait(1600);
    change({ place: { part: 'guided-problem', lessonId: 4, problemId: 2 }, restText: 'Step by step.' });
    await wait(0);
    expect(said()).toBe('Step by step.');
  });

  it('says what the city had to tell, and asks nobody about it', async () => {
    const { calls } = fakeServer(routes);
    const onMode = vi.fn();
    const { change } = open({ onMode });
    await wait(1600);
    const before = calls.length;
    change({ news: { kind: 'city', said: { text: 'Three stars!', personality_mode: 'celebrating' } } });
    await wait(10);
    expect(said()).toBe('Three stars!');
    expect(onMode).toHaveBeenLastCalledWith('excited', true);
    expect(calls).toHaveLength(before);
  });

  it('tells of each answer once and marks the hints after a wrong one [L-009] [L-308]', async () => {
    const { calls } = fakeServer(routes);
    const { change } = open();
    const news = { kind: 'wrong', problemId: 9 } as const;
    change({ news });
    change({ news, restText: 'Good try.' });
    await wait(10);
    expect(said()).toBe("Don't worry! Every mistake is a step closer to success! 💪");
    expect(count(calls, 'POST /api/orb/trigger/wrong_answer?problem_id=9&lesson_id=4')).toBe(1);
    expect(screen.getByRole('button', { name: 'Give me some hints' }).dataset.fitting).toBe('true');
    change({ news: { kind: 'other', problemId: 9 }, restText: 'Fresh start.' });
    await wait(0);
    expect(said()).toBe('Fresh start.');
  });

  it('leaves a hint that was asked for when the try starts afresh, and takes it away with its problem', async () => {
    const hint = 'data: {"text":"Look at the parts."}\n\ndata: [DONE]\n\n';
    fakeServer(routes);
    const elsewhere = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, request: RequestInit) =>
      path.endsWith('/dynamic/stream') ? Promise.resolve(new Response(hint)) : elsewhere(path, request),
    );
    const { change } = open({ news: { kind: 'wrong', problemId: 9 } });
    await wait(3000);
    fireEvent.click(screen.getByRole('button', { name: 'Give me some hints' }));
    await wait(10);
    expect(said()).toBe('Look at the parts.');
    const news = { kind: 'other', problemId: 9 } as const;
    change({ news, restText: 'Fresh start.' });
    await wait(0);
    expect(said()).toBe('Look at the parts.');
    change({ news, place: { ...props.place, problemId: 10 }, restText: 'Next one.' });
    await wait(0);
    expect(said()).toBe('Next one.');
  });

  it('asks for the context at 0, 30 and 60 seconds, and no more once it is gone [L-229] [L-330]', async () => {
    const { calls } = fakeServer(routes);
    const { unmount } = open();
    await wait(100);
    expect(count(calls, context)).toBe(1);
    await wait(30_000);
    expect(count(calls, context)).toBe(2);
    await wait(30_000);
    expect(count(calls, context)).toBe(3);
    unmount();
    await wait(60_000);
    expect(count(calls, context)).toBe(3);
  });
});

describe('help offered by itself', () => {
  it('comes with a context that asks for it, and not again for two minutes [L-334] [D-95]', async () => {
    const { calls } = fakeServer({ ...routes, [context]: { body: { ...calm, help_level: 3 } } });
    open();
    await wait(100);
    expect(said()).toBe('Shall we look together?');
    await wait(110_000);
    expect(count(calls, spent)).toBe(1);
    fireEvent.keyDown(window, { key: 'a' });
    await wait(60_000);
    expect(count(calls, spent)).toBe(2);
  });

  it('comes after two minutes of silence, once until somebody moves [L-337]', async () => {
    const { calls } = fakeServer(routes);
    open();
    await wait(119_000);
    expect(count(calls, spent)).toBe(0);
    await wait(2_000);
    expect(count(calls, spent)).toBe(1);
    await wait(600_000);
    expect(count(calls, spent)).toBe(1);
  });

  it('waits while a dialog is open', async () => {
    const { calls } = fakeServer({ ...routes, [context]: { body: { ...calm, help_level: 5 } } });
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    open();
    await wait(20_000);
    expect(count(calls, spent)).toBe(0);
    dialog.remove();
    await wait(10_000);
    expect(count(calls, spent)).toBe(1);
  });

  it('never comes when the context cannot be had, and everything else goes on [L-306]', async () => {
    const { calls } = fakeServer({ ...routes, [context]: { status: 500 } });
    open();
    await wait(60_000);
    expect(count(calls, spent)).toBe(0);
    expect(screen.getByRole('button', { name: 'Give me some hints' })).toBeTruthy();
  });
});
