import { generateProblem, listSkills, renderProblem } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../companion-context.ts';
import { plainMath } from '../hints/plain-math.ts';
import { openProblemOf } from '../open-problem.ts';
import { tell } from '../testing-turn.ts';

/** A calculation of a way and what it comes to, worked out here and not by what is tested. */
type Line = { readonly problem: OpenProblem; readonly left: string; readonly value: number };

const number = String.raw`\d+(?:\.\d+)?`;
const calculation = new RegExp(
  `(?<![\\d./^(−-]\\s?)(${number}) ([-+−×÷]) (${number})(?![\\d./^]|\\s*[-+−×÷/^(])`,
  'g',
);

function workOut(a: number, sign: string, b: number): number {
  if (sign === '+') return a + b;
  if (sign === '×') return a * b;
  return sign === '÷' ? a / b : a - b;
}

const tidy = (value: number): number => Number(value.toFixed(9));
/** At night every skill is asked, by day every fourth. */
const stride = process.env.WHOLE === '1' ? 1 : 4;

const problems = listSkills()
  .filter((_, at) => at % stride === 0)
  .map(({ id, version }) =>
    openProblemOf(renderProblem(generateProblem({ skill: id, version, level: 2, seed: 17 }))),
  );

/** The calculations of every way, with the quotients and products of what its question states. */
const lines: readonly Line[] = problems.flatMap((problem) => {
  const works = (problem.rendered?.steps ?? []).map(({ work }) => plainMath(work ?? ''));
  const found = works.flatMap((work) => [...work.matchAll(calculation)].map((one) => one.slice(1)));
  const stated = (plainMath(problem.question).match(/(?<![\d.,/])\d+(?:\.\d+)?(?![\d.,/])/g) ?? []).filter(
    (one) => Number(one) > 0,
  );
  const [a = '', b = ''] = stated;
  const own =
    stated.length > 1
      ? [
          [a, '÷', b],
          [a, '+', b],
          [b, '×', a],
        ]
      : [];
  return [...found, ...own].flatMap(([first = '', sign = '', second = '']) => {
    const value = tidy(workOut(Number(first), sign, Number(second)));
    return Number.isFinite(value) && value >= 0
      ? [{ problem, left: `${first} ${sign === '−' ? '-' : sign} ${second}`, value }]
      : [];
  });
});

/** A value as it is written on paper: whole, or cut or rounded behind its second or third digit. */
function writtenAs(value: number, at: number): string {
  const whole = String(value);
  if ((whole.split('.')[1]?.length ?? 0) <= 3) return whole;
  return at % 2 === 0 ? value.toFixed(3) : (/^\d+\.\d{2}/.exec(value.toFixed(9))?.[0] ?? whole);
}

const grouped = (text: string): string =>
  text.replace(/(?<![\d.])\d{4,}(?![\d.])/g, (one) => Number(one).toLocaleString('en-US'));
const isRatio = ({ problem }: Line): boolean =>
  problem.key.form === 'ratio' || /\d\s?:\s?\d/.test(problem.question);

/** Ways in which pupils write one line. */
const spellings: Readonly<Record<string, (line: string, of: Line) => string>> = {
  plain: (line) => line,
  'with a decimal comma': (line) => line.replace(/(\d)\.(\d)/g, '$1,$2'),
  'with commas between thousands': (line) => grouped(line),
  'with a colon for division': (line, of) => (isRatio(of) ? line : line.replaceAll(' ÷ ', ':')),
  'without spaces': (line) => line.replace(/ /g, '').replace('÷', '/').replace('×', '*'),
  'with words around': (line) => `ok so first i did ${line} for the second one`,
  'joined to another by and': (line) => `2 + 3 = 5 and ${line}`,
  'with another behind so': (line) => `${line.replace(/ /g, '')} so 7 * 8 = 56`,
  'as a mixed sentence with a comma': (line) => `${line.replace(/(\d)\.(\d)/g, '$1,$2')} and 3 * 0,5 = 1,5`,
  'said in words': (line) =>
    line.replace('÷', 'divided by').replace('×', 'times').replace('+', 'plus').replace(' = ', ' is '),
  'said to be about it': (line) => {
    const [left = '', right = ''] = line.split(' = ');
    return `${left} is about ${Number(right) >= 10 ? Math.round(Number(right)) : right}`;
  },
  'in one run of equals signs': (line) => `${line} + 1 = ${tidy(Number(line.split(' = ')[1]) + 1)}`,
  'with its cut result taken on': (line) => {
    const [, right = ''] = line.split(' = ');
    return `${line} and ${right} * 3 = ${(3 * Number(right)).toFixed(2)}`;
  },
  'as an amount of so many groups': (_, { left, value }) => `2 groups of ${left} = ${tidy(2 * value)}`,
};

