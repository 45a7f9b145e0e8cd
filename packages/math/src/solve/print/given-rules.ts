/** Rules of problems that are read as what is given and what is asked, with the sentence that justifies each. */
export const givenRules = {
  'letter-alone': 'Get {letter} alone on one side of the equation.',
  'put-in-place': 'Put this in place of {letter} in the other equation.',
  'put-root-in': 'Put {value} in, which gives the other coordinate.',
  'sign-table':
    'The sign can change only where a factor is 0: {places}. Test one number in each part and keep the parts where it holds.',
  'sign-always': 'The sign never changes, and it holds for one number, so every number makes it true.',
  'sign-never': 'Test each part between the zeros: it holds in none, so no number makes it true.',
  'percents-follow':
    'Each percent is taken of what the change before it left, so multiply by one factor after the other.',
  'level-by-factor':
    'The curve is level where its slope is 0, and that is only where this factor is 0; what else is multiplied, as a power of e, never is.',
  'squares-of-sides': 'Compare the squares of the three sides.',
  'other-end': 'The midpoint is halfway, so the other end is twice the midpoint minus the known end.',
  'logarithms-gone':
    'Put the logarithms of each side together; equal logarithms belong to equal numbers, and log_b(u) = c means u = b^c.',
  'logarithm-of-positive':
    'Only a positive number has a logarithm, so a value that makes one of them 0 or less is left out.',
  'positive-base': 'log_b(u) = c means b^c = u, and the base b is positive and not 1.',
  'power-as-letter':
    'Read it as an equation in {unit}. A power of a positive number is positive, so other values are left out.',
  'logarithm-of-both': 'Take the natural logarithm of both sides; the exponent comes to the front.',
  'power-alone': 'Get the power alone on one side.',
  'angle-identity': 'Use an identity, so that only functions of one angle are left.',
  'same-rate-throughout': 'The two amounts always go together in the same ratio.',
  'share-of-ratio': 'One share is the total over the sum of the parts; take as many shares as the part says.',
  'same-work': 'The work stays the same: workers times time is the same product.',
  mixture: 'The strengths of the parts, each times its amount, make the strength of the whole.',
  'rest-of-rest': 'What is left is 1 minus the part; the second part is taken of what is left.',
  'zeros-of-factors':
    'A product is 0 where one of its factors is. A factor of the second power has its two zeros, real or complex, by the quadratic formula.',
  'complex-roots-apart':
    'There are {n} roots. All have the size {size}, and their angles are the same step apart.',
  'rectangular-form': 'Put in the exact values of cosine and sine.',
  'factor-both': 'Factor the top and the bottom.',
  'cancel-shared': 'Cancel the factor that both have. Where it is 0, the graph has a hole.',
  'part-of-segment':
    'Go m of m + n equal parts of the way from the first end to the second, in each coordinate.',
  'combine-entries':
    'Multiply each part by the number in front of its vector, and add the parts that belong together.',
  'dot-tells-right-angle':
    'Two vectors are at a right angle exactly when their dot product is 0, and along one line when their parts are in proportion.',
  'polar-rule':
    'The size is the distance from 0. Multiplying multiplies sizes and adds angles, dividing undoes both, and a power repeats it.',
  'three-sides':
    'With one long side and two short ones, the area is largest when the long side is half of the fence.',
  'sides-of-angle':
    'With the distance r of the point from 0, the sine is y/r, the cosine x/r and the tangent y/x.',
  'rates-go-together':
    'Take the derivative of the formula of the figure with respect to time: each rate is a derivative times the rate of the length.',
  'ladder-rate':
    'x^2 + y^2 stays the same, so x times its rate and y times its rate add up to 0: the top moves down as the foot moves away.',
  'raise-to-reciprocal': 'Raise both sides to the power {power}, which leaves the base alone.',
  'raise-to-reciprocal-signs':
    'Raise both sides to the power {power}. The exponent has an even top, so the base can have either sign.',
  'turn-around': 'Read it from the other side: the sign turns with its two sides.',
  'steady-plan':
    'What lies between the start and the end, parted by what each one adds or takes, is how many there are.',
  'most-that-fit': 'One more would be too many.',
  'equal-pieces': 'Divide the whole by the size of one piece.',
  'same-step-each-row': 'Each row adds the same number, one time less than its own number says.',
  'put-together': 'Add the parts.',
  'apart-by-speeds':
    'In each hour the distance grows by the sum of the speeds in opposite directions, and by their difference in the same.',
  'meet-by-speeds': 'Toward each other, the gap shrinks by the sum of both speeds in each unit of time.',
  'part-by-speeds': 'In opposite directions, the gap grows by the sum of both speeds in each unit of time.',
  'catch-up':
    'The first is ahead by its speed times its lead, and each hour the second gains the difference of the speeds.',
  'half-each-time': 'Each time half is left.',
  'double-each-time': 'Each time it doubles.',
  'so-many-times': 'So many times that long pass.',
  'parts-of-the-work': 'In one unit of time both together do the sum of what each does alone.',
  'sum-from-mean': 'The sum is the mean times how many there are.',
  'rectangle-over': 'A rectangle covers its length times its width.',
  'exterior-angles': 'The exterior angles add up to 360°, and each makes 180° with its interior angle.',
  'polar-curve': 'x = r cos θ and y = r sin θ, so x^2 + y^2 = r^2 and y/x = tan θ.',
  'ellipse-parts':
    'From the center, a leads to a vertex, b to a co-vertex and c to a focus, and c^2 = a^2 - b^2. Here A, B and C are these squares.',
  'hyperbola-parts':
    'From the center, a leads to a vertex and c to a focus, and c^2 = a^2 + b^2. Here A, B and C are these squares.',
  'parabola-parts': 'With p from the vertex to the focus, the square of one letter is 4p times the other.',
  'table-of-line':
    'Equal steps of x add the same to y, so it is a line; every pair of the table makes it true.',
  'table-of-power':
    'Equal steps of x multiply y by the same, so x is an exponent; every pair of the table makes it true.',
  'same-difference': 'Every number is the one before it plus the same d, so it is arithmetic.',
  'same-quotient': 'Every number is the one before it times the same r, so it is geometric.',
  'way-around': 'One turn is the circumference.',
  'rise-over-run': 'The slope is the rise over the run.',
  'multiplied-each-time': 'Each time it is multiplied by the same.',
  'choices-multiply': 'Each place is chosen apart, so the numbers of choices multiply.',
  'there-and-back':
    'The way is the same twice, so the average is the whole way over the whole time: 2d/(d/a + d/b) = 2ab/(a + b).',
  'takes-away': 'What is left is the whole without what was taken.',
  'gone-after': 'Each time takes the same away, so divide what is there by what goes each time.',
  'way-by-clock':
    'An hour has 60 minutes; the time between the two clock times as a part of it, times the speed, is the way.',
  'ways-as-speeds': 'In the same time, the ways are in the ratio of the speeds with and against the stream.',
  'speed-by-hour': 'An hour has 60 minutes, so divide the way by the minutes as a part of an hour.',
  'pairs-of-all':
    'Each one meets all the others, and every meeting is counted from both sides, so take half.',
  'expected-net': 'On average a ticket brings its share of the prize, and its price is paid for sure.',
  'part-of-whole': 'A fraction tells the part over the whole; what is left is the whole without the part.',
  'digits-of-number': 'The first digit counts tens, the second ones.',
  'step-from-two-terms': 'Between the two terms lie as many equal steps as their places are apart.',
  'exterior-angle-sum':
    'At each of the n corners the exterior angle makes 180° with the interior one, and all interior angles add up to (n - 2) · 180°.',
  'number-of-square':
    'a(x + h)^2 has the middle term 2ah · x and ends with a · h^2, so the number is b^2/(4a).',
  'thrown-upward':
    'Without air, what is thrown upward at v feet a second from s feet is -16t^2 + vt + s feet high after t seconds.',
  'point-in-all': 'Put the point in: a solution of all makes every one of them true.',
  'point-and-slope': 'A line with the slope m through (p, q) is y - q = m(x - p).',
  'parts-of-trip':
    'Each part goes its speed times its time, and takes its length over its speed; add the parts.',
  'change-back': 'The change is what is paid without what everything costs.',
  'right-angle-to-line':
    'The way to the closest point is at a right angle to the line ax + by = c, so it goes through (p + a · t, q + b · t). It meets the line for this t.',
  'foot-on-line': 'Put t in: this is where the way meets the line.',
  'combinations-worked-out': 'C(n, k) counts the ways to choose k of n: n!/(k! · (n - k)!).',
  'choices-of-hand':
    'All hands are equally likely, so divide the number of hands that fit by the number of all hands.',
  'matching-sides': 'Matching sides of similar figures have the same ratio.',
  'compare-unit-rates': 'Compare what belongs to one.',
  'fewest-that-hold': 'One fewer would not be enough, and the last one need not be full.',
  'before-change':
    'The amount after the change is the one before it times 1 plus the percent, or 1 minus it, so divide by that.',
  'mean-with-one-more':
    'The sum of those there are is their average times how many they are; add the new one and divide by how many there are then.',
  'past-after':
    'Try whole numbers of times: one time earlier it was not yet past, and this is the first time it is.',
  'pay-and-commission': 'The commission is a percent of the sales, and the fixed pay is added to it.',
} as const;
