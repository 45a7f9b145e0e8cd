import { interestLetters, type Occupation } from '../occupation.ts';
import { schoolingStep } from './schooling.ts';
import { workPlaces } from './work-places.ts';

/** A job like another one, and how it differs. */
export type Neighbour = { occupation: Occupation; but: string };

/** Distance of two jobs: interests and knowledge, nearer where both belong to one group of the classification. */
function distance(a: Occupation, b: Occupation): number {
  const interests = Math.hypot(...interestLetters.map((letter) => a.interests[letter] - b.interests[letter]));
  const areas = Object.entries(a.knowledge).map(
    ([area, own]) => own - (b.knowledge[area as keyof Occupation['knowledge']] ?? own),
  );
  const knowledge = areas.length === 0 ? 3 : Math.hypot(...areas) / 2;
  const kin = a.soc.slice(0, 4) === b.soc.slice(0, 4) ? -4 : a.cluster === b.cluster ? -2.5 : 0;
  return interests + knowledge + kin;
}

type Difference = { but: string; of: (from: Occupation, to: Occupation) => boolean };

const pay = ({ wage }: Occupation): number => wage?.median ?? 0;

/** What a student may look for, most telling first. Each says only what the data hold. */
const differences: readonly Difference[] = [
  { but: 'more outdoors', of: (from, to) => !workPlaces(from).outdoors && workPlaces(to).outdoors },
  {
    but: 'shorter schooling',
    of: (from, to) => schoolingStep(to) >= 0 && schoolingStep(to) < schoolingStep(from),
  },
  { but: 'more with people', of: (from, to) => !workPlaces(from).people && workPlaces(to).people },
  { but: 'more with machines', of: (from, to) => !workPlaces(from).machines && workPlaces(to).machines },
  { but: 'higher pay', of: (from, to) => pay(from) > 0 && pay(to) > pay(from) * 1.15 },
  { but: 'more creating', of: (from, to) => to.interests.A > from.interests.A + 1 },
];

const most = 4;

/** Up to four jobs near this one, each different in its own way; the nearest without a difference fill up. */
export function findNeighbours(occupations: readonly Occupation[], of: Occupation): Neighbour[] {
  const near = occupations
    .filter(({ soc }) => soc !== of.soc)
    .map((occupation) => ({ occupation, far: distance(of, occupation) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 30)
    .map(({ occupation }) => occupation);
  const found: Neighbour[] = [];
  const isNew = (one: Occupation): boolean => !found.some(({ occupation }) => occupation === one);
  const isOwnKin = (one: Occupation): boolean => !found.some(({ occupation }) => sameBroad(occupation, one));
  for (const { but, of: differs } of differences) {
    if (found.length >= most - 1) break;
    const occupation = near.find((one) => isNew(one) && isOwnKin(one) && differs(of, one));
    if (occupation) found.push({ occupation, but });
  }
  for (const occupation of near) {
    if (found.length >= most) break;
    if (isNew(occupation)) found.push({ occupation, but: 'much alike' });
  }
  return found;
}

function sameBroad(a: Occupation, b: Occupation): boolean {
  return a.soc.slice(0, 6) === b.soc.slice(0, 6) && a.cluster === b.cluster && a.soc.slice(0, 2) !== '17';
}
