import {
  generateProblem,
  listSkills,
  measureReadability,
  type ProblemSpec,
  renderProblem,
} from '@playforward/curriculum';
import { judgeAnswer } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import { openProblemOf } from '../open-problem.ts';
import { hintLadder } from './hint-ladder.ts';
import { findMathTexts, plainMath } from './plain-math.ts';

const levels = [1, 2, 3] as const;
/** One problem a level of every skill: with hundreds of skills, more would make the check slow. */
const seed = 978;

type Skill = { id: string; version: number; levels: readonly (typeof levels)[number][] };
type Climbed = { spec: ProblemSpec; ladders: (readonly { text: string }[])[] };

/** By day a skill is asked at one level, the next one at the next; at night each at every one. */
const skills: Skill[] = listSkills().map(({ id, version }, nth) => ({
  id,
  version,
  levels: levels.filter((_, at) => process.env.WHOLE === '1' || at === nth % levels.length),
}));

function climb({ id, version, levels }: Skill): Climbed[] {
  return levels.map((level) => {
    const spec = generateProblem({ skill: id, version, level, seed });
    return { spec, ladders: ladders(spec) };
  });
}

/** No attempt, then each wrong choice as the last answer. */
function ladders(spec: ProblemSpec): (readonly { text: string }[])[] {
  const fresh = openProblemOf(renderProblem(spec));
  const wrong = (fresh.rendered?.choices ?? []).filter(({ correct }) => !correct);
  return [
    hintLadder(fresh),
    ...wrong.map(({ text, misconception }) =>
      hintLadder({ ...fresh, attempts: [{ answer: text, isCorrect: false, misconception }] }),
    ),
  ];
}

describe('every problem of every skill', () => {
  const climbed = new Map<string, Climbed[]>();
  const climbedOnce = (skill: Skill): Climbed[] => {
    const known = climbed.get(skill.id) ?? climb(skill);
    climbed.set(skill.id, known);
    return known;
  };

  test.each(skills.map((skill) => [skill.id, skill] as const))(
    '%s has at least three different hints, none of which states the key',
    (_, skill) => {
      for (const { spec, ladders } of climbedOnce(skill)) {
        const { key, question, shownAnswer } = openProblemOf(renderProblem(spec));
        for (const ladder of ladders) {
          const texts = ladder.map(({ text }) => text);
          expect(texts.length, spec.question.toString()).toBeGreaterThanOrEqual(3);
          expect(new Set(texts).size).toBe(texts.length);
          for (const text of texts) {
            // A full stop after the value, not the point of a decimal that begins with it.
            expect(` ${text} `.replace(/\.(?=\d)/g, ',')).not.toContain(` ${shownAnswer}.`);
            if (key.form === 'choice') continue;
            const { asked: _asked, misconceptions: _named, ...loose } = key;
            // What the question itself shows, as an inequality whose interval is asked, is no secret.
            const told = findMathTexts(text).filter(
              (found) =>
                !plainMath(question).includes(found) &&
                ['right', 'form'].includes(judgeAnswer(found, loose).kind),
            );
            expect(told, `${JSON.stringify(spec.id)}: ${text}`).toEqual([]);
          }
        }
      }
    },
  );

  test.each(skills.map((skill) => [skill.id, skill] as const))(
    'the hints of %s read at grade 6 or below',
    (_, skill) => {
      for (const { ladders } of climbedOnce(skill)) {
        for (const ladder of ladders) {
          const { grade } = measureReadability(ladder.map(({ text }) => text).join(' '));
          expect(grade, ladder.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(6);
        }
      }
    },
  );

  test('after a miss the first hint says what it shows, and the question of its reason', () => {
    for (const { id, version } of listSkills()) {
      const fresh = openProblemOf(renderProblem(generateProblem({ skill: id, version, level: 2, seed: 11 })));
      const wrong = fresh.rendered?.choices.find(({ correct }) => !correct);
      if (!wrong) continue;
      const attempts = [{ answer: wrong.text, isCorrect: false }];
      const shown = { ...fresh, attempts };
      const [first] = hintLadder(shown);
      if (first?.kind !== 'misconception') continue;
      expect(first.text).toContain(wrong.reason);
      expect(new Set(hintLadder(shown).map(({ text }) => text)).size).toBeGreaterThanOrEqual(3);
    }
  });
});
