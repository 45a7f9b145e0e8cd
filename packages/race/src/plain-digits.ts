const marks = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The value of a decimal digit of any script: scripts keep their ten digits in a row that starts at …0 or …6. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 48;
  const inRow = code % 16;
  return /\p{Nd}/u.test(String.fromCodePoint(code - inRow)) ? inRow : inRow - 6;
}

/** Numbers of every script in the digits 0 to 9, without marks of writing direction. */
export function plainDigits(text: string): string {
  return text
    .replace(marks, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u{1d7ce}-\u{1d7ff}]/gu, (styled) => styled.normalize('NFKC'))
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',');
}
