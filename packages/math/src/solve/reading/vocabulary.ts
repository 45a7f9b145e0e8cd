/** The words that mathematics is asked in. A word that is none of those known here, but near to one, is that word mistyped. */
export const mathWords = (
  'absolute adjacent altitude amplitude angles answer answers antiderivative arithmetic arrangement arrangements asymptote asymptotes ' +
  'average balance biggest binomial calculate cartesian center centimeters central circle circles circumference coefficient ' +
  'combination combinations common complement complementary complete completely complex composite composition compound ' +
  'compute conjugate consecutive convert coordinate coordinates cosine cubed cylinder decimal decrease degrees ' +
  'denominator derivative derivatives determinant determine deviation diagonal diameter difference differentiate ' +
  'dilate discount discriminant distance distribute distributed divided division domain equation equations equilateral evaluate ' +
  'evaluated expand factor exponent exponential exponents expression exterior factorial factored factoring factorise ' +
  'factorization factorize factors formula fraction fractions function functions general geometric greatest horizontal ' +
  'hypotenuse improper increase inequalities inequality infinity inscribed integer integers integral integrate ' +
  'intercept intercepts interest interior interquartile intersect interval inverse irrational isosceles kilometers ' +
  'lateral length linear logarithm logarithmic magnitude matrices matrix maximum measure median meters ' +
  'midpoint minimum mixed modulus notation multiple multiplied multiply negative nearest normally numerator numbers opposite outlier ' +
  'outliers parabola parallel parallelogram parameter pentagon percent percentage percents perimeter period permutation ' +
  'permutations perpendicular phase point points polynomial polynomials positive prime prism probability problem ' +
  'problems product proportion pyramid pythagorean quadratic quadrilateral quartile quotient radian radians radical ' +
  'radicals radius ratio rational rationalize reciprocal rectangle rectangular reduce reflect reflection remainder ' +
  'rewrite rhombus rotate rotated rotation rounded scalene scientific sector semicircle sequence series simple simplest ' +
  'simplified simplify solution solutions solve solving sphere square squared standard statistics substitute ' +
  'substitution subtract supplement supplementary surface symmetry system tangent translate translation trapezoid ' +
  'triangle triangles trigonometric variable variance variation varies vector vectors velocity vertex vertical vertices volume ' +
  'acceleration approximate approximately compounded concave continuous continuously critical directly equivalent ' +
  'estimate expressions identity increasing decreasing inversely jointly maximums proportional rationalise round slopes undefined'
).split(' ');
/** Words that everyday problems turn on. */
export const storyWords = (
  'altogether another around arrives because before between borrowed bought change charges children choose cookies customers ' +
  'deposit deposited different discount divide dollars downstream drives earned enclose equally estimate evenly faster fence fencing first ' +
  'flipped gallons garden ground hours hundred inches invest invested investment ladder largest maximize minimize minutes ' +
  'money monthly months number original people person population pounds price origin quarters rectangles remaining research ' +
  'savings second seconds select selling shadow shorter smallest speed spinner students thousand tickets together total ' +
  'travels twice upstream walking weekly weighs weight without worth yearly years ' +
  'annual annually captain commission depreciates driving membership paid percentage population purchase received restaurant ' +
  'salary sandwiches subscription temperature temperatures'
).split(' ');
/** Short words that mistyping turns around: two letters that stand beside each other. */
export const shortWords = (
  'and area are chord find for from given graph have height how many mean mode much point prime slope solve than that ' +
  'the then there units what when which width with write'
).split(' ');
/** Plain words that stand near one of these, and are meant as they are. */
export const plainWords = new Set(
  (
    'accelerating actors angels ankles asymptotic attitude borrower brought burrowed campsite center centers cents ' +
    'chance chances changed chooses chose coming commute competent competition compilation compilations compliment ' +
    'complimentary compliments compose composing compost computer computers concert continues convent cord counting ' +
    'country county cube customary customs dealer dedication denomination depiction deported deposed depressing ' +
    'derives devotion differed differential differently differs dilute distributive dives dividend divine diving dries ' +
    'driven driver drivers equivalence evacuate evacuated expressing faction factions factories factory farther ' +
    'father fiber firs fist five fixed flipper form former forms foster friction genera geometry give grounds hungry identify ' +
    'inferior infested infinite inscribe inscribes integrity interact internal interrupt invent invented invents ' +
    'invert inverted iterate ladders lander larger leader lengthy letter liner literal longer lounge matter matters ' +
    'media medium meets meteors minted minuses modules monkey month mother moths mouths multiplier multipliers ' +
    'multiplies numbers painted painter paints pens percentages percentile persona phrase pint pints pointed ponds ' +
    'prince printed prints prison produce produced products promotion promotional proposition pythagoras quiet quite ' +
    'radios raining ration rationale reader receive receiver receives refining regions rejection remained reminded ' +
    'reminder reminders reminding rental rented repainting repairing retail retailing retainer retaining rewrote ' +
    'sample samples sandwich sayings sealing seed serves shooter shorten simplifies simply single singles smiles sole ' +
    'spanner speedy spelling spend spends squares stairs stands starts states swelling tables thee thickets though ' +
    'thought three trail trails train trains transaction transactions transition travel trial trigonometry trips ' +
    'undecided underlined unite united vacation validation valuation values victor vortex waking weakly weekend ' +
    'weighed winter worthy wright'
  ).split(' '),
);
