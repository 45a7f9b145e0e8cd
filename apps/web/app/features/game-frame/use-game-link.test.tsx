import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { frameAddress } from './frame-address.ts';
import { useGameLink } from './use-game-link.ts';

const connect = { source: 'godot-game', type: 'connect', version: 1 };
const graph = { source: 'godot-game', type: 'open_react_graph', graphData: { data: { datasets: [] } } };
const settings = { volume: 1, muted: false, reducedMotion: false };
const ack = { source: 'stem-app', type: 'connect_ack' };

/** Missions of lesson 7: what each source answers, after how long. */
function serve(sources: Record<string, { missions: unknown }>, after = 0): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    await new Promise((resolve) => setTimeout(resolve, after));
    const answer = sources[address.split('/').at(-1) ?? ''];
    return new Response(JSON.stringify(answer ?? { detail: 'none' }), { status: answer ? 200 : 404 });
  });
  return asked;
}

function link(lessonId: number | null = 7) {
  const said: { message: unknown; target: string }[] = [];
  const contentWindow = {
    postMessage: (message: unknown, target: string) => said.push({ message, target }),
  } as unknown as Window;
  const frame = { current: { contentWindow } as HTMLIFrameElement };
  const onMessage = vi.fn();
  const about = { lesson_id: lessonId, lesson_title: 'Ratios', user: { name: '' } };
  const first = { settings, paused: false, address: '/stem-city/' };
  const { unmount, rerender } = renderHook(
    ({ settings, ...props }: typeof first) =>
      useGameLink({ frame, init: { ...about, settings }, onMessage, ...props }),
    { initialProps: first },
  );
  const change = (changes: Partial<typeof first>) => act(() => rerender({ ...first, ...changes }));
  const post = (data: unknown, { origin = window.location.origin, source = contentWindow as unknown } = {}) =>
    act(() => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return { said, onMessage, post, unmount, change };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const types = (said: { message: unknown }[]) => said.map(({ message }) => (message as { type: string }).type);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the game in the frame', () => {
  test('is acknowledged and gets the personalised missions, to its exact origin [R-088] [R-089] [R-090]', async () => {
    const asked = serve({ personalized: { missions: [{ id: 'pump', title: 'Pump' }] } });
    const { said, post } = link();
    post(connect);
    expect(said).toEqual([{ message: ack, target: window.location.origin }]);
    await pass(1);
    expect(said[1]).toEqual({
      message: {
        source: 'stem-app',
        type: 'init',
        lesson_id: 7,
        lesson_title: 'Ratios',
        user: { name: '' },
        settings,
        missions: [{ id: 'pump', title: 'Pump' }],
      },
      target: window.location.origin,
    });
    expect(asked).toEqual(['/missions/lessons/7/personalized']);
  });

  test('gets the static missions where there are no personalised ones, else none [R-086] [R-087]', async () => {
    const asked = serve({ static: { missions: [{ id: 'park', title: 'Park' }] } });
    const { said, post } = link();
    await pass(1);
    post(connect);
    expect(asked).toEqual(['/missions/lessons/7/personalized', '/missions/lessons/7/static']);
    expect(said[1]?.message).toMatchObject({ missions: [{ id: 'park' }] });
  });

  test.each([
    ['missing', {}],
    ['of another shape', { personalized: { missions: 'x' }, static: { missions: [7] } }],
  ])('goes on without missions that are %s', async (_, sources) => {
    serve(sources as Record<string, { missions: unknown }>);
    const { said, post } = link();
    await pass(1);
    post(connect);
    expect(said[1]?.message).toMatchObject({ type: 'init', missions: [] });
  });

  test('waits at most 5 s for missions and gets them when they come late [D-116]', async () => {
    serve({ personalized: { missions: [{ id: 'pump', title: 'Pump' }] } }, 8000);
    const { said, post } = link();
    post(connect);
    await pass(4999);
    expect(types(said)).toEqual(['connect_ack']);
    await pass(1);
    expect(said[1]?.message).toMatchObject({ type: 'init', missions: [] });
    await pass(3001);
    expect(said[2]?.message).toMatchObject({ type: 'init', missions: [{ id: 'pump' }] });
  });

  test('in free play is not asked for missions', async () => {
    const asked = serve({});
    const { said, post } = link(null);
    await pass(1);
    post(connect);
    expect(asked).toEqual([]);
    expect(said[1]?.message).toMatchObject({ lesson_id: null, missions: [] });
  });
});

describe('what changes meanwhile', () => {
  test('is told: settings, a pause and its end, to a game that has greeted [CITY 7]', async () => {
    serve({});
    const { said, post, change } = link();
    change({ paused: true });
    expect(said).toEqual([]);
    post(connect);
    await pass(1);
    expect(types(said)).toEqual(['connect_ack', 'pause', 'init']);
    change({ paused: false });
    change({ settings: { ...settings, muted: true } });
    expect(said.slice(3).map(({ message }) => message)).toEqual([
      { source: 'stem-app', type: 'resume' },
      { source: 'stem-app', type: 'settings', settings: { ...settings, muted: true } },
    ]);
  });

  test('is not told to another game in the frame before it greets', async () => {
    serve({});
    const { said, post, change } = link();
    post(connect);
    await pass(1);
    change({ address: '/stem-city/?again' });
    change({ address: '/stem-city/?again', settings: { ...settings, muted: true } });
    expect(types(said)).toEqual(['connect_ack', 'init']);
    post(connect);
    expect(said.at(-1)?.message).toMatchObject({ type: 'init', settings: { muted: true } });
  });
});

describe('messages', () => {
  test('of the frame are passed on [L-101] [L-243]', () => {
    serve({});
    const { onMessage, post } = link();
    post(graph);
    expect(onMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'open_react_graph' }));
  });

  test.each([
    ['of another origin', graph, { origin: 'https://elsewhere.example' }],
    ['of the page itself', graph, { source: window }],
    ['of nobody', graph, { source: null }],
    ['of another source', { ...graph, source: 'ad' }, {}],
    ['of an unknown type', { ...graph, type: 'open_react_map' }, {}],
    ['that are a text', 'connect', {}],
  ])('%s are ignored [L-243] [D-117]', (_, data, from) => {
    serve({});
    const { onMessage, said, post } = link();
    post(data, from);
    expect(onMessage).not.toHaveBeenCalled();
    expect(said).toEqual([]);
  });

  test('are not heard any more once the game is closed', async () => {
    serve({});
    const { onMessage, said, post, unmount } = link();
    unmount();
    post(connect);
    await pass(6000);
    expect(onMessage).not.toHaveBeenCalled();
    expect(said).toEqual([]);
  });
});

test.each([
  [7, '', '/stem-city/?lesson_id=7&access_token='],
  [null, '', '/stem-city/?lesson_id=&access_token='],
  [7, 'a-_9', '/stem-city/?lesson_id=7&access_token=a-_9'],
])(
  'the address for lesson %s and ticket %j is %s, with no session token in it [L-100] [L-287] [D-113] [D-114]',
  (lesson, ticket, address) => {
    localStorage.setItem('playforward_access_token', 'secret');
    expect(frameAddress(lesson, ticket)).toBe(address);
  },
);
