import { checkClaim } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../check-answer.ts';
import { readChallenge } from '../read-challenge.ts';
import { seededChance } from '../seeded-chance.ts';
import { topicSkills } from '../topics/skills-of-topics.ts';
import { type TopicId, topicIds } from '../topics/topic-ids.ts';
import { isFair } from './is-fair.ts';
import { ownRecipes } from './own-recipes.ts';
import { type Draft, diceOf } from './recipe.ts';

const drawsPerRecipe = 50;
/** Where the slip can be right by chance, as the signs of the roots of x² - 4; generating leaves it out then. */
const slipsMayMeet: ReadonlySet<TopicId> = new Set(['quadratics']);

function draftsOf(topic: TopicId): Draft[] {
  const recipes = Object.values(ownRecipes[topic]?.recipes ?? {}).flat();
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

const ownTopics = topicIds.filter((topic) => ownRecipes[topic]);

test('every topic has skills of the curriculum or, until it has some, recipes of its own', () => {
  const taught = new Set(topicSkills().map(({ topic }) => topic));
  expect(topicIds.filter((topic) => taught.has(topic) === ownTopics.includes(topic))).toEqual([]);
});

describe.each(ownTopics)('%s', (topic) => {
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
    const recipes = ownRecipes[topic]?.recipes ?? {};
    expect((recipes.equation ?? []).length).toBeGreaterThan(0);
    expect((recipes.applied ?? recipes.coordinate ?? []).length).toBeGreaterThan(0);
  });

  test('has plenty of different questions', () => {
    expect(new Set(drafts.map(({ question }) => question)).size).toBeGreaterThan(drafts.length / 8);
  });
});
