import { describe, expect, test } from 'vitest';
import { crisisCardFor, crisisText } from './crisis-text.ts';
import { type CrisisLanguage, crisisWords } from './crisis-words.ts';
import type { CrisisSign } from './helpline.ts';

const signs: readonly CrisisSign[] = ['self-harm', 'abuse', 'danger'];
const languages = Object.keys(crisisWords) as CrisisLanguage[];
const helpline = { name: 'School counselor', contact: 'room 12' };
const sentencesIn = (text: string): number => text.match(/[.。](?=\s|$|\p{L})/gu)?.length ?? 0;

describe.each(languages)('the card in %s [issue 5.6]', (language) => {
  test.each(signs)('%s says as much as in English, in words of its own', (sign) => {
    const [card, english] = [crisisCardFor(sign, helpline, language), crisisCardFor(sign, helpline)];
    expect(card.paragraphs).toHaveLength(english.paragraphs.length);
    if (language !== 'en') {
      for (const part of card.paragraphs) expect(english.paragraphs).not.toContain(part);
      expect(card.title).not.toBe(english.title);
    }
    for (const part of [card.title, ...card.paragraphs]) expect(part).toMatch(/[.。]$/);
    expect(Math.abs(sentencesIn(crisisText(card)) - sentencesIn(crisisText(english)))).toBeLessThanOrEqual(1);
  });

  test.each(signs)('%s names no number or helpline but the one of the school', (sign) => {
    expect(crisisText(crisisCardFor(sign, undefined, language))).not.toMatch(/\d|https?:|www\.|@/);
    const card = crisisCardFor(sign, helpline, language);
    expect(crisisText(card).endsWith('School counselor: room 12')).toBe(true);
  });
});
