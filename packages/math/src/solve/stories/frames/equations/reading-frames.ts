import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula, byStatements, type Exercised, together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, decimalText, type Frame, type Story, type Told } from '../frame.ts';

const times = '(seconds?|minutes?|min|hours?|h|days?|weeks?|months?|years?|km|miles?)';
const isTime = (one: Told): boolean =>
  regex`^@ ?${times}\b`.test(after(one)) && /\b(?:after|in|at|when|for|for a) (?:a )?@/.test(one.around);

const unitOf = (one: Told): string =>
  regex`^@ ?${times}\b`
    .exec(after(one))?.[1]
    ?.replace(/s$/, '')
    .replace(/^min$/, 'minute')
    .replace(/^h$/, 'hour') ?? '';

const tellsOfTwoReadings =
  /\b(?:same (?:amount|number|rate)|constant(?:ly)?|steady|steadily|linear(?:ly)?|evenly|constant rate|(?:each|every|per) (?:hour|day|week|month|minute|year))\b/;
const atStart =
  /\b(?:at (?:the )?(?:start|beginning|first)|to (?:begin|start) with|originally|initially|in the beginning|start with|starting)\b/;

/** An amount that changes steadily, known at two times: its change, its start, an amount or a time. */
export const twoReadings = ({ text, numbers, question }: Story): Exercised | null => {
  if (!tellsOfTwoReadings.test(text) || /\b(?:percent|twice|half|double|exponential\w*|square)\b/.test(text))
    return null;
  const start = text.lastIndexOf(question);
  const told = numbers.filter((one) => one.at < start);
  const asked = numbers.filter((one) => one.at >= start);
  const [t1, t2, t3] = told.filter(isTime);
  const [a1, a2, a3] = told.filter((one) => !isTime(one));
  if (!t1 || !t2 || t3 || !a1 || !a2 || a3 || asked.length > 1) return null;
  // Each time stands with its own amount.
  const order = [...told].sort((x, y) => x.at - y.at);
  const paired =
    (order[0] === t1 || order[0] === a1) && (order[1] === t1 || order[1] === a1) && a1.at < a2.at;
  if (!paired || unitOf(t1) !== unitOf(t2) || unitOf(t1) === '' || a1.priced !== a2.priced) return null;
  const unit = unitOf(t1);
  const values = { a: a1.value, b: a2.value, s: t1.value, t: t2.value };
  const rate = byFormula({ formula: 'm = (b - a)/(t - s)', values, rule: 'slope-of-readings', kind: 'rate' });
  const change = rate && evaluateExact(rate.answer);
  if (!rate || !change || change.n === 0n) return null;
  const money = (value: string): string => (a1.priced ? `$${decimalText(value)}` : decimalText(value));
  const perUnit = regex`\b(?:per|each|every|an?) ${unit}\b|\brate\b`;
  const asksStart = atStart.test(question);
  const asksEmpty =
    /\b(?:empty|gone|used up|run out|zero|nothing left|burned (?:out|down)|melted)\b/.test(question) &&
    /\bwhen\b|\bhow (?:long|many)\b/.test(question);
  if (asksEmpty && asked.length === 0 && change.n < 0n) {
    const whole = byFormula({
      formula: 'n = s - a/m',
      values: { s: t1.value, a: a1.value, m: rate.answer },
      rule: 'readings-to-zero',
      kind: 'rate',
    });
    return (
      whole && together([rate, whole], { kind: 'rate', answer: `${decimalText(whole.answer)} ${unit}s` })
    );
  }
  if (asksStart && !asksEmpty && asked.length === 0) {
    const first = byFormula({
      formula: 'c = a - m · s',
      values: { a: a1.value, m: rate.answer, s: t1.value },
      rule: 'reading-at-start',
      kind: 'rate',
    });
    return first && together([rate, first], { kind: 'rate', answer: money(first.answer) });
  }
  const [only] = asked;
  if (!only) {
    const falls = change.n < 0n;
    return !asksStart &&
      !asksEmpty &&
      perUnit.test(question) &&
      /\bhow (?:much|many|fast)\b|\bwhat\b|\bfind\b/.test(question)
      ? { ...rate, answer: money(falls ? rate.answer.replace('-', '') : rate.answer) }
      : null;
  }
  if (
    asksStart ||
    asksEmpty ||
    !regex`^@ ?${unit}`.test(after(only)) ||
    !/\b(?:after|in|at) @/.test(only.around) ||
    !/\bhow (?:much|many|high|deep|tall|long|far)\b|\bwhat\b/.test(question)
  )
    return null;
  const later = byFormula({
    formula: 'c = a + m · (n - s)',
    values: { a: a1.value, m: rate.answer, n: only.value, s: t1.value },
    rule: 'reading-at-start',
    kind: 'rate',
  });
  return later && together([rate, later], { kind: 'rate', answer: money(later.answer) });
};

const counts: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
};
const root = (word: string): string =>
  word
    .replace(/s$/, '')
    .replace(/ie$/, 'i')
    .replace(/e+$|y$/, '');

