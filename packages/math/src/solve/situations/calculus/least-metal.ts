import { byFormula, byRounding, type Exercised, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const unit =
  '(?:cubic )?(cm|centimeters?|m|meters?|in|inch(?:es)?|ft|feet|dm|mm|units?|ml|millilit(?:er|re)s?)';
const size = `(\\d+(?:\\.\\d+)?)( ?(?:π|pi))? ?${unit}(?:\\^?3|³)?\\b`;
const least = /\b(?:minimi[sz]\w*|least|smallest|minimum|min|as little|less(?:er)?)\b/;
const surface = /\b(?:metal|material|surface|tin|aluminum|sheet|cardboard|wood|glass|area)\b/;

type Sizes = { readonly V: string; readonly x?: string };
type Vessel = {
  readonly across: string;
  readonly high: string;
  readonly names: readonly [string, string];
  readonly area: string;
};

/** The vessels of a known volume with the least surface: how wide and how high they are, and what they need. */
const vessels: Readonly<Record<'can' | 'openCan' | 'box' | 'openBox', Vessel>> = {
  can: {
    across: 'cbrt(V/(2 · π))',
    high: 'V/(π · x^2)',
    names: ['radius', 'height'],
    area: '2 · π · x^2 + 2 · V/x',
  },
  openCan: {
    across: 'cbrt(V/π)',
    high: 'V/(π · x^2)',
    names: ['radius', 'height'],
    area: 'π · x^2 + 2 · V/x',
  },
  box: { across: 'cbrt(V)', high: 'V/(x^2)', names: ['side', 'height'], area: '2 · x^2 + 4 · V/x' },
  openBox: { across: 'cbrt(2 · V)', high: 'V/(x^2)', names: ['side', 'height'], area: 'x^2 + 4 · V/x' },
};

function vesselIn(text: string): Vessel | null {
  const isOpen = /\bopen(?:[- ]top(?:ped)?)?\b|\bno (?:top|lid)\b|\bwithout (?:a |the )?(?:top|lid)\b/.test(
    text,
  );
  const isCan = /\b(?:cylind\w*|cyl|cans?)\b/.test(text);
  const isBox = /\bbox\b|\btank\b|\bcontainer\b/.test(text) && /\bsquare (?:base|bottom)\b/.test(text);
  if (isCan === isBox) return null;
  return vessels[isCan ? (isOpen ? 'openCan' : 'can') : isOpen ? 'openBox' : 'box'];
}

const wantsArea =
  /\b(?:what|find|determine|calculate)(?: is| are)? (?:the )?(?:(?:minimum|minimal|least|smallest|total|surface|amount of) )*(?:area|amount|material|metal)\b|\band (?:the |its )?(?:(?:minimum|minimal|least|smallest|total|surface|amount of) )*(?:area|amount|material|metal)\b|\bhow much\b/;
const own = /^(?:least|minimi[sz]\w*|minimum|min|smallest|less|square|without|no|must|both|each|total|if)$/;

/** A can or a box of a known volume that needs the least material. */
export const leastMetal: Situation = ({ text, places }) => {
  if (!least.test(text) || !surface.test(text) || /\bcosts?\b|\bprice\b|\$|\btwice\b/.test(text)) return null;
  const vessel = vesselIn(text);
  if (!vessel || /\bcorners?\b|\bfence\b/.test(text)) return null;
  const cut = cutter(text);
  const volume = cut.take(new RegExp(size));
  if (!volume || !leavesNoRelation(cut.rest(), own)) return null;
  const name = (volume[3] ?? '')
    .replace(/^centimeters?$|^ml$|^millilit.*$/, 'cm')
    .replace(/^meters?$/, 'm')
    .replace(/^inch(?:es)?$/, 'in')
    .replace(/^feet$/, 'ft');
  const V = `${volume[1]}${volume[2] === undefined ? '' : 'π'}`;
  const rest = cut.rest();
  const asked = rest.slice(Math.max(0, rest.search(/\b(?:what|find|which|determine|how|dimensions)\b/)));
  // The area that is least is another question than the sizes that make it so.
  if (wantsArea.test(asked)) return null;
  const [across] = vessel.names;
  const wantsBoth = /\bdimensions\b/.test(asked) || (/\bradius\b/.test(asked) && /\bheight\b/.test(asked));
  const wantsAcross = new RegExp(
    `\\b${across === 'side' ? '(?:sides?|edges?|base|width)' : across}\\b|\\br ?=`,
  ).test(asked.replace(/\bsquare base\b/g, ' '));
  const wantsHigh = /\bheight\b|\bhow (?:high|tall)\b/.test(asked);
  if (!wantsBoth && wantsAcross === wantsHigh) return null;
  const width = sized(`x = ${vessel.across}`, { V }, places);
  if (!width) return null;
  const height = sized(
    `h = ${vessel.high.replace(/x/g, /^\d/.test(width.answer) && /^\d+$/.test(width.answer) ? 'x' : `(${vessel.across})`)}`,
    { V, x: width.answer },
    places,
  );
  const says = (value: string): string =>
    name === '' || name.startsWith('unit') ? value : `${value} ${name}`;
  if (wantsBoth)
    return (
      height &&
      together([width, height], {
        kind: 'derivative',
        answer:
          across === 'radius'
            ? `radius ${says(width.answer)}, height ${says(height.answer)}`
            : `${says(width.answer)} by ${says(width.answer)} by ${says(height.answer)}`,
      })
    );
  const only = wantsAcross ? [width] : height ? [width, height] : null;
  return (
    only && together(only, { kind: 'derivative', answer: says((wantsAcross ? width : height)?.answer ?? '') })
  );
};

/** A length, exact where the root comes out even. */
function sized(formula: string, values: Sizes, places: number | null): Exercised | null {
  const filled = formula
    .replace(/^.*? = /, '')
    .replace(/\bV\b/g, `(${values.V})`)
    .replace(/\bx\b/g, `(${values.x ?? ''})`);
  const value = numberIn(filled);
  const whole = Math.abs(value - Math.round(value)) < 1e-9;
  const told = { formula, values, rule: 'least-surface', kind: 'derivative' } as const;
  return byRounding({ ...told, places: whole ? 0 : (places ?? 2) }) ?? byFormula(told);
}
