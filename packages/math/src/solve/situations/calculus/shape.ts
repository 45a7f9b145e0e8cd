import { evaluateExact } from '../../../judge/equivalent.ts';
import { byWorking, type Exercised, formulasOf, together } from '../../exercises/exercise.ts';
import { countOf, numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn, putIn, rootsOf } from '../exact.ts';
import { bareAnswer, type Situation } from '../situation.ts';

const quadraticBy = formulasOf('quadratic');

const n = `(${numberText})`;

const working = (text: string): Exercised | null => byWorking(text, { kind: 'derivative' });

/** Where a curve changes the way it bends: points, or their x. */
export const inflection: Situation = ({ text }, ask) => {
  if (!/\binflection\b/.test(text)) return null;
  const rule =
    /\b(?:[a-z]\(x\)|y) ?= ?([-\d.x^+*/() ]+?)(?=[,;?]|\.(?!\d)| (?:has|have|find|where|give|at|what|x-)|$)/.exec(
      text,
    );
  if (!rule) return null;
  const body = rule[1]?.trim() ?? '';
  const rest = text.replace(rule[0], ' ').replace(/\bx[- ](?:coordinates?|values?)\b/g, ' ');
  if (!leavesNoRelation(rest, /^second$/) || /\b(?:concave|interval|tangent|slope)\b/.test(rest)) return null;
  const first = ask(`find the derivative of ${body}`);
  const second = first && ask(`find the derivative of ${bareAnswer(first)}`);
  const found = bareAnswer(second);
  const solved = found === null ? null : ask(`solve ${found} = 0`);
  if (!first || !second || !solved || found === null || /no/.test(solved.answer)) return null;
  const roots = [...rootsOf(solved.answer)].sort((a, b) => numberIn(a) - numberIn(b));
  if (roots.some((root) => Number.isNaN(numberIn(root)))) return null;
  const gaps = roots.map((root, i) =>
    Math.min(
      numberIn(roots[i + 1] ?? '1000') - numberIn(root),
      numberIn(root) - numberIn(roots[i - 1] ?? '-1000'),
    ),
  );
  const turns = roots.filter((root, i) => {
    const step = Math.min(0.5, (gaps[i] ?? 1) / 2);
    const [before, after] = [-step, step].map((by) => numberIn(putIn(found, 'x', `${numberIn(root) + by}`)));
    return (before ?? 0) * (after ?? 0) < 0;
  });
  if (turns.length === 0) return null;
  if (
    /\bx[- ](?:coordinates?|values?)\b|\b(?:at )?what (?:values? of )?x\b|\bgive x\b|\bwhich x\b/.test(text)
  )
    return together([first, second, solved], {
      kind: 'derivative',
      answer: turns.map((root) => `x = ${root}`).join(' or '),
    });
  const heights = turns.map((root) => working(putIn(body, 'x', root)));
  return together([first, second, solved, ...heights], {
    kind: 'derivative',
    answer: turns.map((root, i) => `(${root}, ${heights[i]?.answer})`).join(' and '),
  });
};

type Piece = { readonly body: string; readonly sign: string; readonly at: string };

/** The pieces of a function: what it is, on which side of which place. */
function piecesIn(text: string): { readonly pieces: readonly Piece[]; readonly rest: string } {
  const pieces: Piece[] = [];
  const rest = text.replace(
    new RegExp(
      `(?:\\b[a-z]\\(x\\) ?= ?)?[{]?\\s*([-\\da-z^+*/()√. ]*?[a-z\\d)])\\s*,?\\s*(?:if|for|when|where) x ?(<=|>=|<|>|≤|≥|≠|!=|=) ?${n}`,
      'g',
    ),
    (_, body: string, sign: string, at: string) => {
      pieces.push({
        body: body.replace(/^(?:and|,)\s+/, '').trim(),
        sign: sign.replace('<=', '≤').replace('>=', '≥').replace('!=', '≠'),
        at: plainNumber(at),
      });
      return ' ¦ ';
    },
  );
  return { pieces, rest };
}

