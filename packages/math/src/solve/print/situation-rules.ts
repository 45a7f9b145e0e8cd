/** Rules of problems that are known by what they tell, with the sentence that justifies each. */
export const situationRules = {
  'side-by-angle': 'Sine, cosine and tangent compare two sides of a right triangle.',
  'other-event': 'An event and its opposite together are certain, so subtract from 1.',
  'two-groups':
    'Who is in both groups is counted in each of them, so adding the groups counts them twice; take them off once.',
  'share-of-all': 'The probability is how many fit, divided by how many there are.',
  'whole-of-groups':
    'Each mean times its count is the total of that group; divide all totals together by all counts together.',
  'weighted-mean':
    'Each value counts with its weight: add value times weight and divide by the sum of the weights.',
  'by-frequency':
    'Each value counts as often as it happens: add value times count and divide by the sum of the counts.',
  'fence-of-quartiles': 'The fences lie one and a half quartile ranges outside of the quartiles.',
  'residual-left': 'A residual is the actual value minus the value of the line.',
  'least-squares':
    'The slope of the least-squares line comes from the sums of x, y, xy and x²; the line goes through the means.',
  'moved-data': 'Adding moves the center and leaves the spread; multiplying multiplies both.',
  'part-of-group': 'Look at this group only: divide the part that fits by the whole group.',
  'distance-from-expected':
    'For each kind square the distance of its count from the expected one, divide by the expected one, and add.',
  'constant-of-variation':
    'What varies together keeps one constant: work it out from the values that are known, and use it again.',
  'ends-of-wheel': 'A seat is one radius above the center at the top, and one radius below it at the bottom.',
  acidity: 'The pH is the opposite of the logarithm of the concentration, so the concentration is 10^(-pH).',
  'one-angle-of-two':
    'The formulas for a sum and a difference of angles, read backwards: two angles make one.',
  'least-surface':
    'Write the surface by one length with the volume put in; it is smallest where its derivative is 0.',
  'tangent-and-radius':
    'A tangent stands at a right angle on the radius to the point where it touches, so the square of the longest side is the sum of the other two.',
  'weigh-by-chance': 'Multiply each outcome by its probability and add.',
  'binomial-terms':
    'There are C(n, k) ways to place k successes among n trials, each with probability p^k · (1 - p)^(n - k).',
  'binomial-measures': 'For n trials with probability p the mean is n · p, and the variance n · p · (1 - p).',
  'first-success':
    'All trials before the first success fail, so multiply their probabilities and that of the success.',
  'standard-error': 'The mean of n values varies by the deviation divided by the square root of n.',
  'confidence-ends': 'The interval goes the critical value times the standard error to both sides.',
  'sample-size': 'Solve the margin of error for n, and round up to a whole number.',
  'test-statistic': 'Divide the distance from the assumed value by the standard error.',
  'draws-by-counting': 'All draws are equally likely: count those that fit and divide by all.',
  'all-without-both': 'Count all groups, and take away those that have both of the two in them.',
  'choose-from-each': 'Choose from each kind on its own, and multiply the numbers of ways.',
  'sign-on-this-side': 'On this side of the place each absolute value is its inside or the opposite of it.',
  'by-conjugate': 'Multiply top and bottom by the sum with the other sign, so the root is gone above.',
  'limit-of-growth': '(1 + a/x)^x comes to e^a.',
  'chain-of-values':
    'By the chain rule the slope is that of the outer function at the inner value times that of the inner.',
  'values-of-functions':
    'Differentiate by the letter of each function, and multiply by the slope of that function.',
  'logarithm-first':
    'Take the logarithm of both sides: y · (exponent · ln of the base) differentiated by the product rule.',
  'quotient-of-rates': 'dy/dx is the rate of y divided by the rate of x.',
  'arctangent-form': '1/(x² + a²) is the derivative of (1/a) arctan(x/a).',
  'arcsine-form': '1/√(a² - x²) is the derivative of arcsin(x/a).',
  'derivative-of-integral':
    'The derivative of an integral up to u is the function at u times the derivative of u; with u below, its opposite.',
  'polar-area': 'The area inside a polar curve is half the integral of the square of r.',
  'ratio-of-terms': 'Compare each term with the one before it, far out.',
  'radius-from-ratio': 'It converges while the ratio of the terms stays below 1.',
  'p-series': 'The sum of 1/n^p converges exactly when p is above 1.',
  'terms-not-to-zero': 'Terms that do not come to 0 have no sum.',
  'geometric-series':
    'A geometric series converges exactly when its ratio is between -1 and 1, to a/(1 - r).',
  'alternating-test': 'Terms of changing sign that shrink to 0 have a sum, but their sizes alone have none.',
  'equal-factors': 'In equal times it is multiplied by equal factors.',
  'growth-by-rate': 'What changes at k times itself is its start times e^(kt).',
  'cooling-factor':
    'The distance from the temperature of the room is multiplied by the same factor in equal times.',
  'half-angle':
    'The half-angle formulas: sin² a = (1 - cos 2a)/2, cos² a = (1 + cos 2a)/2, tan a = (1 - cos 2a)/sin 2a.',
  'turning-speed': 'One turn is 2π radians; a point at distance r moves r times the angle.',
  'angle-of-vectors': 'The cosine of the angle is the dot product divided by the product of the lengths.',
  'distance-to-plane': 'Put the point into the equation and divide by the length of its coefficients.',
  'parabola-focus': 'The squared side is 4p times the other, where p is the distance from vertex to focus.',
  'tangent-stays-near': 'Near the place the curve stays close to its tangent: f(a) + f′(a) · (x - a).',
  'variables-apart':
    'Put y on one side and x on the other, and integrate both; the start gives the constant.',
  'integral-to-infinity':
    'An integral to infinity is the limit of integrals that end farther and farther out.',
  'length-of-curve': 'The length of a curve is the integral of √(1 + slope²).',
  'chance-within': 'P(A and B) = P(A) · P(B given A).',
  'odds-as-share': 'Odds of a to b are a of a + b equal chances.',
  correlation: 'The correlation compares how x and y vary together with how each varies alone.',
  'arc-in-radians': 'An angle in radians is arc over radius, so the arc is r · θ and the sector r² · θ/2.',
  'wave-between':
    'Sine and cosine lie between -1 and 1, so the wave goes its amplitude up and down from its midline.',
  'hand-of-clock': 'A full turn of 360° is shared evenly over the time it takes.',
  'times-the-share': 'What has this probability is to be expected in that share of all trials.',
  'part-along': 'The part along b is (a · b)/(b · b) times b.',
} as const;
