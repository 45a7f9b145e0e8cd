import { type CrisisLanguage, crisisWords } from './crisis-words.ts';
import type { CareContacts, CrisisSign, Helpline } from './helpline.ts';

/** Somebody to reach, in the order of the card. A name and a way stand as the operator wrote them. */
export type CareWay = Helpline & { readonly kind: 'person' | 'helpline' | 'emergency' };

/** The card that stands in place of an answer. Written by people; no part of it is generated. */
export type CrisisCard = {
  /** The language of everything but the names and ways that the operator wrote. */
  readonly language: CrisisLanguage;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly ways: readonly CareWay[];
  /** What is told to whom, and what becomes of the words. */
  readonly told: string;
  /** What the companion says behind it. */
  readonly after: string;
};

/** The card for a kind of crisis in the language it was told in. */
export function crisisCardFor(
  sign: CrisisSign,
  contacts: CareContacts,
  language: CrisisLanguage = 'en',
): CrisisCard {
  const words = crisisWords[language];
  const { person, helpline, emergency, isSent, keepsWords } = contacts;
  const { title, text } =
    sign === 'self-harm'
      ? { title: words.selfHarm.title, text: words.selfHarm.talk }
      : { title: words[sign].title, text: words[sign].tell };
  const ways: readonly (CareWay | undefined)[] = [
    person && { kind: 'person', ...person },
    helpline && { kind: 'helpline', ...helpline },
    emergency === undefined
      ? undefined
      : { kind: 'emergency', name: words.now, contact: `${words.number} ${emergency}` },
  ];
  return {
    language,
    title,
    paragraphs: [text, ...(helpline ? [] : [words.findLine]), ...(emergency ? [] : [words.emergency])],
    ways: ways.filter((way) => way !== undefined),
    told: `${isSent ? words.told : words.listed} ${keepsWords ? words.kept : words.notKept}`,
    after: words.later,
  };
}

/** The whole card as text, for reading aloud and for plain replies. */
export function crisisText({ title, paragraphs, ways, told, after }: CrisisCard): string {
  const reach = ways.map(({ name, contact }) => `${name}${/[?？؟]$/.test(name) ? '' : ':'} ${contact}`);
  return [title, ...paragraphs, ...reach, told, after].join('\n\n');
}
