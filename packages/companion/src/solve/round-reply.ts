import type { CompanionReply } from '../companion-context.ts';
import { nextSayings } from '../say/next-sayings.ts';
import { solvedText } from '../say/solved-text.ts';

/** Digits behind the point that a place keeps; below zero, zeros before it. */
const places: Readonly<Record<string, number>> = {
  thousand: -3,
  hundred: -2,
  ten: -1,
  one: 0,
  'whole number': 0,
  integer: 0,
  dollar: 0,
  tenth: 1,
  hundredth: 2,
  cent: 2,
  thousandth: 3,
};
const asked =
  /(?:\bround(?:ing)?\s+(?:off\s+)?)?\$?(?<![\d.])(-?\d{1,12}(?:\.\d{1,12})?)\s+(?:rounded\s+)?(?:up |off )?to\s+(?:the\s+)?(?:nearest\s+(thousandths?|thousands?|hundredths?|hundreds?|tenths?|tens?|ones?|whole number|integer|dollar|cent)|(\d)\s+decimal\s+places?|(?:one|1)\s+decimal)/i;

type Rounding = { readonly number: string; readonly keep: number };

function readRounding(text: string): Rounding | null {
  if (!/\bround/i.test(text)) return null;
  const found = asked.exec(text.replace(/(?<=\d),(?=\d{3})/g, ''));
  if (!found?.[1]) return null;
  const [, number, place, digits] = found;
  const name = place?.toLowerCase().replace(/(?<!s)s$/, '');
  return { number, keep: name === undefined ? Number(digits ?? 1) : (places[name] ?? 0) };
}

/** Rounds the written digits, half away from zero; `next` is the digit that decides. */
function round({ number, keep }: Rounding): { rounded: string; next: string } {
  const [whole = '0', part = ''] = number.replace('-', '').split('.');
  const digits = BigInt(whole + part.padEnd(Math.max(keep + 1, part.length), '0'));
  const cut = Math.max(keep + 1, part.length) - keep;
  const unit = 10n ** BigInt(cut);
  const kept = (digits + unit / 2n) / unit;
  const next = ((digits % unit) / (unit / 10n)).toString();
  const shown = (keep < 0 ? kept * 10n ** BigInt(-keep) : kept)
    .toString()
    .padStart(Math.max(keep, 0) + 1, '0');
  const text = keep > 0 ? `${shown.slice(0, -keep)}.${shown.slice(-keep)}` : shown;
  return { rounded: number.startsWith('-') && /[1-9]/.test(text) ? `-${text}` : text, next };
}

const placeName = (keep: number): string =>
  Object.entries(places).find(([name, digits]) => digits === keep && name !== 'one')?.[0] ??
  `place ${keep} behind the point`;

/** Rounds a typed number to a named place and tells the digit that decides; null where no place is named. */
export function roundReply(text: string): CompanionReply | null {
  const rounding = readRounding(text);
  if (rounding === null) return null;
  const { rounded, next } = round(rounding);
  return {
    text: solvedText.rounded({ number: rounding.number, place: placeName(rounding.keep), next, rounded }),
    personality_mode: 'guiding',
    emotional_state: 'focused',
    interaction_type: 'solution',
    source: 'solver',
    suggested_actions: [...nextSayings.idea],
  };
}
