/** Words of the calculator. Documented texts are kept to the letter. */
export const calculatorText = {
  title: 'Calculator',
  display: 'Display',
  empty: '0',
  error: 'Error',
  clear: 'C',
  clearHint: 'Clear',
  backspace: 'Backspace',
  earlier: 'Earlier sums',
  noEarlier: 'No sums yet. Work one out and it waits here.',
  forget: 'Clear the list',
  equals: (sum: string, result: string) => `${sum} = ${result}`,
};
