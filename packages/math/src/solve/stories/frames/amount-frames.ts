import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, byRounding, byWorking } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import { assign, type Frame } from './frame.ts';

const relation = /\b(?:than|twice|half|double|triple|each other|ratio|percent|times as)\b/;

const rises =
  /\b(?:rose|risen|rises?|went up|goes up|go up|gone up|going up|increased?s?|warmed|warms|climbs?|climbed|gained?|gains|deposit(?:s|ed)?|up|higher|swims up|ascend(?:s|ed)?|earn(?:s|ed)?|wins?|won)\b/;
const drops =
  /\b(?:dropped|drops?|fell|fallen|falls?|went down|goes down|decreased?s?|cooled|cools|lost|loses?|withdraw(?:s|n)?|withdrew|down|lower|descend(?:s|ed)?|dives?|dove|dived|spends?|spent|sinks?|sank|pays?|paid)\b/;

const tellsOfUpAndDown =
  /\b(?:temperature|temp|thermometer|elevation|depth|submarine|diver|elevator|account|balance|altitude)\b/;

/** A temperature, a depth or a balance that goes up and down. */
export const upAndDown: Frame = ({ text, numbers, question, money }) => {
  if (!tellsOfUpAndDown.test(text)) return null;
  if (
    numbers.length < 2 ||
    numbers.length > 5 ||
    relation.test(text) ||
    /\b(?:per|every|each|average|mean|difference|change|by how much|hours?|minutes?|days)\b/.test(
      text.replace(/\b(?:the next|that) (?:day|hour)\b/g, ''),
    )
  )
    return null;
  if (!/\b(?:what|how (?:much|many|deep|high)|where|find)\b/.test(question) || question.includes('#'))
    return null;
  const [first, ...rest] = numbers;
  if (!first || rises.test(first.around.slice(0, first.at)) || drops.test(first.around.slice(0, first.at)))
    return null;
  // What it falls to is no change.
  if (rest.some(({ around, at }) => /\bto (?:about )?$/.test(around.slice(0, at)))) return null;
  const under = /\b(?:below (?:zero|sea level|the surface))\b/.test(
    first.around.slice(first.at, first.at + 40),
  );
  const changes = rest.map(({ around, at, value: size }) => {
    const from = Math.max(around.lastIndexOf('#', at), 0);
    const before = around.slice(from, at);
    const after = around.slice(at, at + 26).split(/[,.;#]|\band\b|\bthen\b/)[0] ?? '';
    const own = `${before} ${after}`;
    return rises.test(own) === drops.test(own) ? null : `${drops.test(own) ? '-' : '+'} ${size}`;
  });
  if (changes.some((change) => change === null)) return null;
  const unit = /#\s?°\s?([cf])?/.exec(text);
  const words = /#\s?(degrees|feet|ft|meters|m|dollars)\b/.exec(text)?.[1];
  const says = (found: string): string =>
    unit
      ? `${found}°${unit[1]?.toUpperCase() ?? ''}`
      : words === 'dollars' || money
        ? `$${found}`
        : words
          ? `${found} ${words}`
          : found;
  return byWorking(`${under ? '-' : ''}${first.value} ${changes.join(' ')}`, { kind: 'story', says });
};

/** Two solutions poured together. */
export const poured: Frame = ({ text, numbers, question }) => {
  if (
    numbers.length !== 4 ||
    !/\bmix/.test(text) ||
    !/\b(?:percent|concentration|strength)\b/.test(question) ||
    question.includes('#')
  )
    return null;
  const pairs = [
    ...text.matchAll(
      /# ?(liters?|l|ml|gallons?|quarts?|oz|ounces|cups?|pounds?|grams?|kg|pints?) of (?:an? )?# percent/g,
    ),
  ];
  const [first, second] = pairs;
  if (!first || !second || first[1]?.replace(/s$/, '') !== second[1]?.replace(/s$/, '')) return null;
  const [a, p, b, q] = numbers.map((one) => one.value);
  return byFormula({
    formula: 'x = (a · p + b · q)/(a + b)',
    values: { a: a ?? '', p: p ?? '', b: b ?? '', q: q ?? '' },
    rule: 'mixed-percent',
    kind: 'percent',
    says: (x) => `${x}%`,
  });
};

const times = '(year|month|week|day|hour|decade|minute)';

const counted =
  /\b(?:people|population|students|residents|fish|deer|bacteria|animals|birds|person|town|city)\b/;

/** Growth or loss by the same percent, again and again. */
export const growth: Frame = ({ text, numbers, question, money }) => {
  if (
    numbers.length !== 3 ||
    /\b(?:simple|compounded|interest|continuous\w*|then|half-life|half life|discount|tax|off)\b/.test(text)
  )
    return null;
  const given = assign(numbers, {
    rate: /@ percent/,
    time: regex`@ ${times}s?\b`,
    start: /^(?!.*@ (?:percent|years?|months?|weeks?|days?|hours?|minutes?|decades?)\b).*@/,
  });
  const each =
    regex`# percent (?:of [a-z ]+)?(?:every|each|per|a|an) ${times}|# percent (annual|year|month|week|dai)ly|(?:each|every|per) ${times}[^.]*# percent`.exec(
      text,
    );
  const unit = each?.[1] ?? each?.[2] ?? each?.[3];
  if (
    !given?.rate ||
    !given.time ||
    !given.start ||
    unit === undefined ||
    !/\b(?:how (?:many|much)|what|find|worth)\b/.test(question)
  )
    return null;
  if (!regex`# (?:${unit.replace('annual', 'year')})s?\b`.test(text) || !/^\d+$/.test(given.time))
    return null;
  const up = /\b(?:grow|increas|ris|gain|appreciat|goes up|go up)/.test(text);
  const down = /\b(?:los|decreas|drop|shrink|declin|depreciat|decay|goes down|fall|go down)/.test(text);
  if (up === down || /\b(?:by how|how long|los[te]|gain|total (?:loss|gain|increase))\b/.test(question))
    return null;
  const inMoney = money || /\b(?:dollars|value|worth|price|salary)\b/.test(text);
  const people = counted.test(text);
  const formula = `N = p · (1 ${up ? '+' : '-'} r/100)^t`;
  const values = { p: given.start, r: given.rate, t: given.time };
  const exact = byFormula({ formula, values, rule: 'percents-follow', kind: 'percent' });
  const whole = exact && evaluateExact(exact.answer)?.d === 1n;
  if (exact && whole) return inMoney ? { ...exact, answer: `$${exact.answer}` } : exact;
  return byRounding({
    formula,
    values,
    rule: 'percents-follow',
    kind: 'percent',
    places: inMoney ? 2 : people ? 0 : 2,
    says: (x) => (inMoney ? `$${x}` : x),
  });
};
