/** A number of a helpline that a phone can dial; `canText` where the school's words say to text it. */
export type HelplineCall = { number: string; digits: string; canText: boolean };

/** Seven digits and more are a phone number; fewer only where the words before say to call, so that no room is dialed. */
const longNumber = /(?<![\w+])\+?\(?\d(?:[ .()/-]{0,2}\d){6,14}(?!\w)/;
const shortNumber =
  /(?<=\b(?:call|dial|phone|tel|text)\b(?: or (?:call|text))?[.:]?\s+)\d(?:[ -]?\d){2,5}(?![\w-])/;
const phoneNumber = new RegExp(`(${longNumber.source}|${shortNumber.source})`, 'gi');

/** The numbers in a helpline as the school wrote it, in their order. */
export function helplineCalls(helpline: string): HelplineCall[] {
  return [...helpline.matchAll(phoneNumber)].map(({ 0: number, index }) => ({
    number,
    digits: number.replace(/[^\d+]/g, ''),
    canText: /\btext\b[^.;]*$/i.test(helpline.slice(0, index)),
  }));
}
