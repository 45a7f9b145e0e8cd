import { byFormula, type Exercised, together } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { exactly, fractionOf, numberIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const size = '(?:\\d*\\.?\\d*(?:√\\d+|sqrt\\(?\\d+\\)?)|\\d+(?:\\.\\d+)?)';
const complexNumber = new RegExp(
  `(-?${size})? ?([+-]?) ?(?:(${size})? ?[*·]? ?i ?[*·]? ?(√\\d+|sqrt\\(?\\d+\\)?)?)(?![a-z])`,
);

const plain = (text: string): string => text.replace(/sqrt\(?(\d+)\)?/g, '√$1');

/** A complex number as its size and its angle. */
export const toPolar: Situation = ({ text, typed, places }, ask) => {
  if (
    !/\bpolar (?:form|coordinates)\b|\btrigonometric form\b/.test(text) ||
    places !== null ||
    /\^|\/|\broots?\b|\bproduct\b|\bdegrees?\b|°/.test(text)
  )
    return null;
  if (ask(typed)) return null;
  const body = text
    .replace(
      /\b(?:write|convert|express|put|change|the|complex|number|z ?=|in|to|into|polar|trigonometric|form|coordinates|angle|with|radians?|radian|find|of|what|is|as|use|θ|theta|an)\b/g,
      ' ',
    )
    .replace(/[,.?:;]/g, ' ')
    .trim();
  const found = complexNumber.exec(body);
  if (!found || found[0].trim() !== body || /[<(]/.test(body)) return null;
  const [, re = '0', sign = '', im, root] = found;
  const a = plain(re === '' ? '0' : re);
  const b = `${sign === '-' ? '-' : ''}${plain(im ?? '')}${root ? plain(root) : ''}`.replace(/^(-?)$/, '$11');
  const r = byFormula({ formula: 'r = √(a^2 + b^2)', values: { a, b }, rule: 'polar-rule', kind: 'complex' });
  const angle = Math.atan2(numberIn(b), numberIn(a));
  const turn = fractionOf((angle < 0 ? angle + 2 * Math.PI : angle) / Math.PI, 12);
  if (!r || !turn || turn[0] === 0) return null;
  const theta = `${turn[0] === 1 ? '' : turn[0]}π${turn[1] === 1 ? '' : `/${turn[1]}`}`;
  const front = r.answer === '1' ? '' : /[+ ]/.test(r.answer) ? `(${r.answer})` : r.answer;
  const sides: Exercised[] = [
    ['cos', a],
    ['sin', b],
  ].map(([name = '', goal = '']) => {
    const chain = startChain(`${front === '' ? '' : `${front} · `}${name}(${theta})`);
    addStep(chain, goal, { rule: 'polar-rule', proof: 'numeric' });
    return { kind: 'complex', chain, answer: '', check: [] };
  });
  return together([r, ...sides], {
    kind: 'complex',
    answer: `${front}(cos(${theta}) + i sin(${theta}))`.replace(/^\((cos.*)\)$/, '$1'),
  });
};

/** The usual range of r and of the angle; the answer is told in it anyway. */
const usualRange =
  /[\s,;(]*\b(?:(?:with|where|such that|so that|for|if|let|assume|use|using|and)\s+)*r ?(?:>|≥|>=) ?0\b(?:(?:,| and)* 0 ?(?:≤|<=) ?(?:θ|theta) ?< ?(?:2 ?π|2 ?pi|360 ?(?:°|degrees?)?))?\)?|[\s,;(]*\b(?:(?:with|where|such that|so that|for|if|and)\s+)+0 ?(?:≤|<=) ?(?:θ|theta) ?< ?(?:2 ?π|2 ?pi)\)?/i;

/** A point in polar coordinates, wished in the range that is usual. */
export const polarInTurn: Situation = ({ typed }) => {
  const plain = typed.replace(usualRange, '');
  return plain !== typed && /\bpolar coordinates\b/i.test(plain) && !/[<>≤≥]/.test(plain) ? plain : null;
};

/** A point told by r and its angle, in x and y. */
export const polarPoint: Situation = ({ text, places }) => {
  if (
    !/\bpolar\b/.test(text) ||
    !/\brectangular\b|\bcartesian\b|\bx ?(?:and|,) ?y\b/.test(text) ||
    places !== null
  )
    return null;
  const found =
    /\( ?(-?\d+(?:\.\d+)?|-?\d*√\d+) ?, ?(-?\d*(?:π|pi)(?:\/\d+)?|-?\d+(?: ?°| ?degrees?)) ?\)/.exec(text);
  if (!found || !leavesNoRelation(text.replace(found[0], ' ')) || /\bto polar\b/.test(text)) return null;
  const [, r = '', typed = ''] = found;
  const angle = typed.replace('pi', 'π').replace(/ ?(?:°|degrees?)/, ' · π/180');
  const parts = ['cos', 'sin'].map((name) =>
    exactly(`${r} · ${name}(${angle})`, { rule: 'rectangular-form', kind: 'complex' }),
  );
  const [x, y] = parts;
  if (!x || !y) return null;
  return together(
    parts.filter((one) => (one?.chain.steps.length ?? 0) > 0),
    { kind: 'complex', answer: `(${x.answer}, ${y.answer})` },
  );
};
