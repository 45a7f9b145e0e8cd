import { evaluateExact } from '../../judge/equivalent.ts';
import type { Rational } from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { moneyText } from '../money/solve-money.ts';
import type { Worked } from '../proof/chain.ts';
import { type Ask, bare, byFormula, type Exercise, exercise, together, workedOut } from './exercise.ts';

const shown = (value: Rational): string => rationalToDecimalText(value) ?? rationalToFractionText(value);

/** The positive solutions of an equation told by a story, with its steps. */
function positive(equation: string, ask: Ask) {
  const solved = ask(`solve ${equation}`);
  if (!solved) return null;
  const values = solved.answer.split(' or ').map((part) => evaluateExact(part.replace(/^[a-z] = /, '')));
  const found = values.flatMap((value) => (value && value.n > 0n ? [value] : []));
  return values.includes(null) || found.length === 0 ? null : { solved, values: found };
}

/** One equation whose only positive solution is asked for. */
const solvedBy = (equation: string, ask: Ask, says: (value: string) => string): Worked | null => {
  const found = positive(equation, ask);
  const [value, more] = found?.values ?? [];
  return found && value && !more
    ? together([found.solved], { kind: 'story', answer: says(shown(value)) })
    : null;
};

/** The values of x and y in a system of two equations. */
function bySystem(first: string, second: string, ask: Ask) {
  const solved = ask(`solve ${first}, ${second}`);
  const [, x, y] = /^x = (\S+) and y = (\S+)$/.exec(solved?.answer ?? '') ?? [];
  const [a, b] = [x, y].map((text) => (text === undefined ? null : evaluateExact(text)));
  return solved && a && b && a.n >= 0n && b.n >= 0n ? { solved, x: a, y: b } : null;
}

const person = '(?:a|the|an|one|another|the other|two)? ?[a-z ]+?';
const speed = (name: string): string =>
  `(?<${name}>\\d+(?:\\.\\d+)?) ?(?<u${name}>mph|km\\/h|kph|miles per hour|kilometers per hour|mi\\/h)`;
const hour: Readonly<Record<string, string>> = {
  one: '1',
  an: '1',
  two: '2',
  three: '3',
  four: '4',
  half: '1/2',
};
const hours = (text: string): string => hour[text.toLowerCase()] ?? text;

const motion = [
  ...exercise(
    [
      `${person} leaves?(?: [a-z ]+?)? (?:at|traveling at|going|traveling|driving at|driving) ${speed('a')}[.,;] (?<h>an|one|two|three|four|half an|\\d+(?:\\.\\d+)?) hours? later,? ${person} leaves?(?: [a-z ]+?)? (?:at|traveling at|going|traveling|driving at|driving) ${speed('b')}(?:,? (?:in|along|on|going in) the same (?:direction|route|road|track|way|station|place))?[.,;] how (?:long|many hours) (?:until|before|will it take|does it take|will it be before|will it take before)(?: for)?(?: it| the second(?: [a-z]+)?)?(?: to)?(?: catch(?:es)?(?: up)?| overtake)(?: (?:to|with))?(?: it| the first(?: [a-z]+)?)?`,
    ],
    ({ a = '', b = '', h = '' }, ask) => {
      const late = hours(h.replace(/ an$/, ''));
      return Number(b) > Number(a) ? solvedBy(`${b}t = ${a}(t + ${late})`, ask, (t) => `${t} hours`) : null;
    },
  ),
  ...exercise(
    [
      `two ${'[a-z]+'} (?:start|leave|begin)(?: (?:from )?(?:at )?the same (?:place|point|town|station|city|time|spot)(?: (?:at|and) the same time)?)?,?(?: and)? (?:(?:drive|travel|go|ride|walk|traveling|driving|going|heading|move)(?: away)?)?(?: off)? ?in opposite directions(?: from the same [a-z]+)?[.,;]?(?: one| the first)?(?: [a-z]+)? ?(?:at|travels at|drives at|goes|driving at|traveling at) ${speed('a').replace(/ \?\(\?<ua>.*/, '(?: ?(?:mph|km\\/h|kph|miles per hour|kilometers per hour))?')}(?:,)? and (?:the other |the second )?(?:at |travels at |drives at |goes |[a-z]+ at )?${speed('b')}[.,;] (?:when|how long|in how many hours|after how many hours|how many hours)(?: (?:until|before|will it take|will it be until|until they are|does it take))?(?: for)?(?: them)? ?(?:will they be|are they|to be|they are|until they are|until)? ?{d} (?:miles|km|kilometers)? ?apart`,
    ],
    ({ a = '', b = '', d = '' }, ask) => solvedBy(`${a}t + ${b}t = ${d}`, ask, (t) => `${t} hours`),
  ),
  ...exercise(
    [
      `a (?<v>boat|plane|kayak|canoe|ship|swimmer) (?:travels|goes|can travel|flies|takes) {d} (?:miles|km|kilometers|mi) (?:downstream|with the (?:current|wind)) in {t} hours?,? (?:and|but)(?: the)?(?: (?:returns|back|comes back|the return trip|the same distance|takes|it takes))*(?: upstream| against the (?:current|wind))?(?: (?:in|takes|the same distance in))* {s} hours?(?: upstream| against the (?:current|wind)| to (?:return|come back|go back)(?: upstream)?)?[.,;] [ask](?<q>speed|rate) of the (?<w>current|wind|boat|plane|kayak|canoe|river|stream)(?: in still (?:water|air))?`,
    ],
    ({ d = '', t = '', s = '', w = '' }, ask) => {
      const found = bySystem(`${t}(x + y) = ${d}`, `${s}(x - y) = ${d}`, ask);
      return (
        found &&
        together([found.solved], {
          kind: 'story',
          answer: `${shown(/current|wind|river|stream/.test(w) ? found.y : found.x)} mph`,
        })
      );
    },
  ),
];

