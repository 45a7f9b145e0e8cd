import { parseMath } from '../../../read/parse.ts';
import { type Ask, byProof, byWorking, type Exercised, together } from '../../exercises/exercise.ts';
import { writeMath } from '../../print/write-math.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Solution } from '../../solution.ts';
import { numberIn, putIn, rootsOf } from '../exact.ts';
import { bareAnswer, type Situation } from '../situation.ts';

type Region = {
  readonly top: string;
  readonly low: string;
  readonly from: string;
  readonly to: string;
  readonly parts: readonly Solution[];
};

const curve =
  /\b(?:y|f\(x\)|g\(x\)) ?= ?([-\da-z^+*/()√. ]+?)(?=,|;|\.(?!\d)| and\b| the\b| from\b| between\b| about\b| around\b| is\b| on\b| for\b| over\b| revolved\b| rotated\b| in\b| bounded\b|\?|$)/g;

/** Curves of a region, and the words beside them. */
function curvesIn(text: string): {
  readonly curves: readonly string[];
  readonly lines: readonly string[];
  readonly rest: string;
} {
  let rest = text;
  const curves: string[] = [];
  for (const [whole, body = ''] of text.matchAll(curve)) {
    curves.push(body.trim());
    rest = rest.replace(whole, ' ¦ ');
  }
  const axis = /(?:,|\band\b|\bbetween\b|\bby\b)\s*(?:the )?x-?\s?axis\b/.exec(
    rest.replace(/\b(?:about|around) the x-?\s?axis/g, (found) => '~'.repeat(found.length)),
  );
  if (axis) {
    curves.push('0');
    rest = `${rest.slice(0, axis.index)} ¦ ${rest.slice(axis.index + axis[0].length)}`;
  }
  const lines: string[] = [];
  rest = rest.replace(/\bx ?= ?(-?\d+(?:\/\d+)?)/g, (_, at: string) => {
    lines.push(at);
    return ' ¦ ';
  });
  rest = rest.replace(
    /\bfrom (?:x ?= ?)?(-?\d*(?:π|pi)?|-?\d+) to (?:x ?= ?)?(-?\d*(?:π|pi)(?:\/\d+)?|-?\d+)(?![\w/])|\[(-?\d+), ?(-?\d+)\]|(-?\d+) ?(?:<=|≤) ?x ?(?:<=|≤) ?(-?\d+)/,
    (_, ...found: (string | undefined)[]) => {
      lines.push(...found.slice(0, 6).flatMap((one) => (one === undefined ? [] : [one.replace('pi', 'π')])));
      return ' ¦ ';
    },
  );
  return { curves, lines, rest };
}

const sorted = (places: readonly string[]): readonly string[] =>
  [...places].sort((a, b) => numberIn(a) - numberIn(b));

/** The region between two curves, from one meeting or line to the next. */
function regionOf(
  { curves, lines }: { readonly curves: readonly string[]; readonly lines: readonly string[] },
  ask: Ask,
): Region | null {
  const [p, q = '0', more] = curves;
  if (p === undefined || more !== undefined || lines.length > 2) return null;
  const parts: Solution[] = [];
  let places = lines;
  if (lines.length < 2) {
    const solved = ask(`solve ${p} = ${q}`);
    if (!solved || /no/.test(solved.answer)) return null;
    parts.push(solved);
    places = [...new Set([...rootsOf(solved.answer), ...lines])];
    if (places.some((one) => Number.isNaN(numberIn(one)))) return null;
  }
  const [from, to, third] = sorted(places);
  if (from === undefined || to === undefined || third !== undefined || numberIn(from) >= numberIn(to))
    return null;
  const heights = [0.21, 0.5, 0.83].map((share) => {
    const x = `${numberIn(from) + share * (numberIn(to) - numberIn(from))}`;
    return numberIn(putIn(p, 'x', x)) - numberIn(putIn(q, 'x', x));
  });
  if (
    heights.some((one) => !Number.isFinite(one) || one === 0) ||
    heights.some((one) => one > 0) !== heights.every((one) => one > 0)
  )
    return null;
  const above = (heights[0] ?? 0) > 0;
  return { top: above ? p : q, low: above ? q : p, from, to, parts };
}

