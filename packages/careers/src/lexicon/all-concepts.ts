import { activities } from './activities.ts';
import { brands } from './brands.ts';
import { careersNamed } from './careers-named.ts';
import type { Concept } from './concept.ts';
import { namesInUse } from './names-in-use.ts';
import { subjects } from './subjects.ts';
import { workValueConcepts } from './work-values.ts';

/** The whole lexicon. */
export const allConcepts: readonly Concept[] = [
  ...namesInUse,
  ...careersNamed,
  ...activities,
  ...subjects,
  ...brands,
  ...workValueConcepts,
];
