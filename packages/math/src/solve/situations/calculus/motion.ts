import { byWorking, formulasOf, together, workedOut } from '../../exercises/exercise.ts';
import { wayAlong } from '../../given/solve-motion.ts';
import { inDigit, numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn, plus, putIn, renamed, rootsOf } from '../exact.ts';
import { bareAnswer, type Situation } from '../situation.ts';

const derivativeBy = formulasOf('derivative');

const n = `(${numberText})`;
const body = '([-\\d.t^+*/() ²³]*[t\\d)²³])';
const inX = (text: string): string => renamed(text, 't', 'x');

/** The span of time a way is told for. */
function spanIn(text: string): readonly [readonly [string, string], string] | null {
  const patterns = [
    new RegExp(
      `\\b(?:from|between|for|over|on|during)? ?(?:the )?(?:time )?(?:interval )?(?:t ?= ?)?${n} (?:to|and|until) (?:t ?= ?)?${n}(?: seconds?| s\\b| sec)?`,
    ),
    new RegExp(`\\[ ?${n} ?, ?${n} ?\\]`),
    new RegExp(
      `(?:\\b(?:on|over|for|during) (?:the )?(?:time )?(?:interval )?)?${n} ?(?:<=|≤) ?t ?(?:<=|≤) ?${n}`,
    ),
    /\b(?:in|during|over|for|of|after)? ?(?:the )?first (\d+(?:\.\d+)?|two|three|four|five|six|ten) ?(?:seconds?|s\b|secs?|minutes?|hours?)/,
  ];
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const rest = text.replace(found[0], ' ');
    return found[2] === undefined
      ? [['0', inDigit(plainNumber(found[1]))], rest]
      : [[plainNumber(found[1]), plainNumber(found[2])], rest];
  }
  return null;
}

/** Speeds with their units written short, and without the remark that time goes forward. */
const withShortUnits = (text: string): string =>
  text
    .replace(/,? (?:(?:for|when|where) )?t ?(?:>=|≥|>) ?0(?!\.?\d)/g, '')
    .replace(
      /\b(met(?:er|re)s?|feet|foot|centimet(?:er|re)s?|kilomet(?:er|re)s?) per sec(?:ond)?\b/g,
      (_, unit: string) =>
        `${unit.startsWith('f') ? 'ft' : unit.replace(/^(?:(c)enti|(k)ilo)?m.*$/, '$1$2m')}/s`,
    );

/** The whole way of something that moves with a known velocity, back and forth counted. */
export const totalDistance: Situation = ({ text: typed }, ask) => {
  if (!/\b(?:distance|way|far|displacement)\b/.test(typed)) return null;
  const net = /\bdisplacement\b/.test(typed);
  const both = net && /\b(?:total distance|distance (?:it )?(?:travel|goes|move|cover)\w*)\b/.test(typed);
  const only = /\b(?:just|only)\b[^.?]*\btotal distance\b/.test(typed);
  const plain = withShortUnits(typed).replace(
    /\btravel\w* by the (?:particle|object|body|car)\b/g,
    'traveled',
  );
  const text = only
    ? plain
        .replace(/\b(?:when|what|where|how)\b[^?]*?,(?= (?:and )?what is the total)/g, ' ')
        .replace(/\bwhat is the acceleration at t ?= ?\d+(?: \([^)]*\))?,?/g, ' ')
    : plain;
  const rule = new RegExp(`\\bv(?:\\(t\\))? ?= ?${body}(?: ?(?:m|ft|cm|km)/(?:s|sec|h|min))?`).exec(text);
  const byPlace = rule ? null : new RegExp(`\\bs(?:\\(t\\))? ?= ?${body}`).exec(text);
  const found = rule ?? byPlace;
  const span = found && spanIn(text.replace(found[0], ' '));
  if (
    !found ||
    !span ||
    !/\b(?:total distance|total way|distance (?:it )?(?:travel|goes|move|cover)\w*|how far|displacement)\b/.test(
      text,
    ) ||
    (net && !both && /\bdistance|\bhow far\b/.test(text))
  )
    return null;
  if (
    /\d/.test(span[1]) ||
    !leavesNoRelation(span[1], /^(?:total|first|if)$/) ||
    /\b(?:from the (?:origin|start)|away|average)\b/.test(span[1])
  )
    return null;
  const derived = rule ? null : ask(`find the derivative of ${inX(found[1] ?? '')}`);
  const velocity = rule ? inX(found[1] ?? '') : bareAnswer(derived);
  const area =
    velocity !== null && net ? ask(`integrate ${velocity} from ${span[0][0]} to ${span[0][1]}`) : null;
  const change = area && together([area], { kind: 'integral', answer: bareAnswer(area) ?? '' });
  const way = velocity === null || (net && !both) ? change : wayAlong(velocity, span[0], ask);
  const unit = /\b(ft|cm|km|m)\/(?:s|sec|h|min)\b/.exec(text)?.[1];
  const withUnit = (answer: string): string => `${answer}${unit === undefined ? '' : ` ${unit}`}`;
  if (!way || (both && !change)) return null;
  const answer =
    both && change
      ? `displacement ${withUnit(change.answer)}, total distance ${withUnit(way.answer)}`
      : withUnit(way.answer);
  const parts = [...(derived ? [derived] : []), ...(both && change ? [change] : []), way];
  return together(parts, { kind: 'integral', answer });
};

