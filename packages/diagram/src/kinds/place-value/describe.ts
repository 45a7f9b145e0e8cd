import { joinWords } from '../../words/join-words.ts';
import { sayValue } from '../../words/say-value.ts';
import { placeName } from './place-name.ts';
import type { PlaceValue } from './schema.ts';

export function titlePlaceValue(): string {
  return 'Place-value chart';
}

export function describePlaceValue({ highest, lowest, rows }: PlaceValue): string {
  const places = Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, index) => highest - index);
  return [
    `A place-value chart with the places ${joinWords(places.map(placeName))}.`,
    ...rows.map(({ label, digits }, index) => {
      const name = label.trim() === '' ? `Row ${index + 1}` : label;
      return `${name}: ${joinWords(digits.map((digit) => (digit === '' ? 'empty' : sayValue(digit))))}.`;
    }),
  ].join(' ');
}
