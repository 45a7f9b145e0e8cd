import type { TopicId } from '../topics/topic-ids.ts';
import { angles } from './angles.ts';
import { pythagoras } from './pythagoras.ts';
import { quadratics } from './quadratics.ts';
import type { TopicGenerator } from './recipe.ts';
import { sequences } from './sequences.ts';
import { systems } from './systems.ts';

/**
 * Topics that the curriculum has no skills for yet. The list only shrinks: a topic leaves it, with its file, as soon as
 * its row in `topics/skills-of-topics.ts` has skills.
 */
export const ownRecipes: Readonly<Partial<Record<TopicId, TopicGenerator>>> = {
  angles,
  pythagoras,
  quadratics,
  sequences,
  systems,
};