const stuff =
  '(?:(?:an? )?(?:acid|salt|alcohol|sugar|saline|bleach|antifreeze|acid solution|salt solution|solution|alcohol solution|saline solution|juice|mixture)(?: solution)?)';

const mixtures = [
  ...exercise(
    [
      `how (?:many|much) (?<u>liters|ml|milliliters|gallons|ounces|quarts|cups|pounds|grams)? ?of (?:a )?{p%} ${stuff} (?:must|should|needs? to|do you need to|would you|do you|will)(?: be)? (?:mix(?:ed)?|add(?:ed)?|combined?|use) with (?:a |some )?{q%} ${stuff} to (?:get|make|obtain|produce|have) {v} (?:[a-z]+) of (?:a )?{r%} ${stuff}`,
      `how (?:many|much) (?<u>liters|ml|milliliters|gallons|ounces|quarts|cups|pounds|grams)? ?of (?:a )?{p%} ${stuff}(?: and)?(?: how (?:many|much)(?: [a-z]+)? of (?:a )?{q%} ${stuff})? (?:must|should|are needed|do you need|needs?)(?: be)?(?: mixed)? to (?:get|make|obtain|produce|have) {v} (?:[a-z]+) of (?:a )?{r%} ${stuff}`,
    ],
    ({ u = 'liters', p = '', q, v = '', r = '' }, ask) =>
      q === undefined ? null : solvedBy(`${p}x + ${q}(${v} - x) = ${r} · ${v}`, ask, (x) => `${x} ${u}`),
  ),
  ...exercise(
    [
      `how (?:many|much) (?<u>liters|ml|milliliters|gallons|ounces|quarts|cups)? ?of (?:pure )?water (?:must|should|needs? to|do you need to)(?: be)? (?:mix(?:ed)?|add(?:ed)?|combined?)(?: with| to) {v} [a-z]+ of (?:a )?{p%} ${stuff} to (?:get|make|obtain|produce|have|dilute it to) (?:a )?{r%}(?: ${stuff})?`,
    ],
    ({ u = 'liters', v = '', p = '', r = '' }, ask) =>
      solvedBy(`${p} · ${v} = ${r}(${v} + x)`, ask, (x) => `${x} ${u}`),
  ),
  ...exercise(
    [
      `(?:a chemist |[a-z]+ |if you )?mix(?:es)? {a} [a-z]+ of (?:a )?{p%} ${stuff} (?:with|and) {b} [a-z]+ of (?:a )?{q%} ${stuff}[.,;] what (?:percent|percentage|is the percent(?:age)?|is the concentration)(?: of)?(?: (?:acid|salt|alcohol|sugar))?(?: is| in| of)?(?: the)?(?: (?:final|new|resulting))?(?: mixture| solution)?`,
    ],
    ({ a = '', b = '', p = '', q = '' }) =>
      byFormula({
        formula: 'c = (a · p + b · q)/(a + b)',
        values: { a, b, p, q },
        rule: 'mixed-percent',
        kind: 'story',
        says: (c) => `${c}%`,
      }),
  ),
];

