import { setImmediate } from 'node:timers/promises';
import { finish, type Glossary, type InSteps, indexKnowledge, type Knowledge } from '@playforward/companion';
import { readContent } from '../../curriculum/read-content.ts';
import { openGlossary } from './open-glossary.ts';

let glossary: Glossary | undefined;
let knowledge: Knowledge | undefined;
let indexing: InSteps<Knowledge> | undefined;

/** What the companion's files say, read once a process. */
export function readGlossary(): Glossary {
  glossary ??= openGlossary();
  return glossary;
}

function indexAll(): InSteps<Knowledge> {
  indexing ??= indexKnowledge(
    readGlossary(),
    readContent().courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons)),
  );
  return indexing;
}

/** All that the built-in companion can say, indexed once a process. A question waits for what of it is not done yet. */
export function openKnowledge(): Knowledge {
  knowledge ??= finish(indexAll());
  return knowledge;
}

/** Indexes step by step, with other calls answered in between: at once it would hold the process for seconds. */
export async function warmUpKnowledge(signal: AbortSignal): Promise<void> {
  while (!knowledge && !signal.aborted) {
    const step = indexAll().next();
    if (step.done) knowledge = step.value;
    await setImmediate();
  }
}
