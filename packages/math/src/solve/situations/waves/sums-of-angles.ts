import { type Exercised, together } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const angle = '\\(? ?(\\d+(?:\\.\\d+)?(?: ?°)?|\\d*π(?:\\/\\d+)?) ?\\)?';
const wave = `(sin|cos) ?${angle}`;
const times = ' ?[*·]? ?';
const fourWaves = new RegExp(`${wave}${times}${wave} ?([+-]) ?${wave}${times}${wave}`);
const twoTangents = new RegExp(
  `\\(? ?tan ?${angle} ?([+-]) ?tan ?${angle} ?\\)? ?\\/ ?\\( ?1 ?([+-]) ?tan ?${angle}${times}tan ?${angle} ?\\)`,
);
const doubled = new RegExp(`2 ?[*·]? ?sin ?${angle}${times}cos ?${angle}`);
const squares = new RegExp(`cos ?(?:\\^ ?2|²) ?${angle} ?- ?sin ?(?:\\^ ?2|²) ?${angle}`);

type Joined = { readonly name: string; readonly a: string; readonly b: string; readonly sign: string };

/** sin a cos b + cos a sin b and its relatives, as one function of one angle. */
function joinedIn(text: string): { readonly whole: string; readonly joined: Joined } | null {
  const four = fourWaves.exec(text);
  if (four) {
    const [whole, f, a = '', g, b = '', sign = '', h, c, k, d] = four;
    if (f !== g && h !== k && f !== h && a === c && b === d)
      return {
        whole,
        joined:
          f === 'sin'
            ? { name: 'sin', a, b, sign }
            : { name: 'sin', a: b, b: a, sign: sign === '+' ? '+' : 'turned' },
      };
    if (f !== g && f === k && a === d && b === c && f === 'sin' && sign === '+')
      return { whole, joined: { name: 'sin', a, b, sign } };
    if (f === g && h === k && f !== h && ((a === c && b === d) || (a === d && b === c)))
      return f === 'cos' ? { whole, joined: { name: 'cos', a, b, sign: sign === '-' ? '+' : '-' } } : null;
    return null;
  }
  const tangents = twoTangents.exec(text);
  if (tangents) {
    const [whole, a = '', sign = '', b = '', other, c, d] = tangents;
    return a === c && b === d && sign !== other ? { whole, joined: { name: 'tan', a, b, sign } } : null;
  }
  const two = doubled.exec(text);
  if (two)
    return two[1] === two[2]
      ? { whole: two[0], joined: { name: 'sin', a: two[1] ?? '', b: two[1] ?? '', sign: '+' } }
      : null;
  const square = squares.exec(text);
  return square && square[1] === square[2]
    ? { whole: square[0], joined: { name: 'cos', a: square[1] ?? '', b: square[1] ?? '', sign: '+' } }
    : null;
}

const bare = (text: string): string => text.replace(/[ °]/g, '');

/** Sines and cosines of two angles that make one of their sum or difference: sin 40° cos 20° + cos 40° sin 20°. */
export const sumsOfAngles: Situation = ({ text: typed }, ask) => {
  if (!/\b(?:sin|cos|tan)/.test(typed)) return null;
  const text = typed
    .replace(/\bpi\b/g, 'π')
    .replace(/(\d)(?=sin|cos|tan)/g, '$1 ')
    .replace(/\b(sin|cos|tan)(?=\d)/g, '$1 ');
  const found = joinedIn(text);
  if (!found) return null;
  const { whole, joined } = found;
  const rest = text
    .replace(whole, ' ')
    .replace(/\b(?:in )?(?:degrees?|deg)\b|°|\bexact(?: value)?\b|[()=?]/g, ' ');
  if (!leavesNoRelation(rest, /^(?:sum|difference|double)$/) || /[*·/^-]/.test(rest)) return null;
  const isTurn = whole.includes('π');
  // A number without a unit is asked about, not taken for degrees.
  if (!isTurn && !/°|\bdeg/.test(text)) return null;
  return worked(whole, joined, { isTurn, ask });
};

type How = { readonly isTurn: boolean; readonly ask: Parameters<Situation>[1] };

function worked(whole: string, { name, a, b, sign }: Joined, { isTurn, ask }: How): Exercised | null {
  const [first, second] = [bare(a), bare(b)];
  const unit = isTurn ? '' : '°';
  const size = isTurn
    ? ask(`simplify ${first} ${sign === '+' ? '+' : '-'} ${second}`)?.answer
    : String(Number(first) + (sign === '+' ? 1 : -1) * Number(second));
  if (size === undefined || sign === 'turned') return null;
  const solved = ask(`${name}(${size}${unit})`);
  if (!solved) return null;
  const spelled = whole
    .replace(
      /(sin|cos|tan) ?(\^ ?2|²)? ?\(? ?([\dπ./]+) ?°? ?\)?/g,
      (_, f: string, square: string | undefined, at: string) => {
        const value = isTurn ? at : `${at}π/180`;
        return square === undefined ? `${f}(${value})` : `(${f}(${value}))^2`;
      },
    )
    .replace(/\)\s*[*·]?\s*(?=sin|cos|tan|\()/g, ') · ')
    .replace(/2 ?[*·]? ?(?=sin)/, '2 · ');
  const chain = startChain(spelled);
  addStep(chain, `${name}(${isTurn ? size : `${size}π/180`})`, {
    rule: 'one-angle-of-two',
    proof: 'numeric',
  });
  if (!Number.isFinite(numberIn(spelled))) return null;
  return together([{ kind: 'trigonometry', chain, answer: '', check: [] }, solved], {
    kind: 'trigonometry',
    answer: solved.answer,
  });
}
