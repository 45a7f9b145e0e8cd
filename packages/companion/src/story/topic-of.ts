import type { OpenProblem } from '../companion-context.ts';

/** What a problem's own words and the reasons of its way say it is about, and the lesson that teaches that; the first that fits. */
const topics: readonly (readonly [RegExp, string])[] = [
  [/\bgreatest common (?:factor|divisor)|\bgcf\b/i, 'm6-greatest-common-factor'],
  [/\bleast common multiple|\blcm\b/i, 'm6-least-common-multiple'],
  [/\bpercent(?:age)? (?:increase|decrease|change)\b/i, 'm7-percent-change'],
  [/\b(?:% off|discount|sale price|tax|tip|markup)\b/i, 'm7-tax-tip-discount'],
  [/\binterest\b/i, 'm7-simple-interest'],
  [/\d\s*\\?%|percent/i, 'm6-percent-of-quantity'],
  [/\bratio of\b/i, 'm6-equivalent-ratios'],
  [/\b(?:on a map|scale)\b/i, 'm7-scale-drawings'],
  [/\bcircumference\b/i, 'm7-circumference'],
  [/\bcircle\b.*\barea\b|\barea\b.*\bcircle\b/is, 'm7-circle-area'],
  [/\b(?:cone|cylinder)s?\b/i, 'm8-volume-cylinders-cones'],
  [/\bsphere/i, 'm8-volume-spheres'],
  [/\bhypotenuse|\bladder\b|squares of the two legs/i, 'm8-pythagorean-sides'],
  [/\b(?:sin|cos|tan)\b|sin, cos and tan/i, 'geo-aa-criterion'],
  [/\bangles? of a triangle\b|third angle/i, 'm8-triangle-angles-8'],
  [/\b(?:supplementary|complementary|vertical) angles\b/i, 'm7-angle-relationships'],
  [/\barea of a (?:triangle|parallelogram)\b/i, 'm6-area-parallelogram-triangle'],
  [/\b(?:mean|median|average)\b/i, 'm6-mean-median'],
  [/\brange of\b|\bmad\b|\binterquartile\b/i, 'm6-variability-measures'],
  [/\bprobability\b/i, 'm7-probability-models'],
  [/\bvolume\b/i, 'm6-volume-fractional'],
  [/\bslope\b/i, 'm8-slope-similar-triangles'],
  [/\bequation of the line\b/i, 'm8-write-line-equations'],
  [/\bsystem\b/i, 'm8-systems-substitution'],
  [/\bcompleting the square\b/i, 'a1-solve-completing-square'],
  [/\bquadratic formula\b/i, 'a1-quadratic-formula-a1'],
  [/\bmaximum|minimum|vertex\b/i, 'a1-quadratic-graphs'],
  [/\blog(?:arithm|_|\()/i, 'a2-logarithms-intro'],
  [/^factor\b/i, 'a1-factor-quadratics'],
  [/product is 0 only when/i, 'a1-solve-by-factoring'],
  [/\b[a-z]\([a-z]\)\s*=/i, 'a1-function-notation'],
  [/each term of one bracket/i, 'a1-polynomials-multiply'],
  [/sqrt|√|square root/i, 'm8-square-cube-roots'],
  [/for equal bases|power of a power/i, 'm8-exponent-laws'],
  [/turned upside down/i, 'm6-fraction-division-rule'],
  [/bottoms are the same/i, 'm7-add-subtract-rationals'],
  [/top by top and bottom by bottom/i, 'm7-multiply-rationals'],
  [/[<>≤≥]|\\(?:le|ge)q?\b/, 'm7-solve-inequalities-7'],
  [/\d[a-z][^$]*=[^$]*\d[a-z]/i, 'm8-variables-both-sides'],
  [/=[^$]*\$?.*both sides/is, 'm7-equations-p-x-plus-q'],
  [/same letter part|inside the brackets/i, 'm6-equivalent-expressions'],
  [
    /(?:brackets|parentheses) comes? first|multiplication and division come before|power repeats/i,
    'm6-evaluate-expressions',
  ],
  [/how much it is for 1\b|same rate|per (?:hour|minute)/i, 'm6-unit-rates'],
];

const kept = new WeakMap<OpenProblem['key'], string | null>();

/** The lesson that teaches what a problem is about; null where nothing says it. */
export function topicOf({ key, question, rendered }: OpenProblem): string | null {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const steps = (rendered?.steps ?? [])
    .map(({ instruction, explanation }) => `${instruction} ${explanation}`)
    .join(' ');
  const found =
    topics.find(([pattern]) => pattern.test(question))?.[1] ??
    topics.find(([pattern]) => pattern.test(`${question} ${steps}`))?.[1] ??
    null;
  kept.set(key, found);
  return found;
}
