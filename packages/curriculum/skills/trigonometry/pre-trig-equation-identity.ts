import { numberSkill, type Random } from '../../src/kit/index.ts';
import { anglesWith, exactTex, radianSet } from '../../src/numbers/exact-angles.ts';

type Name = 'sin' | 'cos';

/**
 * Level 1: 2k · other² x + k · m · fn x = 2k with m = ±1, so fn x is 0 or m/2. Level 2: k · sin 2x = k · c · fn x,
 * with c of ±1, ±√2, ±√3. Level 3: 2k · other² x + … = 0, so that fn x is `root` or the impossible `far`.
 */
type Params = { fn: Name; letter: string; scale: number; value: string; far: number };

/** Level 1 needs a Pythagorean identity, level 2 a double angle, level 3 has a factor without solutions. */
export const preTrigEquationIdentity = numberSkill('pre-trig-equation-identity', {
  version: 2,
  form: 'set',
  text: {
    headline: 'Use an identity to solve',
    ask: [
      'Solve {equation} for {range}. Give all solutions in radians.',
      'Find every solution of {equation} for {range}, in radians.',
      'Which angles in radians solve {equation} for {range}? Give them all.',
      'For {range}, where is {equation} true? Give all solutions in radians.',
    ],
    right: 'The identity leaves one function, and every factor is set to zero.',
    divides: 'Here a factor was divided out. When is that factor zero?',
    plus: 'This replaces the square with a plus. Which two squares add up to one?',
    one: 'This is only a part of it. At how many places of the circle is each value taken?',
    far: 'One of these is not an angle but a value of the function. How large can such a value be?',
    other: 'Use an identity until there is one function only. Then factor.',
    sign: 'Check the sign of the value. On which side of the circle is it taken?',
    'identity-do': 'Replace the square with the Pythagorean identity.',
    'identity-why': 'Then only one function is left.',
    'double-do': 'Replace the double angle.',
    'double-why': 'Its sine is twice the sine times the cosine.',
    'factor-do': 'Bring everything to one side and factor.',
    'factor-why': 'Do not divide by a factor that can be zero.',
    'zero-do': 'Set each factor to zero.',
    'zero-why': 'A product is zero only if one of its factors is zero.',
    'keep-do': 'Leave out a value that no angle has.',
    'keep-why': 'Sine and cosine lie between minus one and one.',
    'angles-do': 'Find all angles of one turn.',
    'angles-why': 'Sine is the height on the unit circle, and cosine is the distance to the right.',
    final: 'The solutions are {value}.',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build(params: Params, { level, step, distractor }) {
    const { fn, letter, value: root, far, scale } = params;
    const other = fn === 'sin' ? 'cos' : 'sin';
    const rootFn = level === 2 ? other : fn;
    const zeros = level === 3 ? [] : anglesWith(fn, '0');
    const roots = anglesWith(rootFn, root);
    const value = radianSet([...zeros, ...roots]);
    const { equation, replaced, factored } = writingOf(params, level);
    const words = {
      equation: `$${equation}$`,
      range: `$0 ≤ ${letter} < 2\\pi$`,
      value,
    };
    const turned = anglesWith(rootFn, root.startsWith('−') ? root.slice(1) : `−${root}`);
    const call = (name: Name): string => `$\\${name} ${letter}$`;
    const single = radianSet([...zeros.slice(0, 1), ...roots.slice(0, 1)]);
    const found =
      level === 3
        ? `${call(fn)} is $${exactTex(root)}$ or ${String(far).replace('-', '−')}`
        : `${call(fn)} is 0 or ${call(rootFn)} is $${exactTex(root)}$`;
    const check = (angle: number): string => claimOf(params, level, angle);
    return {
      words,
      question: 'ask',
      answer: value,
      distractors: [
        level === 3
          ? distractor('keeps-a-false-solution', `${value}, ${String(far).replace('-', '−')}`, 'far')
          : distractor('loses-a-solution-by-dividing', radianSet(roots), 'divides'),
        level === 1
          ? distractor(
              'replaces-sine-squared-by-one-plus-cosine-squared',
              radianSet([...zeros, ...turned]),
              'plus',
            )
          : distractor('gives-one-solution', single, 'one'),
        distractor(
          'slip',
          level === 1 ? single : radianSet([...zeros, ...turned]),
          level === 1 ? 'one' : 'sign',
        ),
      ],
      steps: [
        step(level === 2 ? 'double' : 'identity', words.equation, `$${replaced}$`),
        step('factor', `$${replaced}$`, `$${scale === 1 ? '' : scale}${factored} = 0$`),
        step('zero', `$${factored} = 0$`, found),
        level === 3 ? step('keep', found, `${call(fn)} is $${exactTex(root)}$`) : null,
        step('angles', level === 3 ? `${call(fn)} is $${exactTex(root)}$` : found, value),
      ],
      claims: [...zeros, ...roots].map(check),
    };
  },
});

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const common = {
    fn: random.pick(['sin', 'cos'] as const),
    letter: random.pick(['x', 't', 'a', 'u', 'y']),
    scale: random.int(1, 9),
  };
  if (level === 1) {
    return { ...common, scale: random.int(1, 14), value: random.pick(['1/2', '−1/2']), far: 0 };
  }
  if (level === 2) {
    const values = ['1/2', '−1/2', '√2/2', '−√2/2', '√3/2', '−√3/2'];
    return { ...common, value: random.pick(values), far: 0 };
  }
  return { ...common, value: random.pick(['1/2', '−1/2']), far: random.pick([-4, -3, -2, 2, 3, 4]) };
}

