import { evaluateExact } from '../../judge/equivalent.ts';
import { type Ask, byWorking, type Exercised, together } from '../exercises/exercise.ts';
import { putIn } from '../exercises/function-exercises.ts';
import type { Solution } from '../solution.ts';
import { type Given, saysOnly } from './read-given.ts';

const own =
  /^(?:particles?|objects?|moves?|moving|movement|motion|position|velocity|acceleration|speed|car|ball|rest|along|line|straight|axis|xaxis|yaxis|time|times|second|seconds|sec|meters?|feet|function|according|stopped|momentarily|instantaneous|total|displacement|traveled|distance|initial|its|body|travels|travel|starts?|during|first|between|over|interval|particle's|object's|horizontal|described|modeled|measured|ft|cm|per)$/;

const plain = (answer: string): string => answer.replace(/^.*?= /, '').replace(/ \+ C$/, '');
const inX = (text: string): string => text.replace(/(?<![a-z])t(?![a-z(])/g, 'x');

const valueAt = (text: string, at: string): Exercised | null =>
  byWorking(putIn(text, 'x', at), { kind: 'derivative' });

/** Adds areas between the zeros, so that the way back counts too. */
export function wayAlong(
  velocity: string,
  [from, to]: readonly [string, string],
  ask: Ask,
): Exercised | null {
  const solved = ask(`solve ${velocity} = 0`);
  const number = (text: string): number => {
    const value = evaluateExact(text);
    return value ? Number(value.n) / Number(value.d) : Number.NaN;
  };
  const zeros =
    solved && !/no (?:real )?solution/i.test(solved.answer)
      ? solved.answer.split(' or ').map((one) => one.replace(/^[a-z] = /, ''))
      : [];
  if (!solved || zeros.some((zero) => Number.isNaN(number(zero)))) return null;
  const inside = zeros.filter((zero) => number(zero) > number(from) && number(zero) < number(to));
  const places = [from, ...inside.sort((a, b) => number(a) - number(b)), to];
  const areas = places.slice(1).map((end, i) => ask(`integrate ${velocity} from ${places[i]} to ${end}`));
  if (areas.some((area) => area === null)) return null;
  const total = byWorking(areas.map((area) => `|${plain(area?.answer ?? '')}|`).join(' + '), {
    kind: 'integral',
  });
  return total && together([solved, ...areas, total], { kind: 'integral', answer: total.answer });
}

/** A position or a velocity by the time: how fast, how it changes, when it rests, how far it goes. */
export function solveMotion(given: Given, ask: Ask): Exercised | string | null {
  const { says, text } = given;
  if (
    !/\b(?:velocity|acceleration|speed|rest|displacement|traveled|position)\b/.test(says) ||
    !saysOnly(given, own)
  )
    return null;
  const rules = given.math.flatMap((piece) => {
    const [, name, body] = /^([svxah])\(t\)\s*=\s*(.+)$/.exec(piece) ?? [];
    return name === undefined || body === undefined ? [] : [{ name, body }];
  });
  const [rule, second] = rules;
  if (!rule || second) return null;
  const isVelocity = /velocity (?:function )?(?:is |of |given by |by )*#/.test(says) || rule.name === 'v';
  const rest = given.math.filter((piece) => !/^[svxah]\(t\)(?:\s*=.*)?$/.test(piece) && piece !== 't');
  const body = inX(rule.body);
  const derive = (of: string): Solution | null => ask(`find the derivative of ${of}`);
  const at = rest.map((piece) => /^(?:t\s*=\s*)?(-?[\d./]+)$/.exec(piece)?.[1]);
  const asks = says.slice(says.indexOf('#') + 1);
  const first = isVelocity ? null : derive(body);
  const velocity = isVelocity ? body : first && plain(first.answer);
  if (velocity === null) return null;
  const firstSteps = first ? [first] : [];
  if (/\b(?:traveled|distance|displacement)\b/.test(asks)) {
    const span = /\[\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\]/.exec(rest.join(' '));
    const [from, to] = span ? [span[1], span[2]] : at;
    if (from === undefined || to === undefined || rest.length > (span ? 1 : 2)) return null;
    if (/\bdisplacement\b/.test(asks)) {
      // One of both is half of an answer.
      if (/\bdistance\b/.test(asks)) return null;
      const area = ask(`integrate ${velocity} from ${from} to ${to}`);
      return area && together([...firstSteps, area], { kind: 'integral', answer: plain(area.answer) });
    }
    const way = wayAlong(velocity, [from, to], ask);
    return way && together([...firstSteps, way], { kind: 'integral', answer: way.answer });
  }
  if (
    /\b(?:at rest|stopped)\b/.test(asks) ||
    (/\bvelocity\b/.test(asks) && /^0$/.test(rest[0] ?? '') && /\bwhen\b/.test(asks))
  ) {
    if (rest.length > (/\brest\b|stopped/.test(asks) ? 0 : 1) && !/t\s*(?:>=|≥|>)\s*0/.test(rest.join()))
      return null;
    const solved = ask(`solve ${velocity} = 0`);
    if (!solved) return null;
    const roots = solved.answer.split(' or ').map((one) => one.replace(/^x = /, ''));
    const kept = roots.filter((root) => Number(evaluateExact(root)?.n ?? -1n) >= 0);
    if (kept.length === 0) return null;
    return together([...firstSteps, solved], {
      kind: 'derivative',
      answer: kept.map((root) => `t = ${root}`).join(' or '),
    });
  }
  const wantsAcceleration = /\bacceleration\b/.test(asks);
  if (!wantsAcceleration && !/\bvelocity\b|\bspeed\b/.test(asks)) return null;
  if (/\bvelocity\b/.test(asks) && wantsAcceleration) return null;
  if (isVelocity && !wantsAcceleration) return null;
  const change = wantsAcceleration ? derive(velocity) : null;
  if (wantsAcceleration && !change) return null;
  const last = change ? plain(change.answer) : velocity;
  const parts = [...firstSteps, ...(change ? [change] : [])];
  if (rest.length === 0) {
    if (/\binitial\b/.test(asks)) {
      const start = valueAt(last, '0');
      return start && together([...parts, start], { kind: 'derivative', answer: start.answer });
    }
    const answer = last.replace(/(?<![a-z])x(?![a-z(])/g, 't');
    return /\bspeed\b/.test(asks)
      ? null
      : together(parts, { kind: 'derivative', answer: `${wantsAcceleration ? 'a' : 'v'}(t) = ${answer}` });
  }
  // `when is the velocity 0` asks for the time, not for the velocity at 0.
  if (/\bwhen (?:is|does|will)\b/.test(asks)) return null;
  const [when, more] = at;
  if (when === undefined || more !== undefined || rest.length > 1) return null;
  const constant = evaluateExact(last);
  const value = constant ? valueAt(`${last} + 0`, when) : valueAt(last, when);
  if (!value) return null;
  const answer = /\bspeed\b/.test(asks) ? value.answer.replace(/^-/, '') : value.answer;
  return text.length > 0 ? together([...parts, value], { kind: 'derivative', answer }) : null;
}
