import { type Fact, fact } from '../network/facts.ts';

/** Two chords that cross: p · q = r · s. */
export const crossingChords: readonly Fact[] = [
  fact(
    's = p · q/r | r = p · q/s | q = r · s/p | p = r · s/q',
    'Where two chords cross, the products of their two parts are equal.',
  ),
];

/** Two secants from a point: outer parts o and u, inner parts k and v, whole lengths w and z. */
export const twoSecants: readonly Fact[] = [
  fact('w = o + k | k = w - o', 'The whole secant is its outer and its inner part.'),
  fact('z = u + v | v = z - u', 'The whole secant is its outer and its inner part.'),
  fact(
    'z = o · w/u | u = o · w/z | w = u · z/o',
    'For two secants from one point, outer part times whole length is the same.',
  ),
];

/** A tangent t and a secant with the outer part o, the inner part k and the whole length w. */
export const tangentSecant: readonly Fact[] = [
  fact('w = o + k | k = w - o', 'The whole secant is its outer and its inner part.'),
  fact(
    'w = t^2/o | t = √(o · w) | o = t^2/w',
    'The square of the tangent is outer part times whole length of the secant.',
  ),
];

/** A tangent t to a circle with the radius r from a point at the distance d of its center. */
export const tangentRadius: readonly Fact[] = [
  fact('r = D/2', 'The diameter is twice the radius.'),
  fact(
    't = √(d^2 - r^2) | d = √(t^2 + r^2) | r = √(d^2 - t^2)',
    'A tangent meets the radius at a right angle.',
  ),
];

/** A side of a triangle cut at p and q, another at t and u, by a parallel m to the side n. */
export const parallelCut: readonly Fact[] = [
  fact('s = p + q | q = s - p | p = s - q', 'The side is made of its two parts.'),
  fact('v = t + u | u = v - t | t = v - u', 'The side is made of its two parts.'),
  fact(
    'u = t · q/p | t = u · p/q | q = u · p/t | p = t · q/u',
    'A parallel to a side cuts the other two sides in the same ratio.',
  ),
  fact(
    't = v · p/s | v = t · s/p | p = s · t/v | s = p · v/t',
    'The small triangle is similar to the whole one.',
  ),
  fact('u = v · q/s | v = u · s/q', 'A parallel to a side cuts the other two sides in the same ratio.'),
  fact(
    'm = n · p/s | n = m · s/p | p = s · m/n | s = p · n/m',
    'The small triangle is similar to the whole one.',
  ),
  fact(
    'm = n · t/v | n = m · v/t | t = v · m/n | v = t · n/m',
    'The small triangle is similar to the whole one.',
  ),
];

/** A bisector cuts the side a into p beside the side c and q beside the side b. */
export const bisectorCut: readonly Fact[] = [
  fact('a = p + q | q = a - p | p = a - q', 'The side is made of its two parts.'),
  fact(
    'q = p · b/c | p = q · c/b | b = c · q/p | c = b · p/q',
    'An angle bisector cuts the side across in the ratio of the two sides beside it.',
  ),
  fact(
    'p = a · c/(b + c) | q = a · b/(b + c)',
    'An angle bisector cuts the side across in the ratio of the two sides beside it.',
  ),
];

/** A median m with the part l from the corner to the centroid and the part s from there to the side. */
export const centroidCut: readonly Fact[] = [
  fact('s = l/2 | l = 2 · s', 'The centroid cuts a median in the ratio 2 : 1 from the corner.'),
  fact('m = 3 · s | s = m/3', 'The part at the side is a third of the median.'),
  fact('l = 2 · m/3 | m = 3 · l/2', 'The part at the corner is two thirds of the median.'),
];

/** The altitude h cuts the hypotenuse c into p and q; a and b are the legs beside them. */
export const altitudeCut: readonly Fact[] = [
  fact('c = p + q | q = c - p | p = c - q', 'The hypotenuse is made of its two parts.'),
  fact(
    'h = √(p · q) | q = h^2/p | p = h^2/q',
    'The altitude to the hypotenuse is the mean proportional of its two parts.',
  ),
  fact(
    'a = √(p · c) | p = a^2/c | c = a^2/p',
    'A leg is the mean proportional of the hypotenuse and the part beside it.',
  ),
  fact(
    'b = √(q · c) | q = b^2/c',
    'A leg is the mean proportional of the hypotenuse and the part beside it.',
  ),
  fact('c = √(a^2 + b^2)', 'By the Pythagorean theorem.'),
  fact('h = a · b/c', 'Twice the area is leg times leg, and hypotenuse times altitude.'),
];
