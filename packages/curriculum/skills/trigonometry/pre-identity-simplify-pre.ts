import { numberSkill, type Random } from '../../src/kit/index.ts';
import { typesetExpression } from '../../src/show-value.ts';

type Rule = 'identity' | 'rewrite' | 'name' | 'factor' | 'cancel' | 'join';

/** x stands for the letter and # for the number in front. */
type Form = {
  readonly tex: string;
  /** After each rule. */
  readonly work: readonly (readonly [Rule, string])[];
  readonly value: string;
  readonly cancels: string | null;
  readonly sign: string;
  readonly square: string;
};

type Params = { form: number; names: string; factor: number };

/** Level 1 needs one identity, level 2 a rewriting before it, level 3 a common bottom or a factoring. */
export const preIdentitySimplifyPre = numberSkill('pre-identity-simplify-pre', {
  version: 3,
  form: 'expression',
  finite: { 1: 77, 2: 77, 3: 66 },
  text: {
    headline: 'Simplify with identities',
    ask: [
      'Simplify {shown} to a number, or to a number times one trigonometric function.',
      'Write {shown} as a number, or as a number times one trigonometric function.',
      'What is {shown} at its simplest? It is a number, or a number times one trigonometric function.',
      'To which number, or number times one trigonometric function, does {shown} come down?',
    ],
    right: 'Each step uses an identity or cancels a common factor.',
    cancels: 'This cancels terms of a sum. What has to be a factor of the whole top?',
    sign: 'This uses the identity with another sign. Which two squares add up to one?',
    square: 'This loses a square on the way. Which power is left after canceling?',
    other: 'Look for a Pythagorean identity, or write everything with sine and cosine first.',
    partner: 'This ends with another function. Follow the quotient again. Which function is left?',
    'identity-do': 'Use a Pythagorean identity.',
    'identity-why':
      'The squares of sine and cosine add up to one. Dividing by one of them gives the other two identities.',
    'rewrite-do': 'Write it with sine and cosine.',
    'rewrite-why': 'Then common factors become visible.',
    'name-do': 'Use a reciprocal identity.',
    'name-why': 'One over the cosine is the secant.',
    'factor-do': 'Factor the top as a difference of squares.',
    'factor-why': 'The fourth powers are squares of squares.',
    'cancel-do': 'Cancel common factors.',
    'cancel-why': 'Only factors of the whole top and bottom can be canceled.',
    'join-do': 'Write the terms over a common denominator.',
    'join-why': 'Fractions can be added when they have the same denominator.',
    final: 'It simplifies to {value}.',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build({ form, names, factor }: Params, { level, step, distractor }) {
    const { tex, work, value, cancels, sign, square } = formsOf(level)[form] ?? plainForm;
    const put = (text: string): string => fill(text, names, factor);
    const words = { shown: `$${put(tex)}$`, value: typesetExpression(put(value)) };
    const shown = [words.shown, ...work.slice(0, -1).map(([, text]) => `$${put(text)}$`), words.value];
    const partner = partnerOf(put(value));
    return {
      words,
      question: 'ask',
      answer: { asked: 'simplified', value: put(value) },
      distractors: [
        cancels === null ? null : distractor('cancels-terms', put(cancels), 'cancels'),
        distractor('uses-a-wrong-sign-of-the-identity', put(sign), 'sign'),
        distractor('drops-a-square', put(square), 'square'),
        distractor('slip', partner, 'partner'),
      ],
      steps: work.map(([rule], index) => step(rule, shown[index] ?? '', shown[index + 1] ?? '')),
      claims: [`${put(tex)} = ${put(value)}`],
    };
  },
});

const partners: Readonly<Record<string, string>> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'sec',
  sec: 'csc',
  csc: 'sec',
  cot: 'csc',
};

/** The value with another function; twice the number where there is none. */
function partnerOf(value: string): string {
  const name = Object.keys(partners).find((one) => value.includes(one));
  return name === undefined ? String(2 * Number(value)) : value.replace(name, partners[name] ?? '');
}

/** Puts the letter and the number in; a number of one is not written before a function. */
function fill(text: string, letter: string, factor: number): string {
  return text
    .replaceAll('##', String(2 * factor))
    .replaceAll('#', String(factor))
    .replace(/(?<![a-z\\])x(?![a-z])/g, letter);
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  return {
    form: random.int(0, formsOf(level).length - 1),
    names: random.pick(['x', 't', 'y', 'u', 'w', 'a', 'b']),
    factor: random.int(2, 12),
  };
}

