import { activities } from './activities.ts';
import { brands } from './brands.ts';
import { careersNamed } from './careers-named.ts';
import type { Mention } from './mention.ts';
import { namesInUse } from './names-in-use.ts';
import { subjects } from './subjects.ts';
import { workValueMentions } from './work-values.ts';

/** The whole lexicon. */
export const allMentions: readonly Mention[] = [
  ...namesInUse,
  ...careersNamed,
  ...activities,
  ...subjects,
  ...brands,
  ...workValueMentions,
];
