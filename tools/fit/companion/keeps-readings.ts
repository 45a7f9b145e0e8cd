// Reads the sentences of corpus/guard with the weights as they are. Run by itself it prints what is read otherwise and
// fails; `companion:train` runs it so after writing new weights.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hear, intents, newDialogue, screenText } from '@playforward/companion';
import { z } from 'zod';

const guard = join(import.meta.dirname, '../../../packages/companion/corpus/guard');
const heardLine = z.strictObject({ text: z.string(), intent: z.enum(intents) });
const needLine = z.strictObject({ text: z.string(), isNeed: z.boolean() });

const readLines = <Line>(name: string, schema: z.ZodType<Line>): Line[] =>
  readFileSync(join(guard, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));

/** Plain sentences whose reading has changed: what each is read as, and what it has to be read as. */
export function changedReadings(): string[] {
  const { lines, models, hasGuessed } = newDialogue;
  const shown = { lines, models, hasGuessed };
  const wishes = readLines('intents.jsonl', heardLine).flatMap(({ text, intent }) => {
    const heard = hear(text, { held: null, shown }).intent;
    return heard === intent ? [] : [`“${text}” is read as ${heard} and is ${intent}.`];
  });
  const needs = readLines('needs.jsonl', needLine).flatMap(({ text, isNeed }) => {
    const isNoticed = screenText(text).kind === 'care';
    return isNoticed === isNeed
      ? []
      : [`“${text}” ${isNeed ? 'is a need and is not noticed' : 'is no need'}.`];
  });
  return [...wishes, ...needs];
}

if (import.meta.main) {
  const changed = changedReadings();
  for (const line of changed) console.error(line);
  process.exitCode = changed.length > 0 ? 1 : 0;
}
