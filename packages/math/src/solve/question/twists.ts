/**
 * Phrases that turn a known question into another one: the chance of red once two more are added, the mean without the
 * largest, the sum from the tenth term on. The general methods look for the numbers and the noun they know and work the
 * plain question out, as if the phrase were not there; only a method that reads every word may answer such a text.
 */
const twists: readonly RegExp[] = [
  // Sequences, lines and moves.
  /\bsum of\b.*\b\d+(?:st|nd|rd|th) (?:term )?(?:to|through|until) (?:the )?\d+(?:st|nd|rd|th)\b/,
  /\bslope\b.*\bperpendicular\b.*\([^()]*,[^()]*\).*\([^()]*,/,
  /(?:\bvelocity\b|\bv ?\( ?t ?\)).*\bhow far\b.*\bfrom (?:its|the) (?:start|origin)/,
  /\bhalf-? ?li(?:fe|ves)\b.*\b(?:have|has|had|having) (?:left|gone|decayed|been (?:lost|removed|eliminated))\b/,
  /\bhow (?:many|much)\b.*\bago\b/,
  // Chances.
  /\bno [a-z]+ on any\b/,
  /\b(?:probability|chance)\b.*\bnot (?:exactly|all|both)\b/,
  /\bbut not both\b/,
  /\b(?:exactly|at (?:least|most)|no (?:more|fewer|less) than|not (?:more|fewer|less) than) \w+ failures\b/,
  /\b(?:heads?|tails?|six(?:es)?)\b.*\band the (?:first|second|third|last)\b/,
  /\b(?:die|dice|coins?)\b.*\b(?:given(?: that)?|if) (?:the )?(?:first|second|third|last|one)\b/,
  /\b(?:die|dice|coins?|number cubes?|spinner)\b.*\b(?:given(?: that)?|knowing(?: that)?) (?:the |its? )?(?:sum|total|result|number|roll|outcome|is|both|at least|numbers)\b/,
  /^(?=.*\b(?:cards?|deck)\b).*\bneither\b.*\bnor\b/,
  /\b(?:marbles?|balls?|counters?|bag|urn|box|jar)\b.*\b(?:are|is|were) (?:then )?(?:added|put in)\b.*\b(?:probability|chance)\b/,
  /\bcoin\b.*(?:\bp ?\( ?(?:heads?|tails?|h|t) ?\) ?(?:=|is)|\b(?:heads?|tails?) with (?:a )?(?:probability|chance)\b)|\b(?:probability|chance) of (?:heads?|tails?) (?:is|of) [\d.]+.*\btimes\b/,
  /\b(?:standard deviation|normal\w*)\b.*(?:\b(?:two|three|four|\d) [a-z]+ (?:are|is) (?:both|all)\b|\bnot between\b)/,
  // Counting.
  /\bhow many\b.*\b(?:must|have to|has to) (?:start|begin|end) with\b/,
  /\bhow many\b.*\b(?:codes?|words?|passwords?|plates?)\b.*\b(?:must )?(?:contains?) (?:the )?(?:letter )?[a-z\d]\b/,
  // Data and numbers.
  /\b(?:mean|average|median|range)\b.*\b(?:without|excluding|except|leaving out) (?:the )?(?:largest|smallest|highest|lowest|greatest|biggest)\b/,
  /\b(?:gcf|gcd|hcf|lcm|common (?:factor|divisor|multiple))\b.*\d.*\b(?:(?:divided|multiplied) by\b|times (?:\d|[a-z]\b))/,
  /\bsum\b.*\bdifference\b.*\b(?:find|what is|what's|calculate) (?:their|the) (?:product|ratio|quotient)\b/,
  // Figures.
  /\b(?:supplement|complement) of the (?:third|other|missing|last)\b|\btriangle\b.*\b(?:supplement|complement) of the \w+ angle\b|\b(?:supplement|complement) of the \w+ angle\b.*\btriangle\b/,
  /\bmedian to the (?:hypotenuse|leg|side|base)\b/,
  /\b(?:surface|area)\b.*\b(?:one|two|three|four|five|[1-5]) (?:of (?:its|the) )?faces\b/,
  /\bsurface area of (?:its|the) (?:top|bottom)\b/,
  /\b(?:square|rectangle|triangle|circle|cube|box|parallelogram|rectangular)\b.*\b(?:same|equal) (?:area|perimeter|volume)s? (?:as|to)\b/,
  /^(?=.*\b(?:cones?|cylind\w+|silo|cube|box|prism|pyramid)\b)(?=.*\b(?:hemispher\w+|half[- ](?:of )?(?:an? |the )?(?:sphere|ball)|dome)\b)/,
  /^(?=.*\bcones?\b)(?=.*\b(?:cylind\w+|silo)\b)(?=.*\b(?:on top|topped|sits? on|attached|joined|cut out|carved|drilled|removed|hollow\w*)\b)/,
  /\blabel\b.*\b(?:around|covers?)\b(?!.*\blateral\b)|\baround the side\b(?!.*\blateral\b)/,
  /\bpainted (?:cube|faces?)\b|\bcube\b.*\bpainted\b.*\bcut\b/,
];

/** Whether a text has such a phrase. */
export const isTwisted = (text: string): boolean => {
  const plain = text.toLowerCase().replace(/\s+/g, ' ');
  return twists.some((twist) => twist.test(plain));
};