/** The number that makes the pieces of a function meet. */
export const continuousFor: Situation = ({ text: typed }, ask) => {
  if (!/\bcontinuous\b/.test(typed)) return null;
  const text = typed
    .replace(/\bthe function\b/g, ' ')
    .replace(/\b[a-z](?:\(x\))? is (?:be )?continuous\b|\b[a-z](?:\(x\))? continuous\b/g, 'continuous');
  const single = text.replace(
    new RegExp(`\\b[a-z]\\(${n}\\) ?= ?([a-z])\\b`),
    (_, at: string, value: string) => `${value} for x = ${at}`,
  );
  const { pieces, rest } = piecesIn(single.replace(/^.*?(?=[a-z]\(x\) ?=)/, ''));
  const [one, two, more] = pieces;
  if (!one || !two || more || one.at !== two.at) return null;
  const letters = [
    ...new Set(`${one.body} ${two.body}`.replace(/sqrt|sin|cos|ln/g, '').match(/[a-z]/g) ?? []),
  ].filter((letter) => letter !== 'x');
  const [k, other] = letters;
  const before = text.slice(0, text.search(/[a-z]\(x\) ?=/));
  if (
    k === undefined ||
    other !== undefined ||
    /\bdifferentiable\b/.test(text) ||
    /\d/.test(rest.replace(new RegExp(`\\b(?:at )?(?:x ?= ?)?${one.at}\\b`, 'g'), ' ').replace(/¦/g, ' '))
  )
    return null;
  if (/\d/.test(before.replace(new RegExp(`\\bx ?= ?${one.at}\\b|\\bat ${one.at}\\b`, 'g'), ' ')))
    return null;
  const sides = [one, two].map(({ body, sign }) => {
    if (sign !== '≠') return putIn(body.replace(new RegExp(`${k}x`, 'g'), `${k} · x`), 'x', one.at);
    const limit = ask(`lim x->${one.at} ${body}`);
    return limit && /^-?[\d/.]+$/.test(limit.answer) ? limit.answer : null;
  });
  const [left, right] = sides;
  if (left === null || right === null || left === undefined || right === undefined) return null;
  const solved = ask(`solve ${left} = ${right} for ${k}`);
  if (!solved?.answer.startsWith(`${k} = `) || / or /.test(solved.answer)) return null;
  return together([solved], { kind: 'linear-equation', answer: solved.answer });
};

/** Values of a function in pieces, and their sums. */
export const valuesOfPieces: Situation = ({ text }) => {
  const { pieces, rest } = piecesIn(text);
  if (pieces.length < 2 || pieces.length > 4) return null;
  const name = /\b([a-z])\(x\)/.exec(text)?.[1];
  if (
    name === undefined ||
    /\b(?:limit|continuous|graph|domain|range|derivative|differentiable)\b|lim\b/.test(text)
  )
    return null;
  const calls = [...rest.matchAll(new RegExp(`\\b${name} ?\\( ?(-?\\d+(?:\\.\\d+)?) ?\\)`, 'g'))];
  const left = rest
    .replace(new RegExp(`\\b${name} ?\\( ?(?:-?\\d+(?:\\.\\d+)?|x) ?\\)`, 'g'), 'V')
    .replace(/[=}{?]/g, ' ');
  if (calls.length === 0 || /\d/.test(left.replace(/\d(?=\s*[*·]?\s*V)/g, ''))) return null;
  const inside = ({ sign, at }: Piece, x: number): boolean =>
    ({
      '<': x < Number(at),
      '>': x > Number(at),
      '≤': x <= Number(at),
      '≥': x >= Number(at),
      '=': x === Number(at),
      '≠': x !== Number(at),
    })[sign] ?? false;
  const values = calls.map(([, at = '']) => {
    const fits = pieces.filter((piece) => inside(piece, Number(at)));
    return fits.length === 1 && fits[0]
      ? working(putIn(fits[0].body, 'x', at).replace(/^(\(-?[\d.]+\))$/, '$1 + 0'))
      : null;
  });
  if (values.some((value) => value === null)) return null;
  const sum = /(\d*)\s*[*·]?\s*V(?:\s*([-+*·/])\s*(\d*)\s*[*·]?\s*V)+/.exec(left);
  if (sum && calls.length === 2) {
    const [a, b] = values;
    const joined = working(
      `${sum[1] ? `${sum[1]} · ` : ''}(${a?.answer}) ${sum[2]?.replace('*', '·') ?? '+'} ${sum[3] ? `${sum[3]} · ` : ''}(${b?.answer})`,
    );
    return joined && together([...values, joined], { kind: 'function-value', answer: joined.answer });
  }
  const used = left.replace(/V|¦/g, ' ');
  if (!leavesNoRelation(used) || /[+*/]/.test(used)) return null;
  return together(values, {
    kind: 'function-value',
    answer: values.map((value) => value?.answer).join(' and '),
  });
};

