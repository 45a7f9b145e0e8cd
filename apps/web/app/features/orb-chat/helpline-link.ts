/** A stretch of a helpline as the school wrote it; with `call` it is a number that a phone can dial. */
export type HelplinePart = { text: string; call?: string };

/** Seven digits and more are a phone number; fewer only where the words before say to call, so that no room is dialed. */
const longNumber = /(?<![\w+])\+?\(?\d(?:[ .()/-]{0,2}\d){6,14}(?!\w)/;
const shortNumber =
  /(?<=\b(?:call|dial|phone|tel|text)\b(?: or (?:call|text))?[.:]?\s+)\d(?:[ -]?\d){2,5}(?![\w-])/;
const phoneNumber = new RegExp(`(${longNumber.source}|${shortNumber.source})`, 'i');

/** Cuts a helpline at the numbers that can be called. */
export function helplineParts(helpline: string): HelplinePart[] {
  return helpline
    .split(phoneNumber)
    .map((text, index) => (index % 2 === 1 ? { text, call: text.replace(/[^\d+]/g, '') } : { text }))
    .filter(({ text }) => text !== '');
}
