import type { TopicId } from './topic-ids.ts';

export type TopicRow = {
  readonly id: TopicId;
  readonly title: string;
  /** Grades whose courses teach it; a race without a topic draws from its grade's. */
  readonly grades: readonly number[];
  /** Words and phrases of the scope and sequence and of students, in the singular where a plural ends in s. */
  readonly words: string;
};

/** Words are split at commas. A phrase counts more than a word, so "linear equation" beats "equation". */
export const topicTable: readonly TopicRow[] = [
  {
    id: 'arithmetic',
    title: 'Arithmetic',
    grades: [6],
    words:
      'arithmetic, addition, adding, subtraction, subtracting, multiplication, multiplying, times table, division, dividing, long division, divide, multiply, add, subtract, order of operations, pemdas, bodmas, multi-digit, multi digit, basic math, basics, mental math, whole number, number, calculation, rounding, place value, estimation, estimate, basic operation, four operations, plus, minus, sum, remainder, quotient, general math, math, maths, everything, anything, precision, budget, schedule, counting money, warm up, review, numbers, scheduling projects, scheduling',
  },
  {
    id: 'factors',
    title: 'Factors and multiples',
    grades: [6],
    words:
      'factor tree, gcf, gcd, lcm, greatest common factor, least common multiple, common factor, common multiple, multiple, factors and multiples, factor and multiple, factors, multiples, prime, prime number, prime factor, prime factorization, divisor, divisibility, divisible, distributive factoring, sums with the distributive property',
  },
  {
    id: 'fractions',
    title: 'Fractions',
    grades: [6, 7],
    words:
      'fraction, fractions, frac, mixed number, numerator, denominator, common denominator, reciprocal, dividing fractions, adding fractions, improper fraction, half, quarter, third, equivalent fraction, simplify fraction, fraction bar, unit fraction, rational number, recipe, scaling recipes, fraction division, parts of a whole, lowest terms',
  },
  {
    id: 'decimals',
    title: 'Decimals',
    grades: [6, 7],
    words:
      'decimal, decimals, decimal point, decimal place, tenth, hundredth, repeating decimal, money, price, change, dollars and cents, unit price, shopping, deal, terminating decimal, decimal arithmetic, banking, account, statement, checkbook, electricity bill, costs and places, fuel, energy',
  },
  {
    id: 'percents',
    title: 'Percents',
    grades: [6, 7, 12],
    words:
      'percent, percents, percentage, per cent, discount, tax, tip, markup, markdown, sale, simple interest, interest, commission, percent change, percent increase, percent decrease, percent error, loan, credit card, credit, debt, savings, saving, salary, wage, pay, paycheck, overtime, inflation, insurance, mortgage, rent, budgeting, finance, financial, coupon, margin, take-home pay, deduction, income tax, compound interest, index number, concentration, dilution, earning, deductions, housing, bank, finding the whole, whole from a part, cost of a vehicle, vehicle, business, taxes',
  },
  {
    id: 'ratios',
    title: 'Ratios and rates',
    grades: [6, 7],
    words:
      'ratio, ratios, rate, rates, unit rate, proportion, proportional, proportionality, proportional relationship, constant of proportionality, scale, scale drawing, scale factor, speed, map scale, similar figure, similarity, similar, dilation, unit conversion, converting units, conversion, convert, units, measurement, mixture, tape diagram, double number line, equivalent ratio, ratio table, density, dosage, trip, travel, cross multiply, direct variation, metric, maps, customary, similar triangle, aa similarity, recipes and ratios, fitness, nutrition, carbon',
  },
  {
    id: 'integers',
    title: 'Negative numbers',
    grades: [6, 7],
    words:
      'integer, integers, negative, negatives, negative number, positive and negative, signed number, below zero, absolute value, opposite, number line, rational numbers on the number line, comparing and ordering, zero pair, adding signed numbers, subtracting signed numbers, temperature, numbers below zero, comparing numbers, ordering numbers, additive inverse, rational numbers',
  },
  {
    id: 'expressions',
    title: 'Expressions',
    grades: [6, 7],
    words:
      'expression, expressions, variable, variables, algebra, pre algebra, prealgebra, like terms, combining like terms, combine like terms, distributive property, distribute, evaluate, evaluating expressions, substitute, substitution of values, term, coefficient, simplify, simplifying, equivalent expression, linear expression, expanding, parts of an expression, properties, algebraic, structure, writing expressions, letters in math, seeing structure, equivalent forms, formula, independent and dependent variables, spreadsheets and formulas, equivalent, are they equivalent',
  },
  {
    id: 'equations',
    title: 'Equations',
    grades: [6, 7, 8, 9],
    words:
      'equation, equations, solve for x, solving for x, solve equation, solving equation, linear equation, linear equations, one-step equation, two-step equation, multi-step equation, one step, two step, multi step, variables on both sides, equations with parentheses, unknown, find x, finding x, solving, balance, rearranging formulas, literal equation, rearrange, inverse operation, equations with fractions, creating equations, modeling with linear equations, break-even, px + q = r, x + p = q, algebra 1, algebra one, infinitely many solutions, no solution',
  },
  {
    id: 'inequalities',
    title: 'Inequalities',
    grades: [6, 7, 9],
    words:
      'inequality, inequalities, compound inequality, greater than, less than, at least, at most, solving inequalities, linear inequality, absolute value inequality, constraint, number line inequality, system of inequalities, feasible region, linear programming, best plans with limits, graphing inequalities, polynomial inequality, rational inequality',
  },
  {
    id: 'coordinates',
    title: 'The coordinate plane',
    grades: [6, 8, 10],
    words:
      'coordinate, coordinates, coordinate plane, coordinate grid, point, points, ordered pair, plot, plotting points, quadrant, quadrants, four quadrants, grid, translation, reflection, rotation, rigid motion, transformation, transformations, midpoint, partition, symmetry, graphing points, congruence, congruent, map, x and y axis, axes, axis, polygons on the coordinate plane, distance on the coordinate plane, vector, vectors, matrix, matrices, complex plane, polar, polar coordinate, parametric, sss, sas, asa, dot product, magnitude, translations, reflections, rotations, coordinate geometry',
  },
  {
    id: 'lines',
    title: 'Slope and lines',
    grades: [8, 9, 10],
    words:
      'slope, slopes, line, lines, linear, linear function, linear functions, linear model, y = mx + b, y=mx+b, mx+b, slope intercept, slope-intercept, point slope, intercept, y-intercept, rise over run, gradient, steepness, graphing line, graphing lines, graph, graphs, graphing, rate of change, average rate of change, parallel lines, perpendicular lines, parallel and perpendicular lines, line of fit, scatter plot, regression, lines of fit, y = kx, linear relationship, residual, correlation, two-variable data, trend line, graphing linear, relationships between two variables, writing equations of lines, equation of a line, equations of lines, fitting lines, sloap, slop',
  },
  {
    id: 'systems',
    title: 'Systems of equations',
    grades: [8, 9],
    words:
      'system, systems, system of equations, systems of equations, system of linear equations, systems of linear equations, simultaneous equation, simultaneous equations, elimination, substitution, intersection, points of intersection, two equations, two unknowns, two variables, solving systems, linear-quadratic system, comparing plans with equations, inverse matrices and systems, systems of equation, sistem, elimination method',
  },
  {
    id: 'pythagoras',
    title: 'The Pythagorean theorem',
    grades: [8, 10],
    words:
      'pythagoras, pythagorean, pythagorean theorem, pythagorean theory, right triangle, right triangles, hypotenuse, leg of a triangle, a squared plus b squared, distance formula, distance between two points, pythag, finding sides, right-angled triangle, distance between points, solving right triangles, equations of circles, circle equation, a2+b2=c2',
  },
  {
    id: 'geometry',
    title: 'Area, perimeter and volume',
    grades: [6, 7, 10],
    words:
      'area, perimeter, volume, surface area, geometry, rectangle, square, triangle, circle, circumference, pi, parallelogram, trapezoid, composite figure, net, nets, prism, cylinder, cone, sphere, pyramid, shape, shapes, solid, polygon, cross section, cross-section, box, cubic, flooring, paint, fencing, concrete, arc length and sectors, sector, 3d, three dimensional, slicing solids, solids and modeling, design problem, modeling objects, figures, quadrilateral, area of a circle, constructions, construction, plans and scale, geometric, circles, arc length, footprint',
  },
  {
    id: 'angles',
    title: 'Angles',
    grades: [7, 8, 10],
    words:
      'angle, angels, degrees, triangle sum, complementary, supplementary, vertical angles, parallel lines and transversals, transversal, interior angle, exterior angle, angle relationship, angles in triangles, inscribed angle, central angle, chord, tangent line, bisector, proof, proofs, theorem, drawing triangles, lines and angles, angles of polygons, segment, definitions, conditional statement, reasoning, isosceles, median and centroid, centers of triangles, protractor, parallelograms, midsegment, triangle inequality, geometric proof, logic, rhombus, logical',
  },
  {
    id: 'statistics',
    title: 'Mean, median and data',
    grades: [6, 7, 9, 12],
    words:
      'statistics, stats, statistic, mean, median, mode, range, average, averages, data, dot plot, histogram, box plot, iqr, interquartile range, mean absolute deviation, mad, spread, center, statistical, statistical question, survey, sample, samples, sampling, population, distribution, distributions, standard deviation, outlier, bar chart, bar graph, normal distribution, normal curve, z-score, margin of error, experiment, misleading graphs, averages in the news, shape center and spread, two-way table, two-way frequency tables, inference, statistical inference, confidence interval, central limit theorem, variability, quartile, data analysis, comparing groups, describing data, hypothesis, does the model fit, normal model, testing claims, claim',
  },
  {
    id: 'probability',
    title: 'Probability and counting',
    grades: [7, 12],
    words:
      'probability, probabilities, chance, chances, likelihood, odds, dice, coin, spinner, marbles, event, compound event, sample space, simulation, combination, combinations, permutation, permutations, counting, counting principle, tree diagram, conditional probability, independent event, expected value, expected cost, random, random variable, binomial, binomial probability, factorial, venn, law of large numbers, relative frequency, outcome, bayes, geometric model, multiplication principle, fair decisions, random numbers, likely, waiting times, payoffs, probability models, reversing the condition',
  },
  {
    id: 'exponents',
    title: 'Exponents',
    grades: [6, 8, 9],
    words:
      'exponent, exponents, power, powers, powers of ten, squared, cubed, index, indices, scientific notation, standard form of numbers, zero exponent, negative exponent, laws of exponents, exponent rules, exponential, exponential function, exponential growth, growth, decay, growth and decay, doubling, exponential functions, linear or exponential, whole-number exponents, base and exponent, logistic',
  },
  {
    id: 'radicals',
    title: 'Roots and radicals',
    grades: [8, 9, 11],
    words:
      'radical, radicals, root, roots, square root, square roots, cube root, cube roots, sqrt, irrational, irrational number, real numbers, surd, radical equation, radical function, simplify radicals, rational exponent, rational exponents and radicals, radical functions, estimating irrational numbers, rational and irrational numbers, nth root, square root function',
  },
  {
    id: 'quadratics',
    title: 'Quadratics',
    grades: [9, 11],
    words:
      'quadratic, quadradic, quadratic equation, quadratic equations, quadratic function, quadratic functions, parabola, parabolas, quadratic formula, completing the square, vertex, vertex form, zeros, factored form, discriminant, x squared, solving by factoring, projectile, ax^2+bx+c, second degree, focus and directrix, conic, conics, ellipse, hyperbola, square roots and factoring, complex solutions, complex number, complex numbers, imaginary number, the number i, factoring quadratics, modeling with quadratics',
  },
  {
    id: 'functions',
    title: 'Functions',
    grades: [8, 9, 11, 12],
    words:
      'function, functions, function notation, f(x), f of x, input, output, domain, range of a function, domain and range, composition, composing, compose, inverse function, inverse functions, inverses, function table, mapping, piecewise, step function, absolute value function, transformations of functions, key features, nonlinear, modeling with functions, rational function, asymptote, rational expression, rational expressions, rational equation, combining functions, graphs that tell a story, evaluating functions, function machine, shifts of graphs, end behavior, rational functions, linear and nonlinear functions, symmetry of functions',
  },
  {
    id: 'polynomials',
    title: 'Polynomials and factoring',
    grades: [9, 11],
    words:
      'polynomial, polynomials, factoring, factorise, factorize, factor, foil, binomial expansion, trinomial, trinomials, binomials, monomial, multiply polynomials, expanding brackets, special products, difference of squares, polynomial division, synthetic division, remainder theorem, factor theorem, polynomial identities, factoring patterns, special factoring patterns, adding polynomials, pascal, binomial theorem, algebra 2, algebra two, partial fractions, fundamental theorem of algebra, perfect square trinomial, polynomial expressions',
  },
  {
    id: 'trigonometry',
    title: 'Trigonometry',
    grades: [10, 11, 12],
    words:
      'trigonometry, trig, trigonometric, sine, cosine, tangent, sin, cos, tan, soh cah toa, sohcahtoa, unit circle, radian, radians, law of sines, law of cosines, special right triangle, special right triangles, trig identity, identities, identity, periodic, amplitude, sine wave, angle of elevation, reference angle, half angle, double angle, secant, cosecant, trigonometric functions, laws of sines and cosines, roofs and angles, circular motion, trig functions, arc length sectors and radians, inverse trigonometric functions, phase shift',
  },
  {
    id: 'sequences',
    title: 'Sequences and series',
    grades: [9, 11, 12],
    words:
      'sequence, sequences, series, pattern, patterns, number pattern, arithmetic sequence, arithmetic sequences, geometric sequence, geometric sequences, arithmetic series, geometric series, finite geometric series, recursive, explicit rule, explicit and recursive rules, nth term, term number, sigma, sigma notation, summation, induction, common difference, common ratio, fibonacci, progression, sequences as functions, series and sigma notation, network, shortest route, loans as series',
  },
  {
    id: 'logarithms',
    title: 'Logarithms',
    grades: [11, 12],
    words:
      'logarithm, logarithms, log, logs, ln, natural log, logarithmic, logarithmic function, log rules, properties of logarithms, exponential equation, exponential and log equations, exponential and logarithmic equations, half-life, half life, the number e, logarithmic scale, exponentials and logarithms, richter, change of base, ph scale, logarithmic scales',
  },
  {
    id: 'calculus',
    title: 'Calculus',
    grades: [12],
    words:
      'calculus, calc, derivative, derivatives, differentiate, differentiation, limit, limits, integral, integrals, integration, antiderivative, power rule, chain rule, product rule, quotient rule, instantaneous, tangent slope, area under a curve, riemann, riemann sum, optimization, related rates, continuity, discontinuity, mean value theorem, concavity, critical point, extrema, extreme values, differential equation, differential equations, slope field, l hospital, implicit differentiation, motion with integrals, volumes of revolution, fundamental theorem, area between curves, inflection, ap calculus, ap calc, straight-line motion, infinite limits, squeeze theorem, integration by parts, intermediate value theorem, maximum and minimum, linear approximation, local linearity, euler method, slope fields, improper integral, connecting f, net change, hospital, implicit, behavior of implicit curves, modeling and verifying',
  },
];

const byId: ReadonlyMap<string, TopicRow> = new Map(topicTable.map((row) => [row.id, row]));

/** The name of a topic as reports show it, or null when there is no such topic. */
export function topicTitle(id: string): string | null {
  return byId.get(id)?.title ?? null;
}

/** Topics taught in a grade, in the order of the table. */
export function topicsOfGrade(grade: number): readonly TopicId[] {
  return topicTable.filter(({ grades }) => grades.includes(grade)).map(({ id }) => id);
}
