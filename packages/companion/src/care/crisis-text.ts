import { type CrisisCard, type CrisisLanguage, crisisWords } from './crisis-words.ts';
import type { CrisisSign, Helpline } from './helpline.ts';

type Words = Pick<CrisisCard, 'title' | 'paragraphs'>;

function wordsFor(sign: CrisisSign, language: CrisisLanguage): Words {
  const { start, emergency, findLine, selfHarm, abuse, danger } = crisisWords[language];
  if (sign === 'self-harm') {
    const { title, talk, later } = selfHarm;
    return { title, paragraphs: [start, talk, emergency, findLine, later] };
  }
  const { title, tell } = sign === 'abuse' ? abuse : danger;
  return { title, paragraphs: [start, tell, emergency, findLine] };
}

/** The card for a kind of crisis in the language it was told in, with the helpline that the operator set up. */
export function crisisCardFor(
  sign: CrisisSign,
  helpline?: Helpline,
  language: CrisisLanguage = 'en',
): CrisisCard {
  return { language, ...wordsFor(sign, language), helpline: helpline ?? null };
}

/** The whole card as text, for reading aloud and for plain replies. */
export function crisisText({ title, paragraphs, helpline }: CrisisCard): string {
  const line = helpline ? [`${helpline.name}: ${helpline.contact}`] : [];
  return [title, ...paragraphs, ...line].join('\n\n');
}