type Writing = { readonly equation: string; readonly replaced: string; readonly factored: string };

/** A term with its sign and size: '+ 3\sin x', '- \sin x'. */
function term(size: number, body: string): string {
  const shown = Math.abs(size) === 1 && body !== '' ? body : `${Math.abs(size)}${body}`;
  return `${size < 0 ? '-' : '+'} ${shown}`;
}

function writingOf(params: Params, level: 1 | 2 | 3): Writing {
  const { fn, letter, scale, value, far } = params;
  const call = `\\${fn} ${letter}`;
  const other = fn === 'sin' ? 'cos' : 'sin';
  const m = value.startsWith('−') ? -1 : 1;
  const front = scale === 1 ? '' : String(scale);
  if (level === 2) {
    const factor = value.replace('/2', '').replace('−', '').replace('√', '');
    const size = factor === '1' ? front : `${front}\\sqrt{${factor}}`;
    const right = `${m < 0 ? '-' : ''}${size}${call}`;
    const partner = `\\${other} ${letter}`;
    const root = factor === '1' ? '1' : `\\sqrt{${factor}}`;
    return {
      equation: `${front}\\sin 2${letter} = ${right}`,
      replaced: `${2 * scale}\\sin ${letter} \\cos ${letter} = ${right}`,
      factored: `${call}(2${partner} ${m < 0 ? '+' : '-'} ${root})`,
    };
  }
  const square = `\\${other}^2 ${letter}`;
  if (level === 1) {
    return {
      equation: `${2 * scale}${square} ${term(m * scale, call)} = ${2 * scale}`,
      replaced: `${2 * scale}(1 - \\${fn}^2 ${letter}) ${term(m * scale, call)} = ${2 * scale}`,
      factored: `${call}(2${call} ${m < 0 ? '+' : '-'} 1)`,
    };
  }
  // (2s − m)(s − far) = 2s² − (m + 2far)s + m·far, turned around: −2s² + (m + 2far)s − m·far = 0.
  const line = (m + 2 * far) * scale;
  const rest = -m * far * scale;
  return {
    equation: `${2 * scale}${square} ${term(line, call)} ${term(rest - 2 * scale, '')} = 0`.replace(
      ' + 0',
      '',
    ),
    replaced:
      `${2 * scale}(1 - \\${fn}^2 ${letter}) ${term(line, call)} ${term(rest - 2 * scale, '')} = 0`.replace(
        ' + 0',
        '',
      ),
    factored: `(2${call} ${m < 0 ? '+' : '-'} 1)(${call} ${far < 0 ? '+' : '-'} ${Math.abs(far)})`,
  };
}

/** The equation at an angle, to be proved. */
function claimOf({ fn, value, far }: Params, level: 1 | 2 | 3, degrees: number): string {
  const at = `(${degrees}*pi/180)`;
  const other = fn === 'sin' ? 'cos' : 'sin';
  const m = value.startsWith('−') ? -1 : 1;
  if (level === 2) return `sin(2*${at}) = 2*(${value.replace('−', '-')})*${fn}${at}`;
  if (level === 1) return `2*${other}${at}^2 + (${m})*${fn}${at} = 2`;
  return `2*${other}${at}^2 + (${m + 2 * far})*${fn}${at} + (${-m * far - 2}) = 0`;
}
