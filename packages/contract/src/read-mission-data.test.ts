import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMissionData } from './read-mission-data.ts';
import { gameMessage } from './window-messages.ts';

const graph = (graphData: unknown, more: object = {}) => ({
  source: 'godot-game',
  type: 'open_react_graph',
  graphData,
  ...more,
});
const table = (data: unknown, more: object = {}) => ({
  source: 'godot-game',
  type: 'open_react_table',
  data,
  ...more,
});
const read = (message: unknown) => {
  const { success, data } = gameMessage.safeParse(message);
  return success ? readMissionData(data) : 'ignored';
};

const tank = {
  description: 'Water in the tower',
  type: 'BAR',
  data: { labels: ['Day 0', 1], datasets: [{ label: 'Tank', data: [40, null] }] },
};
const pumps = { description: 'Three pumps', table_data: { headers: ['Pump', 'Liters'], rows: [['A', 540]] } };

describe('the envelope of a message', () => {
  test.each([
    ['another source', { ...graph(tank), source: 'elsewhere' }],
    ['another type', { ...graph(tank), type: 'open_react_map' }],
    ['no source', { type: 'open_react_graph', graphData: tank }],
    ['a text', 'open_react_graph'],
    ['nothing', undefined],
    ['a title that is not a text', graph(tank, { title: 7 })],
  ])('with %s is ignored [L-243]', (_, message) => {
    expect(read(message)).toBe('ignored');
  });
});

describe('a graph', () => {
  test('is read with its description, labels and series, its type in lower case [L-162] [L-164] [L-166]', () => {
    expect(read(graph(tank, { title: 'Tower' }))).toEqual({
      kind: 'chart',
      title: 'Tower',
      data: { ...tank, type: 'bar' },
    });
  });

  test.each([
    ['line', 'line'],
    ['bar', 'bar'],
    ['scatter', 'scatter'],
    ['SCATTER', 'scatter'],
    ['pie', 'line'],
    [undefined, 'line'],
    [7, 'line'],
    [{ toLowerCase: 'bar' }, 'line'],
  ])('of type %s is drawn as %s [L-163] [L-165]', (type, drawn) => {
    expect(read(graph({ ...tank, type }))).toMatchObject({ kind: 'chart', data: { type: drawn } });
  });

  test('is also found inside data [D-118]', () => {
    expect(read(graph(undefined, { data: { graphData: tank } }))).toMatchObject({ kind: 'chart' });
  });

  test('without data opens nothing, without a title has none', () => {
    expect(read(graph(undefined))).toEqual({ kind: 'nothing' });
    expect(read(graph(null, { data: 7 }))).toEqual({ kind: 'nothing' });
    expect(read(graph(tank, { title: '  ' }))).toMatchObject({ title: null });
  });

  test.each([
    ['a text for its series', { data: { datasets: 'all' } }],
    ['a number that is none', { data: { datasets: [{ data: [Number.NaN] }] } }],
    ['an endless number', { data: { datasets: [{ data: [Number.POSITIVE_INFINITY] }] } }],
    ['no data', { description: 'x' }],
    ['a very long label', { data: { labels: ['x'.repeat(201)], datasets: [] } }],
  ])('with %s is refused as unreadable', (_, payload) => {
    expect(read(graph(payload))).toEqual({ kind: 'refused', reason: 'unreadable' });
  });
});

describe('a table', () => {
  test('is read with title, description, headers and rows, and opens by itself [L-167] [D-119]', () => {
    expect(read(table(pumps, { title: 'Pumps' }))).toEqual({
      kind: 'table',
      title: 'Pumps',
      data: pumps,
      autoOpen: true,
    });
    expect(read(table(pumps, { auto_open: false }))).toMatchObject({ autoOpen: false });
  });

  test('without a data payload opens nothing [L-244]', () => {
    expect(read(table(undefined))).toEqual({ kind: 'nothing' });
    expect(read({ source: 'godot-game', type: 'open_react_table' })).toEqual({ kind: 'nothing' });
  });

  test('of 1 MB is refused, of many small rows is read', () => {
    const row = Array.from({ length: 10 }, () => 'x'.repeat(10));
    const rows = Array.from({ length: 10_000 }, () => row);
    const big = { ...pumps, table_data: { headers: ['a'], rows } };
    expect(JSON.stringify(big).length).toBeGreaterThan(1_000_000);
    expect(read(table(big))).toEqual({ kind: 'refused', reason: 'too-much' });
    const many = { ...pumps, table_data: { headers: ['a'], rows: rows.slice(0, 1000) } };
    expect(read(table(many))).toMatchObject({ kind: 'table' });
  });

  test('that holds itself is refused', () => {
    const rows: unknown[] = [];
    rows.push(rows, rows);
    expect(read(table({ table_data: { headers: ['a'], rows } }))).toEqual({
      kind: 'refused',
      reason: 'too-much',
    });
  });
});

test('whatever a frame sends, reading it never throws', () => {
  const envelope = fc.record({
    source: fc.constant('godot-game'),
    type: fc.constantFrom('open_react_graph', 'open_react_table', 'connect', 'connect_ack'),
    title: fc.oneof(fc.string(), fc.anything()),
    graphData: fc.anything(),
    data: fc.anything(),
  });
  fc.assert(
    fc.property(fc.oneof(envelope, fc.anything()), (message) => {
      read(message);
    }),
  );
});
