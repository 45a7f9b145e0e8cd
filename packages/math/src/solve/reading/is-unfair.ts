/** Whether a text tells of things whose outcomes are not equally likely. */
export const isUnfair = (text: string): boolean =>
  /\b(?:biased|bent|loaded|weighted|unfair|unequal(?:ly)?|uneven(?:ly)?|not (?:fair|equal(?:ly)?))\b/.test(
    text,
  );
