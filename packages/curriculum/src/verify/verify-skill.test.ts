import { expect, test } from 'vitest';
import type { Distractor, SpecStep } from '../problem-spec.ts';
import type { ProblemBody, Skill } from '../skill.ts';
import { makeSkill } from '../testing-skill.ts';
import { goldenFiles } from './golden.ts';
import { verifySkill } from './verify-skill.ts';

const goldenOf = (skill: Skill) => new Map(goldenFiles(skill).map(({ name, text }) => [name, text]));

function findRules(skill: Skill): string[] {
  const { findings } = verifySkill(skill, { seeds: 8, golden: goldenOf(skill) });
  return [...new Set(findings.map(({ rule }) => rule))];
}

const sentence = (key: string, args = {}) => ({ key, args });
const withReason = (body: ProblemBody, key: string, args = {}): Partial<ProblemBody> => ({
  distractors: body.distractors.map((d): Distractor => ({ ...d, reason: sentence(key, args) })),
});
const withLastStep = ({ steps }: ProblemBody, change: Partial<SpecStep>): Partial<ProblemBody> => ({
  steps: steps.map((step, index) => (index === steps.length - 1 ? { ...step, ...change } : step)),
});

test('finds nothing in a sound skill and counts its problems', () => {
  const skill = makeSkill();
  expect(verifySkill(skill, { seeds: 100, golden: goldenOf(skill) })).toEqual({
    problems: 300,
    findings: [],
  });
});

const spoiled: readonly (readonly [string, string, (body: ProblemBody) => Partial<ProblemBody>])[] = [
  [
    'a key that cannot be read',
    'key',
    ({ answer }) => ({ answer: { ...answer, form: 'expression', value: '2x + ' } }),
  ],
  ['a false claim', 'claim', () => ({ claims: ['2 + 2 = 5'] })],
  ['no claim at all', 'claim', () => ({ claims: [] })],
  ['a false equation in a step', 'equation', (body) => withLastStep(body, { before: '1 + 1', after: '3' })],
  ['a reason that blames', 'reason', (body) => withReason(body, 'blame')],
  [
    'a reason that tells the answer',
    'reason',
    (body) => withReason(body, 'tells', { double: Number(body.answer.value) }),
  ],
  ['a missing placeholder', 'text', () => ({ finalAnswer: sentence('final') })],
  [
    'a rounded key without the places asked for',
    'key',
    ({ answer }) => ({ answer: { ...answer, places: 1 } }),
  ],
  ['a sentence that is not there', 'text', () => ({ headline: sentence('no-such-key') })],
  ['a final answer without the value', 'steps', () => ({ finalAnswer: sentence('right') })],
  ['too few steps', 'steps', ({ steps }) => ({ steps: steps.slice(0, 1) })],
  ['a step that changes nothing', 'steps', (body) => withLastStep(body, { before: '8', after: '8' })],
  [
    'a picture that tells the answer',
    'diagram',
    ({ answer }) => ({
      diagram: {
        kind: 'tape-diagram',
        rows: [{ label: 'pens', boxes: 2, boxLabel: null, total: answer.value }],
        bracket: null,
      },
    }),
  ],
  [
    'a distractor of another size',
    'distractor',
    ({ distractors }) => ({
      distractors: distractors.map((d, index) => (index === 0 ? { ...d, value: '9999999' } : d)),
    }),
  ],
];

test.each(spoiled)('reports %s under the rule "%s"', (_, rule, change) => {
  expect(findRules(makeSkill(change))).toContain(rule);
});

test('asks for a new version when the problems of this one changed', () => {
  const skill = makeSkill();
  const changed = new Map(
    [...goldenOf(skill)].map(([name, text]) => [name, text.replace('"seed": 1', '"seed": 11')]),
  );
  const { findings } = verifySkill(skill, { seeds: 1, golden: changed });
  expect(findings.map(({ message }) => message)).toContain(
    'the problems of version 1 changed; raise the version',
  );
});

test('asks for a golden file when there is none', () => {
  const { findings } = verifySkill(makeSkill(), { seeds: 1, golden: new Map() });
  expect(findings.map(({ rule }) => rule)).toEqual(['golden']);
});

test('reports a level that has too few problems', () => {
  expect(findRules({ ...makeSkill(), finite: { 2: 12 } })).toEqual(['variety']);
});

test('finds a literal digit in a sentence', () => {
  const skill = makeSkill();
  expect(findRules({ ...skill, text: { en: { ...skill.text.en, headline: 'Find 2 boxes' } } })).toContain(
    'text',
  );
});
