import type { Misconception } from '../misconception.ts';

/** Cylinders, cones, spheres, and what is put together from them. */
export const roundSolidMisconceptions = {
  'forgets-to-square-the-radius': { family: 'partial', phrase: 'forgets to square the radius' },
  'forgets-the-factor-of-one-third': { family: 'partial', phrase: 'forgets the factor of one third' },
  'uses-one-half-for-one-third': { family: 'concept', phrase: 'uses one half for one third' },
  'takes-the-slanted-side-for-the-height': {
    family: 'reading',
    phrase: 'takes the slant height of a cone for its height',
  },
  'divides-by-the-radius-without-squaring': {
    family: 'partial',
    phrase: 'divides by the radius without squaring',
  },
  'forgets-the-square-root-for-the-radius': {
    family: 'partial',
    phrase: 'forgets the square root for the radius',
  },
  'squares-the-radius-instead-of-cubing': {
    family: 'concept',
    phrase: 'squares the radius instead of cubing',
  },
  'uses-one-third-for-four-thirds': { family: 'concept', phrase: 'uses the factor 1/3 instead of 4/3' },
  'fills-the-whole-solid': { family: 'reading', phrase: 'fills the whole solid' },
  'gives-the-area-of-the-base': { family: 'partial', phrase: 'gives the area of the base' },
  'stops-at-the-cube': { family: 'partial', phrase: 'stops at the cube of the radius' },
  'adds-a-full-sphere': { family: 'partial', phrase: 'adds a full sphere' },
  'takes-the-whole-height-for-one-part': {
    family: 'reading',
    phrase: 'takes the whole height for one part',
  },
  'leaves-out-one-part': { family: 'partial', phrase: 'leaves out one part' },
  'scales-a-volume-like-a-length': { family: 'concept', phrase: 'scales a volume like a length' },
  'scales-a-volume-like-an-area': { family: 'concept', phrase: 'scales a volume like an area' },
} as const satisfies Readonly<Record<string, Misconception>>;
