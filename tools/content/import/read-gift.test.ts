import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, test } from 'vitest';
import { listFills } from './list-fills.ts';
import { readGift } from './read-gift.ts';
import { skillDraft } from './skill-draft.ts';

const bank = String.raw`// a comment
$CATEGORY: $course$/ratios

::Ratio one::[html]<p>What is the ratio of 3 red to 4 blue?</p> {
=3\:4 #Order matters.
~4\:3 #This puts blue first.
~3\:7
~1\:1
####Read the words again.
}

Costs $5 in all, \{set\}. $$3 \times 4$$ is {#12#Three fours.}
`;

describe('GIFT', () => {
  test('gives one right choice, the wrong ones and what is said about each', () => {
    const [item] = readGift(bank).taken;
    expect(item).toEqual({
      title: 'Ratio one',
      question: 'What is the ratio of 3 red to 4 blue?',
      answer: { kind: 'choice', text: '3:4' },
      wrong: [
        { text: '4:3', feedback: 'This puts blue first.' },
        { text: '3:7', feedback: null },
        { text: '1:1', feedback: null },
      ],
      feedback: 'Order matters.',
      line: 4,
    });
  });

  test('gives numbers, formulas between dollar signs and plain dollar signs escaped', () => {
    const [, item] = readGift(bank).taken;
    expect(item).toMatchObject({
      question: String.raw`Costs \$5 in all, set. $3 \times 4$ is`,
      answer: { kind: 'numeric', value: '12' },
      feedback: 'Three fours.',
      line: 12,
    });
  });

  test.each([
    ['{T}', 'true or false'],
    ['{#1..5}', 'range'],
    ['{#5:0.5}', 'allows ±0.5'],
    ['{=a -> b =c -> d}', 'match pairs'],
    ['{}', 'essay'],
    ['{=Paris =paris}', 'typed words'],
    ['{=a =b ~c ~d}', '2 right choices'],
    ['{=a ~b}', 'one wrong choice'],
    ['{~%50%a ~%50%b ~c}', 'part of the points'],
    ['<img src="x"> {=a ~b ~c}', '<img>'],
    ['no answers', 'no answers'],
    ['{#many}', 'no plain number'],
  ])('does not take %s, and says why', (text, why) => {
    const { taken, refused } = readGift(`::Name:: Question? ${text}\n`);
    expect(taken).toEqual([]);
    expect(refused[0]).toMatchObject({ title: 'Name', line: 1 });
    expect(refused[0]?.why).toContain(why);
  });

  test('becomes a draft that is TypeScript and names every line to fill', () => {
    const draft = skillDraft({
      slug: 'm6-imported',
      source: 'bank.gift',
      items: readGift(bank).taken.slice(0, 1),
    });
    expect(() => stripTypeScriptTypes(draft)).not.toThrow();
    expect(draft).toContain('export const m6Imported = choiceSkill(');
    const fills = listFills('m6-imported.ts', draft);
    expect(fills.length).toBeGreaterThan(5);
    expect(fills[0]).toMatch(/^m6-imported\.ts:\d+: expected /);
  });
});
