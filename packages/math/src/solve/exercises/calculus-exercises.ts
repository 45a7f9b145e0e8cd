import { evaluateExact } from '../../judge/equivalent.ts';
import { type Ask, type Exercise, exercise, together, workedOut } from './exercise.ts';
import { putIn } from './function-exercises.ts';

const place = '(?<f>[a-z])\\((?<x>[a-z])\\) ?= ?(?<e>[^,;]+?)';
const on = '(?:on|over|for|in) (?:the )?(?:closed )?(?:interval )?\\[(?<a>-?[^,\\]]+), ?(?<b>[^\\]]+)\\]';

const plainAnswer = (answer: string): string => answer.replace(/^.*?= /, '').replace(/ \+ C$/, '');

/** The derivative of a text, and its text alone. */
function derivativeOf(e: string, ask: Ask, letter: string) {
  const found = ask(
    `find the derivative of ${letter === 'x' ? e : e.replace(new RegExp(`(?<![a-z])${letter}(?![a-z(])`, 'g'), 'x')}`,
  );
  return found && { found, text: plainAnswer(found.answer) };
}

const rootsOf = (answer: string): readonly string[] =>
  answer.split(' or ').map((part) => part.replace(/^[a-z] = /, ''));

/** Values of a function at chosen places, the largest or smallest of them. */
const absolute = exercise(
  [
    `[ask]absolute (?<q>maximum|minimum|max|min)(?: value)? of ${place.replace('[^,;]+?', '.+?')} ${on}`,
    `[ask](?<q>maximum|minimum) value of ${place.replace('[^,;]+?', '.+?')} ${on}`,
  ],
  ({ e = '', x = 'x', a = '', b = '', q = '' }, ask) => {
    const derived = derivativeOf(e, ask, x);
    const solved = derived && ask(`solve ${derived.text} = 0`);
    if (!derived || !solved) return null;
    const [low, high] = [evaluateExact(a), evaluateExact(b)];
    const inside = /no (?:real )?solution/i.test(solved.answer)
      ? []
      : rootsOf(solved.answer).filter((text) => {
          const value = evaluateExact(text);
          return (
            value && low && high && value.n * low.d > low.n * value.d && value.n * high.d < high.n * value.d
          );
        });
    const parts = [a, ...inside, b].map((at) => ({ at, worked: workedOut(putIn(e, x, at)) }));
    const values = parts.map(({ worked }) => (worked ? evaluateExact(worked.value) : null));
    if (values.some((value) => value === null)) return null;
    const numbers = values.map((value) => (value ? Number(value.n) / Number(value.d) : 0));
    const best = /^max/i.test(q) ? Math.max(...numbers) : Math.min(...numbers);
    const answer = parts[numbers.indexOf(best)]?.worked?.value ?? '';
    const shown = parts.map(({ at, worked }) => ({
      kind: 'derivative' as const,
      chain: worked?.chain ?? { at: '', steps: [], proven: false },
      answer: '',
      check: [{ claim: `${putIn(e, x, at)} = ${worked?.value}`, holds: true }],
    }));
    return together([derived.found, solved, ...shown], { kind: 'derivative', answer });
  },
);

const between = exercise(
  [
    '[ask]area (?:of the region )?(?:between|bounded by|enclosed by)(?: the (?:curves|graphs)(?: of)?)? (?:y|f\\(x\\)) ?= ?(?<p>.+?) and (?:y|g\\(x\\)) ?= ?(?<q>.+)',
  ],
  ({ p = '', q = '' }, ask) => {
    const solved = ask(`solve ${p} = ${q}`);
    const [a, b, more] = solved
      ? rootsOf(solved.answer)
          .map((text) => ({ text, value: evaluateExact(text) }))
          .sort(
            (one, two) =>
              Number(one.value?.n ?? 0n) / Number(one.value?.d ?? 1n) -
              Number(two.value?.n ?? 0n) / Number(two.value?.d ?? 1n),
          )
      : [];
    if (!solved || !a?.value || !b?.value || more) return null;
    const middle = `((${a.text}) + (${b.text}))/2`;
    const gap = evaluateExact(`(${putIn(p, 'x', middle)}) - (${putIn(q, 'x', middle)})`);
    if (!gap) return null;
    const [top, low] = gap.n > 0n ? [p, q] : [q, p];
    const simple = ask(`simplify (${top}) - (${low})`);
    const area = ask(`integrate ${simple?.answer ?? `(${top}) - (${low})`} from ${a.text} to ${b.text}`);
    return (
      area &&
      together([solved, ...(simple ? [simple] : []), area], {
        kind: 'integral',
        answer: plainAnswer(area.answer),
      })
    );
  },
);

const inflection = exercise(
  [
    '[ask](?:inflection points?|points? of inflection) (?:of|for) (?:the (?:function|graph of) )?(?:[a-z]\\(x\\)|y) ?= ?(?<e>.+)',
  ],
  ({ e = '' }, ask) => {
    const first = derivativeOf(e, ask, 'x');
    const second = first && derivativeOf(first.text, ask, 'x');
    const solved = second && ask(`solve ${second.text} = 0`);
    const [at, more] = solved ? rootsOf(solved.answer) : [];
    const worked = at === undefined || more !== undefined ? null : workedOut(putIn(e, 'x', at));
    const [before, after] =
      at === undefined || !second
        ? []
        : [`(${at}) - 1`, `(${at}) + 1`].map((where) => evaluateExact(putIn(second.text, 'x', where)));
    if (!first || !second || !solved || at === undefined || !worked || !before || !after) return null;
    if (before.n < 0n === after.n < 0n) return null;
    const check = [{ claim: `${putIn(e, 'x', at)} = ${worked.value}`, holds: true }];
    return together(
      [first.found, second.found, solved, { kind: 'derivative', chain: worked.chain, answer: '', check }],
      { kind: 'derivative', answer: `(${at}, ${worked.value})` },
    );
  },
);

const monotone = exercise(
  [
    '(?:on|over|for) (?:what|which) (?:open )?(?:intervals?|values of x) is (?:[a-z]\\(x\\)|y) ?= ?(?<e>.+?) (?<q>increasing|decreasing)',
    '[ask](?:open )?intervals? (?:on|where|for) (?:which )?(?:is )?(?:[a-z]\\(x\\)|y) ?= ?(?<e>.+?) (?:is )?(?<q>increasing|decreasing)',
    '(?:where|when) is (?:[a-z]\\(x\\)|y) ?= ?(?<e>.+?) (?<q>increasing|decreasing)',
  ],
  ({ e = '', q = '' }, ask) => {
    const derived = derivativeOf(e, ask, 'x');
    const solved = derived && ask(`solve ${derived.text} ${q === 'increasing' ? '>' : '<'} 0`);
    return (
      derived && solved && together([derived.found, solved], { kind: 'derivative', answer: solved.answer })
    );
  },
);

const initial = exercise(
  [
    "(?:solve )?(?:the )?(?:differential equation |initial value problem )?(?:dy\\/dx|y') ?= ?(?<e>[^y]+?)(?:,| with| and|, where|, given| given| if)? y\\({a}\\) ?= ?{b}(?:[.,;] (?:find|solve for) y)?",
  ],
  ({ e = '', a = '', b = '' }, ask) => {
    const found = ask(`integrate ${e} dx`);
    const text = found && plainAnswer(found.answer);
    const at = text && evaluateExact(`(${b}) - (${putIn(text, 'x', a)})`);
    if (!found || !text || !at) return null;
    const constant = `${at.n < 0n ? '-' : '+'} ${at.n < 0n ? -at.n : at.n}${at.d === 1n ? '' : `/${at.d}`}`;
    const value = workedOut(`(${b}) - (${putIn(text, 'x', a)})`);
    if (!value) return null;
    const answer = at.n === 0n ? `y = ${text}` : `y = ${text} ${constant}`;
    const check = [{ claim: `${putIn(answer.slice(4), 'x', a)} = ${b}`, holds: true }];
    return together([found, { kind: 'integral', chain: value.chain, answer: '', check }], {
      kind: 'integral',
      answer,
    });
  },
);

const riemann = exercise(
  [
    '(?:use|using) a (?<side>left|right|midpoint)(?:-endpoint|-hand| endpoint| hand)? (?:riemann )?sum with (?:n ?= ?)?{n} (?:equal )?(?:rectangles|subintervals|intervals)(?:,)? (?:to )?(?:estimate|approximate|find) (?:the area under |∫ ?)?(?:the (?:curve|graph)(?: of)? )?(?:y ?= ?|f\\(x\\) ?= ?)?(?<e>.+?) (?:from|on|over|between) (?:x ?= ?)?\\[?{a}(?:,| to| and) (?:x ?= ?)?{b}\\]?',
  ],
  ({ side = '', n = '', e = '', a = '', b = '' }) => {
    const count = Number(n);
    if (!Number.isInteger(count) || count < 1 || count > 10) return null;
    const shift = side === 'left' ? 0 : side === 'right' ? 1 : 0.5;
    const width = (Number(b) - Number(a)) / count;
    const places = Array.from({ length: count }, (_, i) => `${Number(a) + (i + shift) * width}`);
    const sum = `(${width}) · (${places.map((at) => `(${putIn(e, 'x', at)})`).join(' + ')})`;
    const worked = workedOut(sum);
    if (!worked) return null;
    return {
      kind: 'integral',
      chain: worked.chain,
      answer: worked.value,
      check: [{ claim: `${sum} = ${worked.value}`, holds: true }],
    };
  },
);

export const calculusExercises: readonly Exercise[] = [
  ...exercise(
    [
      `(?:find |what is )?(?<f>[a-z])'\\((?<a>-?\\d+)\\) (?:if|when|for|given(?: that)?|where) \\k<f>\\(x\\) ?= ?(?<e>.+)`,
      `(?:if |given |let )?(?<f>[a-z])\\(x\\) ?= ?(?<e>.+?)[.,;] (?:find|what is) \\k<f>'\\((?<a>-?\\d+)\\)`,
    ],
    ({ e = '', a = '', f = 'f' }) => `${f}(x) = ${e}, find ${f}'(x) at x = ${a}`,
  ),
  ...exercise(
    [`[ask]average value of ${place.replace('[^,;]+?', '.+?')} ${on}`],
    ({ e = '', a = '', b = '' }, ask) => {
      const area = ask(`integrate ${e} from ${a} to ${b}`);
      const mean = area && workedOut(`(${plainAnswer(area.answer)}) ÷ ((${b}) - (${a}))`);
      if (!area || !mean) return null;
      const check = [
        { claim: `(${plainAnswer(area.answer)}) ÷ ((${b}) - (${a})) = ${mean.value}`, holds: true },
      ];
      return together([area, { kind: 'integral', chain: mean.chain, answer: '', check }], {
        kind: 'integral',
        answer: mean.value,
      });
    },
  ),
  ...absolute,
  ...between,
  ...inflection,
  ...monotone,
  ...initial,
  ...riemann,
  ...exercise(
    [
      '[ask]area under (?:the (?:curve|graph)(?: of)? )?(?:y|f\\(x\\)) ?= ?(?<e>.+?) (?:from|between|on) (?:x ?= ?)?\\[?{a}(?:,| to| and) (?:x ?= ?)?{b}\\]?',
    ],
    ({ e = '', a = '', b = '' }) => `integrate ${e} from ${a} to ${b}`,
  ),
];