const squared = (body: string): string => {
  const root = /^(?:sqrt\((.+)\)|√\((.+)\)|√([a-z\d]))$/.exec(body.trim())?.slice(1).find(Boolean);
  return root ?? `(${body})^2`;
};

/** A definite integral of polynomials or roots, by the methods. */
function integrated(body: string, [from, to]: readonly [string, string], ask: Ask): Solution | null {
  const simple = /[√a-wyz]/.test(body.replace(/sqrt/g, '√')) ? null : ask(`expand ${body}`);
  const text = simple && !/[()]/.test(simple.answer) ? simple.answer : body;
  return ask(`integrate ${text} from ${from} to ${to}`) ?? ask(`integrate ${body} from ${from} to ${to}`);
}

/** A multiple of π of an integral that is worked out. */
function timesPi(area: Solution, parts: readonly Solution[], factor: string): Exercised | null {
  const volume = byWorking(`${factor} · (${bareAnswer(area)})`, { kind: 'integral' });
  return volume && together([...parts, area, volume], { kind: 'integral', answer: volume.answer });
}

/** A region turned around an axis: disks, rings or shells. */
export const solidOfRevolution: Situation = ({ text: typed }, ask) => {
  const text = typed.replace(
    /\b(?:turns?|turned|spins?|spun|spinning|swung|turning)(?= (?:360 ?°? )?(?:a full turn )?(?:about|around|on|over)\b)/g,
    'rotated',
  );
  if (!/\b(?:revolv\w+|rotat\w+|revolution)\b/.test(text) || !/\bvolume\b/.test(text)) return null;
  const around = /\b(?:about|around|on|over) (?:the )?([xy])-?\s?axis\b/.exec(text);
  if (!around || /\bline\b|\b(?:quadrant)\b/.test(text.replace(/\b(?:the )?lines? (?=[xy] ?=)/g, '')))
    return null;
  const read = curvesIn(text.replace(around[0], ' '));
  if (
    !leavesNoRelation(read.rest.replace(/\bsolid\b|\bdisks?\b|\bshells?\b|\bwashers?\b/g, ' '), /^(?:first)$/)
  )
    return null;
  const region = regionOf(
    read.curves.length === 1 && read.lines.length === 2 ? { ...read, curves: [...read.curves, '0'] } : read,
    ask,
  );
  if (!region) return null;
  const { top, low, from, to, parts } = region;
  if (around[1] === 'x') {
    // A region on both sides of the axis would be counted twice.
    if (
      [0.3, 0.7].some(
        (share) =>
          numberIn(putIn(low, 'x', `${numberIn(from) + share * (numberIn(to) - numberIn(from))}`)) < 0,
      )
    )
      return null;
    const body = low === '0' ? squared(top) : `${squared(top)} - ${squared(low)}`;
    const area = integrated(body, [from, to], ask);
    return area && timesPi(area, parts, 'π');
  }
  const even =
    numberIn(from) === -numberIn(to) &&
    [top, low].every(
      (side) => Math.abs(numberIn(putIn(side, 'x', '0.7')) - numberIn(putIn(side, 'x', '-0.7'))) < 1e-12,
    );
  const start = even ? '0' : from;
  if (numberIn(start) < 0) return null;
  const area = integrated(`x(${top}) - x(${low})`.replace(' - x(0)', ''), [start, to], ask);
  return area && timesPi(area, parts, '2 · π');
};

