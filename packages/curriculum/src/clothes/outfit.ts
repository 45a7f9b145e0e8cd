import { parse } from 'yaml';
import { z } from 'zod';
import type { Catalogue } from '../skill.ts';

const words = z.record(z.string(), z.string().min(1));

const outfitSchema = z.strictObject({
  /** The field of work that wears it. */
  field: z.string().min(1),
  skill: z.string().min(1),
  /** In the place of the scene's own words, by their names. */
  words: words.default({}),
  /** By name of a drawn number: the least and most for which the sentences stay true. */
  fits: z.record(z.string(), z.tuple([z.number(), z.number()])).default({}),
  /** Sentences by their names in the scene pack. */
  text: words,
});

/** How a problem of one skill speaks in one field of work. */
export type Outfit = z.infer<typeof outfitSchema>;

/**
 * Reads the outfits of a school (content/careers/clothes.yaml). Throws when one does not have its shape.
 *
 * @example readOutfits('[]') // []
 */
export function readOutfits(yamlText: string): Outfit[] {
  return z.array(outfitSchema).parse(parse(yamlText));
}

/** The scene's name while it wears an outfit; no scene of a pack is called so. */
export const dressedScene = 'dressed';

/** The sentences of an outfit as a skill looks for them. */
export function outfitText({ text }: Outfit): Catalogue {
  return Object.fromEntries(
    Object.entries(text).map(([name, sentence]) => [`${dressedScene}-${name}`, sentence]),
  );
}
