import { createKnowledge, type Glossary, type Knowledge } from '@playforward/companion';
import { readContent } from '../../curriculum/read-content.ts';
import { openGlossary } from './open-glossary.ts';

type Written = { readonly glossary: Glossary; readonly knowledge: Knowledge };

let opened: Written | undefined;

/** All that the built-in companion can say, indexed. Read once a process, which takes a second. */
export function openKnowledge(): Written {
  opened ??= indexAll();
  return opened;
}

function indexAll(): Written {
  const glossary = openGlossary();
  const lessons = readContent().courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));
  return { glossary, knowledge: createKnowledge(glossary, lessons) };
}
