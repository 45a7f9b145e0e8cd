import { measureReadability } from '@playforward/curriculum';
import { checkClaim } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import { areas, type GlossaryConcept } from './concept.ts';
import { loadGlossary } from './load-glossary.ts';
import { testGlossary } from './testing-glossary.ts';

const concepts = testGlossary.concepts.map((concept) => [concept.slug, concept] as const);

/** Every text of a concept that people have written. */
const textsOfConcept = ({ means, simply, why, example, moves }: GlossaryConcept): string[] => [
  means,
  simply,
  why,
  example.story,
  ...(example.end === undefined ? [] : [example.end]),
  ...moves,
];

/** A line with each letter replaced by a value in brackets. */
function put(line: string, values: Readonly<Record<string, string>>): string {
  return line
    .replace(/(?<![a-z])[a-z](?![a-z])/g, (letter) =>
      values[letter] === undefined ? letter : `(${values[letter]})`,
    )
    .replace(/(\d)([a-z])(?![a-z])/g, (all, digit: string, letter: string) =>
      values[letter] === undefined ? all : `${digit} * (${values[letter]})`,
    );
}

describe('the concept glossary', () => {
  test('covers at least 120 concepts from Grade 6 to Precalculus', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(120);
    expect(new Set(testGlossary.concepts.map(({ grade }) => grade))).toEqual(
      new Set([6, 7, 8, 9, 10, 11, 12]),
    );
  });

  test.each(concepts)('every line of the example of %s is proved', (_, { example: { lines, where } }) => {
    for (const line of lines) {
      const claims = where === undefined ? [line] : where.map((values) => put(line, values));
      for (const claim of claims) expect([claim, checkClaim(claim)]).toEqual([claim, 'true']);
    }
  });

  test.each(concepts)(
    '%s reads at grade 6 in its simple words and at grade 9 in its definition',
    (_, concept) => {
      const { grade: simple } = measureReadability(`${concept.simply} ${concept.why}`);
      expect(simple).toBeLessThanOrEqual(6);
      expect(measureReadability(concept.means).grade).toBeLessThanOrEqual(9);
      for (const text of textsOfConcept(concept)) {
        expect(measureReadability(text).longestSentence, text).toBeLessThanOrEqual(22);
      }
    },
  );

  test.each(concepts)(
    'the texts of %s are whole sentences without an equation outside of the proved lines',
    (_, concept) => {
      for (const text of textsOfConcept(concept)) {
        expect(text).toMatch(/^["A-Zf0-9].*[.?:]$/s);
        expect(text).not.toMatch(/\d\s*=\s*\d/);
      }
      expect(concept.also.every((name) => name === name.toLowerCase())).toBe(true);
    },
  );

  test('every group of careers has a sentence for every area, without numbers', () => {
    for (const { slug, ties } of testGlossary.careers) {
      expect(Object.keys(ties).toSorted(), slug).toEqual([...areas].toSorted());
      for (const tie of Object.values(ties)) {
        expect(tie).toMatch(/^You .*\.$/);
        expect(tie).not.toMatch(/\d/);
        expect(measureReadability(tie).grade, tie).toBeLessThanOrEqual(9);
      }
    }
  });

  test('a name claimed by two concepts is refused', () => {
    const [first] = testGlossary.concepts;
    const text = JSON.stringify([first, { ...first, slug: 'other', title: 'Other' }]);
    expect(() => loadGlossary([{ path: 'concepts/a.yaml', text }])).toThrow(/names both/);
  });

  test('a file that breaks the schema is named', () => {
    expect(() => loadGlossary([{ path: 'concepts/a.yaml', text: '- slug: A' }])).toThrow('concepts/a.yaml');
  });
});
