import type { Random } from '@playforward/curriculum';
import type { Glossary } from './know/glossary.ts';
import type { Knowledge } from './know/knowledge.ts';

/** What a reply draws on beside the context: the written knowledge, and chance for the choice among equal wordings. */
export type Means = {
  readonly glossary: Glossary;
  readonly knowledge: Knowledge;
  readonly random: Random;
};
