import { asksIdea, type Intent } from '../hear/intents.ts';
import type { Turn } from './turn.ts';

/** Besides a question about an idea, a number in these is no answer that the student offers. */
const aboutElse: ReadonlySet<Intent> = new Set<Intent>([
  'solve',
  'hint',
  'picture',
  'frustrated',
  'worried-test',
  'off-topic',
]);

/** Whether the student says a value as the answer to the open problem. */
export const offersValue = ({ held, heard }: Turn): boolean =>
  held !== null && heard.claim !== null && !asksIdea.has(heard.intent) && !aboutElse.has(heard.intent);
