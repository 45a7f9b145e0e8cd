import { type MathInside, mathInside, type Occupation } from '@playforward/careers';
import {
  dressProblem,
  findSkill,
  generateProblem,
  type RenderedProblem,
  renderProblem,
  type SpecId,
} from '@playforward/curriculum';
import type { Careers } from '../../careers/open-careers.ts';

export type CareerProblemFound = { skill: string; idea: string; rendered: RenderedProblem };

const seedsToTry = 40;
const problemsOfCareer = 3;

/** The same career always asks the same: its problems are made of its code. */
function firstSeed({ soc }: Occupation): number {
  return Number(soc.replace(/\D/g, '')) % 9_973;
}

/** The problems of a career, at most three: in its clothes, or of a skill that speaks of such work anyway. */
export function careerProblems(careers: Careers, one: Occupation): CareerProblemFound[] {
  const inside = mathInside(one);
  return inside.ideas
    .flatMap(({ skill, name }) => {
      const rendered = findProblem(careers, one, { inside, skill });
      return rendered?.input ? [{ skill, idea: name, rendered }] : [];
    })
    .slice(0, problemsOfCareer);
}

function findProblem(
  careers: Careers,
  one: Occupation,
  { inside, skill }: { inside: MathInside; skill: string },
): RenderedProblem | null {
  const version = findSkill(skill)?.version;
  if (version === undefined) return null;
  const id = (step: number): SpecId => ({ skill, version, level: 2, seed: firstSeed(one) + step });
  const outfit = careers.outfits(inside.field).find((worn) => worn.skill === skill);
  // Some problems of a level are drawn by hand; a career asks what is typed.
  for (let step = 1; step <= seedsToTry; step++) {
    const found = outfit ? dressProblem(id(step), outfit) : renderProblem(generateProblem(id(step)));
    if (found?.input) return found;
  }
  return null;
}