const things = (name: string): string => `(?<${name}>[a-z]+(?: [a-z]+)?)`;
const money = (name: string): string => `\\$(?<${name}>\\d+(?:\\.\\d+)?)`;
const one = (text: string): string =>
  text
    .replace(/^.* /, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/ie$/, 'y');

/** Two purchases of two kinds of things. */
const twoPurchases = exercise(
  [
    `(?:[a-z ]*?(?:buys?|bought|sold|sells?|pays?|orders?) )?(?<a>\\d+) ${things('k')} and (?<b>\\d+) ${things('l')} (?:cost|for|costs?|total|are) ${money('s')}[.,;](?: and)?(?: [a-z ]*?(?:buys?|bought|sold|sells?|pays?|orders?))? ?(?<c>\\d+) \\k<k>s? and (?<d>\\d+) \\k<l>s? (?:cost|for|costs?|total|are) ${money('t')}[.,;] (?:how much (?:does|do|is)(?: an?| one| each| the)?|find the (?:cost|price) of(?: an?| one| each)?|what is the (?:cost|price) of(?: an?| one| each)?) ?(?<q>[a-z ]+?)(?: cost)?`,
  ],
  ({ a = '', b = '', c = '', d = '', k = '', l = '', s = '', t = '', q = '' }, ask) => {
    const found = bySystem(`${a}x + ${b}y = ${s}`, `${c}x + ${d}y = ${t}`, ask);
    if (!found) return null;
    const [first, second] = [moneyText(found.x), moneyText(found.y)];
    const asked = q.trim().toLowerCase();
    const about = (name: string): boolean => asked.includes(one(name.toLowerCase()));
    if (about(k) && !about(l)) return together([found.solved], { kind: 'story', answer: first });
    if (about(l) && !about(k)) return together([found.solved], { kind: 'story', answer: second });
    if (!/^(?:each|each (?:item|one|thing|of them)|)$/.test(asked) && !(about(k) && about(l))) return null;
    return together([found.solved], { kind: 'story', answer: `${one(k)} ${first}, ${one(l)} ${second}` });
  },
);

const relation: readonly (readonly [RegExp, (n: string) => string])[] = [
  [/^(?:(\d+(?:\.\d+)?) (?:[a-z]+ )?(?:more|longer|greater|larger) than)$/, (n) => `w + ${n}`],
  [/^(?:(\d+(?:\.\d+)?) (?:[a-z]+ )?(?:less|shorter|smaller|fewer) than)$/, (n) => `w - ${n}`],
  [/^(?:(\d+(?:\.\d+)?) times(?: as long as| the length of)?)$/, (n) => `${n}w`],
  [/^(?:twice|double)(?: as long as)?$/, () => '2w'],
  [/^(?:three times|triple)(?: as long as)?$/, () => '3w'],
  [/^(?:four times)(?: as long as)?$/, () => '4w'],
  [/^(?:(\d+(?:\.\d+)?) (?:[a-z]+ )?(?:more|longer) than (?:twice|double))$/, (n) => `2w + ${n}`],
  [/^(?:(\d+(?:\.\d+)?) (?:[a-z]+ )?(?:less|shorter) than (?:twice|double))$/, (n) => `2w - ${n}`],
  [/^(?:(\d+(?:\.\d+)?) (?:[a-z]+ )?(?:more|longer) than three times)$/, (n) => `3w + ${n}`],
  [/^(?:(\d+(?:\.\d+)?) (?:[a-z]+ )?(?:less|shorter) than three times)$/, (n) => `3w - ${n}`],
];

function longSide(said: string): string | null {
  for (const [pattern, text] of relation) {
    const found = pattern.exec(said.trim().toLowerCase());
    if (found) return text(found[1] ?? '');
  }
  return null;
}

