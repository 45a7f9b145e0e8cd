/** "4x = 12, right?" states a line and asks for nothing but whether it holds. */
const tag =
  /[\s,.]*\b(?:(?:is|isnt|isn't) (?:that|it|this) |that'?s )?(?:right|correct|yes|true|ok|okay|so)\s*\?+\s*$|[\s,]+(?:right|correct|isn['’]?t (?:it|that))(?: or (?:wrong|not))?\W*$/i;

/** A text without the word that asks whether it holds. */
export const withoutTag = (text: string): string => text.replace(tag, '');
