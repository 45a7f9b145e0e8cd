import type { Misconception } from '../misconception.ts';

/** Angles in triangles, at parallel lines, and triangles that are similar by their angles. */
export const angleLineMisconceptions = {
  'subtracts-from-a-full-turn': { family: 'concept', phrase: 'subtracts from 360 degrees' },
  'subtracts-only-one-angle': { family: 'partial', phrase: 'subtracts only one angle' },
  'assumes-the-triangle-is-isosceles': {
    family: 'concept',
    phrase: 'assumes the triangle is isosceles',
  },
  'takes-the-top-angle-for-a-base-angle': {
    family: 'reading',
    phrase: 'takes the angle at the top for a base angle',
  },
  'uses-the-adjacent-interior-angle': { family: 'reading', phrase: 'uses the adjacent interior angle' },
  'adds-all-three-interior-angles': { family: 'concept', phrase: 'adds all three interior angles' },
  'subtracts-from-a-right-angle': { family: 'concept', phrase: 'subtracts from 90 degrees' },
  'confuses-alternate-and-corresponding': {
    family: 'concept',
    phrase: 'confuses alternate and corresponding',
  },
  'confuses-interior-and-exterior': { family: 'concept', phrase: 'confuses interior and exterior' },
  'confuses-alternate-and-same-side': { family: 'concept', phrase: 'confuses alternate and same-side' },
  'treats-same-side-angles-as-equal': { family: 'concept', phrase: 'treats same-side angles as equal' },
  'treats-equal-angles-as-supplementary': {
    family: 'concept',
    phrase: 'treats equal angles as supplementary',
  },
  'compares-angles-without-finding-the-third': {
    family: 'partial',
    phrase: 'compares angles without finding the third',
  },
  'requires-equal-sides': { family: 'concept', phrase: 'requires equal sides' },
  'requires-all-angles-to-be-listed': { family: 'concept', phrase: 'requires all angles to be listed' },
  'takes-any-two-triangles-as-similar': { family: 'concept', phrase: 'takes any two triangles as similar' },
  'takes-any-two-rectangles-as-similar': { family: 'concept', phrase: 'takes any two rectangles as similar' },
  'takes-equal-side-factors-as-enough': {
    family: 'concept',
    phrase: 'takes equal factors of the sides as enough',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
