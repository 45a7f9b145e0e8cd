import { type CareerCard, careerCard, islands, type Occupation } from '@playforward/careers';
import type { CareerSearchAnswer, careerQuery } from '@playforward/contract';
import type { z } from 'zod';
import type { Careers } from '../../careers/open-careers.ts';
import { showBrief } from './show-brief.ts';

type CareerFilter = z.output<typeof careerQuery>;

const shown = 24;
const cards = new WeakMap<Occupation, CareerCard>();

function cardOf(one: Occupation): CareerCard {
  const card = cards.get(one) ?? careerCard(one);
  cards.set(one, card);
  return card;
}

function fits(one: Occupation, wanted: CareerFilter): boolean {
  const { outdoors, people, machines, pay, schooling, likes } = wanted;
  const card = cardOf(one);
  return (
    (outdoors === undefined || card.outdoors) &&
    (people === undefined || card.people) &&
    (machines === undefined || card.machines) &&
    (pay === undefined || (card.pay?.by === 'year' && card.pay.middle >= pay)) &&
    (schooling === undefined || (card.schooling !== null && card.schooling <= schooling)) &&
    (likes === undefined || card.likes.includes(likes))
  );
}

/** GET /api/careers: what fits, best first, and how many of each island. */
export function searchCareers(careers: Careers, wanted: CareerFilter): CareerSearchAnswer {
  const { found, showing, isSure } = careers.search(wanted.search ?? '');
  const everywhere = inOrder(found, wanted).filter((one) => fits(one, wanted));
  const fit = everywhere.filter(({ cluster }) => wanted.cluster === undefined || cluster === wanted.cluster);
  const from = wanted.from ?? 0;
  return {
    all: careers.list().length,
    fit: fit.length,
    showing,
    asksBack: !isSure && fit.length > 3,
    islands: islands.map((island) => ({
      ...island,
      all: countIn(careers.list(), island.cluster),
      fit: countIn(everywhere, island.cluster),
    })),
    careers: fit.slice(from, from + shown).map(showBrief),
  };
}

/** What was searched for stands in the order in which it fits, everything else from A to Z. */
function inOrder(found: readonly Occupation[], { search = '' }: CareerFilter): readonly Occupation[] {
  return search.trim() === '' ? found.toSorted((a, b) => a.title.localeCompare(b.title)) : found;
}

function countIn(list: readonly Occupation[], cluster: string): number {
  return list.filter((one) => one.cluster === cluster).length;
}
