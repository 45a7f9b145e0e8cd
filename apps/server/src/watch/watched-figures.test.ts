import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');
let server: TestServer;
/** Each figure that the server exports, with the names of its labels. */
let exported: Map<string, Set<string>>;

beforeAll(async () => {
  server = await createTestServer();
  // Of a process that has run for a while: a call is counted once it was answered.
  await server.app.inject({ url: '/health/ready' });
  const { body } = await server.app.inject({ url: '/metrics' });
  exported = new Map();
  for (const [, name = '', labels = ''] of body.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? /gm)) {
    const known = exported.get(name) ?? new Set<string>();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    exported.set(name, known);
  }
});
afterAll(() => server.close());

const words = new Set(
  'sum max min by rate histogram_quantile min_over_time or and le route status method instance'.split(' '),
);
/** Written by Prometheus itself about what it reads. */
const ofPrometheus = new Set(['up', 'job', 'instance']);

const dashboard = (): string[] =>
  (
    JSON.parse(readFileSync(join(deploy, 'grafana-dashboard.json'), 'utf8')) as {
      panels: { targets?: { expr: string }[] }[];
    }
  ).panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const rules = (): string[] =>
  [...readFileSync(join(deploy, 'prometheus-rules.yaml'), 'utf8').matchAll(/^ +expr: (.*)$/gm)].map(
    ([, expr = '']) => expr,
  );

test.each([
  ['panels of the dashboard', dashboard, 12],
  ['rules of alerts', rules, 7],
] as const)('[O9] the %s read figures and labels that the server exports', (_, read, least) => {
  const expressions = read();
  expect(expressions.length).toBeGreaterThanOrEqual(least);
  for (const expr of expressions) {
    const plain = expr.replace(/"[^"]*"/g, '').replace(/\[\w+\]/g, '');
    const names = [...plain.matchAll(/[a-z]\w+/g)].map(([name]) => name);
    const figures = names.filter((name) => exported.has(name));
    const labels = new Set([...ofPrometheus, ...figures.flatMap((name) => [...(exported.get(name) ?? [])])]);
    const unknown = names.filter((name) => !exported.has(name) && !labels.has(name) && !words.has(name));
    expect([expr, unknown]).toEqual([expr, []]);
    expect(figures.length + Number(plain.startsWith('up')), expr).toBeGreaterThan(0);
    for (const [, list = ''] of plain.matchAll(/by \(([^)]*)\)/g))
      for (const label of list.split(', ')) expect([expr, labels.has(label)]).toEqual([expr, true]);
  }
});

test('[O9] a figure of this product that nobody looks at is not exported', () => {
  const looked = [...dashboard(), ...rules()].join(' ');
  const own = [...exported.keys()].filter((name) => name.startsWith('playforward_'));
  const unseen = own.filter((name) => !looked.includes(name.replace(/_(?:bucket|sum|count)$/, '')));
  expect(unseen).toEqual([]);
});
