import type { AnswerForm, AskedForm } from '@playforward/math';

/** Whether `answer` has the value of `key`; both are TeX that all three engines read, except in "as typed". */
export type MathCase = {
  category: string;
  unit?: string;
  form: AnswerForm;
  key: string;
  answer: string;
  same: boolean;
  /** A form that is asked for; a right value in another one does not count then. */
  asked?: AskedForm;
  /** The form was guessed from the key. */
  inferred?: true;
  /** The words of the question that an answer is judged beside. */
  question?: string;
  /** Only `right` counts. */
  strict?: boolean;
  why?: string;
};

type Block = {
  category: string;
  form: AnswerForm;
  rows: readonly (readonly [key: string, same: string, other: string])[];
};

/** Answers are parted by ` ; `: the same value first, then other values. */
const blocks: readonly Block[] = [
  {
    category: 'numbers',
    form: 'number',
    rows: [
      ['12', '12 ; 12.0 ; +12', '-12 ; 21 ; 1.2'],
      ['-0.75', '-0.75 ; -.75 ; -\\frac{3}{4}', '0.75 ; -0.57 ; -\\frac{4}{3}'],
      ['36\\pi', '36\\pi ; \\pi\\cdot36 ; 6^{2}\\pi', '36 ; 6\\pi ; 113.0973355292'],
      ['0.1', '0.1 ; \\frac{1}{10} ; .10', '0.01 ; 0.1000000001 ; 1'],
      ['1000000', '1000000 ; 10^{6}', '100000 ; 10^{5} ; 1000001'],
    ],
  },
  {
    category: 'fractions',
    form: 'fraction',
    rows: [
      ['\\frac{3}{4}', '\\frac{6}{8} ; 0.75 ; \\frac{-3}{-4} ; 3/4', '\\frac{4}{3} ; \\frac{3}{5} ; 0.7'],
      ['\\frac{1}{3}', '1/3 ; \\frac{2}{6} ; \\frac{33}{99}', '0.33 ; 0.3333333333333 ; 3'],
      ['-\\frac{5}{2}', '-2.5 ; \\frac{-5}{2} ; \\frac{5}{-2}', '\\frac{5}{2} ; -\\frac{2}{5} ; -2.05'],
      ['\\frac{22}{7}', '\\frac{44}{14} ; 22/7', '\\pi ; 3.142857 ; 3.14'],
    ],
  },
  {
    category: 'polynomials',
    form: 'expression',
    rows: [
      ['2x+6', '2(x+3) ; 6+2x ; x+x+6 ; 2x+3\\cdot2', '2x+3 ; 8x ; 2x-6'],
      ['x^{2}-9', '(x-3)(x+3) ; -9+x^{2} ; x^{2}-3^{2}', '(x-3)^{2} ; x^{2}+9 ; (x-9)(x+1)'],
      ['(x+1)^{3}', 'x^{3}+3x^{2}+3x+1 ; (x+1)(x+1)^{2}', 'x^{3}+1 ; x^{3}+3x+1 ; (x-1)^{3}'],
      ['a^{2}-2ab+b^{2}', '(a-b)^{2} ; (b-a)^{2}', 'a^{2}-b^{2} ; (a+b)^{2}'],
      ['\\frac{x}{2}+\\frac{x}{3}', '\\frac{5x}{6} ; \\frac{5}{6}x', '\\frac{2x}{5} ; \\frac{x}{6}'],
      ['x^{20}', 'x^{10}x^{10} ; (x^{4})^{5}', 'x^{21} ; 20x ; x^{19}'],
      ['(x+1)^{200}', '(1+x)^{200} ; (x+1)^{100}(x+1)^{100}', '(x+1)^{199} ; (x-1)^{200}'],
      ['0', 'x-x ; (x+1)^{2}-x^{2}-2x-1', 'x ; 0.000000001x ; 1'],
    ],
  },
  {
    category: 'rational functions',
    form: 'expression',
    rows: [
      [
        '\\frac{1}{x+1}',
        '\\frac{x-1}{x^{2}-1} ; \\frac{2}{2x+2} ; (x+1)^{-1}',
        '\\frac{1}{x}+1 ; \\frac{1}{x-1} ; x+1',
      ],
      [
        '\\frac{2}{x^{2}-1}',
        '\\frac{1}{x-1}-\\frac{1}{x+1}',
        '\\frac{1}{x-1}+\\frac{1}{x+1} ; \\frac{2}{x^{2}+1}',
      ],
      [
        '\\frac{x^{2}}{y}',
        '\\frac{x^{3}}{xy} ; x^{2}y^{-1} ; x\\cdot\\frac{x}{y}',
        '\\frac{y}{x^{2}} ; \\frac{x}{y}',
      ],
      ['x+2', '\\frac{x^{2}-4}{x-2} ; \\frac{x^{2}+4x+4}{x+2}', '\\frac{x^{2}+4}{x+2} ; x-2'],
    ],
  },
  {
    category: 'radicals',
    form: 'expression',
    rows: [
      [
        '2\\sqrt{3}',
        '\\sqrt{12} ; \\sqrt{3}\\cdot2 ; \\frac{6}{\\sqrt{3}} ; 2\\cdot3^{\\frac{1}{2}}',
        '3\\sqrt{2} ; 3.4641016151 ; \\sqrt{6}',
      ],
      ['\\frac{\\sqrt{2}}{2}', '\\frac{1}{\\sqrt{2}} ; \\sqrt{\\frac{1}{2}}', '0.70710678 ; \\sqrt{2}'],
      ['1+\\sqrt{2}', '\\sqrt{3+2\\sqrt{2}} ; \\frac{1}{\\sqrt{2}-1}', '\\sqrt{3} ; 2.414213562'],
      ['\\sqrt{x+1}', '(x+1)^{\\frac{1}{2}} ; (x+1)^{0.5}', '\\sqrt{x}+1 ; x+1'],
      ['\\sqrt[3]{2}', '2^{\\frac{1}{3}} ; \\frac{\\sqrt[3]{16}}{2}', '\\sqrt{2} ; 1.259921'],
      ['\\left|x\\right|', '\\sqrt{x^{2}} ; \\left|-x\\right|', 'x ; -x'],
    ],
  },
  {
    category: 'functions',
    form: 'expression',
    rows: [
      ['1', '\\sin(x)^{2}+\\cos(x)^{2}', '\\sin(x)+\\cos(x) ; \\sin(x)^{2}-\\cos(x)^{2}'],
      ['\\sin(2x)', '2\\sin(x)\\cos(x)', '2\\sin(x) ; \\sin(x)^{2}'],
      ['2^{x+1}', '2\\cdot2^{x} ; 2^{x}+2^{x} ; 4\\cdot2^{x-1}', '2^{x}+1 ; 2x+1 ; 4^{x}'],
      ['\\ln(x)+\\ln(2)', '\\ln(2x)', '\\ln(x+2) ; 2\\ln(x)'],
    ],
  },
  {
    category: 'equations',
    form: 'equation',
    rows: [
      ['y=2x+1', '2x-y+1=0 ; y-1=2x ; 2y=4x+2 ; 2x+1=y', 'y=2x ; y=x+2 ; y=2x-1'],
      ['x=4', '4=x ; x=\\frac{8}{2}', 'x=-4 ; y=4 ; x=5'],
      ['a^{2}+b^{2}=c^{2}', 'c^{2}=a^{2}+b^{2} ; a^{2}=c^{2}-b^{2}', 'a+b=c ; a^{2}-b^{2}=c^{2}'],
    ],
  },
  {
    category: 'inequalities',
    form: 'inequality',
    rows: [
      ['x<3', '3>x', 'x>3 ; x\\le3 ; x<-3'],
      ['y\\le2x+1', '2x+1\\ge y ; y-2x\\le1 ; -y\\ge-2x-1', 'y<2x+1 ; y\\ge2x+1'],
    ],
  },
  {
    category: 'as typed',
    form: 'number',
    rows: [
      ['2.5', '2 1/2 ; 2½ ; 5/2 ; x = 2.5', '2 1/3 ; 21/2'],
      ['1032', '1,032 ; 1 032 ; $1032$', '1,320 ; 1.032'],
      ['-3', '−3 ; – 3 ; x=-3', '3 ; --3'],
      ['0.5', '1/2 ; ½ ; .5 ; 50%', '2 ; 5% ; 1/5'],
      ['8', 'eight ; ８ ; $8$', '23 ; 6 ; eighty'],
    ],
  },
];

const split = (text: string): string[] => text.split(' ; ');

export const mathCases: readonly MathCase[] = blocks.flatMap(({ category, form, rows }) =>
  rows.flatMap(([key, same, other]) => [
    ...split(same).map((answer) => ({ category, form, key, answer, same: true })),
    ...split(other).map((answer) => ({ category, form, key, answer, same: false })),
  ]),
);
