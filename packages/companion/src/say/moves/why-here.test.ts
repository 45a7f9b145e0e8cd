import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import { makeProblem, tell } from '../../testing-turn.ts';
import { withoutVerdict } from './idea-moves.ts';

/** A problem whose way takes a share from the whole. */
const late = [...Array(40).keys()]
  .map((seed) => makeProblem('m7-predict-count', { level: 3, seed }))
  .find(({ rendered }) => rendered?.steps.some(({ work }) => work?.startsWith('1 −'))) as OpenProblem;
const [first] = late.rendered?.steps ?? [];
const taking = late.rendered?.steps.find(({ work }) => work?.startsWith('1 −'));

describe('why', () => {
  test('about an operation of the way is answered with the reason of that step', () => {
    const { reply } = tell('but why do you do 1 minus', late);
    expect(reply.text).toContain(taking?.explanation);
    expect(reply.move).toBe('explain-why');
  });

  test.each(['why', 'but why tho', 'why?'])('behind a move that was told, "%s" brings its reason', (text) => {
    const said = `Try this next: ${first?.instruction} What do you get?`;
    const { reply } = tell(text, late, undefined, { recent: [{ role: 'assistant', text: said }] });
    expect(reply.text).toContain(first?.explanation);
    expect(reply.text).not.toContain(first?.instruction);
  });

  test('not a choice is answered alike for each of them', () => {
    const told = late.choices.map((choice) =>
      tell(`why isnt it ${choice}`, late).reply.text.replaceAll(`$${choice}$`, 'it'),
    );
    expect(told.every((text) => text === told[0])).toBe(true);
  });

  test('brings the reason without a yes or no that nobody asked for', () => {
    expect(withoutVerdict('Yes, dividing by a negative turns it.')).toBe('Dividing by a negative turns it.');
    expect(withoutVerdict('No. The angle lies elsewhere.')).toBe('The angle lies elsewhere.');
    expect(withoutVerdict('Not always. It may be 0.')).toBe('Not always. It may be 0.');
  });
});
