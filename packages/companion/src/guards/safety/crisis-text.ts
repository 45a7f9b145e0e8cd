import type { Helpline } from '../guard-context.ts';

/** The card that stands in place of an answer. Written by people; no part of it is generated. */
export type CrisisCard = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly helpline: Helpline | null;
};

const start =
  'I am a computer program, so I cannot help with this the way a person can. You deserve a real person.';
const emergency =
  'If you or someone else is in danger right now, call the emergency number where you live, or ask someone near you to call.';
const findLine =
  'There are free helplines for young people in most countries. A trusted adult can help you find the one for you, and you do not have to give your name.';

const cards = {
  'self-harm': {
    title: 'Thank you for telling me. You matter.',
    paragraphs: [
      start,
      'Please talk to an adult you trust today: a parent, another relative, a teacher, a school counselor or a nurse. You can show them this message if the words are hard to find.',
      emergency,
      findLine,
      'Your math can wait. It will still be here when you are ready.',
    ],
  },
  abuse: {
    title: 'Thank you for telling me. This is not your fault.',
    paragraphs: [
      start,
      'Nobody is allowed to hurt you or touch you in a way you do not want. Please tell an adult you trust: a teacher, a school counselor, a nurse, a doctor or a relative. If the first person does not help, tell another one.',
      emergency,
      findLine,
    ],
  },
  danger: {
    title: 'This sounds serious. Please tell an adult now.',
    paragraphs: [
      start,
      'Tell an adult you trust right away: a parent, a teacher, a principal or a school counselor. Telling someone keeps people safe, and it is the right thing to do.',
      emergency,
      findLine,
    ],
  },
} as const;

/** The card for a kind of crisis, with the helpline that the operator set up. */
export function crisisCardFor(sign: keyof typeof cards, helpline?: Helpline): CrisisCard {
  return { ...cards[sign], helpline: helpline ?? null };
}

/** The whole card as text, for reading aloud and for plain replies. */
export function crisisText({ title, paragraphs, helpline }: CrisisCard): string {
  const line = helpline ? [`${helpline.name}: ${helpline.contact}`] : [];
  return [title, ...paragraphs, ...line].join('\n\n');
}
