import { isOperator } from './evaluate.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A sum as it is read: spaces around operators, none after a minus sign of a number, powers of ten raised. */
export function displaySum(sum: string): string {
  const plain = sum.replace(/e(−?)(\d+)/g, (_, minus: string, digits: string) => {
    const power = [...digits].map((digit) => raised[Number(digit)]).join('');
    return `·10${minus && '⁻'}${power}`;
  });
  let shown = '';
  for (const character of plain) {
    if (!isOperator(character)) shown += character;
    else if (isNumberEnd(shown.at(-1))) shown += ` ${character} `;
    else shown += character === '−' ? character : `${character} `;
  }
  return shown.trimEnd();
}

function isNumberEnd(character: string | undefined): boolean {
  return character !== undefined && `${raised}0123456789.`.includes(character);
}