/** The area of a region between a curve and the x-axis or another curve. */
export const areaOfRegion: Situation = ({ text }, ask) => {
  if (
    !/\barea\b/.test(text) ||
    !/\b(?:between|bounded|enclosed|under|region)\b/.test(text) ||
    /\b(?:volume|revolv\w+|rotat\w+|polar|petal|triangle|circle|rectangles?|riemann|trapez\w*)\b|\br ?=/.test(
      text,
    )
  )
    return null;
  const read = curvesIn(text);
  if (!leavesNoRelation(read.rest) || read.curves.length > 2) return null;
  const under =
    read.curves.length === 1 && (/\bunder\b/.test(text) || read.lines.length === 2)
      ? { ...read, curves: [...read.curves, '0'] }
      : read;
  const region = under.curves.length === 2 ? regionOf(under, ask) : null;
  if (!region) return null;
  const { top, low, from, to, parts } = region;
  const area = integrated(low === '0' ? top : `(${top}) - (${low})`, [from, to], ask);
  return area && together([...parts, area], { kind: 'integral', answer: bareAnswer(area) ?? '' });
};

const radius = /\br ?= ?([-\d.a-zθ^+*() √]+?)(?=,|;|\?|\.(?!\d)| and\b| from\b| for\b| over\b|$)/;

/** Areas inside curves told in polar form: a petal, a rose, a circle, a heart. */
export const polarArea: Situation = ({ text }) => {
  if (
    !/\barea\b/.test(text) ||
    !/\b(?:petal|leaf|loop|inside|enclosed|cardioid|rose|bounded|region)\b/.test(text)
  )
    return null;
  const body = radius.exec(text)?.[1]?.replace(/theta/g, 'θ').replace(/\s/g, '').replace(/[*·]/g, '');
  if (
    body === undefined ||
    /\b(?:outside|common|both|between)\b/.test(text) ||
    /\d/.test(text.replace(radius, ' ').replace(/\b(?:one|1) (?:petal|leaf|loop)\b/, ' '))
  )
    return null;
  const rose = /^(\d*)(sin|cos)\(?(\d+)θ\)?$/.exec(body);
  const heart = /^(\d+)([+-])(\d*)(sin|cos)\(?θ\)?$/.exec(body);
  const turned = (name: string, inner: string) => `${name}(${inner})`;
  if (rose) {
    const [, a = '', name = '', k = ''] = rose;
    const whole = Number(k) % 2 === 0 ? '2 · π' : 'π';
    const one = /\b(?:one|1|a|each|single|first) (?:petal|leaf|loop)\b/.test(text);
    if (!one && !/\b(?:rose|all|entire|whole)\b/.test(text)) return null;
    const [from, to] = !one
      ? ['0', whole]
      : name === 'sin'
        ? ['0', `π/${k}`]
        : [`-π/${2 * Number(k)}`, `π/${2 * Number(k)}`];
    return inPolar(`${a === '' ? '' : `${a} · `}${turned(name, `${k} · x`)}`, [from, to]);
  }
  if (heart && heart[1] === (heart[3] || '1')) {
    const [, a = '', sign = '+', b = '', name = ''] = heart;
    return inPolar(`${a} ${sign} ${b === '' ? '' : `${b} · `}${turned(name, 'x')}`, ['0', '2 · π']);
  }
  return /^\d+$/.test(body) ? inPolar(body, ['0', '2 · π']) : null;
};

/** Half the integral of the squared radius over a turn. */
function inPolar(body: string, [from, to]: readonly string[]): Exercised | null {
  const read = parseMath(`1/2 · (${body})^2`);
  const [low, high] = [numberIn(from ?? ''), numberIn(to ?? '')];
  if (!read.ok || from === undefined || to === undefined) return null;
  let sum = 0;
  const pieces = 720;
  for (let i = 0; i < pieces; i += 1)
    sum += 0.5 * numberIn(putIn(body, 'x', `${low + ((i + 0.5) * (high - low)) / pieces}`)) ** 2;
  const value = (sum * (high - low)) / pieces / Math.PI;
  for (let d = 1; d <= 24; d += 1) {
    const n = Math.round(value * d);
    if (Math.abs(value * d - n) > 1e-6) continue;
    const goal = `${n === 1 ? '' : n}π${d === 1 ? '' : `/${d}`}`;
    const start = `∫ (${writeMath(read.node)}) dx from ${from.replace(' · ', '')} to ${to.replace(' · ', '')}`;
    return byProof(start, goal, { rule: 'polar-area', proof: 'definite-integral', kind: 'integral' });
  }
  return null;
}
