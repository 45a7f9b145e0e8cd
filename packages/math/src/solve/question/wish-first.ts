import { isMath } from '../reading/is-math.ts';

/** What a telegram says behind its mathematics: that it is one power of ten, or that its letters are positive. */
const behind: readonly RegExp[] = [
  /^(?=.*(?:\^|\de|⁻|[²³⁴-⁹]))(.+?)[\s,.;:]+(?:in )?(?:scientific notation|sci\.? ?not(?:ation|\.)?|standard form)[\s.?!]*$/i,
  /^(?:simplify )?([^=<>]*√[^=<>]*?)[\s,.;:(]+(?:if |for |where |when |with |assume |and )?[a-z] ?(?:>|≥|>=) ?0(?:(?:,| and) [a-z] ?(?:>|≥|>=) ?0)*\)?[\s.?!]*$/i,
];

/** A telegram without the wish behind its mathematics; a field or a room that is rectangular is a rectangle. */
export function wishFirst(text: string): string {
  const piece = behind.map((one) => one.exec(text)?.[1]).find((one) => one !== undefined && isMath(one));
  if (piece !== undefined) return piece.includes('√') ? `simplify ${piece}` : piece;
  return text
    .replace(
      /\brectangular (?:field|garden|room|yard|pool|lot|playground|plot|park|farm|lawn|table|court|parking lot)\b/gi,
      'rectangle',
    )
    .replace(
      /\bhow (wide|long) is (?:it|the rectangle)(?=[\s?.!]*$)/i,
      (_, side: string) => `find the ${/wide/i.test(side) ? 'width' : 'length'}`,
    );
}