const figure =
  '(?:a |the )?(?:rectangle|rectangular [a-z]+|garden|room|field|rug|pool|park|lawn|patio|yard|poster|photo|picture|floor|lot)';
const its = '(?:its|the)';
const lengthUnit =
  '(?: ?(?<u>cm|m|mm|km|in|ft|yd|mi|inches|feet|meters|centimeters|yards|miles|units|millimeters)\\b)?(?:\\^2|²)?';
const size = `(?<q>area|perimeter) (?:(?:is|of|=|equals|measures) )?(?:square )?(?<s>\\d+(?:\\.\\d+)?)(?: square| sq\\.?)?${lengthUnit}`;
const asksFor =
  '(?:(?:find|what is|what are|determine) )?(?:the )?(?<a>dimensions|length and (?:the )?width|width and (?:the )?length|length|width|area|perimeter)(?: of (?:the|this) [a-z ]+)?';

/** A rectangle by how its sides compare, and its area or perimeter. */
const rectangles = exercise(
  [
    `(?:the )?length of ${figure} is (?<r>.+?)(?: (?:the|its|that of the)(?: [a-z]+'s)? width|(?: than)? it is wide)(?:[.,;]|,? and) (?:if )?(?:${its} |the rectangle's )?${size}(?: of the [a-z ]+)?[.,;] ${asksFor}`,
    `(?:the )?length of ${figure} is (?<r>.+?)(?: (?:the|its|that of the)(?: [a-z]+'s)? width|(?: than)? it is wide)(?:[.,;]|,? and) (?:the )?(?<q>area|perimeter) of the [a-z ]+? is (?:square )?(?<s>\\d+(?:\\.\\d+)?)(?: square| sq\\.?)?${lengthUnit}[.,;] ${asksFor}`,
    `${figure} is (?<r>.+?)(?: as long as| longer than)? (?:as )?it is wide(?:[.,;]|,? and) (?:if )?${its} ${size}[.,;] ${asksFor}`,
    `${figure} (?:has|with) (?:an? )?${size}(?:[.,;]|,? and) ${its} length is (?<r>.+?) (?:the|its) width[.,;] ${asksFor}`,
    `${figure} (?:has|with) an? (?:length|length that is) (?<r>.+?) (?:the|its) width(?:[.,;]|,? and) an? ${size}[.,;] ${asksFor}`,
    `${figure} has (?:an? )?${size}[.,;] (?:if )?${its} length is (?<r>.+?) (?:the|its) width[.,;] ${asksFor}`,
  ],
  ({ r = '', q: Q = '', s = '', u, a: A = '' }, ask) => {
    const [q, a] = [Q.toLowerCase(), A.toLowerCase()];
    const long = longSide(
      r
        .replace(/ (?:as long as|longer)$/, (end) => (end === ' longer' ? ' longer' : ''))
        .replace(/ as long$/, ''),
    );
    if (long === null) return null;
    const found = positive(q === 'area' ? `w(${long}) = ${s}` : `2w + 2(${long}) = ${s}`, ask);
    const [w, more] = found?.values ?? [];
    if (!found || !w || more) return null;
    const width = rationalToFractionText(w);
    const filled = long.replace('w', long.startsWith('w') ? `${width}` : ` · ${width}`);
    const length = workedOut(filled);
    const l = length && evaluateExact(length.value);
    if (!length || !l || l.n <= 0n) return null;
    const unit = ` ${u ?? 'units'}`;
    const side: Worked = {
      kind: 'geometry',
      chain: length.chain,
      answer: '',
      check: [{ claim: `${filled} = ${length.value}`, holds: true }],
    };
    const [wide, far] = [`${shown(w)}${unit}`, `${shown(l)}${unit}`];
    if (a === 'width') return together([found.solved], { kind: 'geometry', answer: wide });
    if (a === 'length') return together([found.solved, side], { kind: 'geometry', answer: far });
    if (a === q) return null;
    if (a === 'area' || a === 'perimeter') {
      const rest = byFormula({
        formula: a === 'area' ? 'A = l · w' : 'P = 2 · l + 2 · w',
        values: { l: length.value, w: width },
        rule: a === 'area' ? 'area-formula' : 'perimeter-formula',
        kind: 'geometry',
        says: (value) => (a === 'perimeter' ? `${value}${unit}` : `${value} square${unit}`),
      });
      return rest && together([found.solved, side, rest], { kind: 'geometry', answer: rest.answer });
    }
    return together([found.solved, side], { kind: 'geometry', answer: `width ${wide}, length ${far}` });
  },
);

