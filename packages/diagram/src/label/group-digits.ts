/** Years: 'In 1936 a', 'since 2018'. */
const year = String.raw`(?<=\b(?:In|[Ss]ince|[Yy]ear) )(?:19|20)\d\d(?!\d)|(?<=\bin )(?:19|20)\d\d(?=[.,;:?!])`;
/** Numbers of four or more digits; no decimals behind a point, no parts of a fraction or date, no names with digits. */
const long = new RegExp(String.raw`(?<![\p{L}\d.,/])(?!${year})\d{4,}(?![\d/])`, 'gu');
/** Brackets in which a comma parts numbers: a point, an interval. */
const parted = /([([][^()[\]]*,\s[^()[\]]*[)\]])/;

function groupEach(text: string, comma: string): string {
  return text.replace(long, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, comma));
}

/**
 * Commas in numbers of four or more digits, as they stand in texts, choices and pictures. In the brackets of a point or
 * an interval the comma parts two numbers, and none stands inside a number.
 * @example groupDigits('1200 of 54000 seats, at (1000, 2)') // '1,200 of 54,000 seats, at (1000, 2)'
 */
export function groupDigits(text: string): string {
  return text
    .split(parted)
    .map((piece, at) => (at % 2 === 1 ? piece : groupEach(piece, ',')))
    .join('');
}

/**
 * The same for content text, whose formulas stand between dollar signs and have their commas in braces.
 * @example groupDigitsOfContent('of 1200 is $0.5 \\times 1200$') // 'of 1,200 is $0.5 \\times 1{,}200$'
 */
export function groupDigitsOfContent(text: string): string {
  return text
    .split(/((?<!\\)\$\$?[^$]+\$\$?)/)
    .map((piece, at) => (at % 2 === 1 ? groupEach(piece, '{,}') : groupDigits(piece)))
    .join('');
}
