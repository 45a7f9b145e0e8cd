import { type Shortages, shortagesOf } from '../balance/feel-shortages.ts';
import type { City, Comfort } from '../city.ts';
import { blockCount, blocksByTile, cornerOfBlock, plotSize, tileOf } from '../grid.ts';
import { openNetworks } from '../networks/build-networks.ts';
import type { Networks } from '../networks/networks.ts';
import { noStop } from '../networks/walk-to-stops.ts';
import { clamp, divide, perMille } from '../whole-numbers.ts';
import { bestShare, fareAt, onFoot, transitShare, workersOf } from './weigh-demand.ts';

/** What counts how much in happiness; the parts add up to 100. */
export const happinessWeights = {
  jobs: 20,
  power: 15,
  water: 15,
  travel: 15,
  green: 15,
  services: 10,
  taxes: 10,
} as const;
export type ComplaintKind = keyof typeof happinessWeights;
export const problems = [
  'jobs',
  'power',
  'water',
  'travel',
  'green',
  'services',
  'taxes',
] as const satisfies readonly ComplaintKind[];

/** Hours of light after which a brown-out is forgotten, and what each hour gives back. */
const powerPerHour = 40;

/** Everyone content with work: 1000 with a job for each worker, 0 when 4 of 10 find none. */
export function jobsScore(people: number, jobs: number): number {
  const workers = workersOf(people);
  return clamp(1000 - divide(perMille(Math.max(0, workers - jobs), workers) * 5, 2), 0, 1000);
}

/** Nobody minds 5 %; at 25 % nobody is content. */
export function taxScore(tax: number): number {
  return clamp(1000 - Math.max(0, tax - 50) * 5, 0, 1000);
}

const sums = {
  people: new Int32Array(blockCount),
  power: new Int32Array(blockCount),
  water: new Int32Array(blockCount),
  travel: new Int32Array(blockCount),
  green: new Int32Array(blockCount),
  services: new Int32Array(blockCount),
};
type LocalProblem = keyof Comfort;
const localProblems = [
  'power',
  'water',
  'travel',
  'green',
  'services',
] as const satisfies readonly LocalProblem[];

/** A place without cars is best; a full bus takes some of the joy. */
function travelScore(city: City, networks: Networks, tile: number): number {
  const steps = networks.stopSteps[tile] ?? noStop;
  const share = transitShare(steps, fareAt(city, networks, tile));
  const strolling = onFoot + (networks.walking[blocksByTile[tile] ?? 0] ?? 0);
  const cars = Math.max(0, 1000 - share - strolling);
  const crowded = share === 0 ? 0 : Math.min(400, Math.max(0, city.crowding - 1000) >> 1);
  return clamp(1000 - divide(cars * 7, 10) - divide(crowded * share, bestShare), 0, 1000);
}

function greenScore(pollution: number, leisure: number): number {
  return clamp(500 + (leisure >> 1) - pollution * 3, 0, 1000);
}

function serviceScore({ learning, health, safety }: Networks, tile: number): number {
  return divide((learning[tile] ?? 0) * 4 + (health[tile] ?? 0) * 3 + (safety[tile] ?? 0) * 3, 10);
}

type Around = { networks: Networks; shortages: Shortages | null };

/**
 * Scores of one home, less what work sites around it wait for, added to its block with the weight of its people (one
 * more, so that empty homes count).
 */
function addHome(city: City, row: number, { networks, shortages }: Around): void {
  const { homes } = networks;
  const id = homes.ids[row] ?? 0;
  const block = homes.blocks[row] ?? 0;
  const weight = (city.pop[id] ?? 0) + 1;
  const power = city.blocks.dark[block] === 1 ? 0 : (city.blocks.servedHours[block] ?? 0) * powerPerHour;
  const add = (kind: LocalProblem, score: number) => {
    const left = 1000 - (shortages?.[kind]?.[block] ?? 0);
    sums[kind][block] = (sums[kind][block] ?? 0) + weight * divide(score * left, 1000);
  };
  sums.people[block] = (sums.people[block] ?? 0) + weight;
  add('power', homes.wired[row] === 1 ? Math.min(1000, power) : 0);
  add('water', homes.piped[row] === 1 ? city.waterComfort : 0);
  add('travel', travelScore(city, networks, id));
  add('green', greenScore(city.pollution[id] ?? 0, networks.leisure[id] ?? 0));
  add('services', serviceScore(networks, id));
}

/** A block without homes keeps what its middle would offer to a first home. */
function scoreEmptyBlock(city: City, networks: Networks, block: number): void {
  const corner = cornerOfBlock(block);
  const middle = tileOf(corner.x + (plotSize >> 1), corner.y + (plotSize >> 1));
  const { blocks } = city;
  blocks.power[block] =
    blocks.dark[block] === 1 ? 0 : Math.min(1000, (blocks.servedHours[block] ?? 0) * powerPerHour);
  blocks.water[block] = city.waterComfort;
  blocks.travel[block] = travelScore(city, networks, middle);
  blocks.green[block] = greenScore(city.pollution[middle] ?? 0, networks.leisure[middle] ?? 0);
  blocks.services[block] = serviceScore(networks, middle);
}

/** Mood follows by a quarter of the way, so that it does not jump; the last points one by one. */
function follow(before: number, goal: number): number {
  const quarter = divide(goal - before, 4);
  return before + (quarter === 0 ? Math.sign(goal - before) : quarter);
}

/** The city's score of one thing: the mean over its homes by their people. */
function meanOf(score: Int32Array): number {
  let sum = 0;
  let people = 0;
  for (let block = 0; block < blockCount; block += 1) {
    sum += score[block] ?? 0;
    people += sums.people[block] ?? 0;
  }
  return people === 0 ? 0 : divide(sum, people);
}

function scoreBlock(city: City, networks: Networks, block: number, cityWide: number): void {
  const { blocks } = city;
  const living = sums.people[block] ?? 0;
  if (living === 0) scoreEmptyBlock(city, networks, block);
  let points = cityWide;
  for (const problem of localProblems) {
    if (living > 0) blocks[problem][block] = divide(sums[problem][block] ?? 0, living);
    points += happinessWeights[problem] * (blocks[problem][block] ?? 0);
  }
  blocks.happiness[block] = follow(blocks.happiness[block] ?? 0, divide(points, 100));
}

/** Phase 7: scores every block, and the city as its people feel it. */
export function takeCensus(city: City): void {
  const networks = openNetworks(city);
  const shortages = shortagesOf(city);
  for (const key of ['people', ...localProblems] as const) sums[key].fill(0);
  let people = 0;
  for (let row = 0; row < networks.homes.ids.length; row += 1) {
    addHome(city, row, { networks, shortages });
    people += city.pop[networks.homes.ids[row] ?? 0] ?? 0;
  }
  const cityWide =
    happinessWeights.jobs * jobsScore(people, networks.totals.jobs) +
    happinessWeights.taxes * taxScore(city.tax);
  let mood = 0;
  let living = 0;
  for (let block = 0; block < blockCount; block += 1) {
    scoreBlock(city, networks, block, cityWide);
    mood += (city.blocks.happiness[block] ?? 0) * (sums.people[block] ?? 0);
    living += sums.people[block] ?? 0;
  }
  city.happiness = living === 0 ? 0 : divide(mood, living);
  for (const problem of localProblems) city.comfort[problem] = meanOf(sums[problem]);
}
