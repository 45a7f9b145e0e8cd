import { byFormula, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { isUnfair } from '../../reading/is-unfair.ts';
import { countText } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const number = `(?:${countText.slice(1, -1)}|an?|the)`;
const act = '(?:flip|toss|throw|roll|spin)(?:s|ed|ped|es|ning|ping|ing)?';
const coins = new RegExp(
  `\\b(?:${act} )?(${number}) (?:fair |different )?coins?(?: (?:is|are) ${act})?(?: (?:once|twice|${number} times))?\\b`,
);
const die = new RegExp(
  `\\b(?:${act} )?(?:one|1|an?|the) (?:fair |standard |regular )?(?:(\\d{1,2}|four|six|eight|ten|twelve|twenty)[- ]sided )?(?:fair )?(?:number )?(?:die|dice|cube)(?: (?:is|are) ${act})?\\b`,
);
const asked =
  /\b(?:probability|chance|odds|likelihood|p)\b(?: (?:of|that|to|you|it|is|are|get|gets|getting|having|for|will|be)\b)*(.+?)[?.!\s]*$/;
const ofCoins = /\b(?:heads?|tails?)\b/;

/** What coins show and what a die shows do not touch each other: each is worked out alone, and the two are multiplied. */
export const coinsAndDie: Situation = ({ text }, ask) => {
  if (isUnfair(text)) return null;
  const cut = cutter(text);
  const event = cut.take(asked)?.[1] ?? '';
  const [thrown, rolled] = [cut.take(coins), cut.take(die)];
  const [first = '', second = '', more] = event.split(
    /,? and (?:then )?(?:of )?(?:rolling |getting |a roll of )?/,
  );
  const [side, face] = ofCoins.test(first) ? [first, second] : [second, first];
  if (!thrown || !rolled || face === '' || more !== undefined || ofCoins.test(face) || !ofCoins.test(side))
    return null;
  const plain = (part: string, thing: RegExp): string =>
    part.replace(new RegExp(`(?: (?:on|with|from))? ${thing.source}`), ' ');
  if (!leavesNoRelation(cut.rest(), /^(?:if|then|both|at|once|what)$/) || /\bor\b|\beither\b/.test(event))
    return null;
  const sides = /(\S+)[- ]sided/.exec(rolled[0])?.[1];
  const parts = [
    ask(
      `${thrown[1]} coins are flipped. what is the probability of ${plain(side, coins).trim()}`.replace(
        /^(?:an?|the|1|one) coins are/,
        'a coin is',
      ),
    ),
    ask(
      `roll a ${sides === undefined ? '' : `${sides}-sided `}die. what is the probability of ${plain(face, die).trim()}`,
    ),
  ];
  const [p, q] = parts;
  if (!p || !q || [p, q].some(({ answer }) => !/^\d+\/\d+$/.test(answer))) return null;
  const both = byFormula({
    formula: 'P = p · q',
    values: { p: p.answer, q: q.answer },
    rule: 'independent',
    kind: 'probability',
  });
  return both && together([p, q, both], { kind: 'probability', answer: both.answer });
};
