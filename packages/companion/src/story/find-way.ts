import { type Amount, singular } from './amounts.ts';

export type Act = 'add' | 'subtract' | 'multiply' | 'divide';

type Unit = Pick<Amount, 'kind' | 'noun' | 'per'>;

/** A number of the story, or what two of them come to. */
export type WayNode = {
  readonly value: number;
  /** How well it fits the words of the story; larger is better. */
  readonly score: number;
  /** Which amounts it is made of, as bits. */
  readonly used: number;
  readonly unit: Unit;
  readonly made:
    | { readonly by: 'told'; readonly amount: Amount; readonly as: 'itself' | 'rest' | 'more' | 'all' }
    | { readonly by: Act; readonly left: WayNode; readonly right: WayNode };
};

const mostAmounts = 6;
const mostTogether = 5;
const perOp = 0.6;
const perUnused = 2.5;

const cue: Readonly<Record<Act, RegExp>> = {
  add: /\b(?:total|altogether|in all|sum|combined|together|perimeter|more|also|another|plus|tax|tip|final|new)\b/i,
  subtract:
    /\b(?:left|fewer|less|more than|differen|remain|change|off|discount|sale|away|lost|spent|spends|ate|sold|shorter|younger|save)\w*/i,
  multiply: /\b(?:each|every|per|times|twice|double|area|volume|product|rate|of|a week|an hour|a day)\b/i,
  divide:
    /\b(?:each|per|share|split|equal|divid|rate|average|unit|how many times|speed|ratio|probability|scale)\w*/i,
};

const isTerminating = (value: number): boolean => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;

type Joined = { readonly score: number; readonly unit: Unit };

const areAlike = (one: string | null, other: string | null): boolean => one !== null && one === other;
const areOther = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

function multiplied(left: Unit, right: Unit, text: string): Joined {
  const scale = [left, right].find(({ kind }) => kind === 'part' || kind === 'times');
  if (scale) {
    const other = scale === left ? right : left;
    const isMoney = other.noun === 'dollar' ? 0.2 : 0;
    return { score: other.kind === 'part' || other.kind === 'times' ? 0.3 : 1.5 + isMoney, unit: other };
  }
  for (const [rate, amount] of [
    [left, right],
    [right, left],
  ] as const)
    if (rate.kind === 'rate' && (amount.kind !== 'rate' || areAlike(rate.per, amount.noun)))
      return {
        score: areAlike(rate.per, amount.noun) ? 2.2 : 1,
        unit: { ...rate, kind: 'plain', per: null },
      };
  const isArea = /\b(?:area|volume|square|cubic|rectang|prism)\w*/i.test(text);
  const score = areAlike(left.noun, right.noun) ? (isArea ? 1 : -2) : -0.2;
  return { score, unit: { kind: 'plain', noun: null, per: null } };
}

function divided(left: Unit, right: Unit): Joined {
  if (right.kind === 'times') return { score: 1, unit: left };
  if (right.kind === 'part') return { score: -0.5, unit: left };
  if (right.kind === 'rate')
    return {
      score: areAlike(left.noun, right.noun) || left.noun === null ? 1.3 : 0,
      unit: { kind: 'plain', noun: right.per, per: null },
    };
  if (areAlike(left.noun, right.noun)) return { score: 0.1, unit: { kind: 'times', noun: null, per: null } };
  return {
    score: areOther(left.noun, right.noun) ? 0.5 : 0,
    unit: { kind: 'rate', noun: left.noun, per: right.noun },
  };
}

function summed(left: Unit, right: Unit): Joined {
  const isScaled = [left, right].some(({ kind }) => kind === 'part' || kind === 'times');
  const isRated = (left.kind === 'rate') !== (right.kind === 'rate');
  const score = areAlike(left.noun, right.noun) ? 0.7 : areOther(left.noun, right.noun) ? -1 : 0;
  return {
    score: score - (isScaled ? 3 : 0) - (isRated ? 0.5 : 0),
    unit: { ...left, noun: left.noun ?? right.noun },
  };
}

/** How well an operation fits the two amounts that it joins, and what their result counts. */
function fit(act: Act, [left, right]: readonly [WayNode, WayNode], value: number, text: string): Joined {
  const { score, unit } =
    act === 'multiply'
      ? multiplied(left.unit, right.unit, text)
      : act === 'divide'
        ? divided(left.unit, right.unit)
        : summed(left.unit, right.unit);
  // A ratio is scaled: how many times as much one kind is goes for the other.
  const isScaled =
    act === 'divide' &&
    /\bratio of\b/i.test(text) &&
    areAlike(left.unit.noun, right.unit.noun) &&
    right.unit.kind === 'plain';
  const said = (cue[act].test(text) ? 0.5 : 0) + (isScaled ? 2 : 0);
  const isUneasy = value < 0 ? 3 : isTerminating(value) ? 0 : 0.5;
  return { score: score + said - perOp - isUneasy - 0.1 * gap(left.used, right.used), unit };
}

/** How far apart in the text what is joined stands. */
function gap(one: number, other: number): number {
  const [low, high] = one < other ? [one, other] : [other, one];
  const top = Math.floor(Math.log2(low));
  const bottom = Math.log2(high & -high);
  return Math.max(0, bottom - top - 1);
}

