import type { Operation } from '../hear/math-pieces.ts';

const withAmount: Readonly<Record<Operation['act'], (amount: string) => string>> = {
  add: (amount) => `add ${amount}`,
  subtract: (amount) => `subtract ${amount}`,
  multiply: (amount) => `multiply by ${amount}`,
  divide: (amount) => `divide by ${amount}`,
  move: (amount) => `move ${amount}`,
};
const bare: Readonly<Record<Operation['act'], string>> = {
  add: 'add',
  subtract: 'subtract',
  multiply: 'multiply',
  divide: 'divide',
  move: 'move it',
};

/** "divide by 6", or just "divide" where no number was named. */
export const operationInWords = ({ act, amount }: Operation): string =>
  amount === null ? bare[act] : withAmount[act](amount);