/** Two or three baskets of the same things with what each costs: the price of one thing, or of each. */
export const baskets: Frame = ({ text, numbers, question }, ask) => {
  if (/\b(?:percent|twice|more than|less than|discount|off|tax|change|left|half)\b/.test(text)) return null;
  let at = 0;
  const filled = text.replace(/#/g, () => `«${numbers[at++]?.value ?? ''}»`);
  const opening = question.split('#')[0]?.slice(0, 12) ?? '';
  const told = filled.slice(0, Math.max(0, filled.lastIndexOf(opening)));
  const sentences = told
    .split(
      /(?<=[.;!?])\s+|(?:(?<=«[\d.]+»(?: dollars| euros)?), | (?:and |while ))(?=(?:«[\d.]+»|two|three|one|an?) [a-z]+,? (?:and|an?|one|two|three|«)[^.]*(?:cost|costs|are|is|pay|paid) )/,
    )
    .filter((one) => one.trim() !== '');
  const kinds: string[] = [];
  const rows = sentences.map((sentence) => {
    const total =
      /(?:costs?|are|is|for|come to|total(?:s)?|together|paid|pays?|=)(?: [a-z]+){0,2} «([\d.]+)»(?: dollars| euros)?(?: (?:together|altogether|in all|in total))?[\s.,;!]*$/.exec(
        sentence,
      );
    if (!total) return null;
    const list = sentence
      .slice(0, total.index)
      .replace(/^.*?\b(?:bought|buys?|sells?|cafe|shop|store|market|stand|orders?|ordered)\b/, '')
      .replace(/\bin the [a-z]+\b/, '')
      .replace(/^[^:«]*:/, '')
      .replace(/^\s*(?:the )?(?:total )?(?:cost|price) (?:for|of) /, '');
    const items = [...list.matchAll(/(?:«([\d.]+)»|\b(an?|one|two|three|four|five|six)) ([a-z]+)/g)];
    const rest = list
      .replace(/(?:«[\d.]+»|\b(?:an?|one|two|three|four|five|six)) [a-z]+/g, ' ')
      .replace(/\b(?:and|together|cups? of|slices? of|also|the)\b|[,\s]/g, '');
    if (items.length === 0 || rest !== '') return null;
    return {
      total: total[1] ?? '',
      items: items.map(([, digits, word = '', kind = '']) => ({
        kind: root(kind),
        count: digits ?? counts[word] ?? '1',
        name: kind,
      })),
    };
  });
  const known = rows.flatMap((row) => (row ? [row] : []));
  for (const { items } of known) for (const { kind } of items) if (!kinds.includes(kind)) kinds.push(kind);
  if (known.length !== rows.length || known.length !== kinds.length || kinds.length < 2 || kinds.length > 3)
    return null;
  const letters = ['x', 'y', 'z'];
  const equations = known.map(
    ({ items, total }) =>
      `${items.map(({ kind, count }) => `${count === '1' ? '' : count}${letters[kinds.indexOf(kind)]}`).join(' + ')} = ${total}`,
  );
  const solved = ask(`solve ${equations.join(', ')}`);
  const values = kinds.map(
    (_, i) => regex`\b${letters[i] ?? ''} = (\d[\d./]*)`.exec(solved?.answer ?? '')?.[1],
  );
  if (!solved || values.some((one) => one === undefined)) return null;
  const asked = kinds.filter((kind) =>
    regex`\b(?:one|an?|the|each|of) (?:[a-z]+ )?${kind}[a-z]{0,4}\b|\b(?:does|is|for) (?:one|an?) ${kind}`.test(
      question,
    ),
  );
  const [only, more] = asked;
  const price = (value = ''): string =>
    `$${/\.\d$/.test(decimalText(value)) ? `${decimalText(value)}0` : decimalText(value)}`;
  if (only === undefined || more !== undefined || /\d|#/.test(question)) return null;
  return together([solved], { kind: 'story', answer: price(values[kinds.indexOf(only)]) });
};

/** A story that says its equation itself, and what the letter stands for. */
export const ownEquation: Frame = ({ typed, question }, ask) => {
  const found = [
    ...typed.matchAll(
      /(?<![a-z])((?:\d[\d.]*|\(|[b-hj-z](?![a-z]))[-+*/().\d\sb-hj-z]*=\s*[-+*/().\d\s]*\d(?:\s*[-+*/]\s*\d*[b-hj-z](?![a-z]))?)(?![a-z\d])/g,
    ),
  ];
  const [equation, more] = found;
  const text = equation?.[1]?.trim() ?? '';
  const [letter, other] = [...new Set(text.match(/(?<![a-z])[a-z](?![a-z])/g) ?? [])];
  if (!equation || more || letter === undefined || other !== undefined) return null;
  const before = typed.slice(0, equation.index).toLowerCase();
  const meaning =
    regex`\b${letter} (?:for|is|be|dollars for|represents|stands for|as)(?: the| an?| one)?(?: (?:cost|price|number|amount|age) of)?(?: the| an?| one| each)? ([a-z]+)`.exec(
      typed.toLowerCase(),
    )?.[1];
  if (meaning === undefined || !/\b(?:write|writes|wrote|equation|written)\b/.test(before)) return null;
  const name = root(meaning);
  if (
    !regex`\b${name}[a-z]{0,2}\b`.test(question) ||
    /\d/.test(typed.slice((equation.index ?? 0) + text.length)) ||
    /\b(?:all|total|together|more)\b/.test(question)
  )
    return null;
  const solved = ask(`solve ${text}`);
  const value = solved && regex`^${letter} = (-?[\d./]+)$`.exec(solved.answer)?.[1];
  if (!solved || !value) return null;
  const own = byStatements({ [letter]: value }, [text.replace(/(?<=\d)(?=[a-z(])/g, ' · ')], {
    kind: 'linear-equation',
    answer: value,
    rule: 'letter-of-story',
  });
  return own ? together([solved, own], { kind: 'story', answer: decimalText(value) }) : null;
};
