import type { AskedForm } from './answer-key.ts';

const asking: readonly (readonly [RegExp, AskedForm])[] = [
  [
    /\b(?:in|to) (?:its )?(?:lowest|simplest) terms\b|\breduce the fraction\b|^\s*(?:simplify|reduce) the ratio\b/i,
    'lowest-terms',
  ],
  [/^\s*factor(?:i[sz]e)?\b|\bin factored form\b|\bfactor (?:it |the [a-z]+ )?completely\b/i, 'factored'],
  [/^\s*(?:expand|multiply out|distribute)\b|\bin expanded form\b/i, 'expanded'],
  [
    /^\s*simplify\b|^\s*rationali[sz]e\b|\brationali[sz]e the denominator\b|\bin simplest (?:radical )?form\b/i,
    'simplified',
  ],
  [/\bin vertex form\b/i, 'vertex'],
  [/\bin (?:slope-intercept|standard) form\b/i, 'same-sides'],
  [/^\s*condense\b|\b(?:single|one) log(?:arithm)?\b/i, 'simplified'],
  [/\bsolve\b.*[a-z].*=.*\bfor [a-z]\b|\bmake [a-z] the subject\b|\bisolate [a-z]\b/i, 'same-sides'],
  // Solved for one letter of a formula that has others.
  [/\bsolve for (?:the variable )?([a-z])\b(?=.*=)(?=.*(?<![a-z])(?!\1)[b-df-hj-z](?![a-z]))/i, 'same-sides'],
  [
    /\b(?:include|with|state|write|give|show)(?: the| your| correct| appropriate| proper)* units?\b(?! (?:rate|price|cost|circle|vector))/i,
    'with-unit',
  ],
  [/\bas an? mixed number\b/i, 'mixed'],
  [/\bas an? decimal\b/i, 'decimal'],
  [/\bas an? (?:proper |improper )?fraction\b/i, 'fraction'],
];

/**
 * The form that the words of a question ask for, so that an answer of the right value in another form is not accepted.
 * @example askedByWords('Factor x^2 - 81.') // 'factored'
 */
export function askedByWords(question: string): AskedForm | undefined {
  return asking.find(([words]) => words.test(question))?.[1];
}