const tolerance = 1e-9;
const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));
const nameOf = (value: number): string => value.toPrecision(10);

/** A told amount, and for a share what is left of the whole or the whole with it. */
function leaves(amount: Amount, at: number, text: string): WayNode[] {
  const node = (value: number, score: number, as: 'itself' | 'rest' | 'more' | 'all'): WayNode => ({
    value,
    score,
    used: 1 << at,
    unit: amount,
    made: { by: 'told', amount, as },
  });
  const own = node(amount.value, 0, 'itself');
  if (amount.kind === 'part') {
    const isLess =
      /\b(?:off|discount|sale|less|decreas|left|remain|rest|lost|reduc|mark(?:ed)? ?down|shrink|drop)/i.test(
        text,
      );
    const isMore = /\b(?:tax|tip|increas|more|mark(?:ed)? ?up|raise|grow|interest|markup|gratuity)/i.test(
      text,
    );
    return [
      own,
      node(1 - amount.value, isLess ? 0.4 : -1.5, 'rest'),
      node(1 + amount.value, isMore ? 0.4 : -1.5, 'more'),
    ];
  }
  return amount.kind === 'times'
    ? [
        own,
        node(
          amount.value + 1,
          /\b(?:together|total|in all|sum|altogether|both)\b/i.test(text) ? 0.2 : -1.5,
          'all',
        ),
      ]
    : [own];
}

type Best = Map<string, WayNode>;

function keepBest(best: Best, node: WayNode): void {
  const name = nameOf(node.value);
  const known = best.get(name);
  if (!known || node.score > known.score) best.set(name, node);
}

function join(best: Best, one: WayNode, other: WayNode, text: string): void {
  const put = (by: Act, left: WayNode, right: WayNode, value: number): void => {
    if (!Number.isFinite(value) || Math.abs(value) > 1e12) return;
    const { score, unit } = fit(by, [left, right], value, text);
    keepBest(best, {
      value,
      score: one.score + other.score + score,
      used: one.used | other.used,
      unit,
      made: { by, left, right },
    });
  };
  put('add', one, other, one.value + other.value);
  put('multiply', one, other, one.value * other.value);
  put('subtract', one, other, one.value - other.value);
  put('subtract', other, one, other.value - one.value);
  if (other.value !== 0) put('divide', one, other, one.value / other.value);
  if (one.value !== 0) put('divide', other, one, other.value / one.value);
}

const sizeOf = (bits: number): number => bits.toString(2).replace(/0/g, '').length;

/** What can be made of the amounts, each used once, by which of them are used. */
function allNodes(amounts: readonly Amount[], text: string): ReadonlyMap<number, Best> {
  const nodes = new Map<number, Best>();
  if (amounts.length > mostAmounts) return nodes;
  for (let bits = 1; bits < 1 << amounts.length; bits += 1) {
    if (sizeOf(bits) > mostTogether) continue;
    const best: Best = new Map();
    nodes.set(bits, best);
    const at = Math.log2(bits);
    const amount = amounts[at];
    for (const leaf of amount ? leaves(amount, at, text) : []) keepBest(best, leaf);
    for (let part = (bits - 1) & bits; part > bits - part; part = (part - 1) & bits)
      for (const one of nodes.get(part)?.values() ?? [])
        for (const other of nodes.get(bits - part)?.values() ?? []) join(best, one, other, text);
  }
  return nodes;
}

/** What the question counts: `months` in "how many months". */
export const countedIn = (text: string): string | null => {
  const counted = /\bhow many (?:more |fewer |of the |full |whole )?([a-z]+)/i.exec(text)?.[1];
  if (counted !== undefined) return singular(counted);
  return /\bhow (?:much (?:money|does|did|do|will|is|was)|expensive)|\b(?:price|cost|pay)\b[^.?]*\?/i.test(
    text,
  )
    ? 'dollar'
    : null;
};

const perWanted = 0.8;

/** How well what a way comes to fits what the question counts. */
function fitsQuestion({ unit }: WayNode, counted: string | null): number {
  if (counted === null || unit.noun === null) return 0;
  return unit.noun === counted ? perWanted : -perWanted;
}

/**
 * All ways to join told amounts, each used once, that come to a value; the one that fits the words best first. The last
 * `spare` of them need not be used.
 */
export function waysTo(
  goal: number,
  amounts: readonly Amount[],
  text: string,
  spare = 0,
): readonly WayNode[] {
  const ends: WayNode[] = [];
  const counted = countedIn(text);
  for (const [bits, best] of allNodes(amounts, text)) {
    const size = sizeOf(bits);
    const unused = perUnused * Math.max(0, amounts.length - spare - size);
    for (const node of best.values())
      if (size > 1 && isSame(node.value, goal))
        ends.push({ ...node, score: node.score - unused + fitsQuestion(node, counted) });
  }
  return ends.sort((a, b) => b.score - a.score);
}

/** Ways that use every amount, whatever they come to, the one that fits the words best first. */
export function waysOfAll(amounts: readonly Amount[], text: string): readonly WayNode[] {
  const counted = countedIn(text);
  const all = allNodes(amounts, text).get((1 << amounts.length) - 1);
  return [...(all?.values() ?? [])]
    .map((node) => ({ ...node, score: node.score + fitsQuestion(node, counted) }))
    .sort((a, b) => b.score - a.score);
}
