import { type Ask, type Exercised, together } from '../exercises/exercise.ts';

const find = String.raw`(?:(?:find|what(?:'s| is| are)|whats|calculate|determine|give|write|list|state)\s+)?`;
const stop = String.raw`[\s.?!=]*$`;

type Turn = readonly [RegExp, (...found: string[]) => string];
const turn = (pattern: string, to: Turn[1]): Turn => [new RegExp(`^${pattern}${stop}`, 'i'), to];

const middleOf = (power: string): number | null => (Number(power) % 2 === 0 ? Number(power) / 2 + 1 : null);
const ordinal = (n: number): string => `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;
const conjugate = (number: string): string =>
  number.replace(
    /([-+])(\s*)(\d*(?:\.\d+)?i)\s*$/,
    (_, sign: string, gap: string, part: string) => `${sign === '-' ? '+' : '-'}${gap}${part}`,
  );

const counts = String.raw`(?:exactly )?(?:one|1|only one|two|2|no)(?: real| distinct| equal| double)* (?:roots?|solutions?|zeros?)`;

/** Other words for requests that are read: their parts in another order, or named once more. */
const turns: readonly Turn[] = [
  turn(
    String.raw`(?:the )?vector from (?:[A-Z] ?)?(\([^()]*\)) to (?:[A-Z] ?)?(\([^()]*\))[\s,.;:]*(?:and )?${find}(?:(?:its|the|his) )?(?:length|magnitude|norm|size)(?: of it)?`,
    (a, b) => `find the distance between ${a} and ${b}`,
  ),
  turn(
    String.raw`(?:for (?:which|what) (?:values? of )?x|where|when) (?:is|does|lies?) (?:the )?(?:graph|curve|parabola)(?: of)? (?:y|f\(x\)) ?= ?([^=<>]+?) (?:is |lies? )?(above|below|under|over) the x-?\s?axis`,
    (body, side) => `solve ${body} ${/above|over/i.test(side) ? '>' : '<'} 0`,
  ),
  turn(
    String.raw`(simplify .+?)[\s,]+(?:for|when|where|if) x (?:is not|not|≠|!=|is not equal to) (?:equal to )?-?\d+`,
    (request) => request,
  ),
  turn(
    String.raw`(?:the )?(?:sum(?:mation)?|Σ|∑|sigma)(?: of)? \(?([^(),;=]*|[^,;=]*\([^,;=]*)\)?,? ?(?:for |from |with |where )?([a-z]) ?(?:=|from|goes from|runs from) ?(-?\d+) ?(?:to|through|\.\.\.?|…|-) ?(\d+)`,
    (body, letter, from, to) => `sum from ${letter}=${from} to ${to} of ${body.trim()}`,
  ),
  turn(
    String.raw`${find}(?:an? |the )?(?:equation (?:of|for) )?(?:an? |the )?(?:straight )?line (?:with|that has|has|whose)(?: an?| the| its)? x-?\s?intercept (?:is |of |at |= ?)?\(?(-?[\d./]+)(?:, ?0\))? (?:and|,)(?: an?| the| its)? y-?\s?intercept (?:is |of |at |= ?)?(?:\(0, ?)?(-?[\d./]+)\)?(?:[\s,.;:]*${find}(?:the |its |an? )?equation)?`,
    (a, b) => `write the equation of the line through (${a}, 0) and (0, ${b})`,
  ),
  turn(
    String.raw`${find}(?:an? |the )?(?:equation (?:of|for) )?(?:an? |the )?(?:straight )?line (?:with|that has|has|whose)(?: an?| the| its)? y-?\s?intercept (?:is |of |at |= ?)?(?:\(0, ?)?(-?[\d./]+)\)? (?:and|,)(?: an?| the| its)? x-?\s?intercept (?:is |of |at |= ?)?\(?(-?[\d./]+)(?:, ?0\))?(?:[\s,.;:]*${find}(?:the |its |an? )?equation)?`,
    (b, a) => `write the equation of the line through (${a}, 0) and (0, ${b})`,
  ),
  turn(
    String.raw`(?:find (?:the )?(?:values? of )?|for (?:what|which) (?:values? of )?|what (?:values? of )?)([a-z])(?: so that| such that| if| does| do| will| makes?)? ([^=<>]*\^2[^=<>]*?|[^=<>]*²[^=<>]*?) (?:has|have) (${counts})`,
    (letter, piece, count) =>
      `find ${letter} so that ${piece} = 0 has ${count.replace(/roots?|zeros?/i, /one|1/i.test(count) ? 'solution' : 'solutions')}`,
  ),
  turn(
    String.raw`([^,;]*[<>≤≥][^,;]*)[\s,.;:]+is (?:the point )?(\([^()]*\)) (?:a )?(?:solution|in the (?:solution|region)|part of the solution)(?: of (?:it|this|the inequality))?`,
    (piece, point) => `is ${point} a solution of ${piece}`,
  ),
  turn(
    String.raw`(?:a |the )?(?:linear )?(?:function )?(?:f )?(?:has|with|if|where)? ?f\(([-\d.]+)\) ?= ?([-\d.]+),? (?:and )?f\(([-\d.]+)\) ?= ?([-\d.]+)(?=.*\blinear\b|)(?:,? (?:and )?(?:f |it )?is (?:a )?linear(?: function)?)[\s.,;:]*${find}(?:the )?(?:f\(x\)|equation|rule|formula|function)`,
    (a, b, c, d) => `write the equation of the line through (${a}, ${b}) and (${c}, ${d})`,
  ),
  turn(
    String.raw`(?:a |the )?linear function (?:f )?(?:has|with|where) f\(([-\d.]+)\) ?= ?([-\d.]+),? (?:and )?f\(([-\d.]+)\) ?= ?([-\d.]+)[\s.,;:]*${find}(?:the )?(?:f\(x\)|equation|rule|formula|function)`,
    (a, b, c, d) => `write the equation of the line through (${a}, ${b}) and (${c}, ${d})`,
  ),
  turn(
    String.raw`(?:the )?(?:sum of (?:the )?)?(geometric|arithmetic) series:? (-?[\d./]+(?: ?\+ ?-?[\d./]+){2,}) ?\+ ?(?:\.{2,}|…)[\s,]*(?:with |for |of )?(?:the first )?(\d+) terms?[\s,.;:]*${find}(?:the )?(?:sum)?`,
    (kind, list, n) => `sum of the first ${n} terms of the ${kind} sequence ${list.replace(/ ?\+ ?/g, ', ')}`,
  ),
  turn(
    String.raw`${find}(?:the )?middle term (?:of|in)(?: the expansion of)? (\([^()]*\))\^(\d+)`,
    (base, power) => {
      const n = middleOf(power);
      return n === null ? '' : `find the ${ordinal(n)} term of ${base}^${power}`;
    },
  ),
  turn(
    String.raw`(?:if )?([a-z]) ?= ?([^,;=]*\di|[^,;=]*i)[\s,.;:]+${find}(?:\1 (?:times|multiplied by|·|\*) (?:its|the|his) (?:complex )?conjugate|the product of \1 and (?:its|the) conjugate)`,
    (_, number) => `(${number})(${conjugate(number)})`,
  ),
  turn(
    String.raw`(?:if )?([a-z]) ?= ?([^,;=]*\di|[^,;=]*i)[\s,.;:]+${find}(?:the )?(?:complex )?conjugate(?: of \1)?`,
    (_, number) => `conjugate of ${number}`,
  ),
];

const matrix = String.raw`\[\[[^\[\]]*\](?:,? ?\[[^\[\]]*\])*\]`;
const letters = new RegExp(String.raw`(?<![a-z])([A-Z]) ?= ?(${matrix})`, 'g');

/** Matrices with letters, and what is asked of the letters. */
function matricesByLetter(text: string): string | null {
  const known = new Map([...text.matchAll(letters)].map(([, name = '', rows = '']) => [name, rows] as const));
  if (known.size === 0) return null;
  const asked = text
    .replace(letters, ' ')
    .replace(/^(?:\s|,|;|\.|\b(?:if|and|let|given|for|where|the matrices|matrices)\b)+/gi, '')
    .replace(/(?:\s|,|;|\.|\b(?:if|and|where|when)\b)+$/gi, '')
    .replace(/^(?:find|what(?:'s| is)|calculate|compute|determine|evaluate)\s+/i, '')
    .replace(/[\s.?!=]+$/, '')
    .trim();
  const rows = (name: string): string => known.get(name) ?? '';
  const inverse = /^(?:the inverse of )?([A-Z])(?:\^\(?-1\)?|⁻¹)?$/.exec(asked);
  if (inverse && /inverse|\^|⁻/.test(asked))
    return known.has(inverse[1] ?? '') ? `find the inverse of the matrix ${rows(inverse[1] ?? '')}` : null;
  const det = /^(?:the )?det(?:erminant)?(?: of)? ?\(?([A-Z])\)?$/i.exec(asked)?.[1];
  if (det !== undefined) return known.has(det) ? `find the determinant of ${rows(det)}` : null;
  const power = /^([A-Z]) ?(?:\^ ?([23])|([²³]))$/.exec(asked);
  if (power && known.has(power[1] ?? '')) {
    const times = power[2] === '3' || power[3] === '³' ? 3 : 2;
    return Array.from({ length: times }, () => rows(power[1] ?? '')).join(' · ');
  }
  if (
    !/^[-+]?\d*[A-Z](?: ?[-+·*×]? ?\d*[A-Z])*$/.test(asked) ||
    [...asked.matchAll(/[A-Z]/g)].some(([name]) => !known.has(name))
  )
    return null;
  if (/^[A-Z]$/.test(asked)) return null;
  return asked
    .replace(/(?<=[A-Z])(?=[A-Z])/g, ' · ')
    .replace(/[*×]/g, '·')
    .replace(/[A-Z]/g, (name) => rows(name));
}

const firstTerms =
  /^(?:find |write |list |give |what are )?(?:the )?first (three|four|five|six|3|4|5|6) terms (?:of|for|in) (?:the sequence )?a_?\(?n\)? ?= ?([^,;=]*n[^,;=]*?)[\s.?!]*$/i;
const many: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6 };

/** The first terms of a rule, each worked out. */
function termsOfRule(text: string, ask: Ask): Exercised | null {
  const [, count = '', rule] = firstTerms.exec(text) ?? [];
  if (rule === undefined) return null;
  const n = many[count.toLowerCase()] ?? Number(count);
  const terms = Array.from({ length: n }, (_, i) => ask(`evaluate ${rule} when n = ${i + 1}`));
  const known = terms.flatMap((one) => (one ? [one] : []));
  return known.length === n
    ? together(known, {
        kind: 'sequence',
        answer: known.map(({ answer }) => answer.replace(/^.*= /, '')).join(', '),
      })
    : null;
}

const givenLog = /log(?:_\(?(\w+)\)?)? ?\(?(\d+)\)? ?= ?(\d*\.\d+|[a-z](?![a-z]))/gi;
const askedLog =
  /\b(?:find|what(?:'s| is)|whats|then|evaluate|approximate|express|write|estimate)\s+(?:the value of )?log(?:_\(?(\w+)\)?)? ?\(?(\d+)\)?/i;

/** A logarithm from known ones: log 8 from log 2. */
function fromKnownLogs(text: string, ask: Ask): Exercised | null {
  const known = [...text.matchAll(givenLog)];
  const asked = askedLog.exec(text.replace(givenLog, ' '));
  if (
    !asked ||
    known.length === 0 ||
    known.length > 3 ||
    known.some(([, base]) => base !== asked[1]) ||
    known.some(([, , , value = '']) => !/^\d*\.\d+$/.test(value))
  )
    return null;
  const rest = text
    .replace(givenLog, ' ')
    .replace(askedLog, ' ')
    .replace(
      /\b(?:if|and|given|that|using|use|without|calculator|a|in|terms|of|the|logs|log)\b|[\s,.;:?!]/gi,
      '',
    );
  if (rest !== '') return null;
  let left = Number(asked[2]);
  const base = asked[1] === undefined ? 10 : Number(asked[1]);
  const parts: string[] = [];
  for (const [size, value] of [
    ...known.map(([, , number = '', value = '']) => [Number(number), value] as const),
    [base, '1'] as const,
  ]) {
    let times = 0;
    while (size > 1 && left % size === 0) {
      left /= size;
      times += 1;
    }
    if (times > 0) parts.push(`${times} · ${value}`);
  }
  if (left !== 1 || parts.length === 0) return null;
  const sum = parts.join(' + ');
  const solved = ask(`work out ${sum}`) ?? ask(sum);
  return solved && together([solved], { kind: 'logarithm', answer: solved.answer });
}

/** The same request told with its parts in another order, or with letters for what is given. */
export function otherWords(typed: string, ask: Ask): Exercised | string | null {
  const text = typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  for (const [pattern, to] of turns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const request = to(...found.slice(1));
    if (request !== '') return request;
  }
  const linear = /\bf\(-?[\d.]+\) ?= ?-?[\d.]+.*\blinear\b|\blinear\b.*\bf\(-?[\d.]+\)/i.test(text);
  if (linear) return null;
  return matricesByLetter(text) ?? termsOfRule(text, ask) ?? fromKnownLogs(text, ask);
}
