/** Rules of exercises whose wording is known whole, with the sentence that justifies each. */
export const exerciseRules = {
  'root-not-whole':
    'The root of a whole number is whole or irrational. This one lies between two whole numbers that follow each other.',
  'fraction-of-wholes': 'It is a fraction of two whole numbers, so it is rational.',
  'words-to-symbols': 'Write each word as its sign, and a number in front of its letter.',
  quadrant: 'The signs of the coordinates tell the quadrant.',
  'geometric-mean': 'The geometric mean of two numbers is the square root of their product.',
  'geometric-mean-altitude':
    'The altitude to the hypotenuse makes two triangles similar to the whole, so its square is the product of the parts.',
  'same-share': 'Expect the same share of the larger group as of the sample.',
  'read-terms':
    'The terms are what is added. The highest exponent, {degree}, is the degree, and {first} in front of it is the leading coefficient.',
  'count-roots': 'A polynomial of degree {degree} has {degree} complex zeros when repeats are counted.',
  'compare-slopes':
    'Parallel lines have equal slopes; the slopes of perpendicular lines have the product -1.',
  'rational-roots':
    'A rational zero is p/q, where p divides the constant term {last} and q divides the leading coefficient {first}.',
  'complete-in-place': 'Add {square} inside to complete the square, and take the same amount away again.',
  'square-in-bracket': 'Write the first three terms as the square of a bracket and put the numbers together.',
  'along-the-line': 'From the known point on, y changes by the slope times the change of x.',
  'logarithm-is-exponent': 'A logarithm is the exponent that gives the number: log_b(x) = y means b^y = x.',
  'average-change':
    'The average rate of change is the change of the values divided by the change of the inputs.',
  'square-never-negative': 'A square is never negative, and 0 where its bracket is 0.',
  'lowest-value': 'A root and an absolute value are never negative, and they can be 0.',
  'growth-or-decay': 'The base tells: above 1 the values grow, between 0 and 1 they decay.',
  'rate-from-factor': 'The rate is the distance of the factor from 1, as a percent.',
  opens: 'The sign in front of the square tells: a positive one opens up, a negative one down.',
  'axis-of-parabola':
    'The highest or lowest point is at -b/(2a), with a and b in front of the square and the letter.',
  'even-or-odd': 'Put the opposite in: the same function is even, its opposite is odd.',
  'moved-graph': 'Read off what is multiplied, what is subtracted from x and what is added at the end.',
  'triangle-inequality':
    'A triangle closes only when its two shorter sides together are longer than the third.',
  'similar-figures':
    'Areas of similar figures compare as the squares of their lengths, volumes as the cubes.',
  'tangent-of-angle':
    'In a right triangle the side across from an angle is the side beside it times the tangent.',
  'continuous-interest': 'With continuous compounding the amount is P · e^(rt), with the rate as a decimal.',
  'loan-payment':
    'Equal payments pay the loan and its interest off: put the amount, the monthly rate and the number of months in.',
  'margin-of-error': 'At 95 % confidence the margin is about 1.96 standard errors.',
  'squares-make-one': 'The squares of sine and cosine of one angle add up to 1.',
  'tangent-quotient': 'The tangent is the sine divided by the cosine.',
  'double-angle': 'By the double-angle formulas, sin 2x = 2 sin x cos x and cos 2x = cos² x - sin² x.',
  'sum-of-angles': 'Write the angle as a sum of two special angles and use the formula for a sum.',
  'acute-angle': 'The reference angle is the acute angle to the nearest part of the x-axis.',
  'whole-turns': 'Angles that differ by whole turns of 360° end at the same side.',
  'third-of-cylinder': 'A cone holds a third of a cylinder with the same base and height.',
  'at-least-one': 'At least one is everything but none, so subtract the probability of none from 1.',
  'parts-of-bill': 'Both percents are taken of the price and added to it.',
  overtime: 'The first hours are paid as usual; each further hour is paid at the higher rate.',
  'mixed-percent': 'Add what each part holds and divide by the whole amount.',
  'diagonals-of-polygon':
    'From each of the n corners a diagonal goes to n - 3 others, and each is counted from both ends.',
  'square-is-largest': 'With a fixed sum of the sides, the product is largest when both are equal.',
} as const;
