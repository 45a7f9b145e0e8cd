/** "2 times bigger" compares, and "so the whole thing is half" says what comes out. */
const compares =
  /(?<![\p{L}\d])(?:\d+|two|three|four|five|ten)\s+times\s+(?:as\b|bigger|larger|more|less|smaller|longer|higher|wider|taller|faster|greater)/iu;
const concludes =
  /\b(?:so|then|because|bc)\b[^?]*?\b(?:is|are|gets?|becomes?|will be|its|it's|must be)\s+(?:also |just |only |all |now |too )?(?:half|halved|doubled?|twice|the same|bigger|smaller|larger|more|less|higher|lower|greater|fewer|cut|(?:a|one) (?:half|third|quarter|fourth))\b/i;
/** "4 boards plus 16 screws isnt 108 boards" */
const denies = /\b(?:isn'?t|aren'?t|is not|are not)\s+\d/i;
/** What somebody meant to do before they thought better of it. */
const givenUp =
  /\b(?:wanted to|was (?:going|gonna|about) to?|wer?e? (?:going|gonna) to?|would have|wouldve|(?:first|at first) (?:i )?thought|thought (?:of|about)|almost)\b/i;
const acts = String.raw`(?:add|plus|subtract|minus|take away|multiply|times|divide|square|root)\w*`;
const between = new RegExp(
  String.raw`\b${acts}\b[^.?!]{0,24}\bor\b(?:\W+(?:do|should|shall|to|i|we|you|just|can|is it)\b)*\W+${acts}\b`,
  'i',
);

/** Whether words that sound like a move name none: a comparison, a result, a wish given up, a choice between two operations. */
export const namesNoMove = (text: string): boolean =>
  [denies, compares, concludes, givenUp, between].some((pattern) => pattern.test(text));
