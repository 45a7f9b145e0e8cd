/** A stretch of a clause, with what stands around it there and the clauses beside. */
type Stretch = {
  readonly before: string;
  readonly behind: string;
  /** The clause before and the one behind, where only "and" or a comma lies between. */
  readonly last: string;
  readonly next: string;
};

const relation = /[=<>≤≥≈]/;
const math = /\d(?!\d*(?:st|nd|rd|th)\b)|[=<>≤≥≈+*×÷·^√%]/i;
const upToTwo = String.raw`(?:\W+\p{L}+)?\W*`;
const small =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million|billion|dozen';
/** Words that make another amount of what stands behind them. */
const before = new RegExp(
  String.raw`(?<!\p{L})(?:of|times|plus|minus|over|than|root|log|ln|sin|cos|tan|negative|neg|squares?|cubes?|twice|double|triple|half|quarter|halves|(?:divid|multipl)\p{L}*(?: \p{L}+)? by|${small})${upToTwo}$`,
  'iu',
);
/** Words that make another amount of what stands before them. */
const behind = new RegExp(
  String.raw`^\W*(?:and a )?(?:\p{L}+\W+)?(?:half|halves|thirds?|fourths?|quarters?|\p{L}+(?:if|x|en|h|n)ths?|tenths?|hundredths?|thousandths?|squared|cubed|times|plus|minus|over|divided|multiplied|to the|more|less|fewer|remainder|rem|rest|${small})(?!\p{L})`,
  'iu',
);

/**
 * Whether a line was read whole: nothing of its clause is left over that could belong to it, no number, no sign and no
 * word that makes another amount of it. A line that was not is never called wrong.
 */
export function isWhole({ before: first, behind: rest, last, next }: Stretch): boolean {
  if (math.test(first) || math.test(rest) || before.test(first) || behind.test(rest)) return false;
  // "7 and 2/3 = 23/3" is one mixed number; between two equations "and" separates.
  const isSplit = first.trim() === '' && /\d\s*$/.test(last) && !relation.test(last);
  return !isSplit && !(rest.trim() === '' && /^\s*\d+\/\d+/.test(next) && !relation.test(next));
}
