import type { Misconception } from '../misconception.ts';

/** The Pythagorean theorem, its converse, its proof, and lengths in the plane and in space. */
export const rightTriangleMisconceptions = {
  'adds-when-it-should-subtract': { family: 'operation', phrase: 'adds where subtracting is needed' },
  'subtracts-when-it-should-add': { family: 'operation', phrase: 'subtracts where adding is needed' },
  'adds-the-side-lengths': { family: 'concept', phrase: 'adds the side lengths' },
  'squares-an-area': { family: 'concept', phrase: 'squares an area' },
  'adds-sides-without-squaring': { family: 'concept', phrase: 'adds sides without squaring' },
  'uses-a-leg-as-the-longest-side': { family: 'reading', phrase: 'uses a leg as the longest side' },
  'accepts-any-three-consecutive-numbers': {
    family: 'concept',
    phrase: 'accepts any three consecutive numbers',
  },
  'squares-the-sum-of-the-legs': { family: 'order', phrase: 'squares the sum of the legs' },
  'writes-the-square-of-a-sum-as-a-sum-of-squares': {
    family: 'concept',
    phrase: 'writes (a + b)² as a² + b²',
  },
  'leaves-out-the-four-triangles': { family: 'partial', phrase: 'leaves out the four triangles' },
  'counts-one-triangle-for-four': { family: 'partial', phrase: 'counts one triangle for four' },
  'judges-by-the-look-of-the-drawing': {
    family: 'reading',
    phrase: 'judges by the look of the drawing',
  },
  'uses-what-is-to-be-shown': { family: 'concept', phrase: 'uses what is to be shown' },
  'does-it-on-one-side-only': { family: 'partial', phrase: 'takes something from one side only' },
  'adds-the-legs': { family: 'concept', phrase: 'adds the legs' },
  'treats-a-leg-as-the-hypotenuse': { family: 'reading', phrase: 'treats a leg as the hypotenuse' },
  'adds-the-three-edges': { family: 'concept', phrase: 'adds the three edges' },
  'uses-the-whole-base-for-half': { family: 'partial', phrase: 'uses the whole base for half of it' },
  'stops-at-the-base-diagonal': { family: 'partial', phrase: 'stops at the base diagonal' },
  'forgets-to-square-the-base-diagonal': {
    family: 'partial',
    phrase: 'forgets to square the base diagonal',
  },
  'adds-horizontal-and-vertical-distances': {
    family: 'concept',
    phrase: 'adds horizontal and vertical distances',
  },
  'stops-at-the-straight-distance': { family: 'partial', phrase: 'stops at the straight distance' },
  'subtracts-squares': { family: 'operation', phrase: 'subtracts squares' },
  'counts-grid-squares-along-the-slanted-side': {
    family: 'reading',
    phrase: 'counts grid squares along the slanted side',
  },
  'adds-squared-lengths': { family: 'partial', phrase: 'adds squared lengths' },
  'doubles-for-the-special-triangle': { family: 'concept', phrase: 'multiplies by 2' },
  'uses-the-root-of-three': { family: 'concept', phrase: 'uses √3' },
} as const satisfies Readonly<Record<string, Misconception>>;
