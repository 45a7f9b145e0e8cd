import type { Misconception } from '../misconception.ts';

/** Scale, shapes, circles, angles and solids of Grade 7. */
export const measureMisconceptions = {
  'subtracts-the-lengths': { family: 'operation', phrase: 'subtracts the lengths' },
  'uses-the-old-scale-again': { family: 'reading', phrase: 'uses the old scale again' },
  'adds-the-difference-of-the-scales': { family: 'operation', phrase: 'adds the difference of the scales' },
  'checks-only-one-pair-of-sides': { family: 'partial', phrase: 'checks only one pair of sides' },
  'allows-two-sides-that-just-equal-the-third': {
    family: 'concept',
    phrase: 'allows two sides that just equal the third',
  },
  'thinks-any-three-lengths-work': { family: 'concept', phrase: 'thinks any three lengths work' },
  'thinks-three-angles-give-one-triangle': {
    family: 'concept',
    phrase: 'thinks three angles give one triangle',
  },
  'thinks-two-sides-and-the-angle-between-give-many': {
    family: 'concept',
    phrase: 'thinks two sides and the angle between give many',
  },
  'ignores-the-angle-sum': { family: 'concept', phrase: 'ignores the angle sum' },
  'counts-a-turned-triangle-as-a-new-one': {
    family: 'concept',
    phrase: 'counts a turned or flipped triangle as a new one',
  },
  'thinks-three-sides-leave-the-shape-open': {
    family: 'concept',
    phrase: 'thinks three sides leave the shape open',
  },
  'takes-the-angle-for-the-one-between-the-sides': {
    family: 'reading',
    phrase: 'takes the angle for the one between the sides',
  },
  'ignores-the-given-side': { family: 'partial', phrase: 'ignores the given side' },
  'names-the-base-for-every-slice': { family: 'concept', phrase: 'names the base for every slice' },
  'names-the-lateral-face': { family: 'reading', phrase: 'names the lateral face' },
  'confuses-pyramid-and-prism-slices': { family: 'concept', phrase: 'confuses pyramid and prism slices' },
  'thinks-slanting-faces-make-a-trapezoid': {
    family: 'concept',
    phrase: 'thinks slanting faces make a trapezoid',
  },
  'confuses-slices-through-the-top-and-beside-it': {
    family: 'concept',
    phrase: 'confuses slices through the top and beside it',
  },
  'chooses-a-parallel-slice-for-a-triangle-in-a-pyramid': {
    family: 'concept',
    phrase: 'chooses a parallel slice for a triangle in a pyramid',
  },
  'thinks-slices-of-a-pyramid-keep-the-base-size': {
    family: 'concept',
    phrase: 'thinks slices of a pyramid keep the base size',
  },
  'swaps-parallel-and-perpendicular': { family: 'concept', phrase: 'swaps parallel and perpendicular' },
  'uses-the-radius-as-the-diameter': { family: 'reading', phrase: 'uses the radius as the diameter' },
  'uses-the-area-formula': { family: 'concept', phrase: 'uses the area formula' },
  'leaves-out-pi': { family: 'partial', phrase: 'leaves out π' },
  'multiplies-by-pi': { family: 'inverse', phrase: 'multiplies by π' },
  'gives-the-diameter-for-the-radius': { family: 'partial', phrase: 'gives the diameter for the radius' },
  'divides-by-two-only': { family: 'partial', phrase: 'divides by 2 only' },
  'uses-the-circumference-formula': { family: 'concept', phrase: 'uses the circumference formula' },
  'squares-the-diameter': { family: 'reading', phrase: 'squares the diameter' },
  'doubles-the-radius-instead-of-squaring': {
    family: 'operation',
    phrase: 'doubles the radius instead of squaring',
  },
  'forgets-to-take-the-fraction': { family: 'partial', phrase: 'forgets to take the fraction' },
  'subtracts-the-radii-before-squaring': {
    family: 'order',
    phrase: 'subtracts the radii before squaring',
  },
  'uses-the-diameter-as-the-radius': { family: 'reading', phrase: 'uses the diameter as the radius' },
  'uses-the-circumference-as-the-diameter': {
    family: 'reading',
    phrase: 'uses the circumference as the diameter',
  },
  'squares-the-circumference': { family: 'concept', phrase: 'squares the circumference' },
  'forgets-to-halve-the-diameter': { family: 'partial', phrase: 'forgets to halve the diameter' },
  'mixes-up-right-and-straight-angles': { family: 'concept', phrase: 'mixes up 90 and 180 degrees' },
  'treats-vertical-angles-as-supplementary': {
    family: 'concept',
    phrase: 'treats vertical angles as supplementary',
  },
  'gives-the-given-angle-for-its-supplement': {
    family: 'concept',
    phrase: 'gives the given angle for its supplement',
  },
  'repeats-the-given-angle': { family: 'concept', phrase: 'gives the given angle for another one' },
  'sets-supplementary-angles-equal': { family: 'concept', phrase: 'sets supplementary angles equal' },
  'adds-to-a-right-angle-instead-of-a-straight-one': {
    family: 'concept',
    phrase: 'adds to 90 instead of 180',
  },
  'adds-to-a-straight-angle-around-a-point': { family: 'concept', phrase: 'adds to 180 around a point' },
  'adds-to-a-full-turn-on-a-line': { family: 'concept', phrase: 'adds to 360 on a line' },
  'leaves-out-one-angle': { family: 'partial', phrase: 'leaves out one angle' },
  'treats-adjacent-angles-as-equal': { family: 'concept', phrase: 'treats adjacent angles as equal' },
  'counts-a-full-circle-for-a-semicircle': {
    family: 'partial',
    phrase: 'counts a full circle for a semicircle',
  },
  'multiplies-by-one-dimension-only': { family: 'partial', phrase: 'multiplies by one dimension only' },
  'forgets-to-round-up-to-whole-packages': {
    family: 'partial',
    phrase: 'forgets to round up to whole packages',
  },
  'uses-a-side-of-the-base-as-the-base-area': {
    family: 'reading',
    phrase: 'uses a side of the base as the base area',
  },
  'forgets-to-halve-a-triangle-base': { family: 'partial', phrase: 'forgets to halve a triangle base' },
  'finds-the-surface-area': { family: 'concept', phrase: 'finds the surface area' },
  'leaves-out-the-two-bases': { family: 'partial', phrase: 'leaves out the two bases' },
  'counts-only-one-of-each-pair-of-faces': {
    family: 'partial',
    phrase: 'counts only one of each pair of faces',
  },
  'finds-the-volume': { family: 'concept', phrase: 'finds the volume' },
} as const satisfies Readonly<Record<string, Misconception>>;
