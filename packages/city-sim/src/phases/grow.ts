import type { Census, City } from '../city.ts';
import { openNetworks } from '../networks/build-networks.ts';
import { draw } from '../random.ts';
import { clamp, divide } from '../whole-numbers.ts';
import { landValueAt } from './land-value.ts';
import { earnedPerJob, earnedPerLevel, earnedPerPerson } from './weigh-demand.ts';

/** Happiness from which homes fill to the last bed, and at which nobody wants to stay. */
const fullAt = 780;
const emptyAt = 80;
/** Happiness below which nobody does up a home, and below which homes run down. */
const riseAt = 650;
const fallAt = 330;
/** Land value that a home of each level needs; a home runs down when its land is worth this much less. */
const valueOfLevel = [0, 0, 450, 600] as const;
const grace = 100;
const hoursPerLevel = 72;
const highestLevel = 3;

/**
 * Part of a home's beds that people want, in thousandths: by the happiness of its block, and half as many where no
 * water comes and the light keeps going out, however nice the rest may be.
 */
function attraction({ happiness, water, power }: City['blocks'], block: number): number {
  const wish = clamp(divide(((happiness[block] ?? 0) - emptyAt) * 1000, fullAt - emptyAt), 0, 1000);
  const lines = (water[block] ?? 0) + Math.min(1000, (power[block] ?? 0) * 2);
  return divide(wish * (2000 + lines), 4000);
}

/** Each home thinks about moving once a day: one third of them in each phase. */
const thirds = 3;

/** Moves whole people in or out of one home: an eighth of the free beds at once, one at least; out one by one. */
function fillHome(city: City, id: number, wanted: number): void {
  const pop = city.pop[id] ?? 0;
  const { census } = city;
  if (wanted > pop) {
    const arriving = city.isSettled ? wanted - pop : 1 + ((wanted - pop) >> 3);
    city.pop[id] = pop + arriving;
    census.movedIn += arriving;
  } else if (wanted < pop) {
    city.pop[id] = pop - 1;
    census.movedOut += 1;
  }
}

/** Good land and content people let a home be done up, one level in three days at most; poor land lets it run down. */
function changeLevel(city: City, id: number, happiness: number): void {
  const level = city.level[id] ?? 1;
  const value = landValueAt(city, openNetworks(city), id);
  const builtAt = city.placed.get(id)?.builtAt ?? 0;
  const isOldEnough = city.tick - builtAt >= level * hoursPerLevel;
  const next = valueOfLevel[level + 1] ?? value + 1;
  if (level < highestLevel && isOldEnough && happiness >= riseAt && value >= next) city.level[id] = level + 1;
  if (level > 1 && (happiness < fallAt || value < (valueOfLevel[level] ?? 0) - grace))
    city.level[id] = level - 1;
}

/** One home may welcome a child in a phase, if there is a free bed and two people at least. */
function welcomeChild(city: City, census: Census): void {
  const { homes } = openNetworks(city);
  if (homes.ids.length === 0) return;
  const row = draw(city, homes.ids.length);
  const id = homes.ids[row] ?? 0;
  const pop = city.pop[id] ?? 0;
  if (pop < 2 || pop >= (homes.capacity[row] ?? 0)) return;
  city.pop[id] = pop + 1;
  census.born += 1;
}

/**
 * Phase 6: homes fill toward what their block's happiness is worth, or empty one by one; levels rise and fall. In a
 * settled district homes are simply full.
 */
export function grow(city: City): void {
  const { homes, work } = openNetworks(city);
  let earnings = 0;
  const turn = (city.tick >> 3) % thirds;
  for (let row = 0; row < homes.ids.length; row += 1) {
    const id = homes.ids[row] ?? 0;
    const capacity = homes.capacity[row] ?? 0;
    const block = homes.blocks[row] ?? 0;
    const isReachable = homes.wired[row] === 1 && homes.piped[row] === 1;
    const share = city.isSettled ? 1000 : isReachable ? attraction(city.blocks, block) : 0;
    if (city.isSettled || id % thirds === turn) fillHome(city, id, divide(capacity * share, 1000));
    if (!city.isSettled) changeLevel(city, id, city.blocks.happiness[block] ?? 0);
    earnings += (city.pop[id] ?? 0) * (earnedPerPerson + earnedPerLevel * ((city.level[id] ?? 1) - 1));
  }
  if (!city.isSettled) welcomeChild(city, city.census);
  for (let row = 0; row < work.ids.length; row += 1) {
    earnings += (city.jobs[work.ids[row] ?? 0] ?? 0) * earnedPerJob;
  }
  city.earnings = earnings;
}