/** The velocity or the acceleration of something at a time, by its place. */
export const rateAtTime: Situation = ({ text: typed }, ask) => {
  const text = withShortUnits(typed);
  const rule = new RegExp(`\\b([shxy])(?:\\(t\\))? ?= ?${body}`).exec(text);
  const at = new RegExp(
    `\\b(?:at|when|after)(?: time)?(?: t ?=)? ?${n} ?(?:seconds?|s\\b|secs?|hours?|minutes?)?`,
  ).exec(text.replace(rule?.[0] ?? '', ' '));
  const asked = /\b(velocity|acceleration)\b/.exec(text)?.[1];
  if (!rule || !at || asked === undefined) return null;
  const rest = text.replace(rule[0], ' ').replace(at[0], ' ');
  if (
    !leavesNoRelation(rest, /^(?:if)$/) ||
    /\b(?:initial|average|when|speed|both)\b/.test(rest) ||
    (/\bvelocity\b/.test(text) && /\bacceleration\b/.test(text))
  )
    return null;
  const first = ask(`find the derivative of ${inX(rule[2] ?? '')}`);
  const slope = bareAnswer(first);
  const second = asked === 'acceleration' && slope !== null ? ask(`find the derivative of ${slope}`) : null;
  const last = asked === 'acceleration' ? bareAnswer(second) : slope;
  const value =
    last === null ? null : byWorking(putIn(last, 'x', plainNumber(at[1])), { kind: 'derivative' });
  return (
    value &&
    together([first, ...(second ? [second] : []), value], { kind: 'derivative', answer: value.answer })
  );
};

/** When something that moves stands still. */
export const whenAtRest: Situation = ({ text: typed }, ask) => {
  const told = withShortUnits(typed);
  const [speed = '', unit] = / ?\b(?:m|ft|cm|km)\/(s|sec|h|min)\b/.exec(told) ?? [];
  const text = told.replace(speed, '');
  if (
    !/\bat rest\b|\bstops?\b|\bvelocity (?:(?:is|equals?|be|of|=) )?(?:equal to )?(?:zero|0)\b|\bv(?:\(t\))? ?= ?0\b|\bchanges? direction\b/.test(
      text,
    )
  )
    return null;
  const rule = new RegExp(`\\b([shxv])(?:\\(t\\))? ?= ?${body}`).exec(text);
  if (!rule || !/\bwhen\b|\bwhat times?\b|\btimes?\b|\bfor what\b/.test(text)) return null;
  const rest = text
    .replace(rule[0], ' ')
    .replace(
      /\bvelocity (?:(?:is|equals?|be|of|=) )?(?:equal to )?(?:zero|0)\b|\bv(?:\(t\))? ?= ?0\b|\bt ?(?:>=|≥|>) ?0\b|\bwhat times\b|\bat rest\b/g,
      ' ',
    );
  if (
    !leavesNoRelation(rest) ||
    /\b(?:acceleration|distance|position of|where)\b/.test(
      rest.replace(/\bthe position of an? [a-z]+\b/g, ' '),
    )
  )
    return null;
  const derived = rule[1] === 'v' ? null : ask(`find the derivative of ${inX(rule[2] ?? '')}`);
  const velocity = rule[1] === 'v' ? inX(rule[2] ?? '') : bareAnswer(derived);
  const solved = velocity === null ? null : ask(`solve ${velocity} = 0`);
  if (!solved || /no/.test(solved.answer)) return null;
  const times = rootsOf(solved.answer).filter((one) => numberIn(one) >= 0);
  if (times.length === 0) return null;
  return together([...(derived ? [derived] : []), solved], {
    kind: 'derivative',
    answer: times.map((one) => `t = ${one}${unit === undefined ? '' : ` ${unit}`}`).join(' or '),
  });
};

