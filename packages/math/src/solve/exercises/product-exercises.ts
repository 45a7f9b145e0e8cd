import { evaluateExact } from '../../judge/equivalent.ts';
import { byFormula, type Exercise, exercise, together } from './exercise.ts';

/** Two numbers by their product, or by what makes it largest. */
export const productExercises: readonly Exercise[] = [
  ...exercise(
    [
      '(?:the )?product of two consecutive (?<z>positive )?(?<k>even |odd )?(?<y>positive )?(?:integers|numbers|(?<n>whole|natural) numbers) is {p}[.,;] (?:find|what are) (?:the|them)(?: two)?(?: (?:integers|numbers))?',
      '(?:find )?two consecutive (?<z>positive )?(?<k>even |odd )?(?<y>positive )?(?:integers|numbers) (?:whose|with a) product (?:is|of) {p}',
    ],
    ({ k = '', p = '', z, y, n }, ask) => {
      const step = k === '' ? 1n : 2n;
      const solved = ask(`solve n(n + ${step}) = ${p}`);
      const values =
        solved?.answer.split(' or ').map((part) => evaluateExact(part.replace(/^n = /, ''))) ?? [];
      if (!solved || values.length !== 2 || values.some((value) => value?.d !== 1n)) return null;
      const own = k.trim() === 'odd' ? 1n : 0n;
      if (k !== '' && values.some((value) => ((value?.n ?? 0n) & 1n) !== own)) return null;
      const kept =
        z === undefined && y === undefined && n === undefined
          ? values
          : values.filter((value) => value && value.n > 0n);
      const pairs = kept.map((value) => `${value?.n} and ${(value?.n ?? 0n) + step}`);
      return together([solved], { kind: 'story', answer: pairs.join(' or ') });
    },
  ),
  ...exercise(
    [
      '[ask]two (?:positive )?numbers (?:whose sum is|with a sum of|that add (?:up )?to) {s} and (?:whose product is|with|that have|have)(?: as large as possible| (?:a|the) (?:maximum|greatest|largest)(?: possible)?(?: product)?)',
      '[ask]two (?:positive )?numbers (?:whose sum is|with a sum of|that add (?:up )?to) {s} and whose product is (?:a maximum|as large as possible|maximized|the greatest)',
    ],
    ({ s = '' }) =>
      byFormula({
        formula: 'x = s/2',
        values: { s },
        rule: 'square-is-largest',
        kind: 'story',
        says: (x) => `${x} and ${x}`,
      }),
  ),
];
