import { createKnowledge, type Glossary, type Knowledge } from '@playforward/companion';
import { readContent } from '../../curriculum/read-content.ts';
import { openGlossary } from './open-glossary.ts';

let glossary: Glossary | undefined;
let knowledge: Knowledge | undefined;

/** What the companion's files say, read once a process. */
export function readGlossary(): Glossary {
  glossary ??= openGlossary();
  return glossary;
}

/** All that the built-in companion can say, indexed. Once a process, which takes a second: no start waits for it. */
export function openKnowledge(): Knowledge {
  knowledge ??= createKnowledge(
    readGlossary(),
    readContent().courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons)),
  );
  return knowledge;
}
