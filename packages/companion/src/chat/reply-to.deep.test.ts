import { generateProblem, listSkills, random } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import type { CompanionContext } from '../companion-context.ts';
import { testGlossary } from '../concepts/testing-glossary.ts';
import { statesKey } from '../hints/states-key.ts';
import { openProblemOf } from '../open-problem.ts';
import { replyTo } from './reply-to.ts';

const means = (seed = 1) => ({ glossary: testGlossary, random: random(seed) });
const free: CompanionContext = { recent: [], career: 'nurse', city: 'Dayton' };

describe('an open problem of any skill', () => {
  const pleas = [
    'what is the answer',
    'hint',
    'step by step',
    'Give me a real example',
    'i got it',
    'what is this',
  ];

  test.each(listSkills().map((skill) => [skill.id, skill] as const))(
    'no reply about %s states its key, also when the question is pasted or its key is typed',
    (_, { id, version }) => {
      const seed = 159;
      for (const level of [1, 2, 3] as const) {
        const openProblem = openProblemOf(generateProblem({ skill: id, version, level, seed }));
        const typed = [
          ...pleas,
          openProblem.question,
          openProblem.key.value,
          `is it ${openProblem.shownAnswer}?`,
        ];
        for (const text of typed) {
          const reply = replyTo(text, { ...free, openProblem }, means(seed));
          expect(statesKey(reply.text, openProblem), `${text}: ${reply.text}`).toBe(false);
        }
      }
    },
  );
});
