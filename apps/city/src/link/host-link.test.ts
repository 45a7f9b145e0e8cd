import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { graphWord, tableWord } from './game-words.ts';
import { type HostLink, openHostLink } from './host-link.ts';

type Said = { word: unknown; origin: string };
let said: Said[];
let link: HostLink | undefined;

/** A window in a frame: its host notes what it hears. */
function framedWindow() {
  const hearers = new Set<(event: MessageEvent) => void>();
  const host = { postMessage: (word: unknown, origin: string) => said.push({ word, origin }) };
  const target = {
    parent: host,
    location: { origin: 'https://school.example' },
    addEventListener: (_: string, hearer: (event: MessageEvent) => void) => hearers.add(hearer),
    removeEventListener: (_: string, hearer: (event: MessageEvent) => void) => hearers.delete(hearer),
  };
  const post = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = { data, origin: 'https://school.example', source: host, ...from };
    for (const hearer of hearers) hearer(event as MessageEvent);
  };
  return { target: target as unknown as Window, post, hearers };
}

beforeEach(() => {
  said = [];
  vi.useFakeTimers();
});
afterEach(() => {
  link?.close();
  vi.useRealTimers();
});

const init = { source: 'stem-app', type: 'init', lesson_id: 1, lesson_title: 'A', missions: [] };

describe('the line to the host', () => {
  test('calls at once and each half second, to the own origin only, until it is acknowledged', () => {
    const { target, post } = framedWindow();
    link = openHostLink(target);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(
      Array.from({ length: 3 }, () => ({
        word: { source: 'godot-game', type: 'connect', version: 1 },
        origin: 'https://school.example',
      })),
    );
    post({ source: 'stem-app', type: 'connect_ack' });
    vi.advanceTimersByTime(3000);
    expect(said).toHaveLength(3);
    post(init);
    expect(link.state().phase).toBe('hosted');
  });

  test('ignores another origin, another window and another shape', () => {
    const { target, post } = framedWindow();
    link = openHostLink(target);
    post(init, { origin: 'https://elsewhere.example' });
    post(init, { source: {} });
    post({ ...init, missions: 7 });
    expect(link.state().phase).toBe('calling');
  });

  test('is alone when nobody answers within ten seconds', () => {
    const { target } = framedWindow();
    link = openHostLink(target);
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(20);
    expect(link.state().phase).toBe('alone');
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(20);
  });

  test('is alone at once outside of a frame, and says nothing', () => {
    link = openHostLink();
    expect(link.state().phase).toBe('alone');
    link.say({ source: 'godot-game', type: 'close' });
    expect(said).toEqual([]);
  });

  test('ends its timer and its listener when it is closed', () => {
    const { target, hearers } = framedWindow();
    link = openHostLink(target);
    link.close();
    expect(hearers.size).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(said).toHaveLength(1);
  });
});

describe('charts and tables', () => {
  test('keep to 60 labels and 4 series [L-162] [L-166]', () => {
    const labels = Array.from({ length: 90 }, (_, index) => String(index));
    const series = { label: 'a', data: labels.map(Number) };
    const word = graphWord({
      title: 'Water',
      description: 'Liters',
      type: 'line',
      data: { labels, datasets: Array.from({ length: 6 }, () => series) },
    });
    expect(word).toMatchObject({ type: 'open_react_graph', graphData: { type: 'line' } });
    const { data } = (word as { graphData: { data: { labels: string[]; datasets: { data: number[] }[] } } })
      .graphData;
    expect([data.labels.length, data.datasets.length, data.datasets[0]?.data.length]).toEqual([60, 4, 60]);
  });

  test('say their headers and rows as documented [L-167]', () => {
    expect(tableWord({ title: 'T', description: 'D', table_data: { headers: ['a'], rows: [[1]] } })).toEqual({
      source: 'godot-game',
      type: 'open_react_table',
      title: 'T',
      auto_open: true,
      data: { description: 'D', table_data: { headers: ['a'], rows: [[1]] } },
    });
  });
});