const saysFalse = (text: string): boolean =>
  /does not hold|That does not|^No, |no longer the same/.test(text);

/** Whether a reply says that the numbers of the line do not come to what the line says. */
function isCalledWrong(text: string, problem: OpenProblem): boolean {
  const { reply, heard } = tell(text, problem);
  const isWrong = heard.steps.some(
    (one) => one.verdict === 'wrong' && one.slip.kind === 'calculation' && one.reason === null,
  );
  return isWrong || saysFalse(reply.text);
}

const trusted = [
  'plain',
  'with a decimal comma',
  'with commas between thousands',
  'with a colon for division',
  'without spaces',
  'with words around',
  'joined to another by and',
  'with another behind so',
  'said in words',
];

/** Lines with an angle for every problem that has degrees. */
const angled: readonly { problem: OpenProblem; text: string }[] = listSkills()
  .map(({ id, version }) =>
    openProblemOf(renderProblem(generateProblem({ skill: id, version, level: 2, seed: 17 }))),
  )
  .filter(({ question }) => /°|\bdegrees?\b|\\circ/.test(question))
  .flatMap((problem) => {
    const [first = '9'] = plainMath(problem.question).match(/(?<![\d.,/])\d+(?![\d.,/°])/g) ?? [];
    return [20, 30, 62].flatMap((angle, at) => {
      const turn = (angle * Math.PI) / 180;
      const [sine, cosine] = [Number(first) * Math.sin(turn), Number(first) * Math.cos(turn)];
      return [
        `${first}*sin${angle} = ${writtenAs(tidy(sine), at)}`,
        `so its ${first} * cos(${angle}) = ${writtenAs(tidy(cosine), at + 1)} right`,
        `${first} sin ${angle} = ${writtenAs(tidy(sine), at).replace('.', ',')} and 2 + 3 = 5`,
      ].map((text) => ({ problem, text }));
    });
  });

describe('a true line of numbers', () => {
  test('there are enough of them', () => {
    expect(lines.length).toBeGreaterThan(400);
    expect(angled.length).toBeGreaterThan(100);
  });

  test.each(Object.keys(spellings))('written %s is never called wrong', (name) => {
    const wrong = lines.flatMap((line, at) => {
      const text = spellings[name]?.(`${line.left} = ${writtenAs(line.value, at)}`, line) ?? '';
      return isCalledWrong(text, line.problem) ? [`${line.problem.skill}: ${text}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('with an angle whose degrees have no sign is never called wrong', () => {
    const wrong = angled.flatMap(({ problem, text }) =>
      isCalledWrong(text, problem) ? [`${problem.skill}: ${text}`] : [],
    );
    expect(wrong).toEqual([]);
  });
});

describe('a false line of numbers', () => {
  test.each(trusted)('written %s is still called wrong, ninety-eight times in a hundred', (name) => {
    const missed = lines.flatMap((line) => {
      const text = spellings[name]?.(`${line.left} = ${tidy(Math.round(line.value * 1.3) + 3)}`, line) ?? '';
      return isCalledWrong(text, line.problem) ? [] : [`${line.problem.skill}: ${text}`];
    });
    expect(missed.length, missed.join('; ')).toBeLessThan(lines.length * 0.02);
  });
});
