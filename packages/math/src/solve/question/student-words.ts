/** The words a problem turns on. A word that is none of them, but one or two letters away from one, is that word mistyped. */
const mathWords = (
  'absolute adjacent altitude amplitude angles antiderivative arithmetic arrangement arrangements asymptote asymptotes ' +
  'average balance binomial calculate cartesian center centimeters central circle circles circumference coefficient ' +
  'combination combinations common complement complementary complete completely complex composite composition compound ' +
  'compute conjugate consecutive convert coordinate coordinates cosine cubed cylinder decimal decrease degrees ' +
  'denominator derivative derivatives determinant determine deviation diagonal diameter difference differentiate ' +
  'dilate discount discriminant distance distribute divided division domain equation equations equilateral evaluate ' +
  'evaluated expand factor exponent exponential exponents expression exterior factorial factored factoring factorise ' +
  'factorize factors formula fraction fractions function functions general geometric greatest horizontal ' +
  'hypotenuse improper increase inequalities inequality infinity inscribed integer integers integral integrate ' +
  'intercept intercepts interest interior interquartile intersect interval inverse irrational isosceles kilometers ' +
  'lateral length linear logarithm logarithmic magnitude matrices matrix maximum measure median meters ' +
  'midpoint minimum mixed modulus multiple multiplied multiply negative nearest numerator numbers outlier ' +
  'outliers parabola parallel parallelogram parameter pentagon percent percentage percents perimeter period permutation ' +
  'permutations perpendicular phase point points polynomial polynomials positive prime prism probability problem ' +
  'problems product proportion pyramid pythagorean quadratic quadrilateral quartile quotient radian radians radical ' +
  'radicals radius ratio rational rationalize reciprocal rectangle rectangular reduce reflect reflection remainder ' +
  'rewrite rhombus rotate rotated rotation rounded scalene scientific sector semicircle sequence series simple simplest ' +
  'simplified simplify solution solutions solve solving sphere square squared standard statistics substitute ' +
  'substitution subtract supplement supplementary surface symmetry system tangent translate translation trapezoid ' +
  'triangle triangles trigonometric variable variance variation vector vectors vertex vertical vertices volume'
).split(' ');
const known = new Set(mathWords);
/** Plain words that stand near one of them. */
const plainWords = new Set(
  'factory measured measures measuring averaged products reduced ratios percentages'.split(' '),
);

/** How many letters have to be added, left out, changed or swapped, at most two. */
function lettersApart(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 3;
}

const isForm = (word: string): boolean =>
  known.has(word) ||
  known.has(`${word}s`) ||
  plainWords.has(word) ||
  known.has(word.replace(/(?:s|es|d|ed|ing|ly)$/, ''));

/** The one word of mathematics that a mistyped word is near to; the word itself where there is none, or more than one. */
function corrected(typed: string): string {
  const word = typed.toLowerCase();
  if (word.length < 6 || isForm(word)) return typed;
  const near = mathWords.filter((other) => {
    const most = other.length >= 9 ? 2 : other.length >= 7 ? 1 : 0;
    return most > 0 && other.startsWith(word.charAt(0)) && lettersApart(word, other) <= most;
  });
  const stems = new Set(near.map((other) => other.replace(/s$/, '')));
  const [only] = near;
  return stems.size === 1 && only !== undefined ? only : typed;
}

/** Longest text whose words are looked at one by one. */
const longest = 300;

/** A request with its mistyped words of mathematics put right; all other words stay as they are. */
export const withSpelling = (text: string): string =>
  text.length > longest
    ? text
    : text
        .replace(/(?<![a-z\\])[a-z]{6,18}(?![a-z])/gi, corrected)
        .replace(
          /\s*,?\s*\b(?:can|could) (?:u|you) (?:pls |please )?solve(?: it| this| these)?[\s?.!]*$/i,
          '',
        )
        .replace(
          /\b(radians?|degrees?|cm|m|km|miles|feet|hours|minutes) 2 (?=radians?|degrees?|cm|m\b|km|miles|feet|hours|minutes)/i,
          '$1 to ',
        );
