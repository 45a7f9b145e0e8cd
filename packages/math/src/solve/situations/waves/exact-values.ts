import { type Ask, type Exercised, together, workedOut } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { exactly, numberIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const number =
  '(?:-?\\d*(?:π|pi)(?:\\/\\d+)?|-?\\d+(?:\\/\\d+)?(?:π|pi)|-?\\d+(?:\\.\\d+)?(?: ?°| ?degrees?| ?deg))';
const call = new RegExp(`\\b(sin|cos|tan|sec|csc|cot)(\\^?2|²)? ?(?:\\( ?(${number}) ?\\)|(${number}))`, 'g');

/** Sums and products of exact values of sine, cosine and tangent. */
export const sumOfValues: Situation = ({ text, places }, ask: Ask) => {
  if (places !== null) return null;
  const body = text
    .replace(
      /^(?:(?:find|evaluate|compute|calculate|what is|what's|whats|work out|simplify)\b)?[\s:]*(?:the )?(?:exact )?(?:value )?(?:of )?[\s:]*/,
      '',
    )
    .replace(/\b(?:times|multiplied by)\b/g, '·')
    .replace(/\bplus\b/g, '+')
    .replace(/\bminus\b/g, '-')
    .replace(/[\s?=]+$/, '')
    .replace(/\s*\bdegrees?\b/g, '°');
  const parts: Exercised[] = [];
  const known: Record<string, string> = {};
  let ok = true;
  const calls = [...body.matchAll(call)];
  if (calls.length > 4 || (calls.length < 2 && !/^(?:sec|csc|cot)/.test(calls[0]?.[1] ?? ''))) return null;
  const filled = body.replace(call, (_, ...found: (string | undefined)[]) => {
    const [name = '', power, inner, bare] = found;
    const angle = (inner ?? bare ?? '').replace('pi', 'π');
    const key = `${name}(${angle})`;
    const value = known[key] ?? specialValue(name, angle, ask, parts);
    if (value === null) ok = false;
    known[key] = value ?? '';
    return ` (${value})${power ? '^2' : ''} `;
  });
  if (!ok || /[a-z]/.test(filled.replace(/sqrt/g, '')) || !/^[\d√()+\-*/·^.\ssqrt]+$/.test(filled))
    return null;
  const worked = workedOut(
    filled
      .replace(/\)\s*(\^2)?\s*\(/g, ')$1 · (')
      .replace(/(\d)\s+\(/g, '$1 · (')
      .trim(),
  );
  if (!worked) return null;
  const sum: Exercised = { kind: 'trigonometry', chain: worked.chain, answer: worked.value, check: [] };
  return together([...parts, sum], { kind: 'trigonometry', answer: worked.value });
};

function specialValue(name: string, angle: string, ask: Ask, parts: Exercised[]): string | null {
  const base: Readonly<Record<string, string>> = { sec: 'cos', csc: 'sin', cot: 'tan' };
  const solved = ask(`${base[name] ?? name}(${angle})`);
  if (!solved || /undefined|exist/.test(solved.answer)) return null;
  parts.push({
    kind: 'trigonometry',
    chain: { at: '', steps: [...solved.steps], proven: true },
    answer: solved.answer,
    check: [],
    shown: solved.check,
  });
  if (base[name] === undefined) return solved.answer;
  const flipped = exactly(`1/(${solved.answer})`, { rule: 'side-by-angle', kind: 'trigonometry' });
  if (flipped && flipped.chain.steps.length > 0) parts.push(flipped);
  return flipped?.answer ?? null;
}

const half = new RegExp(`\\b(sin|cos|tan) ?\\(? ?(${number}) ?\\)?`);

const radicalOf: Readonly<Record<string, string>> = {
  '0': '2',
  '1/2': '2 + 1',
  '√2/2': '2 + √2',
  '√3/2': '2 + √3',
  '-√2/2': '2 - √2',
  '-√3/2': '2 - √3',
  '-1/2': '2 - 1',
};

/** sin, cos and tan of half a special angle. */
export const halfAngle: Situation = ({ text, places }, ask) => {
  const found = half.exec(text);
  if (!found || places !== null || !/\bhalf[- ]?angle\b/.test(text)) return null;
  const rest = text
    .replace(found[0], ' ')
    .replace(
      /\b(?:half|angle|half-angle|formulas?|identity|find|the|of|value|use|using|a|to|evaluate|with|and|by|what|is|exact|express|in|radical|form|identities)\b|[\s,.;:?=()'-]/g,
      '',
    );
  if (rest !== '') return null;
  const [, name = '', typed = ''] = found;
  const angle = typed.replace('pi', 'π').replace(/ ?(?:degrees?|deg)/, '°');
  const doubled = numberIn(angle.replace('°', ' · π/180')) * 2;
  const degrees = Math.round((doubled * 180) / Math.PI);
  if (Math.abs(doubled - (degrees * Math.PI) / 180) > 1e-9) return null;
  const cosine = ask(`cos(${degrees}°)`);
  const radical = radicalOf[cosine?.answer ?? ''];
  if (!cosine || radical === undefined) return null;
  const opposite = radical.includes('+') ? radical.replace('+', '-') : radical.replace('-', '+');
  const inside = numberIn(angle.replace('°', ' · π/180'));
  const shown = angle.endsWith('°') ? `${name}(${angle.slice(0, -1)} · π/180)` : `${name}(${angle})`;
  const chain = startChain(shown);
  if (name === 'tan') {
    const goal = [
      '√2 - 1',
      '√2 + 1',
      '2 - √3',
      '2 + √3',
      '-(√2 - 1)',
      '-(√2 + 1)',
      '-(2 - √3)',
      '-(2 + √3)',
    ].find((one) => Math.abs(numberIn(one) - Math.tan(inside)) < 1e-9);
    const sine = ask(`sin(${degrees}°)`);
    if (!sine || goal === undefined) return null;
    addStep(
      chain,
      `(1 - ${cosine?.answer.startsWith('-') ? `(${cosine.answer})` : cosine?.answer})/(${sine.answer})`,
      { rule: 'half-angle', proof: 'numeric' },
    );
    addStep(chain, goal, { rule: 'simplify-root', proof: 'numeric' });
    return together([cosine, sine, { kind: 'trigonometry', chain, answer: goal, check: [] }], {
      kind: 'trigonometry',
      answer: goal,
    });
  }
  const negative = (name === 'sin' ? Math.sin(inside) : Math.cos(inside)) < 0 ? '-' : '';
  addStep(chain, `${negative}√((1 ${name === 'sin' ? '-' : '+'} (${cosine.answer}))/2)`, {
    rule: 'half-angle',
    proof: 'numeric',
  });
  const goal = `${negative}√(${name === 'sin' ? opposite : radical})/2`;
  addStep(chain, goal, { rule: 'simplify-root', proof: 'numeric' });
  const part: Exercised = { kind: 'trigonometry', chain, answer: goal, check: [] };
  return together([cosine, part], { kind: 'trigonometry', answer: goal });
};