/** (f(x + h) - f(x))/h worked out. */
export const differenceQuotient: Situation = ({ text }, ask) => {
  if (
    !/\bdifference quotient\b|\( ?[a-z]\(x ?\+ ?h\) ?- ?[a-z]\(x\) ?\) ?\/ ?h/.test(text) ||
    /\blim/.test(text)
  )
    return null;
  const rule =
    /\b([a-z])\(x\) ?= ?([-\d.x^+*/() ²³]+?)(?=[,;?]|\.(?!\d)| (?:find|and|simplify|what|evaluate|compute)|$)/.exec(
      text,
    );
  const rest = text
    .replace(rule?.[0] ?? '', ' ')
    .replace(/\(? ?[a-z]\(x ?\+ ?h\) ?- ?[a-z]\(x\) ?\)? ?\/ ?h|\b[a-z]\(x\)/g, ' ');
  if (!rule || /[\d=]/.test(rest.replace(/=\s*\??$/, ' '))) return null;
  const body = rule[2]?.trim() ?? '';
  const moved = putIn(body, 'x', 'x + h');
  const top = ask(`expand ${moved} - (${body})`) ?? ask(`simplify ${moved} - (${body})`);
  const difference = bareAnswer(top);
  if (!top || difference === null || /\//.test(body)) return null;
  const simple = ask(`simplify (${difference})/h`);
  return simple && together([top, simple], { kind: 'rational-expression', answer: simple.answer });
};

/** The best price and what it brings: the vertex of a profit. */
export const bestPrice: Situation = ({ text }) => {
  if (
    !/\b(?:max\w*|biggest|largest|highest|greatest|best)\b/.test(text) ||
    !/\b(?:profit|revenue|income)\b/.test(text)
  )
    return null;
  const rule =
    /\b[a-z](?:\(([a-z])\))? ?= ?-(\d*\.?\d*) ?([a-z])(?:\^2|²) ?\+ ?(\d+(?:\.\d+)?) ?\3(?: ?([+-]) ?(\d+(?:\.\d+)?))?/.exec(
      text,
    );
  if (!rule) return null;
  const [whole, , a = '', , b = '', sign = '+', c = '0'] = rule;
  const rest = text.replace(whole, ' ').replace(/\([^)]*\bthink\b[^)]*\)/g, ' ');
  if (/\d/.test(rest) || /\b(?:break even|at least|zero|cost function)\b/.test(rest)) return null;
  const front = a === '' ? '1' : a;
  const money = (value: string): string => (/\bdollars?\b|\$/.test(text) ? `$${value}` : value);
  const top = quadraticBy('p = b/(2 · a)', { a: front, b }, 'axis-of-parabola');
  const value =
    top && quadraticBy(`m = -a · p^2 + b · p ${sign} c`, { a: front, b, p: top.answer, c }, 'use-values');
  if (!top || !value) return null;
  const asksPrice = /\b(?:(?:what|which) (?:price|value|number)(?: [a-z])?|how many|find the price)\b/.test(
    rest,
  );
  const asksProfit =
    /\b(?:what (?:is|'s) (?:that|the) (?:max\w* |biggest |largest )?(?:profit|revenue)|(?:how (?:big|much|high)|what) is (?:the|that) (?:max\w* )?profit|how big is the profit|(?:the )?max(?:imum)? (?:profit|revenue)\b(?! is| price))/.test(
      rest
        .replace(/\b(?:gives?|has|for) (?:the )?max\w* (?:profit|revenue)/g, ' ')
        .replace(/\b(?:profit|revenue) the (?:biggest|largest)/g, ' '),
    );
  const second = /\bneed (?:only )?(?:the )?second\b|\b(?:only|just) (?:the )?(?:second|last)\b/.test(rest);
  if (second && asksPrice) return together([top, value], { kind: 'quadratic', answer: money(value.answer) });
  if (asksPrice && asksProfit)
    return together([top, value], {
      kind: 'quadratic',
      answer:
        `price ${money(top.answer)}, ${/\brevenue\b/.test(text) ? 'revenue' : 'profit'} ${money(value.answer)}`.replace(
          /^price/,
          /\bprice\b/.test(rest) ? 'price' : 'number',
        ),
    });
  return asksProfit && !/\bprice\b.*\?/.test(rest)
    ? together([top, value], { kind: 'quadratic', answer: money(value.answer) })
    : null;
};