/** The place or the velocity from the acceleration, with what both were at first. */
export const fromAcceleration: Situation = ({ text }, ask) => {
  const rule = new RegExp(`\\b([av])(?:\\(t\\)) ?= ?${body}`).exec(text);
  const v0 = new RegExp(`\\bv\\(0\\) ?= ?${n}`).exec(text);
  const s0 = new RegExp(`\\b([sx])\\(0\\) ?= ?${n}`).exec(text);
  if (!rule || !s0) return null;
  const acceleration = rule[1] === 'a';
  const rest = [rule[0], v0?.[0] ?? '', s0[0]].reduce((all, one) => all.replace(one, ' '), text);
  const goal = new RegExp(`\\b${s0[1]}\\( ?(t|\\d+) ?\\)`).exec(rest);
  if (
    !goal ||
    acceleration === (v0 === null) ||
    /\d/.test(rest.replace(goal[0], ' ')) ||
    !leavesNoRelation(rest.replace(goal[0], ' '))
  )
    return null;
  const first = acceleration ? ask(`∫ (${inX(rule[2] ?? '')}) dx`) : null;
  const velocity = acceleration ? bareAnswer(first) : inX(rule[2] ?? '');
  if (velocity === null) return null;
  const whole = acceleration ? plus(velocity, plainNumber(v0?.[1])) : velocity;
  const second = ask(`∫ (${whole}) dx`);
  const place = bareAnswer(second);
  if (!second || place === null) return null;
  const answer = plus(place, plainNumber(s0[2]));
  if (putIn(whole, 'x', '0') !== whole && acceleration && workedOut(putIn(velocity, 'x', '0'))?.value !== '0')
    return null;
  if (goal[1] === 't')
    return together([...(first ? [first] : []), second], {
      kind: 'integral',
      answer: `${s0[1]}(t) = ${renamed(answer, 'x', 't')}`,
    });
  const value = workedOut(putIn(answer, 'x', goal[1] ?? ''));
  return (
    value &&
    together(
      [...(first ? [first] : []), second, { kind: 'integral', chain: value.chain, answer: '', check: [] }],
      { kind: 'integral', answer: value.value },
    )
  );
};

const length = '(\\d+(?:\\.\\d+)?)[ -]?(ft|feet|foot|m|meters?|metres?|cm|inch(?:es)?|in)';
const per = '(?:\\/|per |a |every |each )(s|sec|second|min|minute)';

/** A ladder at a wall whose foot or top moves. */
export const slidingLadder: Situation = ({ text }) => {
  const long = new RegExp(
    `\\b(?:an? )?${length}(?:[- ]long)? ladder|\\bladder(?: (?:of|is|that is|with length|with a length of))* ${length}(?: long)?`,
  ).exec(text);
  if (!long || !/\bhow fast\b|\bat what rate\b|\brate\b/.test(text)) return null;
  const after = text.replace(long[0], ' ladder ');
  const rate = new RegExp(
    `\\b(\\d+(?:\\.\\d+)?) ?(ft|feet|foot|m|meters?|metres?|cm|inch(?:es)?|in) ?${per}`,
  ).exec(after);
  if (!rate) return null;
  const rest = after.replace(rate[0], ' ¦ ');
  const asks = /\b(?:how fast|at what rate|what is the rate|find the rate)\b[\s\S]*/.exec(rest)?.[0] ?? '';
  const when =
    /\b(?:when|at the (?:moment|instant|time)(?: when)?|in the (?:moment|instant)(?: when)?|if|as)\b[\s\S]*/.exec(
      asks,
    )?.[0] ?? '';
  const at = /\b(\d+(?:\.\d+)?) ?(?:ft|feet|foot|m|meters?|metres?|cm|inch(?:es)?|in)\b/.exec(when);
  if (
    !at ||
    /\d/.test(rest.replace(at[0], ' ')) ||
    /\bangle\b/.test(rest) ||
    /\b(?:toward|towards|closer|up the wall|pushed)\b/.test(rest)
  )
    return null;
  const foot = /\b(?:bottom|base|foot|lower end)\b/;
  const top = /\b(?:top|upper end)\b/;
  const story = after.slice(0, after.indexOf(rate[0]));
  const moving = [...story.matchAll(/\b(?:bottom|base|foot|lower end|top|upper end)\b/g)].at(-1)?.[0] ?? '';
  const question = asks.slice(0, asks.length - when.length);
  const movesFoot = foot.test(moving);
  const wantsTop = top.test(question) && !foot.test(question);
  if (moving === '' || movesFoot !== wantsTop || (!movesFoot && !foot.test(question))) return null;
  const atFoot = foot.test(when) ? !top.test(when) : top.test(when) ? false : null;
  if (atFoot === null) return null;
  const L = plainNumber(long[1] ?? long[3]);
  if (Number(at[1]) >= Number(L)) return null;
  const known = at[1] ?? '';
  const other = derivativeBy('y = √(l^2 - x^2)', { l: L, x: known }, 'pythagorean-theorem');
  if (!other) return null;
  const [x, y] = atFoot ? [known, other.answer] : [other.answer, known];
  const worked = derivativeBy(
    movesFoot ? 'R = x · v/y' : 'R = y · v/x',
    { x, y, v: plainNumber(rate[1]) },
    'ladder-rate',
  );
  return (
    worked &&
    together([other, worked], {
      kind: 'derivative',
      answer: `${worked.answer} ${rate[2]}/${rate[3]?.replace(/^second$/, 's').replace(/^minute$/, 'min')}`,
    })
  );
};

