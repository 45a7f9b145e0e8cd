/** Why one line of a proof about sums of angles follows from the line before. */
type ChainReason =
  | 'by-formula'
  | 'by-parity'
  | 'by-complement'
  | 'by-regrouping'
  | 'by-quotient'
  | 'by-dividing'
  | 'by-collecting'
  | 'by-pythagoras';

/** What is behind a wrong line: an id of the misconceptions, and the reason that belongs to it. */
type WrongKind = 'sign' | 'split' | 'drop' | 'parity' | 'coordinates' | 'slip';

/** A line, the next one, and three lines that do not follow. */
export type ChainStep = {
  readonly goal: string;
  readonly known: string;
  readonly before: string;
  readonly after: string;
  readonly reason: ChainReason;
  readonly wrong: readonly (readonly [kind: WrongKind, line: string])[];
  /** The formula proved, as plain text. */
  readonly claim: string;
};

export const chainLength = 18;

/** The proofs of the other formulas from the one for the cosine of a difference, line by line. */
export function formulaChains(a: string, b: string): readonly ChainStep[] {
  return [...sumOfCosine(a, b), ...sumsOfSine(a, b), ...sumsOfTangent(a, b), ...doubles(a, b)];
}

function sumOfCosine(a: string, b: string): readonly ChainStep[] {
  const proof = {
    goal: `\\cos(${a} + ${b})`,
    known: `\\cos(${a} - ${b})`,
    claim: 'cos(a + b) = cos(a)*cos(b) - sin(a)*sin(b)',
  };
  const filled = `\\cos ${a} \\cos(-${b}) + \\sin ${a} \\sin(-${b})`;
  return [
    {
      ...proof,
      before: `\\cos(${a} - (-${b}))`,
      after: filled,
      reason: 'by-formula',
      wrong: [
        ['sign', `\\cos ${a} \\cos(-${b}) - \\sin ${a} \\sin(-${b})`],
        ['split', `\\cos ${a} - \\cos(-${b})`],
        ['slip', `\\sin ${a} \\cos(-${b}) + \\cos ${a} \\sin(-${b})`],
      ],
    },
    {
      ...proof,
      before: filled,
      after: `\\cos ${a} \\cos ${b} - \\sin ${a} \\sin ${b}`,
      reason: 'by-parity',
      wrong: [
        ['parity', `-\\cos ${a} \\cos ${b} - \\sin ${a} \\sin ${b}`],
        ['drop', `\\cos ${a} \\cos ${b}`],
        ['slip', `\\cos ${a} \\cos ${b} + \\sin ${a} \\sin ${b}`],
      ],
    },
  ];
}

function sumsOfSine(a: string, b: string): readonly ChainStep[] {
  const sum = {
    goal: `\\sin(${a} + ${b})`,
    known: `\\cos(${a} - ${b})`,
    claim: 'sin(a + b) = sin(a)*cos(b) + cos(a)*sin(b)',
  };
  const gap = {
    goal: `\\sin(${a} - ${b})`,
    known: `\\sin(${a} + ${b})`,
    claim: 'sin(a - b) = sin(a)*cos(b) - cos(a)*sin(b)',
  };
  const turned = `90^\\circ - ${a}`;
  const filled = `\\cos(${turned}) \\cos ${b} + \\sin(${turned}) \\sin ${b}`;
  const odd = `\\sin ${a} \\cos(-${b}) + \\cos ${a} \\sin(-${b})`;
  return [
    {
      ...sum,
      before: `\\sin(${a} + ${b})`,
      after: `\\cos(90^\\circ - (${a} + ${b}))`,
      reason: 'by-complement',
      wrong: [
        ['coordinates', `\\cos(90^\\circ + (${a} + ${b}))`],
        ['split', `\\sin ${a} + \\sin ${b}`],
        ['slip', `90^\\circ - \\cos(${a} + ${b})`],
      ],
    },
    {
      ...sum,
      before: `\\cos(90^\\circ - (${a} + ${b}))`,
      after: `\\cos((${turned}) - ${b})`,
      reason: 'by-regrouping',
      wrong: [
        ['sign', `\\cos((${turned}) + ${b})`],
        ['split', `\\cos 90^\\circ - \\cos(${a} + ${b})`],
        ['slip', `\\cos((90^\\circ + ${a}) - ${b})`],
      ],
    },
    {
      ...sum,
      before: `\\cos((${turned}) - ${b})`,
      after: filled,
      reason: 'by-formula',
      wrong: [
        ['sign', `\\cos(${turned}) \\cos ${b} - \\sin(${turned}) \\sin ${b}`],
        ['split', `\\cos(${turned}) - \\cos ${b}`],
        ['slip', `\\cos(${turned}) \\sin ${b} + \\sin(${turned}) \\cos ${b}`],
      ],
    },
    {
      ...sum,
      before: filled,
      after: `\\sin ${a} \\cos ${b} + \\cos ${a} \\sin ${b}`,
      reason: 'by-complement',
      wrong: [
        ['coordinates', `\\cos ${a} \\cos ${b} + \\sin ${a} \\sin ${b}`],
        ['drop', `\\sin ${a} \\cos ${b}`],
        ['slip', `\\sin ${a} \\cos ${b} - \\cos ${a} \\sin ${b}`],
      ],
    },
    {
      ...gap,
      before: `\\sin(${a} + (-${b}))`,
      after: odd,
      reason: 'by-formula',
      wrong: [
        ['sign', `\\sin ${a} \\cos(-${b}) - \\cos ${a} \\sin(-${b})`],
        ['split', `\\sin ${a} + \\sin(-${b})`],
        ['slip', `\\cos ${a} \\cos(-${b}) + \\sin ${a} \\sin(-${b})`],
      ],
    },
    {
      ...gap,
      before: odd,
      after: `\\sin ${a} \\cos ${b} - \\cos ${a} \\sin ${b}`,
      reason: 'by-parity',
      wrong: [
        ['parity', `-\\sin ${a} \\cos ${b} - \\cos ${a} \\sin ${b}`],
        ['drop', `\\sin ${a} \\cos ${b}`],
        ['slip', `\\sin ${a} \\cos ${b} + \\cos ${a} \\sin ${b}`],
      ],
    },
  ];
}