const euler =
  /\b(?:dy ?\/ ?dx|y') ?= ?([-\d.xy^+*/() ]*[xy\d)])(?=[,;?]|\.(?!\d)| (?:and|with|where|if|use|given|find|through|from|,)|$)/;

/** y step by step along the slopes. */
export const eulerSteps: Situation = ({ text }) => {
  if (!/\beuler'?s?\b/.test(text)) return null;
  const rule = euler.exec(text);
  const start = new RegExp(`\\by ?\\( ?${n} ?\\) ?= ?${n}`).exec(text);
  const rest = text.replace(rule?.[0] ?? '', ' ').replace(start?.[0] ?? '', ' ');
  const many = /\b(\d|two|three|four|five) (?:equal )?steps\b/.exec(rest);
  const step = new RegExp(
    `\\b(?:steps? ?sizes?|step|h|δx|delta x|(?:steps? )?of size|dx|∆x)(?: (?:of|is))? ?=? ?${n}`,
  ).exec(many ? rest.replace(many[0], ' ') : rest);
  const goal = new RegExp(`\\by ?\\( ?${n} ?\\)`).exec(rest);
  if (!rule || !start || (!step && !(many && goal))) return null;
  const left = [many, step, goal].reduce((all, one) => (one ? all.replace(one[0], ' ') : all), rest);
  if (/\d/.test(left)) return null;
  const [x0, y0] = [plainNumber(start[1]), plainNumber(start[2])];
  const count = many ? countOf(many[1]) : null;
  const h = step ? plainNumber(step[1]) : working(`(${plainNumber(goal?.[1])} - (${x0}))/${count}`)?.answer;
  if (h === undefined || !(numberIn(h) > 0)) return null;
  const steps = goal
    ? Math.round((numberIn(plainNumber(goal[1])) - numberIn(x0)) / numberIn(h))
    : (count ?? 0);
  if (
    steps < 1 ||
    steps > 10 ||
    (goal && Math.abs(numberIn(x0) + steps * numberIn(h) - numberIn(plainNumber(goal[1]))) > 1e-9)
  )
    return null;
  if (count !== null && count !== steps) return null;
  return walk(rule[1] ?? '', { x0, y0, h, steps });
};

function walk(
  body: string,
  { x0, y0, h, steps }: { x0: string; y0: string; h: string; steps: number },
): Exercised | null {
  const parts: Exercised[] = [];
  let y = y0;
  const multiplied = body.replace(/(\d|x|\))\s*(?=[xy(])/g, '$1 · ');
  for (let i = 0; i < steps; i += 1) {
    const x = `${Number((numberIn(x0) + i * numberIn(h)).toPrecision(12))}`;
    const next = working(`${y} + ${h} · (${putIn(putIn(multiplied, 'x', x), 'y', y)})`);
    if (!next) return null;
    parts.push(next);
    y = next.answer;
  }
  const value = evaluateExact(y);
  return value && together(parts, { kind: 'derivative', answer: y });
}
