import { expect, test } from 'vitest';
import { storedEquation, tell } from '../../testing-turn.ts';

const said = (text: string) => tell(text, storedEquation()).reply;

test('what ends a message behind a right line is quoted and not called right with it', () => {
  const { text, step_verdict } = said('-2p = 6 and the graph is a parabola');
  expect(text).toContain('-2p = 6');
  expect(text).toContain('“the graph is a parabola”');
  expect(step_verdict).toBe('right');
});

test('a value behind its line and a move that was told are no rest', () => {
  for (const text of ['-2p = 6, i took away 10', '-2p = 6 what now', '-2p = 6 because both sides go down'])
    expect(said(text).text).not.toContain('“');
});
