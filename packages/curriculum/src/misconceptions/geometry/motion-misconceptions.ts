import type { Misconception } from '../misconception.ts';

/** Translations, reflections, rotations and dilations on the plane, congruent and similar figures. */
export const motionMisconceptions = {
  'adds-the-shift-to-the-wrong-coordinate': {
    family: 'order',
    phrase: 'adds the shift to the wrong coordinate',
  },
  'moves-in-the-opposite-direction': { family: 'sign', phrase: 'moves in the opposite direction' },
  'multiplies-by-the-shift': { family: 'operation', phrase: 'multiplies by the shift' },
  'moves-only-one-way': { family: 'partial', phrase: 'moves in one direction only' },
  'reverses-the-direction-of-a-translation': {
    family: 'sign',
    phrase: 'reverses the direction of a translation',
  },
  'measures-between-points-that-do-not-match': {
    family: 'reading',
    phrase: 'measures between points that do not match',
  },
  'swaps-horizontal-and-vertical-shifts': {
    family: 'order',
    phrase: 'swaps horizontal and vertical shifts',
  },
  'slides-instead-of-flipping': { family: 'concept', phrase: 'slides instead of flipping' },
  'reflects-in-an-axis-instead-of-the-line': {
    family: 'reading',
    phrase: 'reflects in an axis instead of the line',
  },
  'chooses-a-line-through-one-vertex': { family: 'concept', phrase: 'chooses a line through one vertex' },
  'swaps-vertical-and-horizontal-lines': {
    family: 'order',
    phrase: 'swaps vertical and horizontal lines',
  },
  'misses-the-midpoint': { family: 'partial', phrase: 'misses the midpoint' },
  'rotates-in-the-wrong-direction': { family: 'sign', phrase: 'rotates in the wrong direction' },
  'turns-about-the-origin': { family: 'reading', phrase: 'turns about the origin instead of the center' },
  'reflects-instead-of-rotating': { family: 'concept', phrase: 'reflects instead of rotating' },
  'swaps-coordinates-without-changing-a-sign': {
    family: 'partial',
    phrase: 'swaps coordinates without changing a sign',
  },
  'confuses-clockwise-and-counterclockwise': {
    family: 'reading',
    phrase: 'confuses clockwise and counterclockwise',
  },
  'takes-a-quarter-turn-for-a-half-turn': {
    family: 'concept',
    phrase: 'mixes up a quarter turn and a half turn',
  },
  'describes-a-reflection': { family: 'concept', phrase: 'describes a reflection' },
  'applies-the-motions-in-the-wrong-order': {
    family: 'order',
    phrase: 'applies the motions in the wrong order',
  },
  'applies-only-one-motion': { family: 'partial', phrase: 'applies only one motion' },
  'makes-a-sign-error-in-the-first-motion': {
    family: 'sign',
    phrase: 'makes a sign error in the first motion',
  },
  'matches-parts-in-the-wrong-order': { family: 'order', phrase: 'matches parts in the wrong order' },
  'uses-an-angle-for-a-side': { family: 'reading', phrase: 'uses an angle for a side' },
  'uses-a-side-for-an-angle': { family: 'reading', phrase: 'uses a side for an angle' },
  'gives-the-length-instead-of-x': { family: 'partial', phrase: 'gives the length instead of x' },
  'leaves-out-the-last-step': { family: 'partial', phrase: 'leaves out the last step' },
  'assumes-all-sides-are-equal': { family: 'concept', phrase: 'assumes all sides are equal' },
  'compares-places-instead-of-lengths': {
    family: 'reading',
    phrase: 'compares places instead of lengths',
  },
  'decides-by-area-only': { family: 'concept', phrase: 'decides by area only' },
  'thinks-a-flipped-figure-is-not-congruent': {
    family: 'concept',
    phrase: 'thinks a flipped figure is not congruent',
  },
  'accepts-a-dilation-as-a-rigid-motion': {
    family: 'concept',
    phrase: 'accepts a dilation as a rigid motion',
  },
  'adds-the-scale-factor': { family: 'operation', phrase: 'adds the scale factor' },
  'multiplies-only-one-coordinate': { family: 'partial', phrase: 'multiplies only one coordinate' },
  'divides-by-the-scale-factor': {
    family: 'inverse',
    phrase: 'divides instead of multiplying by the factor',
  },
  'says-angles-grow-with-the-scale-factor': {
    family: 'concept',
    phrase: 'says angles grow with the scale factor',
  },
  'says-lengths-stay': { family: 'concept', phrase: 'says lengths stay the same in a dilation' },
  'says-parallel-lines-meet-after-a-dilation': {
    family: 'concept',
    phrase: 'says parallel lines meet after a dilation',
  },
  'leaves-out-the-dilation': { family: 'partial', phrase: 'leaves out the dilation' },
  'uses-only-rigid-motions': { family: 'concept', phrase: 'uses only rigid motions' },
  'swaps-the-coordinates-when-the-rule-does-not': {
    family: 'order',
    phrase: 'swaps the coordinates when the rule does not',
  },
  'keeps-the-order-when-the-rule-swaps': {
    family: 'reading',
    phrase: 'keeps the order when the rule swaps the coordinates',
  },
  'applies-the-rule-to-one-coordinate': {
    family: 'partial',
    phrase: 'applies the rule to one coordinate only',
  },
  'applies-the-rule-to-the-image': { family: 'inverse', phrase: 'applies the rule to the image again' },
  'thinks-a-horizontal-stretch-keeps-shape': {
    family: 'concept',
    phrase: 'thinks that a horizontal stretch keeps the shape',
  },
  'thinks-a-reflection-changes-lengths': {
    family: 'concept',
    phrase: 'thinks that a reflection changes lengths',
  },
  'checks-one-side-only': { family: 'partial', phrase: 'checks the sides of one direction only' },
  'changes-lengths-or-angles-in-a-motion': {
    family: 'concept',
    phrase: 'lets a motion change lengths or angles',
  },
  'explains-with-another-motion': { family: 'reading', phrase: 'explains with another motion' },
  'takes-any-motion-for-a-translation': { family: 'concept', phrase: 'takes any motion for a translation' },
} as const satisfies Readonly<Record<string, Misconception>>;
