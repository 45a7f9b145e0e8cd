import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with quadratic functions, their forms and graphs. */
export const quadraticMisconceptions = {
  'uses-b-over-two-a-without-the-sign': { family: 'sign', phrase: 'uses b/(2a) without the sign' },
  'gives-only-the-x-coordinate': { family: 'partial', phrase: 'gives only the x-coordinate' },
  'uses-c-as-the-y-coordinate': { family: 'reading', phrase: 'uses c as the y-coordinate' },
  'gives-the-time-for-the-height': { family: 'reading', phrase: 'gives the time for the height' },
  'gives-the-input-for-the-output': { family: 'reading', phrase: 'gives the input for the output' },
  'uses-the-y-intercept-for-the-maximum': {
    family: 'reading',
    phrase: 'mixes up the start and the maximum',
  },
  'uses-a-zero-for-the-vertex': { family: 'reading', phrase: 'uses a zero for the vertex' },
  'reflects-across-the-y-axis': { family: 'concept', phrase: 'reflects across the y-axis' },
  'moves-the-distance-twice': { family: 'operation', phrase: 'moves the distance twice' },
  'changes-the-y-coordinate': { family: 'concept', phrase: 'changes the y-coordinate' },
  'uses-the-wrong-sign-of-h': { family: 'sign', phrase: 'uses the wrong sign of h' },
  'swaps-h-and-k': { family: 'order', phrase: 'swaps h and k' },
  'uses-a-as-a-coordinate': { family: 'reading', phrase: 'uses a as a coordinate' },
  'shifts-the-wrong-way-horizontally': { family: 'sign', phrase: 'shifts the wrong way horizontally' },
  'confuses-stretch-and-shrink': { family: 'concept', phrase: 'confuses stretch and shrink' },
  'confuses-vertical-and-horizontal': { family: 'concept', phrase: 'confuses vertical and horizontal' },
  'uses-a-equals-one-always': { family: 'concept', phrase: 'uses a = 1 always' },
  'uses-the-wrong-sign-of-a': { family: 'sign', phrase: 'uses the wrong sign of a' },
  'gives-the-factors-as-zeros': {
    family: 'concept',
    phrase: 'forgets to divide by the number before the variable',
  },
  'gives-only-one-zero': { family: 'partial', phrase: 'gives only one zero' },
  'ignores-the-leading-coefficient': { family: 'partial', phrase: 'ignores the leading coefficient' },
  'makes-a-linear-function': { family: 'concept', phrase: 'makes a linear function' },
  'squares-b-without-halving-it': { family: 'partial', phrase: 'squares b without halving it' },
  'halves-b-without-squaring': { family: 'partial', phrase: 'halves b without squaring' },
  'halves-b-squared-instead-of-squaring-half-of-b': {
    family: 'order',
    phrase: 'halves b² instead of squaring half of b',
  },
  'gives-the-x-coordinate': { family: 'reading', phrase: 'gives the x-coordinate' },
  'forgets-to-subtract-the-added-square': {
    family: 'partial',
    phrase: 'forgets to subtract the added square',
  },
  'compares-y-intercepts-instead-of-maximums': {
    family: 'reading',
    phrase: 'compares y-intercepts instead of vertices',
  },
  'compares-vertices-instead-of-y-intercepts': {
    family: 'reading',
    phrase: 'compares vertices instead of y-intercepts',
  },
  'reads-an-input-for-an-output': { family: 'reading', phrase: 'reads an input for an output' },
  'compares-visible-parts-only': { family: 'concept', phrase: 'compares visible parts only' },
  'decides-from-the-first-values': { family: 'partial', phrase: 'decides from the first values' },
  'uses-first-differences-only': { family: 'partial', phrase: 'names a pattern without testing it' },
  'takes-every-power-for-fast-growth': {
    family: 'concept',
    phrase: 'takes every power for fast growth',
  },
  'thinks-quadratics-always-win': { family: 'concept', phrase: 'thinks quadratics always win' },
} as const satisfies Readonly<Record<string, Misconception>>;
