import { checkClaim, equivalent } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../check-answer.ts';
import { readChallenge } from '../read-challenge.ts';
import { seededChance } from '../seeded-chance.ts';
import { type TopicId, topicIds } from '../topics/topic-ids.ts';
import { allTopics } from './all-topics.ts';
import { isFair } from './is-fair.ts';
import { type Draft, diceOf } from './recipe.ts';

const drawsPerRecipe = 50;
/** Where the slip can be right by chance, as the signs of the roots of x² - 4; generating leaves it out then. */
const slipsMayMeet: ReadonlySet<TopicId> = new Set(['quadratics']);

function draftsOf(topic: TopicId): Draft[] {
  const recipes = Object.values(allTopics[topic].recipes).flat();
  return recipes.flatMap((recipe, at) =>
    ([1, 2, 3] as const).flatMap((level) => {
      const dice = diceOf(seededChance(1000 * at + level));
      return Array.from({ length: drawsPerRecipe }, () => recipe(dice, level));
    }),
  );
}

/** The key as a challenge that reached the student. */
const asked = ({ question, answer, form, asked: writing, slips = [] }: Draft, type: string) =>
  readChallenge({ id: 'x', question, type, answer, answer_form: form, answer_asked: writing, slips });

describe.each(topicIds)('%s', (topic) => {
  const drafts = draftsOf(topic);

  test('proves every claim that leads to the key', () => {
    const untrue = drafts.flatMap(({ question, claims }) =>
      claims.filter((claim) => checkClaim(claim) !== 'true').map((claim) => `${question}: ${claim}`),
    );
    expect(untrue).toEqual([]);
  });

  test('accepts its own key when it is typed, and knows each slip for wrong', () => {
    const problems = drafts.flatMap((draft) => {
      const type = draft.form === 'point' ? 'coordinate' : 'applied';
      const challenge = asked(draft, type);
      if (!challenge) return [draft.question];
      const accepted = checkAnswer(draft.answer, challenge).kind === 'right';
      const slips = challenge.slips.filter(
        ({ value }) => value !== draft.answer && checkAnswer(value, challenge).kind === 'right',
      );
      if (slips.length > 0 && slipsMayMeet.has(topic)) return [];
      return accepted
        ? slips.map(({ phrase }) => `${draft.question} [${phrase}]`)
        : [`${draft.question} → ${draft.answer}`];
    });
    expect(problems).toEqual([]);
  });

  test('writes clean questions and three different hints', () => {
    const problems = drafts.flatMap(({ question, hints, format }) => {
      const texts = [question, ...hints, format ?? ''];
      const untidy = texts.some((text) => /undefined|NaN|Infinity|\+ -|- -|\s{2}|\.\d{5}/.test(text));
      const same = new Set(hints).size < 3;
      return untidy || same ? [[question, ...hints].join(' | ')] : [];
    });
    expect(problems).toEqual([]);
  });

  test('has hints that seldom give the key away by chance: such draws are drawn again', () => {
    expect(drafts.filter((draft) => !isFair(draft)).length).toBeLessThan(drafts.length / 10);
  });

  test('offers equations and applied challenges, or points in their place', () => {
    const { recipes } = allTopics[topic];
    expect((recipes.equation ?? []).length).toBeGreaterThan(0);
    expect((recipes.applied ?? recipes.coordinate ?? []).length).toBeGreaterThan(0);
  });

  test('has plenty of different questions', () => {
    expect(new Set(drafts.map(({ question }) => question)).size).toBeGreaterThan(drafts.length / 8);
  });
});

test('exact values of angles are those of the unit circle', () => {
  const values = [
    ...draftsOf('trigonometry').flatMap(({ question, answer }) => {
      const asked = /^What is (sin|cos|tan) (\d+)°/.exec(question);
      return asked ? [{ name: asked[1], angle: Number(asked[2]), answer }] : [];
    }),
  ];
  const decimal = (text: string): number => {
    const [top = '', bottom = '1'] = text.split('/');
    const root = /√(\d)/.exec(top);
    return (root ? Math.sqrt(Number(root[1])) : Number(top)) / Number(bottom);
  };
  for (const { name, angle, answer } of values) {
    const radians = (angle * Math.PI) / 180;
    const exact = name === 'sin' ? Math.sin(radians) : name === 'cos' ? Math.cos(radians) : Math.tan(radians);
    expect(decimal(answer)).toBeCloseTo(exact, 9);
  }
  expect(values.length).toBeGreaterThan(20);
  expect(equivalent('√2/2', '1/√2')).toBe('equal');
});
