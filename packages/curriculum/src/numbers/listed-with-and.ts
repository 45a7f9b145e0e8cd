/** The commas between the parts of a list, and not those inside of brackets. */
const between = /, (?![^([]*[)\]])/;

/**
 * A typed set as it is read in a sentence: `and` before the last part.
 * @example listedWithAnd('−3, 7') // '−3 and 7'
 * @example listedWithAnd('(2, 7), (3, 6)') // '(2, 7) and (3, 6)'
 */
export function listedWithAnd(set: string): string {
  const parts = set.split(between);
  const last = parts.at(-1) ?? '';
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${last}`;
}
