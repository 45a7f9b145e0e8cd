const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Plain math text as it is shown in a sentence: powers raised, a real minus sign. */
export function showMath(text: string): string {
  return text
    .replace(/\^(\d+)(?![\d./])/g, (_, digits: string) =>
      [...digits].map((digit) => superscripts[Number(digit)]).join(''),
    )
    .replace(/(?<=\s)-(?=\s)/g, '−')
    .replace(/-(?=[\d(a-z√])/g, '−');
}
