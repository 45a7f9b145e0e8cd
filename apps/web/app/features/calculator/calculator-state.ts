import { evaluate, isOperator } from './evaluate.ts';

export type Key =
  | { kind: 'character'; character: string }
  | { kind: 'equals' }
  | { kind: 'backspace' }
  | { kind: 'clear' };

export type SolvedSum = { sum: string; result: string };

/** `typing` holds a sum in the making, `solved` a sum with its result, `failed` one that could not be worked out. */
export type Screen =
  | { kind: 'typing'; sum: string }
  | { kind: 'solved'; sum: string; result: string }
  | { kind: 'failed'; sum: string };

/** `history` has the newest sum first, and each sum once. */
export type Calculator = { screen: Screen; history: SolvedSum[] };

export type CalculatorEvent = Key | { kind: 'recall'; result: string } | { kind: 'forget' };

export const emptyCalculator: Calculator = { screen: { kind: 'typing', sum: '' }, history: [] };

/** What a sum may grow to, and how many earlier ones are kept. */
export const longestSum = 60;
export const longestHistory = 20;

/** Sums are kept as they are typed, without spaces: "450÷5". */
export function nextCalculator(state: Calculator, event: CalculatorEvent): Calculator {
  switch (event.kind) {
    case 'character':
      return typed(state, event.character);
    case 'equals':
      return solved(state);
    case 'backspace':
      return typing(state, state.screen.sum.slice(0, -1));
    case 'clear':
      return typing(state, '');
    case 'recall':
      return typing(state, withNumber(state.screen, event.result));
    case 'forget':
      return { ...state, history: [] };
  }
}

function typing(state: Calculator, sum: string): Calculator {
  return sum.length > longestSum ? state : { ...state, screen: { kind: 'typing', sum } };
}

/** After a result an operator goes on from it and a digit starts anew; after an error everything starts anew (D-86). */
function typed(state: Calculator, character: string): Calculator {
  const { screen } = state;
  if (screen.kind === 'typing') return typing(state, screen.sum + character);
  if (screen.kind === 'solved' && isOperator(character)) return typing(state, screen.result + character);
  return typing(state, character);
}

function solved(state: Calculator): Calculator {
  const { screen, history } = state;
  if (screen.kind !== 'typing' || screen.sum === '') return state;
  const { sum } = screen;
  const result = evaluate(sum);
  if (result === null) return { ...state, screen: { kind: 'failed', sum } };
  const others = history.filter((earlier) => earlier.sum !== sum);
  const newest = sum === result ? history : [{ sum, result }, ...others].slice(0, longestHistory);
  return { screen: { kind: 'solved', sum, result }, history: newest };
}

/** An earlier result stands where a number is due; elsewhere it starts a new sum. */
function withNumber(screen: Screen, result: string): string {
  const due = screen.kind === 'typing' && isOperator(screen.sum.at(-1));
  return due ? screen.sum + result : result;
}
