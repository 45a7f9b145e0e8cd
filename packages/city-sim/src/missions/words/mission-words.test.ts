import { measureReadability } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { makeMission, plainTheme, templates } from '../testing-missions.ts';

const themes = templates.flatMap(({ family, level, template }) =>
  Object.keys(template.settings).map((setting) => ({ family, level, setting })),
);

test.each(themes)('$family, level $level, $setting reads easily', ({ family, level, setting }) => {
  const { story, hints, relation, given } = makeMission({ family, level, theme: { ...plainTheme, setting } });
  for (const text of [story, ...hints]) {
    const { grade, longestSentence } = measureReadability(text);
    expect(grade, text).toBeLessThanOrEqual(7);
    expect(longestSentence, text).toBeLessThanOrEqual(25);
  }
  expect(`${story} ${hints.join(' ')}`).not.toMatch(/\bwrong\b|\bmistake\b|\bfail|\bsimply\b|\bobvious/i);
  expect(relation.length).toBeLessThanOrEqual(160);
  for (const { label } of given) expect(label).toMatch(/^[A-Zx]/);
});

test.each(templates)(
  '$family, level $level, has reasons that are short, unlike and never scold',
  ({ template }) => {
    const { right, wrong } = template.reasons;
    const said = [right, ...wrong.flatMap(({ text, reply }) => [text, reply])];
    expect(new Set(said).size).toBe(5);
    for (const text of said) {
      const { grade, longestSentence } = measureReadability(text);
      expect(longestSentence, text).toBeLessThanOrEqual(18);
      expect(grade, text).toBeLessThanOrEqual(9);
      expect(text).not.toMatch(/\bwrong\b|\bmistake\b|\bsimply\b|\bobvious/i);
    }
    // Its length does not tell the right one.
    const longest = Math.max(...wrong.map(({ text }) => text.length));
    expect(right.length, right).toBeLessThanOrEqual(longest + 40);
  },
);