const plainForm: Form = {
  tex: '\\frac{#(1 - \\cos^2 x)}{\\sin x}',
  value: '#sin x',
  cancels: null,
  sign: '−#sin x',
  square: '#',
  work: [
    ['identity', '\\frac{# \\sin^2 x}{\\sin x}'],
    ['cancel', '# \\sin x'],
  ],
};

const forms: Readonly<Record<1 | 2 | 3, readonly Form[]>> = {
  1: [
    plainForm,
    {
      tex: '\\frac{#(1 - \\sin^2 x)}{\\cos x}',
      value: '#cos x',
      cancels: null,
      sign: '−#cos x',
      square: '#',
      work: [
        ['identity', '\\frac{# \\cos^2 x}{\\cos x}'],
        ['cancel', '# \\cos x'],
      ],
    },
    {
      tex: '\\frac{#(\\sec^2 x - 1)}{\\tan x}',
      value: '#tan x',
      cancels: null,
      sign: '−#tan x',
      square: '#',
      work: [
        ['identity', '\\frac{# \\tan^2 x}{\\tan x}'],
        ['cancel', '# \\tan x'],
      ],
    },
    {
      tex: '\\frac{#(\\sin^2 x + \\cos^2 x)}{\\cos x}',
      value: '#sec x',
      cancels: '#(sin^2 x + cos x)',
      sign: '−#sec x',
      square: '#',
      work: [
        ['identity', '\\frac{#}{\\cos x}'],
        ['name', '# \\sec x'],
      ],
    },
    {
      tex: '\\frac{#(1 + \\tan^2 x)}{\\sec x}',
      value: '#sec x',
      cancels: null,
      sign: '−#sec x',
      square: '#',
      work: [
        ['identity', '\\frac{# \\sec^2 x}{\\sec x}'],
        ['cancel', '# \\sec x'],
      ],
    },
    {
      tex: '\\frac{#(1 + \\cot^2 x)}{\\csc x}',
      value: '#csc x',
      cancels: null,
      sign: '−#csc x',
      square: '#',
      work: [
        ['identity', '\\frac{# \\csc^2 x}{\\csc x}'],
        ['cancel', '# \\csc x'],
      ],
    },
    {
      tex: '\\frac{#(\\csc^2 x - 1)}{\\cot x}',
      value: '#cot x',
      cancels: null,
      sign: '−#cot x',
      square: '#',
      work: [
        ['identity', '\\frac{# \\cot^2 x}{\\cot x}'],
        ['cancel', '# \\cot x'],
      ],
    },
  ],
  2: [
    {
      tex: '\\frac{#(\\sec x - \\cos x)}{\\tan x}',
      value: '#sin x',
      cancels: null,
      sign: '−#sin x',
      square: '#',
      work: [
        ['rewrite', '\\frac{#(1 - \\cos^2 x)}{\\cos x \\tan x}'],
        ['identity', '\\frac{# \\sin^2 x}{\\sin x}'],
        ['cancel', '# \\sin x'],
      ],
    },
    {
      tex: '\\frac{#(\\csc x - \\sin x)}{\\cot x}',
      value: '#cos x',
      cancels: null,
      sign: '−#cos x',
      square: '#',
      work: [
        ['rewrite', '\\frac{#(1 - \\sin^2 x)}{\\sin x \\cot x}'],
        ['identity', '\\frac{# \\cos^2 x}{\\cos x}'],
        ['cancel', '# \\cos x'],
      ],
    },
    {
      tex: '# \\cos x (1 + \\tan^2 x)',
      value: '#sec x',
      cancels: null,
      sign: '−#sec x',
      square: '#',
      work: [
        ['identity', '# \\cos x \\sec^2 x'],
        ['rewrite', '\\frac{# \\cos x}{\\cos^2 x}'],
        ['cancel', '# \\sec x'],
      ],
    },
    {
      tex: '# \\sin x (1 + \\cot^2 x)',
      value: '#csc x',
      cancels: null,
      sign: '−#csc x',
      square: '#',
      work: [
        ['identity', '# \\sin x \\csc^2 x'],
        ['rewrite', '\\frac{# \\sin x}{\\sin^2 x}'],
        ['cancel', '# \\csc x'],
      ],
    },
    {
      tex: '# \\sec x (1 - \\sin^2 x)',
      value: '#cos x',
      cancels: null,
      sign: '−#cos x',
      square: '#',
      work: [
        ['identity', '# \\sec x \\cos^2 x'],
        ['rewrite', '\\frac{# \\cos^2 x}{\\cos x}'],
        ['cancel', '# \\cos x'],
      ],
    },
    {
      tex: '# \\csc x (1 - \\cos^2 x)',
      value: '#sin x',
      cancels: null,
      sign: '−#sin x',
      square: '#',
      work: [
        ['identity', '# \\csc x \\sin^2 x'],
        ['rewrite', '\\frac{# \\sin^2 x}{\\sin x}'],
        ['cancel', '# \\sin x'],
      ],
    },
    {
      tex: '# \\cot x (\\sec^2 x - 1)',
      value: '#tan x',
      cancels: null,
      sign: '−#tan x',
      square: '#',
      work: [
        ['identity', '# \\cot x \\tan^2 x'],
        ['rewrite', '\\frac{# \\cos x \\sin^2 x}{\\sin x \\cos^2 x}'],
        ['cancel', '# \\tan x'],
      ],
    },
  ],
  3: [
    {
      tex: '\\frac{# \\sin x}{1 + \\cos x} + \\frac{#(1 + \\cos x)}{\\sin x}',
      value: '##csc x',
      cancels: '##',
      sign: '−##csc x',
      square: '#csc x',
      work: [
        ['join', '\\frac{#(\\sin^2 x + 1 + 2\\cos x + \\cos^2 x)}{\\sin x (1 + \\cos x)}'],
        ['identity', '\\frac{##(1 + \\cos x)}{\\sin x (1 + \\cos x)}'],
        ['cancel', '## \\csc x'],
      ],
    },
    {
      tex: '\\frac{# \\cos x}{1 - \\sin x} - # \\tan x',
      value: '#sec x',
      cancels: '#cos x',
      sign: '−#sec x',
      square: '#',
      work: [
        ['join', '\\frac{#(\\cos^2 x - \\sin x + \\sin^2 x)}{\\cos x (1 - \\sin x)}'],
        ['identity', '\\frac{#(1 - \\sin x)}{\\cos x (1 - \\sin x)}'],
        ['cancel', '# \\sec x'],
      ],
    },
    {
      tex: '\\frac{#(\\sin^4 x - \\cos^4 x)}{\\sin^2 x - \\cos^2 x}',
      value: '#',
      cancels: '#(sin^2 x − cos^2 x)',
      sign: '−#',
      square: '#(sin x + cos x)',
      work: [
        ['factor', '\\frac{#(\\sin^2 x + \\cos^2 x)(\\sin^2 x - \\cos^2 x)}{\\sin^2 x - \\cos^2 x}'],
        ['cancel', '#(\\sin^2 x + \\cos^2 x)'],
        ['identity', '#'],
      ],
    },
    {
      tex: '\\frac{# \\cos x}{1 + \\sin x} + \\frac{#(1 + \\sin x)}{\\cos x}',
      value: '##sec x',
      cancels: '##',
      sign: '−##sec x',
      square: '#sec x',
      work: [
        ['join', '\\frac{#(\\cos^2 x + 1 + 2\\sin x + \\sin^2 x)}{\\cos x (1 + \\sin x)}'],
        ['identity', '\\frac{##(1 + \\sin x)}{\\cos x (1 + \\sin x)}'],
        ['cancel', '## \\sec x'],
      ],
    },
    {
      tex: '\\frac{# \\sin x}{1 - \\cos x} - # \\cot x',
      value: '#csc x',
      cancels: '#sin x',
      sign: '−#csc x',
      square: '#',
      work: [
        ['join', '\\frac{#(\\sin^2 x - \\cos x + \\cos^2 x)}{\\sin x (1 - \\cos x)}'],
        ['identity', '\\frac{#(1 - \\cos x)}{\\sin x (1 - \\cos x)}'],
        ['cancel', '# \\csc x'],
      ],
    },
    {
      tex: '\\frac{#(\\sec^4 x - \\tan^4 x)}{\\sec^2 x + \\tan^2 x}',
      value: '#',
      cancels: '#(sec^2 x + tan^2 x)',
      sign: '−#',
      square: '#(sec x − tan x)',
      work: [
        ['factor', '\\frac{#(\\sec^2 x - \\tan^2 x)(\\sec^2 x + \\tan^2 x)}{\\sec^2 x + \\tan^2 x}'],
        ['cancel', '#(\\sec^2 x - \\tan^2 x)'],
        ['identity', '#'],
      ],
    },
  ],
};

function formsOf(level: 1 | 2 | 3): readonly Form[] {
  return forms[level];
}
