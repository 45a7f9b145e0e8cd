const told = /(?<![A-Za-z])([A-Z]) ?=? ?(\( ?[-−]?[\d./√]+ ?, ?[-−]?[\d./√]+ ?\))/g;
const request =
  /(?:^|[.,;:] )(?:please |then )?(?:find|what(?: is|'s)|determine|calculate|compute|give|state|write|how long is)(?: the)?(?: exact)?(?: (length|distance|slope|gradient|midpoint|equation)(?: (?:of|from|for|through|between))?)?(?: the)?(?: (?:line )?(?:segment|side|diagonal|line|leg|hypotenuse|base))? ([A-Z])(?: and | to )?([A-Z])(?![A-Za-z])([^.?!\d]*)[.?!\s]*$/i;
const asks: Readonly<Record<string, string>> = {
  length: 'Find the distance between',
  distance: 'Find the distance between',
  slope: 'Find the slope of the line through',
  gradient: 'Find the slope of the line through',
  midpoint: 'Find the midpoint of',
  equation: 'Find the equation of the line through',
};
/** Words that move a point or ask for another line than the one through both. */
const moves =
  /\b(?:image|after|reflect\w*|rotat\w*|translat\w*|dilat\w*|parallel|perpendicular|bisector|altitude|median|center|circle|not|if)\b/i;

/**
 * A question about two of the points that are told by name, with these two alone; null for any other text.
 * @example ofTwoPoints('Triangle ABC has vertices A(1, 2), B(4, 6), C(0, 0). Find the length of AB.') // 'Find the distance between (1, 2) and (4, 6).'
 */
export function ofTwoPoints(text: string): string | null {
  const points = new Map([...text.matchAll(told)].map(([, name = '', at = '']) => [name, at]));
  const [, what = 'length', one = '', other = '', behind = ''] = request.exec(text) ?? [];
  const [a, b] = [points.get(one), points.get(other)];
  const front = text.replace(told, ' ').replace(request, ' ');
  if (a === undefined || b === undefined || a === b || points.size < [...text.matchAll(told)].length)
    return null;
  // Behind it may only stand the form that is wished.
  if (!/^(?:,? (?:in|as) [^A-Z]*)?$/.test(behind)) return null;
  if (/\d/.test(front) || moves.test(`${front} ${behind}`)) return null;
  return `${asks[what.toLowerCase()]} ${a} and ${b}${behind.trimEnd()}.`;
}
