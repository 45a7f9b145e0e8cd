const inFraction = /\^\{[^{}]*\\frac|\^\(-?\d+\/\d+\)/;
const bare = /\^([-−]?\d+\/\d+)(?![\d.]*[a-z(])/gi;

/** "x^-5/3" beside a problem with fractions as exponents: the whole fraction is the exponent. */
export const withPowers = (text: string, texts: readonly string[]): string =>
  texts.some((one) => inFraction.test(one)) ? text.replace(bare, '^($1)') : text;
