/** Words that tell a size by another one; a reading that has no part for them has not understood the text. */
const relating =
  /\b(?:twice|doubl\w*|tripl\w*|thrice|halv\w*|(?:a|one) (?:third|quarter) of|as (?:big|large|long|tall|wide|high|much|far) as|(?:increas|decreas)\w+|percent|\d+ times (?:as|the|its|bigger|larger|longer))\b|%/i;

export const relatesSizes = (text: string): boolean => relating.test(text);
