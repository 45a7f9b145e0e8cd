import type { City } from '../city.ts';
import { blockCount } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import {
  type ComplaintKind,
  happinessWeights,
  jobsScore,
  problems,
  taxScore,
} from '../phases/take-census.ts';
import { draw, startRandom } from '../random.ts';

/** Citizens who are asked; each has a home and cares most about some things. */
const citizens = 100;
/** A problem smaller than this share of all that could be wrong with it is not worth a vote. */
const patience = 250;

/** One bar of the city's complaints. `block` is where most of the voters live. */
export type Complaint = { problem: ComplaintKind; votes: number; block: number; text: string };

const sentences: Record<ComplaintKind, string> = {
  jobs: 'I cannot find work. We need more jobs.',
  power: 'The lights go out in the evening. We need more power.',
  water: 'The tap runs dry. We need more water.',
  travel: 'It takes too long to get around. A stop nearby would help.',
  green: 'The air is bad here. We need more green.',
  services: 'School and clinic are too far away.',
  taxes: 'Taxes are too high for us.',
};

function homesByBlock(city: City): Int32Array {
  const { homes } = openNetworks(city);
  const people = new Int32Array(blockCount);
  for (let row = 0; row < homes.ids.length; row += 1) {
    const block = homes.blocks[row] ?? 0;
    people[block] = (people[block] ?? 0) + (city.pop[homes.ids[row] ?? 0] ?? 0);
  }
  return people;
}

function blockOfPerson(people: Int32Array, person: number): number {
  let left = person;
  for (let block = 0; block < blockCount; block += 1) {
    left -= people[block] ?? 0;
    if (left < 0) return block;
  }
  return 0;
}

function scoreOf(city: City, problem: ComplaintKind, block: number, people: number): number {
  if (problem === 'jobs') return jobsScore(people, openNetworks(city).totals.jobs);
  if (problem === 'taxes') return taxScore(city.tax);
  return city.blocks[problem][block] ?? 0;
}

/**
 * What bothers the city most: 100 citizens, the same ones as long as the city stands, vote for the problem that
 * bothers them most, and the four with most votes are shown. Whoever is content does not vote.
 */
export function complaints(city: City): Complaint[] {
  const byBlock = homesByBlock(city);
  const people = byBlock.reduce((sum, count) => sum + count, 0);
  if (people === 0) return [];
  const chance = { rng: startRandom(city.seed + 77) };
  const votes = new Map<ComplaintKind, number[]>();
  for (let citizen = 0; citizen < citizens; citizen += 1) {
    const block = blockOfPerson(byBlock, Math.trunc((draw(chance, 1000) * people) / 1000));
    let worst: ComplaintKind | null = null;
    let most = patience * 10 * 100;
    for (const problem of problems) {
      const cares = 75 + draw(chance, 51);
      const weight = happinessWeights[problem];
      const bother = (1000 - scoreOf(city, problem, block, people)) * weight * cares;
      if (bother > most) [worst, most] = [problem, bother];
    }
    if (worst) votes.set(worst, [...(votes.get(worst) ?? []), block]);
  }
  return problems
    .flatMap((problem) => {
      const blocks = votes.get(problem);
      if (!blocks) return [];
      return [{ problem, votes: blocks.length, block: commonest(blocks), text: sentences[problem] }];
    })
    .sort((left, right) => right.votes - left.votes)
    .slice(0, 4);
}

function commonest(blocks: readonly number[]): number {
  const counts = new Uint8Array(blockCount);
  for (const block of blocks) counts[block] = (counts[block] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}
