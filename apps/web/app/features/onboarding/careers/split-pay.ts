/** Three parts that make up the text again, character by character. */
export type Pay = { amount: string; period: string; note: string };

const figure = String.raw`\$[\d,]+(?:\.\d+)?`;
const shape = new RegExp(
  `^(?<amount>${figure}(?:\\s*(?:[–—-]|to)\\s*${figure})?)(?<period>(?: (?:an?|per) (?:year|hour))?[.,;:]?)(?<note>.*)$`,
  'su',
);

/** "$73,290 – $158,820 a year (middle half …)" as its figures, their period and the small print. */
export function splitPay(salaryRange: string): Pay {
  const { amount = salaryRange, period = '', note = '' } = shape.exec(salaryRange)?.groups ?? {};
  return { amount, period, note };
}
