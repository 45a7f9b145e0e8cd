import type { DiagramOf } from '@playforward/diagram';
import { expect, test } from 'vitest';
import { drawProblem } from '../draw-problem.ts';
import { numberLineOf } from '../numbers/signed-numbers.ts';
import type { Distractor } from '../problem-spec.ts';
import { renderWith } from '../render-problem.ts';
import type { ProblemBody } from '../skill.ts';
import { makeSkill } from '../testing-skill.ts';
import { checkChoicePictures } from './check-choice-pictures.ts';

const lineTo = (at: number, scale: Partial<DiagramOf<'number-line'>> = {}) =>
  numberLineOf({ min: 0, max: 8, points: [{ at, label: null }], ...scale });
const words = (key: string) => ({ key, args: {} });

/** Four number lines, each with a dot at a place of its own. */
function pictures({ answer, distractors }: ProblemBody): Pick<ProblemBody, 'answer' | 'distractors'> {
  const keys = ['adds-two', 'one-box', 'three-boxes'];
  return {
    answer: { ...answer, form: 'diagram', text: words('right'), diagram: lineTo(1) },
    distractors: distractors.map((one, at) => ({
      ...one,
      text: words(keys[at] ?? 'other'),
      diagram: lineTo(at + 2),
    })),
  };
}

function faultsOf(
  change: (body: ReturnType<typeof pictures>) => Partial<ProblemBody> = () => ({}),
): string[] {
  const skill = makeSkill((body) => ({ ...pictures(body), ...change(pictures(body)) }));
  const { spec } = drawProblem(skill, { skill: skill.id, version: 1, level: 1, seed: 1 });
  const faults = checkChoicePictures({
    text: skill.text.en,
    spec,
    rendered: renderWith(skill.text.en, spec),
  });
  return faults.map(({ message }) => message);
}

const withFirst = (
  { distractors }: Pick<ProblemBody, 'distractors'>,
  change: (one: Distractor) => Distractor,
): Partial<ProblemBody> => ({ distractors: distractors.map((one, at) => (at === 0 ? change(one) : one)) });

test('finds nothing in four pictures with words of their own', () => {
  expect(faultsOf()).toEqual([]);
});

test('gives each choice its picture in the shown order, and none where choices are words', () => {
  const skill = makeSkill(pictures);
  const { spec } = drawProblem(skill, { skill: skill.id, version: 1, level: 1, seed: 1 });
  const { choices } = renderWith(skill.text.en, spec);
  expect(choices.find(({ correct }) => correct)?.diagram).toEqual(lineTo(1));
  expect(new Set(choices.map(({ diagram }) => JSON.stringify(diagram))).size).toBe(4);
  const plain = makeSkill();
  const typed = drawProblem(plain, { skill: plain.id, version: 1, level: 1, seed: 1 }).spec;
  expect(renderWith(plain.text.en, typed).choices.map(({ diagram }) => diagram)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('draws again where two choices would be the same picture', () => {
  const same = makeSkill((body) => {
    const { answer, distractors } = pictures(body);
    return { answer, distractors: distractors.map((one) => ({ ...one, diagram: lineTo(1) })) };
  });
  expect(() => drawProblem(same, { skill: same.id, version: 1, level: 1, seed: 1 })).toThrow('collide');
});

test.each<[string, (body: ReturnType<typeof pictures>) => Partial<ProblemBody>]>([
  ['some choices are pictures and some are not', (body) => withFirst(body, ({ diagram: _, ...one }) => one)],
  ['the picture of', (body) => withFirst(body, ({ text: _, ...one }) => one)],
  ['outside the line', (body) => withFirst(body, (one) => ({ ...one, diagram: lineTo(40) }))],
  [
    'a choice among pictures has the form diagram',
    ({ answer }) => ({ answer: { ...answer, form: 'integer' } }),
  ],
  [
    'a picture leaves a place open',
    (body) => withFirst(body, (one) => ({ ...one, diagram: lineTo(2, { points: [{ at: 2, label: '?' }] }) })),
  ],
  [
    'the pictures are of different kinds',
    (body) =>
      withFirst(body, (one) => ({
        ...one,
        diagram: { kind: 'net', solid: 'box', sizes: [5, 3, 2], labels: ['', '', ''] },
      })),
  ],
  [
    'the right picture alone has another size',
    ({ answer }) => ({ answer: { ...answer, diagram: lineTo(1, { label: 'Miles' }) } }),
  ],
])('reports that %s', (message, change) => {
  expect(faultsOf(change).join(' ')).toContain(message);
});
