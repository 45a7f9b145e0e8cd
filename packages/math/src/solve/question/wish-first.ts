import { isMath } from '../reading/is-math.ts';

type Turn = readonly [RegExp, (piece: string) => string];

const verbs = String.raw`(?:(?:can you |please |pls )?(?:re)?(?:write|express|put|give|convert|change|simplify|evaluate|find|solve|answer|combine|condense)(?: it| this| the answer| your answer| me)?\s+)?`;
const link = String.raw`(?:as|in|into|to|using|with|by)\s+(?:an? |the )?(?:one |single )?`;

/** What is wished behind the mathematics, and the request that asks for it in front. */
const turns: readonly Turn[] = [
  [
    new RegExp(
      String.raw`^(?=.*(?:\^|\de|⁻|[²³⁴-⁹]))${verbs}(.+?)[\s,.;:]+(?:both (?:are )?in scientific notation[\s,;]+)?${verbs}(?:${link})?(?:scientific notation|sci\.? ?not(?:ation|\.)?|standard form|ordinary (?:number|form)|decimal)$`,
      'i',
    ),
    (piece) => piece,
  ],
  [
    new RegExp(
      String.raw`^${verbs}(-?[\d.,]+)[\s,;:]+${verbs}(?:${link})?(?:scientific notation|sci\.? ?not(?:ation|\.)?)$`,
      'i',
    ),
    (piece) => `write ${piece} in scientific notation`,
  ],
  [
    new RegExp(String.raw`^${verbs}(.+?)[\s,.;:]+${verbs}(?:${link})?vertex form$`, 'i'),
    (piece) => `write ${piece} in vertex form`,
  ],
  [
    new RegExp(
      String.raw`^${verbs}(.+?)[\s,.;:]+${verbs}(?:${link})(?:log(?:arithm)?|ln)$|^${verbs}(.+?)[\s,.;:]+condensed?$`,
      'i',
    ),
    (piece) => `condense ${piece.replace(/(\d)(?=log|ln)/gi, '$1 ')}`,
  ],
  [
    /^(.+?)[\s,.;:]+(?:please )?factor(?:ed|ise|ize)?(?: it)?(?: completely)? by (?:gro?u?ping|gro?ping)$/i,
    (piece) => `factor ${piece}`,
  ],
  [/^(.+?)[\s,.;:]+(?:please )?rationali[sz]e(?: the denominator)?$/i, (piece) => `simplify ${piece}`],
  [
    new RegExp(
      String.raw`^${verbs}(.*?\di?.*?i.*?)[\s,.;:]+${verbs}(?:${link})?(?:form )?a ?\+ ?bi(?: form)?$`,
      'i',
    ),
    (piece) => `simplify ${piece}`,
  ],
  [
    new RegExp(
      String.raw`^(?:(?:solve|find)\s+)?([^=]+=[^=]+?)[\s,.;:(]+${verbs}(?:(?:in|as|into|leave in|give) )?(?:the )?simplest radical form\)?$`,
      'i',
    ),
    (piece) => `solve ${piece}`,
  ],
  [
    /^(?:simplify )?([^=<>]*√[^=<>]*?)[\s,.;:(]+(?:if |for |where |when |with |assume |and )?[a-z] ?(?:>|≥|>=) ?0(?:(?:,| and) [a-z] ?(?:>|≥|>=) ?0)*\)?$/i,
    (piece) => `simplify ${piece}`,
  ],
  [
    /^(?:simplify )?(.+?)[\s,.;:(]+(?:(?:with |use |using |and |no )?(?:no|only|without)?\s*(?:negative|positive) exponents?(?: only| please)?)\)?$/i,
    (piece) => `simplify ${piece}`,
  ],
];

/**
 * A telegram says what it wants behind its mathematics: `2 log x - log y as one log`. What stands in front has to be
 * mathematics alone.
 */
export function wishFirst(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/[\s.?!]+$/, '')
    .trim();
  for (const [pattern, to] of turns) {
    const found = pattern.exec(plain)?.slice(1);
    const piece = found?.find((one) => one !== undefined);
    if (piece !== undefined && isMath(piece)) return to(piece.trim());
  }
  // A field or a room that is rectangular is a rectangle.
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
