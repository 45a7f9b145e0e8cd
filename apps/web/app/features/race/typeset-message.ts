import { type Challenge, plain, type RaceMessage, type Typeset } from '@playforward/race';

/** What a message of the race is typeset with: that of the challenge asked last, up to it. */
export function typesetMessage(
  messages: readonly RaceMessage[],
  asked: ReadonlyMap<number, Challenge>,
): ReadonlyMap<number, Typeset> {
  const found = new Map<number, Typeset>();
  let current: Typeset | null = null;
  for (const { id, type } of messages) {
    const challenge = asked.get(id);
    if (challenge) current = challenge.typeset;
    if (current && type === 'bot') found.set(id, current);
  }
  return found;
}

/** A message as content text: the sentences of its challenge with their formulas, all else as it is written. */
export function typesetContent(text: string, { texts }: Typeset): string | null {
  // One sentence may be part of another.
  const [known] = Object.keys(texts)
    .filter((sentence) => text.includes(sentence))
    .sort((a, b) => b.length - a.length);
  if (known === undefined) return null;
  const [before = '', ...rest] = text.split(known);
  return `${plain(before)}${texts[known]}${plain(rest.join(known))}`;
}
