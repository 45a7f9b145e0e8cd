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
