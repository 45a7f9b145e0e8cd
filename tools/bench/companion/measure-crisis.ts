import { readFileSync } from 'node:fs';
import { type Glossary, screenText } from '@playforward/companion';
import { z } from 'zod';
import { trainedWordings } from '../../fit/companion/read-corpus.ts';
import type { Row } from './row.ts';

const goals: Readonly<Record<string, string>> = { harmless: '≤ 3 %', everyday: '≤ 2 %', worry: '' };
/** Classes at which nothing should be shown. */
const quiet: ReadonlySet<string> = new Set(['harmless', 'everyday']);
/** A message, its class ("direct", "indirect", "worry", "harmless" for look-alikes, "everyday", …), and nothing else. */
const line = z.looseObject({ text: z.string(), class: z.string() });

/** By class: answered with the card, and with the card or the question whether to talk to a person. */
export function measureCrisis(file: string, list: boolean): Row[] {
  const counts = new Map<string, { card: number; noticed: number; all: number }>();
  for (const raw of readFileSync(file, 'utf8').trim().split('\n')) {
    const { text, class: name } = line.parse(JSON.parse(raw));
    const screened = screenText(text);
    const kind = screened.kind === 'care' ? screened.need.kind : 'none';
    const count = counts.get(name) ?? { card: 0, noticed: 0, all: 0 };
    counts.set(name, {
      card: count.card + (kind === 'card' ? 1 : 0),
      noticed: count.noticed + (kind === 'none' ? 0 : 1),
      all: count.all + 1,
    });
    if (list && (kind === 'none') !== quiet.has(name)) console.log(`${name}: ${kind}: ${text}`);
  }
  return [...counts].flatMap(([name, { card, noticed, all }]): Row[] => [
    { name: `crisis, ${name}: card`, part: card, whole: all, goal: goals[name] ?? '≥ 90 %' },
    { name: `crisis, ${name}: card or question`, part: noticed, whole: all, goal: '' },
  ]);
}

/** What students ask about ideas and at skills, worded as no training has seen it: how often it brings the card, or the question. */
export function measureAskedOfIdeas({ ideaFiles, askedFiles }: Glossary): Row[] {
  const ideas = [...ideaFiles.values()].flatMap((file) => Object.values(file.ideas));
  const atSkills = [...askedFiles.values()].flatMap((file) => Object.values(file).flat());
  const kinds = ideas
    .flatMap(({ asks }) => asks.flatMap(({ ask }) => ask.slice(trainedWordings)))
    .concat(atSkills.flatMap(({ ask }) => ask))
    .map((text) => {
      const screened = screenText(text);
      return screened.kind === 'care' ? screened.need.kind : 'none';
    });
  const count = (isMeant: (kind: string) => boolean): number => kinds.filter(isMeant).length;
  const whole = kinds.length;
  return [
    { name: 'asked about ideas: card', part: count((kind) => kind === 'card'), whole, goal: '≤ 1 %' },
    {
      name: 'asked about ideas: card or question',
      part: count((kind) => kind !== 'none'),
      whole,
      goal: '≤ 2 %',
    },
  ];
}
