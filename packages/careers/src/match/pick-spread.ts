import type { CareerIndex } from './index-occupations.ts';
import type { OccupationScore } from './score-occupations.ts';

/** How many careers a match shows. */
const shownCareers = 8;
/** Jobs that the student asked for by name always have a place, up to this many. */
const mostWanted = 3;
/** Less than this of the score is a word or two met by chance. */
const leastWords = 0.2;
/** The last places are for careers in clusters not shown yet, which the student did not name. */
const discoveries = 2;
const mostOfACluster = 3;
/** A cluster already shown costs this much of the distance to the best score. */
const sameClusterCost = 0.12;

/** First six digits of the code without specialty: "29-1141.03" and "29-1141.04" are one broad occupation. */
const broad = (soc: string): string => soc.slice(0, 7);
/** Minor groups of the classification: jobs that look alike on a list. */
const minor = (soc: string): string => soc.slice(0, 4);

type Chosen = { score: OccupationScore; soc: string; cluster: string };

function cost(score: OccupationScore, chosen: readonly Chosen[], index: CareerIndex): number {
  const one = index.occupations[score.occupation];
  if (!one) return Number.POSITIVE_INFINITY;
  const sameCluster = chosen.filter((other) => other.cluster === one.cluster).length;
  if (sameCluster >= mostOfACluster) return Number.POSITIVE_INFINITY;
  const sameMinor = chosen.filter((other) => minor(other.soc) === minor(one.soc)).length;
  const sameBroad = chosen.filter((other) => broad(other.soc) === broad(one.soc)).length;
  return sameClusterCost * (sameCluster + 0.7 * sameMinor + 2 * sameBroad);
}

function choose(
  scores: readonly OccupationScore[],
  chosen: Chosen[],
  index: CareerIndex,
  fits: (score: OccupationScore) => boolean,
): boolean {
  const best = scores[0]?.total ?? 0;
  const scale = Math.max(0.3, best);
  let found: OccupationScore | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) {
    if (chosen.some((other) => other.score === score) || !fits(score)) continue;
    /** Scores fall, costs are never negative: nothing further down can win. */
    if (score.total <= most) break;
    const value = score.total - scale * cost(score, chosen, index);
    if (value > most) {
      most = value;
      found = score;
    }
  }
  const one = found && index.occupations[found.occupation];
  if (!found || !one) return false;
  chosen.push({ score: found, soc: one.soc, cluster: one.cluster });
  return true;
}

/** Something the student wrote points at the job itself, and not only at interests or knowledge like its own. */
const isBacked = ({ shares }: OccupationScore): boolean => {
  let words = 0;
  for (const { why, weight } of shares) {
    if (why === 'leads-there') return true;
    if (why === 'same-words' || why === 'names-the-job') words += weight;
  }
  return words > leastWords;
};

/**
 * Picks the careers to show: the best first, spread over clusters, and at the end some that the student did not name,
 * from clusters not yet on the list and if possible backed by something they wrote. Shorter only when there are fewer occupations.
 */
export function pickSpread(scores: readonly OccupationScore[], index: CareerIndex): OccupationScore[] {
  const chosen: Chosen[] = [];
  for (const score of scores.filter(({ wanted }) => wanted).slice(0, mostWanted)) {
    choose([score], chosen, index, () => true);
  }
  const clusterOf = (score: OccupationScore): string => index.occupations[score.occupation]?.cluster ?? '';
  while (chosen.length < shownCareers - discoveries) {
    if (![isBacked, () => true].some((fits) => choose(scores, chosen, index, fits))) break;
  }
  chosen.sort((a, b) => b.score.total - a.score.total);
  while (chosen.length < shownCareers) {
    const shown = new Set(chosen.map((other) => other.cluster));
    const isNew = (score: OccupationScore): boolean => !score.named && !shown.has(clusterOf(score));
    const isLedTo = (score: OccupationScore): boolean =>
      isNew(score) && score.shares.some(({ why }) => why === 'leads-there');
    if (![isLedTo, isNew, () => true].some((fits) => choose(scores, chosen, index, fits))) break;
  }
  return chosen.map(({ score }) => score);
}
