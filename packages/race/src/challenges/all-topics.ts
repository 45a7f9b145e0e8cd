import type { TopicId } from '../topics/topic-ids.ts';
import { angles } from './angles.ts';
import { arithmetic } from './arithmetic.ts';
import { calculus } from './calculus.ts';
import { coordinates } from './coordinates.ts';
import { decimals } from './decimals.ts';
import { equations } from './equations.ts';
import { exponents } from './exponents.ts';
import { expressions } from './expressions.ts';
import { factors } from './factors.ts';
import { fractions } from './fractions.ts';
import { functions } from './functions.ts';
import { geometry } from './geometry.ts';
import { inequalities } from './inequalities.ts';
import { integers } from './integers.ts';
import { lines } from './lines.ts';
import { logarithms } from './logarithms.ts';
import { percents } from './percents.ts';
import { polynomials } from './polynomials.ts';
import { probability } from './probability.ts';
import { pythagoras } from './pythagoras.ts';
import { quadratics } from './quadratics.ts';
import { radicals } from './radicals.ts';
import { ratios } from './ratios.ts';
import type { TopicGenerator } from './recipe.ts';
import { sequences } from './sequences.ts';
import { statistics } from './statistics.ts';
import { systems } from './systems.ts';
import { trigonometry } from './trigonometry.ts';

/** One generator for every topic of the table; the compiler asks for a missing one. */
export const allTopics: Readonly<Record<TopicId, TopicGenerator>> = {
  angles,
  arithmetic,
  calculus,
  coordinates,
  decimals,
  equations,
  exponents,
  expressions,
  factors,
  fractions,
  functions,
  geometry,
  inequalities,
  integers,
  lines,
  logarithms,
  percents,
  polynomials,
  probability,
  pythagoras,
  quadratics,
  radicals,
  ratios,
  sequences,
  statistics,
  systems,
  trigonometry,
};
