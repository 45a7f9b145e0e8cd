import type { RenderedStep } from '@playforward/curriculum';
import type { Act, WayNode } from './find-way.ts';

const largestBottom = 100;

/** A value as a student would write it: whole, as a short decimal, or as a fraction. */
export function sayValue(value: number): string {
  const rounded = Number(value.toFixed(4));
  if (Math.abs(value - rounded) < 1e-9) return String(rounded);
  for (let bottom = 2; bottom <= largestBottom; bottom += 1) {
    const top = Math.round(value * bottom);
    if (Math.abs(top / bottom - value) < 1e-9) return `${top}/${bottom}`;
  }
  return String(Number(value.toFixed(2)));
}

const quoted = (node: WayNode): string =>
  node.made.by === 'told' ? `“${node.made.amount.said}”` : 'what you got';

const signs: Readonly<Record<Act, string>> = {
  add: '+',
  subtract: '−',
  multiply: '\\times',
  divide: '\\div',
};

const work = (act: Act, [left, right]: readonly [string, string], value: number): string =>
  `$${left} ${signs[act]} ${right} = ${sayValue(value)}$`;

type Told = Pick<RenderedStep, 'instruction' | 'explanation'>;

function told(act: Act, left: WayNode, right: WayNode): Told {
  const [one, other] = [quoted(left), quoted(right)];
  const isAll = one === other;
  if (act === 'add')
    return {
      instruction: isAll ? 'Put your results together.' : `Put ${one} and ${other} together.`,
      explanation: 'Amounts of the same kind are added.',
    };
  if (act === 'subtract')
    return {
      instruction: isAll ? 'Find the difference of your results.' : `Take ${other} away from ${one}.`,
      explanation: 'What is left, or how far apart two amounts are, is a difference.',
    };
  if (act === 'divide') return toldDivision(left, right);
  const scale = [left, right].find(({ unit }) => unit.kind === 'part' || unit.kind === 'times');
  if (scale?.made.by === 'told') {
    const whole = quoted(scale === left ? right : left);
    const { text } = scale.made.amount;
    return scale.unit.kind === 'times'
      ? {
          instruction: `Take ${whole} as many times as “${scale.made.amount.said}” says.`,
          explanation: '“Times as much” is a multiplication.',
        }
      : {
          instruction: `Work out ${text.toLowerCase()} of ${whole}.`,
          explanation: partReason(text, scale.value),
        };
  }
  const rate = [left, right].find(({ unit }) => unit.kind === 'rate');
  if (!rate || isAll)
    return {
      instruction: isAll ? 'Multiply your results.' : `Put ${one} and ${other} together as a product.`,
      explanation: 'That many rows, with that many in each, make a product.',
    };
  const amount = quoted(rate === left ? right : left);
  return {
    instruction:
      rate.made.by === 'told'
        ? `Find how much ${amount} make, with ${quoted(rate)}.`
        : `Now you know it for 1. Find how much it is for ${amount}.`,
    explanation: 'The same amount comes so many times, so multiply.',
  };
}

function partReason(text: string, value: number): string {
  if (/%|percent/.test(text))
    return `Percent means out of 100, so take $${sayValue(value)}$ times the amount.`;
  return 'A part “of” an amount is that part times the amount.';
}

function toldDivision(left: WayNode, right: WayNode): Told {
  const [one, other] = [quoted(left), quoted(right)];
  if (right.unit.kind === 'times')
    return {
      instruction: `Divide ${one} by the number of times, as ${other} says.`,
      explanation: 'Dividing undoes “times as much”.',
    };
  if (right.unit.kind === 'rate')
    return {
      instruction: `Find how many times ${other} fits into ${one}.`,
      explanation: 'How many times one fits into the other is a division.',
    };
  if (left.unit.noun !== null && left.unit.noun === right.unit.noun)
    return {
      instruction: `Find how many times as much ${one} is as ${other}.`,
      explanation: 'How many times as much is a division.',
    };
  return {
    instruction: `From ${one} for ${other}, find how much it is for 1.`,
    explanation: 'How much there is for one of them is a division.',
  };
}

const step = ({ instruction, explanation }: Told, line: string): RenderedStep => ({
  instruction,
  explanation,
  work: line,
  diagram: null,
});

/** A share that comes off, or on top: the share first, then the whole without it or with it. */
function shared(scale: WayNode, whole: WayNode, value: number): RenderedStep[] {
  if (scale.made.by !== 'told') return [];
  const { amount, as } = scale.made;
  const { text } = amount;
  const part = amount.value * whole.value;
  const isRest = as === 'rest';
  return [
    step(
      {
        instruction: `Work out ${text.toLowerCase()} of ${quoted(whole)}.`,
        explanation: partReason(text, amount.value),
      },
      work('multiply', [sayValue(amount.value), sayValue(whole.value)], part),
    ),
    step(
      isRest
        ? {
            instruction: `Take that part away from ${quoted(whole)}.`,
            explanation: 'What comes off leaves the rest.',
          }
        : { instruction: `Add that part to ${quoted(whole)}.`, explanation: 'It comes on top of the whole.' },
      work(isRest ? 'subtract' : 'add', [sayValue(whole.value), sayValue(part)], value),
    ),
  ];
}

/** So many parts and one more, and the total shared among them. */
function inParts(scale: WayNode, total: WayNode, value: number): RenderedStep[] {
  if (scale.made.by !== 'told') return [];
  const { said, value: times } = scale.made.amount;
  return [
    step(
      {
        instruction: `Think of equal parts. “${said}” is that many parts, and the other one is 1 part. Count all the parts.`,
        explanation: 'All of them together make the total.',
      },
      work('add', [sayValue(times), '1'], times + 1),
    ),
    step(
      {
        instruction: `Share ${quoted(total)} equally among all the parts.`,
        explanation: 'Equal parts of a total are a division.',
      },
      work('divide', [sayValue(total.value), sayValue(times + 1)], value),
    ),
  ];
}

/** The steps of a way in the words of its story, the first one first; each tells what belongs together, none the result. */
export function tellWay({ made, value }: WayNode): RenderedStep[] {
  if (made.by === 'told') return [];
  const { by, left, right } = made;
  const scale = [left, right].find((one) => one.made.by === 'told' && one.made.as !== 'itself');
  const before = [...tellWay(left), ...tellWay(right)];
  if (scale?.made.by === 'told') {
    const other = scale === left ? right : left;
    if (by === 'multiply' && scale.made.as !== 'all') return [...before, ...shared(scale, other, value)];
    if (by === 'divide' && scale.made.as === 'all' && scale === right)
      return [...before, ...inParts(scale, other, value)];
    const line =
      scale.made.as === 'rest'
        ? `$1 − ${sayValue(scale.made.amount.value)} = ${sayValue(scale.value)}$`
        : `$1 + ${sayValue(scale.made.amount.value)} = ${sayValue(scale.value)}$`;
    before.push(
      step(
        {
          instruction: `Find which part of the whole “${scale.made.amount.said}” leaves or makes.`,
          explanation: 'The whole is 1, or 100%.',
        },
        line,
      ),
    );
  }
  return [
    ...before,
    step(told(by, left, right), work(by, [sayValue(left.value), sayValue(right.value)], value)),
  ];
}