/** A border of one width around a rectangle: the area that it adds. */
const borders = exercise(
  [
    `(?:a|the) [a-z ]+ (?:is|measures) (?<l>\\d+(?:\\.\\d+)?) ?(?:m|ft|feet|meters|yd|yards|in|inches|cm)? (?:by|x) (?<w>\\d+(?:\\.\\d+)?) ?(?<u>m|ft|feet|meters|yd|yards|in|inches|cm)?[.,;] a (?:path|walkway|border|sidewalk|frame|deck|strip)(?: that is| of width)? (?<b>\\d+(?:\\.\\d+)?) ?(?:m|ft|feet|meters|yd|yards|in|inches|cm)(?: wide| of uniform width)? (?:goes|runs|is built|is|surrounds|is placed|is added)(?: all)?(?: the way)?(?: around)?(?: it| the [a-z ]+?)?(?: on the outside| outside(?: of)? it)?[.,;] (?:what is|find) the area of the (?:path|walkway|border|sidewalk|frame|deck|strip)`,
  ],
  ({ l = '', w = '', b = '', u }) =>
    byFormula({
      formula: 'A = (l + 2 · b) · (w + 2 · b) - l · w',
      values: { l, w, b },
      rule: 'area-around',
      kind: 'geometry',
      says: (value) => (u === undefined ? value : `${value} square ${u}`),
    }),
);

const times: Readonly<Record<string, string>> = {
  twice: '2',
  double: '2',
  two: '2',
  three: '3',
  triple: '3',
  four: '4',
  five: '5',
};

const ages = exercise(
  [
    `(?<p>[a-z]+) is (?<k>twice|\\d+|three|four|five)(?: times)? as old as (?:her |his |their )?(?<s>[a-z]+)[.,;] in (?<t>\\d+) years,? (?:she|he|\\k<p>) will be (?<m>twice|\\d+|three|four)(?: times)? as old(?: as (?:her |his )?\\k<s>| as (?:she|he) will be)?[.,;] how old is (?:her |his )?(?<w>[a-z]+)(?: now)?`,
    `(?<p>[a-z]+) is (?<k>twice|\\d+|three|four|five)(?: times)? as old as (?:her |his |their )?(?<s>[a-z]+)[.,;] in (?<t>\\d+) years,? (?:she|he|\\k<p>) will be (?<m>twice|\\d+|three|four)(?: times)? as old as (?:her |his )?\\k<s>(?: will be)?[.,;] how old (?:is|are) (?:each|they|(?<w>[a-z]+))(?: now)?`,
  ],
  ({ p = '', s = '', k = '', t = '', m = '', w = '' }, ask) => {
    const [n, later] = [times[k.toLowerCase()] ?? k, times[m.toLowerCase()] ?? m];
    const found = positive(`${n}x + ${t} = ${later}(x + ${t})`, ask);
    const [x, more] = found?.values ?? [];
    if (!found || !x || more) return null;
    const older = workedOut(`${n} · ${rationalToFractionText(x)}`);
    if (!older) return null;
    if (w.toLowerCase() === s.toLowerCase())
      return together([found.solved], { kind: 'story', answer: shown(x) });
    const check = [{ claim: `${n} · ${rationalToFractionText(x)} = ${older.value}`, holds: true }];
    const own: Worked = { kind: 'story', chain: older.chain, answer: '', check };
    if (w.toLowerCase() === p.toLowerCase())
      return together([found.solved, own], { kind: 'story', answer: older.value });
    return w === ''
      ? together([found.solved, own], { kind: 'story', answer: `${p} ${older.value}, ${s} ${shown(x)}` })
      : null;
  },
);

const period = '(?:hours?|days?|weeks?|minutes?|months?|years?)';

