/** A form that is wished for a value which any working finds. */
type WishedForm = 'scientific' | 'complex';

const result = '(?:(?:your|the|its) )?(?:final )?(?:answer|result|quotient|product|sum|difference|value|it)';
const wished = (form: string): RegExp =>
  new RegExp(
    String.raw`[\s,.;:(]*(?:\band (?:then )?)?(?:\b(?:(?:re)?write|give|express|leave|put|state)(?: ${result})? )?(?:${form})\)?[.:]?(?=\s|$)`,
    'i',
  );
const forms: readonly (readonly [WishedForm, RegExp])[] = [
  ['scientific', wished('(?:in|using|as) (?:correct |proper )?scientific notation')],
  [
    'complex',
    wished(String.raw`(?:in|as) (?:the |standard )?(?:form )?\(?a ?\+ ?b ?i\)?(?: form)?|in standard form`),
  ],
];
/** What is asked of the mathematics alone: to work it out. */
const toWorkOut =
  /^(?:(?:re)?write|express|give|put|compute|evaluate|simplify|calculate|perform|find|what is)?(?:,? and)?(?: the(?: following)?)?(?: (?:expression|number|operations?))?[:.,]?\s*/i;
const inWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:divide|(?:the )?quotient of) (.+) (?:by|and) (.+)$/i, '($1) ÷ ($2)'],
  [/^(.+) divided by (.+)$/i, '($1) ÷ ($2)'],
  [/^(?:multiply|(?:the )?product of) (.+) (?:by|and) (.+)$/i, '($1)($2)'],
  [/^(?:divide|multiply|add|subtract) (?=[^a-hj-z]*$)/i, ''],
  [/^(?:the )?(?:quotient|product|sum|difference|power)(?: of)?\s+(?=[-(\\\d])/i, ''],
];

/**
 * A problem of numbers alone whose value is wished in a form, as what is worked out and that form; null for any other.
 * @example ofWishedForm('Write (4 × 10^5) ÷ (8 × 10^3) in scientific notation.') // { text: '(4 × 10^5) ÷ (8 × 10^3)', form: 'scientific' }
 */
export function ofWishedForm(problem: string): { readonly text: string; readonly form: WishedForm } | null {
  for (const [form, wish] of forms) {
    const rest = problem.replace(wish, ' ').trim();
    if (rest === problem.trim() || (form === 'complex' && !/\bi\b|\di\b/.test(rest))) continue;
    const bare = rest.replace(toWorkOut, '').replace(/[\s.?!]+$/, '');
    const text = inWords
      .reduce((now, [said, meant]) => now.replace(said, meant), bare)
      .replace(/(?<=[\d)]) x (?=[-\d(])/g, ' × ');
    return /\d/.test(text) && !/[=<>]|[a-hj-z]/i.test(text.replace(/\\[dt]?frac/g, ''))
      ? { text, form }
      : null;
  }
  return null;
}
