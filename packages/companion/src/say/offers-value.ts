import type { Intent } from '../hear/intents.ts';
import type { Turn } from './turn.ts';

/** A number in these is no answer that the student offers. */
const aboutElse: ReadonlySet<Intent> = new Set<Intent>([
  'why',
  'what-is',
  'how-to',
  'is-it-so',
  'solve',
  'difference',
  'mix-up',
  'before',
  'why-wrong',
  'practice',
  'hint',
  'picture',
  'frustrated',
  'worried-test',
  'problem-meaning',
  'give-answer',
  'off-topic',
  'simpler',
  'differently',
  'example',
]);

/** Whether the student says a value as the answer to the open problem. */
export const offersValue = ({ held, heard }: Turn): boolean =>
  held !== null && heard.claim !== null && !aboutElse.has(heard.intent);
