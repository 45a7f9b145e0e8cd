import { isSign, type Sign } from '@playforward/companion';
import type { AppContext } from '../context.ts';
import { selectSafetyContacts } from './contact-queries.ts';
import { type SafetyNote, selectSafetyNote } from './queries.ts';

export const safetyTopic = 'safety-note';

/** Kinds of sign as a counselor names them. */
const kinds: Readonly<Record<Sign, string>> = {
  none: 'something is wrong',
  'self-harm': 'self-harm or suicide',
  'friend-risk': 'another person in danger',
  eating: 'eating',
  abuse: 'violence or abuse',
  neglect: 'neglect',
  grooming: 'contact by a stranger, or blackmail',
  bullying: 'bullying',
  danger: 'danger to others or an emergency',
  worry: 'a worry, asked to talk to a person',
};

/** A kind of sign in words, also one that an older version has written. */
export const sayKind = (kind: string): string => (isSign(kind) ? kinds[kind] : kind);

const letterOf = ({ id, at, kind, name, email, sentence }: SafetyNote, productName: string): string =>
  [
    `A message to the companion of ${productName} showed signs of: ${sayKind(kind)}.`,
    '',
    `Student: ${name} <${email}>`,
    `When: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...(sentence === null ? [] : [`Written: ${sentence}`]),
    '',
    'The student was shown whom to talk to. A program has read the message and may be mistaken: please look for yourself, today.',
    'An admin of the school sees it under School, Safety, and marks it as done there.',
    `Whoever runs the server reads all notes with "npm run admin -- safety" and closes this one with "npm run admin -- safety close ${id} <who>".`,
  ].join('\n');

/** Names how a note of concern is written to the school's contact. A note that somebody has seen is not sent any more. */
export function tellSafetyContact({ db, outbox, settings }: AppContext): void {
  const noteOf = async (data: Record<string, string>) => {
    const note = await selectSafetyNote(db, Number(data.note));
    return note?.state === 'new' ? note : undefined;
  };

  /** Who is a contact of the school at the moment of sending. */
  const contactOf = async (id: string) =>
    (await selectSafetyContacts(db)).find((contact) => contact.id === Number(id))?.email;

  outbox.onMail(safetyTopic, async ({ data }) => {
    const { productName } = settings;
    const { safetyMail } = settings.companion;
    const to = data.contact === undefined ? safetyMail : await contactOf(data.contact);
    const note = to && (await noteOf(data));
    if (!note) return undefined;
    const subject = `${productName}: a student may need help`;
    return { to, subject, text: letterOf(note, productName) };
  });

  outbox.onWebhook(safetyTopic, async ({ data }) => {
    const { safetyWebhook } = settings.companion;
    const note = safetyWebhook && (await noteOf(data));
    if (!note) return undefined;
    const { id, at, kind, name, email, sentence } = note;
    const student = { name, email };
    return { url: safetyWebhook, body: { id, at: at.toISOString(), kind: sayKind(kind), student, sentence } };
  });
}
