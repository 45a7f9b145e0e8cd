import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { addStep, startChain } from '../proof/chain.ts';
import { bare, byFormula, byRounding, type Exercise, exercise, together, workedOut } from './exercise.ts';

const period = '(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?)';
const what = '(?:people|residents|bacteria|fish|deer|rabbits|birds|students|members|animals|cells|dollars)?';
const grown = `(?:a|the|this|my|her|his)?(?: [a-z']+)? ?(?:town|city|population|village|colony|herd|culture|school|country)?(?: of (?:an? |the )?[a-z]+)? ?(?:has|of|is|was|had|starts (?:with|at)|with)?(?: a population of)? ?{a} ?${what}(?:,| and| that|[.;])*(?: it| is| the (?:population|town|city))*`;

const change: Exercise['work'] = ({ a = '', r = '', t = '', w = '' }) => {
  const up = /grow|increas|rise|gain/i.test(w);
  const formula = up ? 'P = a · (1 + r/100)^t' : 'P = a · (1 - r/100)^t';
  return byRounding({
    formula,
    values: { a: bare(a), r, t },
    rule: 'percent-each-period',
    kind: 'story',
    places: 0,
  });
};

/** Ends of the two sentences about something that grows by a percent. */
const population = exercise(
  [
    `${grown} (?<w>grow|increas|ris|gain|shrink|decreas|declin|fall|drop|los)(?:s|es|ing|e)?(?: (?:at a rate of|by|at))? {r%} (?:per|a|each|every) (?:year|month|week|day|hour)[.,;] ?(?:what (?:is|will) (?:be )?(?:the )?|find (?:the )?|how many (?:people|residents|bacteria|fish|deer|rabbits|birds|students|members|animals|cells)?(?: (?:are there|will there be|does it have|will it have))? ?)?(?:population |size |number )?(?:be )?(?:after|in) {t} ${period}(?:[.,;?]? round to the nearest (?:whole number|person|whole|integer))?`,
  ],
  change,
);

const rule = exercise(
  [
    `${grown} (?<w>grow|increas|ris|shrink|decreas|declin|fall|drop)(?:s|es|ing|e)?(?: (?:at a rate of|by|at))? {r%} (?:per|a|each|every) (?:year|month|week|day|hour)[.,;] write (?:a|an|the) (?:exponential )?(?:function|equation|model|expression|rule|formula)(?: (?:for|that (?:models|gives|represents)|to model))?(?: the)?(?: [a-z]+)?(?: [a-z]\\([a-z]\\))? (?:after|in) (?<x>[a-z]) ${period}`,
  ],
  ({ a = '', r = '', w = '', x = 't' }) => {
    const up = /grow|increas|ris/i.test(w);
    const factor = workedOut(up ? `1 + ${r}/100` : `1 - ${r}/100`);
    const value = factor && evaluateExact(factor.value);
    if (!factor || !value) return null;
    const text = (Number(value.n) / Number(value.d)).toString();
    if (
      evaluateExact(text) === null ||
      rationalToFractionText(value) !== rationalToFractionText(evaluateExact(text) ?? value)
    )
      return null;
    const check = [{ claim: `${up ? `1 + ${r}/100` : `1 - ${r}/100`} = ${text}`, holds: true }];
    const chain = startChain(factor.chain.steps[0]?.from ?? '');
    addStep(chain, text, { rule: 'percent-each-period' });
    return { kind: 'story', chain, answer: `${bare(a)}(${text})^${x}`, check };
  },
);

const unit =
  '(?: ?(?:gallons?|liters?|l|ml|miles?|feet|ft|meters?|m|inches|cm|dollars|pages|cups|pounds|grams|%))?';
const levels = exercise(
  [
    `(?:a|the|my|her|his|an) [a-z ]+? (?:has|holds|contains|starts with|starts at|is|is at|is filled with) \\$?{a}${unit}(?: of [a-z]+)?(?: (?:left|in it|long|tall|high))?(?: and|,|[.;])*(?: it)? (?<w>drains|leaks|loses|uses|burns|drops|falls|empties|melts|descends|sinks|gains|fills|charges|grows|rises|climbs)(?: (?:at|by|at a rate of))? \\$?{r}${unit}(?: of [a-z]+)? (?:per|a|an|each|every) (?<p>second|minute|hour|day|week|month|year)[.,;] (?:after how many|in how many|how many|how long)(?: \\k<p>s)? ?(?:until|before|will it take (?:until|for|to)|does it take (?:until|for|to)|will|are|is|does)?(?: it)?(?: (?:is|have|has|reach|be|until|are|there be|takes?))*(?: at| to)? \\$?{b}${unit}(?: of [a-z]+)?(?: (?:left|in it|remaining|remain|tall|high|in the [a-z]+|is at))*`,
  ],
  ({ a = '', r = '', b = '', w = '', p = '' }, ask) => {
    const up = /gains|fills|charges|grows|rises|climbs/i.test(w);
    const [from, to] = [Number(bare(a)), Number(bare(b))];
    if (up ? to <= from : to >= from) return null;
    const solved = ask(`solve ${bare(a)} ${up ? '+' : '-'} ${bare(r)}x = ${bare(b)}`);
    const value = solved && evaluateExact(solved.answer.replace(/^x = /, ''));
    if (!solved || !value) return null;
    const text = (Number(value.n) / Number(value.d)).toString();
    return evaluateExact(text) === null
      ? null
      : together([solved], { kind: 'story', answer: `${text} ${p}${text === '1' ? '' : 's'}` });
  },
);

const coneInCylinder = exercise(
  [
    "(?:a |the )?cone and (?:a |the )?cylinder have the same (?:base|radius)(?: area)? and(?: the same)? height[.,;] (?:if )?(?:the )?(?:volume of the )?cylinder(?:'s volume)? (?:has (?:a )?volume(?: of)?|is) {v}(?: [a-z ]+)?[.,;] (?:find |what is |what's )?(?:the )?(?:cone's volume|volume of the cone)",
  ],
  ({ v = '' }) =>
    byFormula({ formula: 'V = 1/3 · v', values: { v }, rule: 'third-of-cylinder', kind: 'geometry' }),
);

export const growthExercises: readonly Exercise[] = [...population, ...rule, ...levels, ...coneInCylinder];
