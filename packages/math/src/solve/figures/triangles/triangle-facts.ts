import { type Fact, fact } from '../network/facts.ts';

const toDegrees = '180/π';

/** A right triangle with the legs a and b, the hypotenuse c and the acute angles A and B across from a and b. */
export const rightTriangleFacts: readonly Fact[] = [
  fact(
    'c = √(a^2 + b^2) | a = √(c^2 - b^2) | b = √(c^2 - a^2)',
    'By the Pythagorean theorem the squares of the legs add up to that of the hypotenuse.',
  ),
  fact('B = 90 - A | A = 90 - B', 'The two acute angles of a right triangle add up to 90°.'),
  fact(
    'a = c · sin(A°) | c = a/sin(A°)',
    'The sine of an angle is the leg across from it over the hypotenuse.',
  ),
  fact(
    'b = c · sin(B°) | c = b/sin(B°)',
    'The sine of an angle is the leg across from it over the hypotenuse.',
  ),
  fact('b = c · cos(A°) | c = b/cos(A°)', 'The cosine of an angle is the leg beside it over the hypotenuse.'),
  fact('a = c · cos(B°) | c = a/cos(B°)', 'The cosine of an angle is the leg beside it over the hypotenuse.'),
  fact(
    'a = b · tan(A°) | b = a/tan(A°)',
    'The tangent of an angle is the leg across from it over the leg beside it.',
  ),
  fact(
    'b = a · tan(B°) | a = b/tan(B°)',
    'The tangent of an angle is the leg across from it over the leg beside it.',
  ),
  fact(
    `A = asin(a/c) · ${toDegrees} | B = asin(b/c) · ${toDegrees}`,
    'The sine of an angle is the leg across from it over the hypotenuse.',
  ),
  fact(
    `A = acos(b/c) · ${toDegrees} | B = acos(a/c) · ${toDegrees}`,
    'The cosine of an angle is the leg beside it over the hypotenuse.',
  ),
  fact(
    `A = atan(a/b) · ${toDegrees} | B = atan(b/a) · ${toDegrees}`,
    'The tangent of an angle is the leg across from it over the leg beside it.',
  ),
  fact('K = a · b/2', 'The legs of a right triangle are its base and its height.'),
  fact('P = a + b + c', 'The perimeter is the sum of the three sides.'),
];

const cosines = (c: string, a: string, b: string): readonly Fact[] => [
  fact(
    `${c} = √(${a}^2 + ${b}^2 - 2 · ${a} · ${b} · cos(${c.toUpperCase()}°))`,
    `By the law of cosines ${c}^2 = ${a}^2 + ${b}^2 - 2${a}${b} · cos(${c.toUpperCase()}).`,
  ),
  fact(
    `${c.toUpperCase()} = acos((${a}^2 + ${b}^2 - ${c}^2)/(2 · ${a} · ${b})) · ${toDegrees}`,
    `By the law of cosines cos(${c.toUpperCase()}) = (${a}^2 + ${b}^2 - ${c}^2)/(2${a}${b}).`,
  ),
  fact(
    `K = 1/2 · ${a} · ${b} · sin(${c.toUpperCase()}°)`,
    'The area is half of two sides times the sine of the angle between them.',
  ),
];

const sines = (a: string, b: string): Fact => {
  const [A, B] = [a.toUpperCase(), b.toUpperCase()];
  return fact(`${a} = ${b} · sin(${A}°)/sin(${B}°)`, `By the law of sines ${a}/sin(${A}) = ${b}/sin(${B}).`);
};

/** Any triangle: sides a, b, c, the angles across from them, its area K and perimeter P. */
export const triangleFacts: readonly Fact[] = [
  fact('A = 180 - B - C | B = 180 - A - C | C = 180 - A - B', 'The angles of a triangle add up to 180°.'),
  ...cosines('a', 'b', 'c'),
  ...cosines('b', 'a', 'c'),
  ...cosines('c', 'a', 'b'),
  sines('a', 'b'),
  sines('a', 'c'),
  sines('b', 'a'),
  sines('b', 'c'),
  sines('c', 'a'),
  sines('c', 'b'),
  fact('P = a + b + c', 'The perimeter is the sum of the three sides.'),
  fact('s = (a + b + c)/2', 'Half of the perimeter is needed for the formula of Heron.'),
  fact(
    'K = √(s · (s - a) · (s - b) · (s - c))',
    'By the formula of Heron the three sides alone give the area.',
  ),
];

/** An angle from two sides and the angle across from the longer one, where only one triangle fits. */
export const angleAcross = (a: string, b: string): Fact => {
  const [A, B] = [a.toUpperCase(), b.toUpperCase()];
  return fact(
    `${B} = asin(${b} · sin(${A}°)/${a}) · ${toDegrees}`,
    `By the law of sines sin(${B})/${b} = sin(${A})/${a}; the angle across from the shorter side is acute.`,
  );
};