function sumsOfTangent(a: string, b: string): readonly ChainStep[] {
  return (['+', '-'] as const).flatMap((op): ChainStep[] => {
    const turned = op === '+' ? '-' : '+';
    const proof = {
      goal: `\\tan(${a} ${op} ${b})`,
      known: `\\sin(${a} ${op} ${b})$ and $\\cos(${a} ${op} ${b})`,
      claim: `tan(a ${op} b) = (tan(a) ${op} tan(b))/(1 ${turned} tan(a)*tan(b))`,
    };
    const quotient = `\\frac{\\sin(${a} ${op} ${b})}{\\cos(${a} ${op} ${b})}`;
    const sines = (sign: string): string => `\\sin ${a} \\cos ${b} ${sign} \\cos ${a} \\sin ${b}`;
    const cosines = (sign: string): string => `\\cos ${a} \\cos ${b} ${sign} \\sin ${a} \\sin ${b}`;
    const filled = `\\frac{${sines(op)}}{${cosines(turned)}}`;
    const tangents = `\\tan ${a} ${op} \\tan ${b}`;
    return [
      {
        ...proof,
        before: proof.goal,
        after: quotient,
        reason: 'by-quotient',
        wrong: [
          ['coordinates', `\\frac{\\cos(${a} ${op} ${b})}{\\sin(${a} ${op} ${b})}`],
          ['split', tangents],
          ['slip', `\\sin(${a} ${op} ${b}) \\cos(${a} ${op} ${b})`],
        ],
      },
      {
        ...proof,
        before: quotient,
        after: filled,
        reason: 'by-formula',
        wrong: [
          ['sign', `\\frac{${sines(op)}}{${cosines(op)}}`],
          ['split', `\\frac{\\sin ${a} ${op} \\sin ${b}}{\\cos ${a} ${op} \\cos ${b}}`],
          ['slip', `\\frac{${cosines(turned)}}{${sines(op)}}`],
        ],
      },
      {
        ...proof,
        before: filled,
        after: `\\frac{${tangents}}{1 ${turned} \\tan ${a} \\tan ${b}}`,
        reason: 'by-dividing',
        wrong: [
          ['sign', `\\frac{${tangents}}{1 ${op} \\tan ${a} \\tan ${b}}`],
          ['drop', tangents],
          ['slip', `\\frac{\\tan ${a} \\tan ${b}}{1 ${turned} \\tan ${a} \\tan ${b}}`],
        ],
      },
    ];
  });
}

function doubles(a: string, b: string): readonly ChainStep[] {
  const cosine = {
    goal: `\\cos 2${a}`,
    known: `\\cos(${a} + ${b})`,
    claim: 'cos(2a) = 1 - 2*sin(a)^2',
  };
  const sine = {
    goal: `\\sin 2${a}`,
    known: `\\sin(${a} + ${b})`,
    claim: 'sin(2a) = 2*sin(a)*cos(a)',
  };
  const squares = `\\cos^2 ${a} - \\sin^2 ${a}`;
  const twice = `\\sin ${a} \\cos ${a} + \\cos ${a} \\sin ${a}`;
  return [
    {
      ...cosine,
      before: `\\cos(${a} + ${a})`,
      after: squares,
      reason: 'by-formula',
      wrong: [
        ['sign', `\\cos^2 ${a} + \\sin^2 ${a}`],
        ['split', `\\cos ${a} + \\cos ${a}`],
        ['slip', `2 \\sin ${a} \\cos ${a}`],
      ],
    },
    {
      ...cosine,
      before: squares,
      after: `1 - 2 \\sin^2 ${a}`,
      reason: 'by-pythagoras',
      wrong: [
        ['sign', `1 + 2 \\sin^2 ${a}`],
        ['drop', `1 - \\sin^2 ${a}`],
        ['slip', '1'],
      ],
    },
    {
      ...sine,
      before: `\\sin(${a} + ${a})`,
      after: twice,
      reason: 'by-formula',
      wrong: [
        ['coordinates', `\\cos ${a} \\cos ${a} + \\sin ${a} \\sin ${a}`],
        ['split', `\\sin ${a} + \\sin ${a}`],
        ['slip', `\\sin ${a} \\cos ${a} - \\cos ${a} \\sin ${a}`],
      ],
    },
    {
      ...sine,
      before: twice,
      after: `2 \\sin ${a} \\cos ${a}`,
      reason: 'by-collecting',
      wrong: [
        ['drop', `\\sin ${a} \\cos ${a}`],
        ['split', `2 \\sin ${a} + 2 \\cos ${a}`],
        ['slip', `2 \\sin^2 ${a} \\cos^2 ${a}`],
      ],
    },
  ];
}
