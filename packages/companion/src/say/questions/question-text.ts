import type { Place } from '../../hear/claims/differ-at.ts';
import type { Wording } from '../wording.ts';

/** Words for questions that hold mathematics. */
export const questionText = {
  same: (line: string, why: string): Wording => [
    `Yes, ${line}. ${why}`,
    `Yes, both are the same: ${line}. ${why}`,
  ],
  differ: (left: string, right: string, why: string): Wording => [
    `No, ${left} is not the same as ${right}. ${why}`,
    `Not quite: ${left} and ${right} are not the same. ${why}`,
  ],
  comesTo: (left: string, one: string, right: string, other: string): string =>
    one === left && other === right
      ? ''
      : one === left
        ? `${right} comes to ${other}.`
        : other === right
          ? `${left} comes to ${one}.`
          : `${left} comes to ${one}, and ${right} comes to ${other}.`,
  bothCome: (value: string): string => `Both come to ${value}.`,
  sameNumber: 'Work out both, and you see the same number.',
  reciprocal: 'Dividing by a fraction is the same as multiplying by its reciprocal.',
  workOut: (side: string): string => `Work out ${side}. What do you get?`,
  asPercent: (percent: string): string =>
    `A percent is a number out of 100: $${percent}\\% = \\frac{${percent}}{100}$.`,
  lowest: (ratio: string): string => `In lowest terms both are ${ratio}.`,
  lowestOfEach: (left: string, one: string, right: string, other: string): string =>
    `In lowest terms ${left} is ${one}, and ${right} is ${other}. Only multiplying or dividing both numbers by the same number keeps a ratio.`,
  power: (power: string, product: string): string => `${power} means ${product}.`,
  withValue: (side: string, letter: string, value: string, product: string): string =>
    `With $${letter} = ${value}$, ${side} is ${product}.`,
  signs: {
    two: 'Two negative factors make a positive product.',
    one: 'One negative factor makes the product negative.',
  },
  sameAt: ({ at, left }: Place): string =>
    `Test it. With ${at} both come to ${left}, and it is so for every number.`,
  differAt: ({ at, left, right }: Place): string =>
    `Test it. With ${at} the first comes to ${left} and the second to ${right}.`,
  givenSays: (given: string, line: string): Wording => [
    `The problem says ${given}. Compare that with ${line}. What is different?`,
    `Look at ${given} in the problem. It does not say ${line}. Which number stands on the other side?`,
  ],
  givenIs: (given: string): Wording => [
    `Yes, that is what the problem says: ${given}. What would you do to both sides?`,
  ],
  testBoth: (left: string, right: string, letter: string): Wording => [
    `Test it with a number. Put 2 in for $${letter}$ in ${left} and in ${right}. Do both come to the same?`,
    `A number tells you. Choose 2 for $${letter}$ and work out ${left} and ${right}. Do they agree?`,
  ],
  is: (line: string, why: string): Wording => [`It is ${line}. ${why}`, `This one: ${line}. ${why}`],
  one: (way: string, reason: string): Wording => [
    `It is ${way} here. ${reason} What do you get?`,
    `Here it is ${way}. ${reason} What comes out?`,
  ],
  comesFrom: (number: string, reason: string, line: string | null): Wording =>
    line === null
      ? [
          `${number} comes out of this move: ${reason} Which numbers do you use for it?`,
          `This is where ${number} comes from. ${reason} Can you see which numbers make it?`,
        ]
      : [
          `${number} comes out of this move: ${reason} Here that is ${line}. What do you need ${number} for?`,
          `This is where ${number} comes from. ${reason} Here that is ${line}. What comes next with it?`,
        ],
  changes: (number: string, reason: string): Wording => [
    `This is where that happens to ${number}: ${reason} Can you see it in the line?`,
    `It happens to ${number} in this move: ${reason} Where do you see it?`,
  ],
  usedFor: (number: string, reason: string): Wording => [
    `Here is what ${number} is there for. ${reason} What do you get with it?`,
    `${number} has its place in this move: ${reason} What comes out?`,
  ],
  decides: (one: string, other: string, reason: string): Wording => [
    `This decides between ${one} and ${other}: ${reason} Which of the two fits?`,
    `Look at what decides it. ${reason} Which fits that, ${one} or ${other}?`,
  ],
} as const;
