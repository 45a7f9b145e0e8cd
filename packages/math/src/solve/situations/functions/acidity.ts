import { byRounding, formulasOf } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberOf } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const logarithmBy = formulasOf('logarithm');

const law =
  /\b(?:the )?(?:formula |equation |definition )?(?:for |of )?(?:the )?(?:ph(?: (?:of|for) [a-z ]+?)? )?(?:is |of )?(?:defined |given )?(?:as |by )?ph ?= ?-? ?log(?:_?10)? ?\(?\[ ?h ?\+? ?\]\)?/;
const power = '(\\d+(?:\\.\\d+)?) ?[x×·*] ?10 ?\\^ ?\\(?(-?\\d+)\\)?|10 ?\\^ ?\\(?(-?\\d+)\\)?|(0?\\.\\d+)';
const told = new RegExp(
  `(?:\\[ ?h ?\\+? ?\\]|\\b(?:hydrogen )?(?:ions? )?concentration(?: of (?:hydrogen(?: ions?)?|h ?\\+?))?(?: \\[ ?h ?\\+? ?\\])?)(?: (?:is|of|equals))? ?=? ?(?:${power})(?: ?(?:mol(?:es)?(?: ?\\/ ?l| per lit(?:er|re))?|m)\\b)?`,
);

/** The pH of a solution and its concentration of hydrogen ions, either from the other. */
export const acidity: Situation = ({ text, places }) => {
  if (!/\bph\b/.test(text) || /\bpoh\b|\boh\b|hydroxide/.test(text)) return null;
  const cut = cutter(text);
  cut.take(law);
  const given = cut.take(told);
  if (given) {
    const [, front, exponent, alone, decimal] = given;
    const h = decimal ?? (front === undefined ? `10^(${alone})` : `${front} · 10^(${exponent})`);
    if (
      !/\bph\b/.test(cut.rest()) ||
      !leavesNoRelation(cut.rest().replace(/=\s*\??/g, ' '), /^(?:if)$/) ||
      !(numberOf(h) > 0)
    )
      return null;
    const formula = { formula: 'p = -log(h)', values: { h }, rule: 'acidity', kind: 'logarithm' } as const;
    if (front === undefined && alone !== undefined) return logarithmBy('p = -n', { n: alone }, 'acidity');
    return byRounding({ ...formula, places: places ?? 2 });
  }
  const ph = cut.take(/\bph(?: (?:level|value))?(?: (?:of|is|equals|for))* ?=? ?(\d+(?:\.\d+)?)/)?.[1];
  if (ph === undefined || !/\[ ?h ?\+? ?\]|\bconcentration\b/.test(cut.rest())) return null;
  const rest = cut.rest().replace(/\[ ?h ?\+? ?\]|=\s*\??/g, ' ');
  if (!leavesNoRelation(rest, /^(?:if)$/) || !/^\d+$/.test(ph)) return null;
  return logarithmBy('h = 1/10^p', { p: ph }, 'acidity', () => `10^(-${ph})`);
};
