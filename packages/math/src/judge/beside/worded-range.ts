/** Longer texts name no range. */
const longest = 150;

/** A number as it stands in a sentence. */
const number = String.raw`(?:negative |minus |-|−)?(?:\d+(?:\.\d+)?(?:\/\d+)?|√\d+|π|zero)`;
const subject = String.raw`(?:x |y |it )?(?:is |are |can be |has to be |must be |could be |would be |=(?! ?[<>]) ?)?(?:all |any |every |the )?(?:set of )?(?:of )?(?:the )?(?:real )?(?:numbers? |values?(?: of [xy])? |reals? |[xy] |anything |everything )?(?:that |which |where [xy] )?(?:is |are )?(?:strictly )?`;

type Bound = readonly [words: string, sign: string];

const before: readonly Bound[] = [
  ['(?:greater|more|bigger|larger|higher) than or equal to|at least|no less than|not less than', '>='],
  ['(?:less|smaller|lower|fewer) than or equal to|at most|no (?:more|greater) than|not more than', '<='],
  ['(?:greater|more|bigger|larger|higher) than|above|over|>', '>'],
  ['(?:less|smaller|lower|fewer) than|below|under|<', '<'],
];
const behind: readonly Bound[] = [
  ['or (?:more|greater|higher|larger|bigger|above|over)|and (?:up|above|higher|greater)', '>='],
  ['or (?:less|lower|smaller|fewer|below|under)|and (?:below|lower|less|under)', '<='],
];
const named: readonly Bound[] = [
  ['non-? ?negative|not negative', '>= 0'],
  ['non-? ?positive|not positive', '<= 0'],
  ['positive', '> 0'],
  ['negative', '< 0'],
];

const whole = (inner: string): RegExp => new RegExp(`^\\s*${subject}${inner}\\s*[.!]*\\s*$`, 'i');
const patterns: readonly (readonly [RegExp, (found: RegExpExecArray, letter: string) => string])[] = [
  [
    whole(`between (${number}) and (${number})(,? (?:inclusive|included|including (?:both|the ends?)))?`),
    ([, low, high, inclusive], letter) => {
      const sign = inclusive === undefined ? '<' : '<=';
      return `${low} ${sign} ${letter} ${sign} ${high}`;
    },
  ],
  ...before.map(
    ([words, sign]) =>
      [
        whole(`(?:${words}) ?(${number})`),
        ([, end]: RegExpExecArray, letter: string) => `${letter} ${sign} ${end}`,
      ] as const,
  ),
  ...behind.map(
    ([words, sign]) =>
      [
        whole(`(${number}) (?:${words})`),
        ([, end]: RegExpExecArray, letter: string) => `${letter} ${sign} ${end}`,
      ] as const,
  ),
  ...named.map(
    ([words, ends]) =>
      [
        new RegExp(
          `^\\s*(?:x |y )?(?:is |are |must be |can be )?(?:all |any |every |the )?(?:set of )?(?:real )?(?:${words})(?: real)?(?: numbers?| values?| reals?| [xy])?\\s*$`,
          'i',
        ),
        (_: RegExpExecArray, letter: string) => `${letter} ${ends}`,
      ] as const,
  ),
];

const butOne =
  /^\s*(?:x |y |it )?(?:is |can be |= ?)?(?:all|any|every|everything|anything|ℝ)(?: of)?(?: the)?(?: (?:real )?(?:numbers?|reals?|values?(?: of [xy])?)| [xy])?,? (?:except|but|other than|excluding|besides|apart from|that (?:isn'?t|is not|are not|aren'?t)|not)(?: for)?(?: when)?(?: [xy] ?(?:=|is))? (.*)$/i;
const isNot =
  /^\s*([a-z]) ?(?:cannot|can'?t|can not|may not|must not|should not|could not|is not|isn'?t|does not|doesn'?t)(?: be)?(?: equal(?: to)?)? (?!equal|be)(.*)$/i;
const setMinus =
  /^\s*(?:ℝ|R|\(-∞, ?∞\)|all reals?(?: numbers?)?)\s*(?:\\|-|−|∖|minus|without|\\setminus)\s*\\?\{([^{}]*)\\?\}\s*$/;

/** The numbers that a text leaves out of all numbers; null where it says anything else. */
export function leftOut(text: string): string | null {
  if (text.length > longest) return null;
  return butOne.exec(text)?.[1] ?? isNot.exec(text)?.[2] ?? setMinus.exec(text)?.[1] ?? null;
}

/** Ranges told in words, joined by `or`: `less than -2 or greater than 5`. */
export function rangeInWords(text: string, letter: string): string | null {
  if (text.length > longest) return null;
  const whole = oneRange(text, letter);
  if (whole !== null) return whole;
  const parts = text.split(/\s+or\s+/i);
  const read = parts.map((part) => oneRange(part, letter));
  return parts.length === 2 && read.every((part) => part !== null) ? read.join(' or ') : null;
}

/** A range told in words, as a relation: `all numbers greater than 4`, `between -4 and 6`, `3 or less`, `all x > 4`. */
function oneRange(text: string, letter: string): string | null {
  for (const [reads, say] of patterns) {
    const found = reads.exec(text);
    if (found)
      return say(found, letter)
        .replace(/\bzero\b/i, '0')
        .replace(/\b(?:negative|minus) /gi, '-');
  }
  return null;
}
