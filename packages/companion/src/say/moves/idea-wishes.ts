import type { Intent } from '../../hear/intents.ts';
import { namesTopic } from '../../know/words.ts';
import type { Aspect } from '../explain.ts';
import type { Turn } from '../turn.ts';

/** Which side of an idea a wish is for. */
export const wanted: Readonly<Partial<Record<Intent, Aspect>>> = {
  simpler: 'simply',
  repeat: 'simply',
  stuck: 'simply',
  unsure: 'simply',
  no: 'simply',
  example: 'example',
  differently: 'picture',
  picture: 'picture',
  'mix-up': 'isnt',
  'why-useful': 'matters',
  connect: 'matters',
  why: 'why',
  'how-to': 'steps',
};

/** What can be asked of the idea on the screen without naming it. */
export const pointsHere: ReadonlySet<Intent> = new Set<Intent>([
  'simpler',
  'example',
  'differently',
  'repeat',
  'why-useful',
  'picture',
  'mix-up',
  'stuck',
  'recall',
  'next-step',
  'connect',
]);
export const pointing = /\b(?:this|it|that|these|those|the (?:idea|concept|lesson|topic))\b/i;

const ofHelp: ReadonlySet<Intent> = new Set<Intent>([
  'stuck',
  'unsure',
  'no',
  'repeat',
  'simpler',
  'differently',
  'example',
  'picture',
  'how-to',
  'frustrated',
  'insult',
]);

/** Whether a turn wishes for help with whatever is on: it names no topic, and each time it gets another way. */
export const wishesHelp = ({ heard }: Turn): boolean => ofHelp.has(heard.intent) && !namesTopic(heard.text);

/** What the dialogue has told, with one more at its end. */
export const explainedWith = ({ state }: Turn, id: string): string[] =>
  [...state.explained.filter((one) => one !== id), id].slice(-16);