/** Water that rises in a tank of constant or growing width. */
export const risingWater: Situation = ({ text }) => {
  if (
    !/\b(?:rising|rise|rises|level|depth|height)\b/.test(text) ||
    !/\bhow fast\b|\bat what rate\b|\brate\b/.test(text)
  )
    return null;
  const rate =
    /(\d+(?:\.\d+)?) ?(?:cubic )?(ft|feet|m|meters|cm|in|inches)(?:\^3|³)? ?(?:\/|per )(s|sec|second|min|minute|hour|h)\b/.exec(
      text,
    );
  if (!rate || !/cubic|\^3|³/.test(rate[0])) return null;
  const radius = /\bradius(?: of| is| =)* ?(\d+(?:\.\d+)?) ?(?:ft|feet|m|meters|cm|in|inches)/.exec(
    text.replace(rate[0], ' '),
  );
  if (!radius) return null;
  const rest = text.replace(rate[0], ' ').replace(radius[0], ' ');
  const unit = `${rate[2]}/${rate[3]}`;
  const over = (top: string, bottom: string) => {
    const worked = derivativeBy('k = v/(r^2)', { v: top, r: bottom }, 'rates-go-together');
    const [a = '', b] = worked?.answer.split('/') ?? [];
    return (
      worked &&
      together([worked], { kind: 'derivative', answer: `${a}/${b === undefined ? 'π' : `(${b}π)`} ${unit}` })
    );
  };
  // Only a cylinder is as wide at every depth.
  if (!/\bcylind\w*\b/.test(rest) || /\d/.test(rest) || /\b(?:leak|out)\w*\b/.test(rest)) return null;
  return over(plainNumber(rate[1]), plainNumber(radius[1]));
};

const direction = '(north|south|east|west)';
const speed = '(\\d+(?:\\.\\d+)?) ?(mph|km\\/h|miles per hour|kilometers per hour|ft\\/s|m\\/s|knots)';

/** Two that leave one place at a right angle: how fast they part. */
export const partingAtRightAngle: Situation = ({ text }) => {
  if (!/\bhow fast\b|\brate\b/.test(text) || !/\bdistance\b|\bapart\b/.test(text)) return null;
  const told = [
    ...text.matchAll(
      new RegExp(
        `\\b${direction}\\b(?: [a-z]+){0,3}? ${speed}|${speed}(?: [a-z]+){0,3}? ${direction}\\b`,
        'g',
      ),
    ),
  ];
  const [one, two, more] = told.map((found) => ({
    way: found[1] ?? found[6] ?? '',
    v: found[2] ?? found[4] ?? '',
    unit: found[3] ?? found[5] ?? '',
    whole: found[0],
  }));
  if (!one || !two || more || one.unit !== two.unit) return null;
  const straight = (way: string): boolean => /north|south/.test(way);
  const time =
    /\bafter (\d+(?:\.\d+)?) (?:hours?|h|seconds?|s|minutes?)\b|\b(\d+(?:\.\d+)?) hours? later\b/.exec(text);
  const rest = [one.whole, two.whole, time?.[0] ?? ''].reduce((all, found) => all.replace(found, ' '), text);
  if (
    straight(one.way) === straight(two.way) ||
    /\d/.test(rest) ||
    !/\bsame (?:time|point|place|port|harbou?r|town|city)|\bleave|\bstart|\bintersection\b/.test(text) ||
    /\b(?:toward|later than|approach)\w*\b/.test(rest)
  )
    return null;
  return derivativeBy(
    'R = √(a^2 + b^2)',
    { a: one.v, b: two.v },
    'pythagorean-theorem',
    (value) => `${value} ${one.unit}`,
  );
};