const doubling = exercise(
  [
    `(?:a |the )?(?:culture|population|colony|sample|number)?(?: (?:of|starts with|has|begins with))* ?{a} [a-z]+ (?<k>doubles|triples) every (?<t>\\d+ )?${period}[.,;] how many (?:[a-z]+ )?(?:are there|will there be|are present|are in the culture|bacteria are there) (?:after|in) {n} ${period}`,
    `(?:a |the )?(?:culture|population|colony)(?: of [a-z]+)? (?:starts with|has|begins with|starts at) {a}(?: [a-z]+)?(?: and|,| that)? (?<k>doubles|triples) every (?<t>\\d+ )?${period}[.,;] how (?:many|large)(?: [a-z]+)? (?:are there|will there be|are present|is (?:it|the population)|will it be) (?:after|in) {n} ${period}`,
  ],
  ({ a = '', k = '', t = '1', n = '' }) =>
    byFormula({
      formula: `N = a · ${k.toLowerCase() === 'doubles' ? 2 : 3}^(n/t)`,
      values: { a: bare(a), n, t: t.trim() || '1' },
      rule: 'same-factor',
      kind: 'story',
    }),
);

const recipe = exercise(
  [
    `(?:a|the) (?:recipe|mixture|paint|drink|batch|smoothie|salad dressing|trail mix)(?: for [a-z ]+)? (?:uses|calls for|needs|requires|has|is made with) (?<a>\\d+(?:\\/\\d+|\\.\\d+)?) (?<x>[a-z]+) of (?<k>[a-z ]+?) (?:for every|to|per|for each|for|to every) (?<b>\\d+(?:\\/\\d+|\\.\\d+)?) (?<y>[a-z]+) of (?<l>[a-z ]+?)[.,;] how (?:many|much) (?:(?<u>[a-z]+) of )?(?<q>[a-z ]+?) (?:are|is|do you|does (?:he|she)|will (?:you|he|she)|should (?:you|be)|would you) ?(?:need|needed|use|used|add|required)? ?(?:for|with|to go with|to mix with|if (?:you|he|she) uses?) (?<c>\\d+(?:\\/\\d+|\\.\\d+)?) [a-z]+ of (?<m>[a-z ]+)`,
  ],
  ({ a = '', b = '', c = '', k = '', l = '', q = '', m = '', u, x = '', y = '' }) => {
    if (q === k && m === l && (u === undefined || u === x))
      return byFormula({
        formula: 'n = c · a/b',
        values: { a, b, c },
        rule: 'same-ratio',
        kind: 'proportion',
        says: (n) => `${n} ${x}`,
      });
    if (q === l && m === k && (u === undefined || u === y))
      return byFormula({
        formula: 'n = c · b/a',
        values: { a, b, c },
        rule: 'same-ratio',
        kind: 'proportion',
        says: (n) => `${n} ${y}`,
      });
    return null;
  },
);

/** A fixed fee and a rate, as an expression. */
const fees = exercise(
  [
    `(?:a|an|the) [a-z ]+? charges \\$(?<f>\\d+(?:\\.\\d+)?) (?:to join|as a (?:flat |fixed |starting |base )?fee|to start|to sign up|for (?:joining|delivery|a visit|membership)|sign-up fee|initial fee)?,? ?(?:and|plus)(?: then)? \\$(?<r>\\d+(?:\\.\\d+)?) (?:per|a|an|for each|each|for every) (?<p>[a-z]+)[.,;] write an? (?:algebraic )?(?<w>expression|equation|function|rule)(?: (?:for|that (?:represents|gives|shows|models)|to represent))?(?: the)?(?: total)? cost(?: [a-z])?(?: (?:of|for|after))?(?: using it for)? (?<x>[a-z]) [a-z]+`,
  ],
  ({ f = '', r = '', x = '' }) => {
    const worked = workedOut(`${f} + ${r} · 2`);
    if (!worked) return null;
    const text = `${f} + ${r}${x}`;
    const spelled = byFormula({
      formula: 'C = f + r · n',
      values: { f, r, n: '2' },
      rule: 'start-and-rate',
      kind: 'story',
    });
    return spelled && together([spelled], { kind: 'story', answer: text });
  },
);

export const storyExercises: readonly Exercise[] = [
  ...motion,
  ...mixtures,
  ...twoPurchases,
  ...rectangles,
  ...borders,
  ...ages,
  ...doubling,
  ...recipe,
  ...fees,
];
