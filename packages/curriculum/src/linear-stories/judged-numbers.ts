import type { MisconceptionId } from '../misconceptions.ts';
import type { Random } from '../random.ts';
import type { CountedLimit } from './counted-limits.ts';

/** A limit, the numbers to judge by it, and one of them to argue about. */
export type JudgedNumbers = {
  readonly scene: CountedLimit;
  readonly rate: number;
  readonly fixed: number;
  /** Where both sides are equal; it need not be whole. */
  readonly bound: number;
  readonly list: readonly number[];
  readonly judged: number;
};

/** Why one number is possible or not. */
export type NumberFit = 'fits' | 'fraction' | 'negative' | 'outside';

type Limit = Pick<JudgedNumbers, 'scene' | 'bound'>;

export function solves({ scene, bound }: Limit, one: number): boolean {
  return scene.way === 'most' ? one <= bound : one >= bound;
}

/** What stands against one number, or nothing. */
function faults(limit: Limit, one: number): readonly NumberFit[] {
  return [
    ...(solves(limit, one) ? [] : (['outside'] as const)),
    ...(one < 0 ? (['negative'] as const) : []),
    ...(limit.scene.whole && !Number.isInteger(one) ? (['fraction'] as const) : []),
  ];
}

/** The one thing that stands against a number, or that it fits; null where two do. */
export function fitOf(limit: Limit, one: number): NumberFit | null {
  const [first, ...others] = faults(limit, one);
  return others.length > 0 ? null : (first ?? 'fits');
}

export function possibleNumbers({ list, ...limit }: JudgedNumbers): readonly number[] {
  return list.filter((one) => faults(limit, one).length === 0);
}

type WrongSet = {
  readonly misconception: MisconceptionId | 'slip';
  readonly numbers: readonly number[];
  readonly reason: 'negative' | 'fraction' | 'boundary' | 'side' | 'wholes' | 'over';
  /** The number that its reason looks at. */
  readonly seen: number;
};

/** The numbers that somebody keeps who overlooks one condition; only sets that differ from the right one and each other. */
export function wrongSets(params: JudgedNumbers): readonly WrongSet[] {
  const { scene, bound, list } = params;
  const good = possibleNumbers(params);
  const sensible = list.filter((one) => one >= 0 && (!scene.whole || Number.isInteger(one)));
  const [below] = list.filter((one) => one < 0 && solves(params, one));
  const parts = list.filter((one) => !Number.isInteger(one));
  const solvingParts = parts.filter((one) => solves(params, one));
  const beyond = sensible.filter((one) => !solves(params, one));
  const [near] = beyond.toSorted((a, b) => Math.abs(a - bound) - Math.abs(b - bound));
  const all: readonly (WrongSet | null)[] = [
    below === undefined
      ? null
      : {
          misconception: 'accepts-negative-counts',
          numbers: [below, ...good],
          reason: 'negative',
          seen: below,
        },
    scene.whole && solvingParts.length > 0
      ? {
          misconception: 'accepts-fractions-of-objects',
          numbers: [...good, ...solvingParts],
          reason: 'fraction',
          seen: solvingParts[0] ?? 0,
        }
      : null,
    {
      misconception: 'rejects-the-boundary',
      numbers: good.filter((one) => one !== bound),
      reason: 'boundary',
      seen: bound,
    },
    {
      misconception: 'uses-the-wrong-direction-for-a-limit',
      numbers: sensible.filter((one) => !solves(params, one) || one === bound),
      reason: 'side',
      seen: beyond.at(0) ?? 0,
    },
    scene.whole
      ? null
      : {
          misconception: 'slip',
          numbers: good.filter(Number.isInteger),
          reason: 'wholes',
          seen: parts[0] ?? 0,
        },
    near === undefined
      ? null
      : { misconception: 'slip', numbers: [...good, near], reason: 'over', seen: near },
  ];
  const taken = new Set([setKey(good)]);
  return all.flatMap((one) => {
    if (one === null || one.numbers.length === 0 || taken.has(setKey(one.numbers))) return [];
    taken.add(setKey(one.numbers));
    return [one];
  });
}

function setKey(numbers: readonly number[]): string {
  return numbers.toSorted((a, b) => a - b).join();
}

/** Parts of one with which a total of whole numbers comes out. */
const partsOfOne = [0.5, 0.25, 0.75, 0.2, 0.4, 0.6, 0.8];

/** Whole limits and others, five numbers on both sides of them, with at most four that are possible. */
export function drawJudged(
  random: Random,
  { scenes, isTold }: { readonly scenes: readonly CountedLimit[]; readonly isTold: boolean },
): JudgedNumbers {
  return random.until(() => {
    const scene = random.pick(scenes);
    const [rate, fixed, base] = [
      random.int(scene.rate[0], scene.rate[1]),
      random.int(scene.fixed[0], scene.fixed[1]),
      random.int(scene.bound[0], scene.bound[1]),
    ];
    const parts = isTold
      ? partsOfOne.filter((part) => Number.isInteger(rate * part))
      : scene.whole
        ? []
        : [0.5];
    const bound = base + (parts.length > 0 && random.chance(60) ? random.pick(parts) : 0);
    const pool = new Set([
      -random.int(1, 4),
      random.chance(30) ? 0 : random.int(1, base - 1),
      random.int(1, base - 1) + 0.5,
      base,
      bound,
      base + 1,
      base + random.int(2, 4),
      base + random.int(1, 3) + 0.5,
    ]);
    const list = random
      .shuffle([...pool])
      .slice(0, 5)
      .toSorted((a, b) => a - b);
    const params: JudgedNumbers = { scene, rate, fixed, bound, list, judged: random.pick(list) };
    const good = possibleNumbers(params);
    const wrong = wrongSets(params);
    const named = wrong.filter(({ misconception }) => misconception !== 'slip');
    const isOpen = good.length > 0 && good.length < 5 && wrong.length > 2 && named.length > 1;
    return isOpen && fitOf(params, params.judged) !== null ? params : null;
  });
}
