import { chooseLevel, readinessOf } from './choose-level.ts';
import { type Estimate, isDue } from './estimate.ts';
import { type Level, mastered, reviewShare } from './parameters.ts';

/** A place in a lesson's practice as its author filled it. */
export type PracticePlace = { readonly skill: string; readonly level: Level };

export type PracticeState = {
  /** The lesson's practice in its order. */
  readonly places: readonly PracticePlace[];
  /** What the student met in the places before `place`; the next problem goes into `place`. */
  readonly met: readonly PracticePlace[];
  readonly place: number;
  /** Skills this lesson teaches, in its order. */
  readonly own: readonly string[];
  /** Skills of lessons before this one, in the order of the course. */
  readonly earlier: readonly string[];
  /** The first unit of the course is behind, so practice mixes. */
  readonly mixes: boolean;
  readonly estimates: ReadonlyMap<string, Estimate>;
};

type Moment = {
  readonly now: number;
  /** Chance between 0 and 1, exclusive; called at most once. */
  readonly chance: () => number;
};

export type ChosenPractice = PracticePlace & { readonly kind: 'own' | 'review' };

/** How many of the last lessons' skills are open to a student who has not met any earlier skill. */
const nearestEarlier = 6;

/**
 * The skill and level of the next practice problem. The weakest skill of the lesson comes next, every one comes at
 * least once, and some places repeat earlier skills: those that are due first, the longest overdue before all.
 * @example choosePractice({ places: [{ skill: 'add', level: 1 }], met: [], place: 0, own: ['add'], earlier: [], mixes: false, estimates: new Map() }, { now: 0, chance: () => 0.5 }) // { kind: 'own', skill: 'add', level: 1 }
 */
export function choosePractice(state: PracticeState, moment: Moment): ChosenPractice {
  const { places, place } = state;
  const authored = places[place];
  if (!authored) throw new RangeError(`practice has no place ${place}`);
  if (reviewPlaces(state).has(place)) {
    const skill = chooseReview(state, authored, moment);
    if (skill !== undefined) return { kind: 'review', skill, level: levelFor(state, skill, moment.now) ?? 1 };
  }
  const skill = chooseOwn(state, authored, moment.now);
  const asAuthored = skill === authored.skill ? authored.level : 1;
  const kind = state.own.includes(skill) ? 'own' : 'review';
  return { kind, skill, level: levelFor(state, skill, moment.now) ?? asAuthored };
}

/**
 * The places that repeat earlier skills: those the author gave to one, and once practice mixes as many more, evenly
 * spread, as make up the documented share.
 * @example reviewPlaces({ places: [{ skill: 'add', level: 1 }, { skill: 'earlier', level: 1 }], own: ['add'], mixes: false }) // new Set([1])
 */
export function reviewPlaces({
  places,
  own,
  mixes,
}: Pick<PracticeState, 'places' | 'own' | 'mixes'>): ReadonlySet<number> {
  const review = new Set<number>();
  for (const [index, { skill }] of places.entries()) if (!own.includes(skill)) review.add(index);
  const wanted = mixes ? Math.ceil(places.length * reviewShare) : 0;
  for (let nth = 1; nth <= wanted && review.size < wanted; nth += 1) {
    review.add(Math.round((nth * places.length) / wanted) - 1);
  }
  for (let last = places.length - 1; last > 0 && review.size < wanted; last -= 1) review.add(last);
  return review;
}

function levelFor({ estimates }: PracticeState, skill: string, now: number): Level | undefined {
  const estimate = estimates.get(skill);
  return estimate && chooseLevel(readinessOf(estimate, now));
}

function chooseOwn(state: PracticeState, authored: PracticePlace, now: number): string {
  const { own, met, estimates, place, places } = state;
  const open = own.filter((skill) => !met.some((one) => one.skill === skill));
  const review = reviewPlaces(state);
  const left = places.filter((_, index) => index >= place && !review.has(index)).length;
  const last = met.at(-1)?.skill;
  const others = own.filter((skill) => skill !== last);
  const pool = open.length > 0 && open.length >= left ? open : others.length > 0 ? others : own;
  const readiness = (skill: string) => readinessOf(estimates.get(skill), now);
  // Among equals the author's own order stands.
  const inOrder = [authored.skill, ...pool].filter((skill) => pool.includes(skill));
  inOrder.sort((a, b) => readiness(a) - readiness(b));
  return inOrder[0] ?? authored.skill;
}

function chooseReview(state: PracticeState, authored: PracticePlace, moment: Moment): string | undefined {
  const { earlier, met, own, estimates } = state;
  const { now, chance } = moment;
  const open = earlier.filter((skill) => !met.some((one) => one.skill === skill) && !own.includes(skill));
  const seen = open.flatMap((skill) => {
    const estimate = estimates.get(skill);
    return estimate ? [{ skill, estimate }] : [];
  });
  const due = seen.filter(({ estimate }) => isDue(estimate, now));
  due.sort((a, b) => a.estimate.dueAt - b.estimate.dueAt);
  if (due[0]) return due[0].skill;
  if (!own.includes(authored.skill)) return authored.skill;
  const weak = seen.filter(({ estimate }) => estimate.alone < mastered);
  weak.sort((a, b) => readinessOf(a.estimate, now) - readinessOf(b.estimate, now));
  if (weak[0]) return weak[0].skill;
  seen.sort((a, b) => a.estimate.seenAt - b.estimate.seenAt);
  if (seen[0]) return seen[0].skill;
  const near = open.slice(-nearestEarlier);
  return near[Math.floor(chance() * near.length)];
}
