import { byFormula } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const formulas: Readonly<Record<string, string>> = {
  sin: 'c = 1 - 2 · v^2',
  cos: 'c = 2 · v^2 - 1',
  tan: 'c = (1 - v^2)/(1 + v^2)',
};

/** The cosine of twice an angle from its sine, cosine or tangent; no quadrant is needed for it. */
export const doubleCosine: Situation = ({ text }) => {
  const cut = cutter(text);
  const told = cut.take(
    new RegExp(`\\b(sin|cos|tan) ?\\(? ?([a-zθα]) ?\\)? ?(?:=|is) ?(${numberText}|√\\d+\\/\\d+|1\\/√\\d+)`),
  );
  const asked = told && cut.take(new RegExp(`\\bcos ?\\(? ?2 ?[*·]? ?${told[2]} ?\\)?`));
  if (!told || !asked || /\b(?:sin|cos|tan)/.test(cut.rest())) return null;
  // No sine and no cosine is more than 1.
  if (told[1] !== 'tan' && !(Math.abs(numberIn(told[3] ?? '')) <= 1)) return null;
  const rest = cut
    .rest()
    .replace(
      /=\s*\??|\b(?:is |lies |an? )*(?:acute|obtuse)(?: angle)?\b|\b(?:in )?(?:quadrant [1-4i]+|q[1-4])\b/g,
      ' ',
    );
  if (!leavesNoRelation(rest, /^(?:if)$/)) return null;
  return byFormula({
    formula: formulas[told[1] ?? ''] ?? '',
    values: { v: told[3] ?? '' },
    rule: 'double-angle',
    kind: 'trigonometry',
  });
};
