import { describe, expect, test } from 'vitest';
import { crisisCardFor, crisisText } from './crisis-text.ts';
import { type CrisisLanguage, crisisWords } from './crisis-words.ts';
import type { CrisisSign } from './helpline.ts';

const signs: readonly CrisisSign[] = ['self-harm', 'abuse', 'danger'];
const languages = Object.keys(crisisWords) as CrisisLanguage[];
const contacts = {
  person: { name: 'Ms. Okafor', contact: 'school counselor, room 114' },
  helpline: { name: 'Lifeline', contact: 'call or text 988' },
  emergency: '911',
};
const sentencesIn = (text: string): number => text.match(/[.。](?=\s|$|\p{L})/gu)?.length ?? 0;

describe.each(languages)('the card in %s [issue 5.6]', (language) => {
  test.each(signs)('%s says as much as in English, in words of its own', (sign) => {
    const [card, english] = [crisisCardFor(sign, {}, language), crisisCardFor(sign, {})];
    expect(card.paragraphs).toHaveLength(english.paragraphs.length);
    if (language !== 'en') {
      for (const part of card.paragraphs) expect(english.paragraphs).not.toContain(part);
      for (const part of ['title', 'told', 'after'] as const) expect(card[part]).not.toBe(english[part]);
    }
    for (const part of [card.title, ...card.paragraphs, card.told, card.after])
      expect(part).toMatch(/[.。]$/);
    expect(Math.abs(sentencesIn(crisisText(card)) - sentencesIn(crisisText(english)))).toBeLessThanOrEqual(1);
  });

  test.each(signs)('%s names whom the school has set up, the person first, and no other number', (sign) => {
    expect(crisisText(crisisCardFor(sign, {}, language))).not.toMatch(/\d|https?:|www\.|@/);
    const { ways } = crisisCardFor(sign, contacts, language);
    expect(ways.map(({ kind }) => kind)).toEqual(['person', 'helpline', 'emergency']);
    expect(ways[2]?.contact).toContain('911');
  });

  test('what is told to whom, and what becomes of the words, is said as the school has set it', () => {
    const told = (more: { isSent?: boolean; keepsWords?: boolean }) =>
      crisisCardFor('abuse', { ...contacts, ...more }, language).told;
    const all = [
      told({}),
      told({ isSent: true }),
      told({ keepsWords: true }),
      told({ isSent: true, keepsWords: true }),
    ];
    expect(new Set(all).size).toBe(4);
  });
});
