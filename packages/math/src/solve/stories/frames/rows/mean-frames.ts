import { byFormula, byWorking } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, decimalText, type Frame, type Told } from '../frame.ts';

const kinds =
  '(?:tests?|quiz(?:zes)?|games?|exams?|scores?|classes|grades?|rounds?|numbers?|matches|papers|assignments?|laps?|races?|values?|labs?|projects?|trials?|days?|weeks?|months?|rolls?|jumps?)';
const subject =
  '(?:more |other |additional |remaining |(?:math|science|history|english|chemistry|biology|algebra|geometry|spanish|test|quiz|exam|final|unit|chapter|bowling|basketball|golf) )';
const counted = regex`^@ ${subject}{0,2}${kinds}\b`;
/** The one that is looked for by its place: `the 4th test`, `quiz 5`. */
const placed =
  /^@(?:st|nd|rd|th| ordinal)\b|\b(?:test|quiz|game|exam|round|assignment|number|#) @(?!.*@.* average)/;
const further = regex`\b(?:next|last|final|remaining|other|following) @ ${subject}{0,2}${kinds}\b|@ (?:more|other|additional|remaining) `;
const places = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const mean = '(?:averag(?:e|es|ed|ing)|avg|mean)';
const beside = regex`\b${mean}\b[^.;?!@#]*@|@(?: percent| points?)? (?:as (?:an?|my|her|his|the) )?${mean}\b|\b${mean}\b[^.;?!@]*# ${subject}{0,2}${kinds}[^.;?!@#]*@|@[^.;?!@#]*\b${mean}\b`;
const closeBy = regex`\b${mean}(?: score| grade| mark)?(?: of| is| to be| to| equal to)?(?: at least| exactly)? @|@(?: percent| points?)? ${mean}\b`;
/** What the average shall be, or is with one more. */
const wished = regex`\b(?:to (?:get|have|average|reach|end up with|earn|keep|maintain|make|finish with|be|become)|(?:rais(?:e|es)|brings?|makes?|pulls?|lifts?|moves?|boosts?|improves?|increases?)|ends? up with|wants?|needs?|wishes|goal|hopes?|becom(?:es?|ing)|is now|goes (?:up|down)|rises?|drops?|so that|for)\b(?: (?:to|it|up|for|be|is|her|his|my|the|their|that|an?|overall|out|of|at least|exactly|${mean}|score|grade|mark|points?|with|have|get|down)){0,9} @`;
const weighted =
  /\b(?:sd|standard deviations?|normal(?:ly)?|weight\w*|worth|counts?|counted|double|twice|half|drop(?:s|ped)? (?:the|his|her|my|one)|lowest (?:test|quiz|score) is|replace\w*|remov\w*|taken (?:away|out)|left out|combined|classes? of|boys|girls)\b|@ percent of/;
const wants =
  /\b(?:need|needs|must|have to|has to|should|what (?:score|grade|mark)|(?:lowest|least|minimum) (?:score|grade|mark)|(?:number|score|value) (?:was |is )?added|(?:new|next|last|added|other|missing|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:number|score|value|test|quiz|exam|game|grade))\b/;

/** Whether it is the average that one more makes, as its clause says. */
const withOneMore = ({ around, at }: Told): boolean =>
  regex`\b(?:included|added|joins?|(?:${places.join('|')}) ${kinds})\b[^#]*$`.test(
    around.slice(Math.max(around.lastIndexOf('#', at), 0), at),
  );

/** `on the first 4`: how many there are, their noun left out. */
const ofThose = /\b(?:first|other|last|previous) @(?=[\s.,?!]*$| (?:so far|already)\b)/;

/** The numbers told, each by what it is: how many there are, which comes next, how many more, and what else. */
function rolesOf(numbers: readonly Told[]) {
  const more = numbers.filter(({ around }) => further.test(around));
  const rest = numbers.filter((one) => !more.includes(one));
  const next = rest.filter(
    (one) => /^@(?:st|nd|rd|th| ordinal)\b/.test(after(one)) || placed.test(one.around),
  );
  const count = rest.filter(
    (one) => !next.includes(one) && (counted.test(after(one)) || ofThose.test(one.around)),
  );
  return { more, next, count, values: rest.filter((one) => !next.includes(one) && !count.includes(one)) };
}

/** What is still needed for an average: from the scores there are, or from how many there are and their average. */
export const neededScore: Frame = ({ text, numbers, question }) => {
  if (!regex`\b${mean}\b`.test(text) || !wants.test(question) || weighted.test(text)) return null;
  const { more, next, count, values } = rolesOf(numbers);
  const listed = values.length > 2;
  const isGoal = (one: Told): boolean =>
    listed ? closeBy.test(one.around) : wished.test(one.around) || withOneMore(one);
  // Among scores only the average has its name beside it; of two averages only one is wished.
  const goals = values.filter(isGoal);
  const goal = goals.length === 1 ? goals[0] : undefined;
  const scores = values.filter((one) => one !== goal);
  const [first] = scores;
  const sizes = count.map(({ value }) => Number(value));
  const n = listed ? scores.length : Math.min(...sizes);
  const k = more[0] ? Number(more[0].value) : 1;
  if (!goal || !first || more.length > 1 || !Number.isInteger(n) || n < 1 || !Number.isInteger(k) || k < 1)
    return null;
  if (!listed && (values.length !== 2 || !beside.test(first.around) || sizes.length === 0)) return null;
  // Every count is of those there are or of all; a place is the next one.
  if (sizes.some((size) => size !== n && size !== n + k) || (listed && scores.length < 2)) return null;
  if (next.some(({ value }) => Number(value) !== n + 1)) return null;
  const spelled = places.findIndex((word) => regex`\b${word}\b`.test(text));
  if (spelled >= 0 && spelled + 2 !== n + 1) return null;
  if (k > 1 && !regex`\b(?:${mean}|each)\b`.test(question)) return null;
  const sum = listed ? `(${scores.map(({ value }) => value).join(' + ')})` : `${first.value} · ${n}`;
  const needed = `${goal.value} · (${n} + ${k}) - ${sum}`;
  return byWorking(k === 1 ? needed : `(${needed})/${k}`, {
    kind: 'story',
    says: decimalText,
    claim: (value) => `(${sum} + ${k} · (${value}))/${n + k} = ${goal.value}`,
  });
};

/** The average there is: its name stands with it, and perhaps with how many it is of. */
const known = regex`\b${mean}\b(?: [a-z]+)?(?: (?:of|on|for|over|after|in|from) # [a-z ]+?)?(?:,? (?:is|was|of|=)) @|\b${mean} (?:of )?@|@(?: percent| points?)? ${mean}\b|\b${mean}[^.;?@#]*# [a-z ]+ (?:is|was) @`;
const folk = '(?:people|students|players|workers|children|kids|members|men|women|girls|boys|friends|runners)';
const many = regex`^@ ${subject}{0,2}(?:${kinds}|${folk}|points?)\b`;
const joins =
  /\b(?:get(?:s|ting)?|got|scor(?:e|es|ed|ing)|earn(?:s|ed)?|mak(?:e|es)|made|another|next|new|added|adds?|adding|joins?|includ(?:ed|es|ing)|(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:number|value|score|test|quiz|game|exam))\b[^.;?@#]{0,24}@|\b(?:one )?more (?:number|score|value),? @|@[^.;?@#]{0,25}\b(?:(?:is |are |was )?added|joins?|(?:is |was )?included|on (?:the|her|his|my|test|quiz|exam))\b/;
const sets =
  /\b(?:becom\w*|rais\w*|wants?|needs?|goal|hopes?|must|should|so that|ends? up|replac\w*|remov\w*|leaves?|left|dropped|each|two more|twice|percent|than|to (?:get|have|reach|keep))\b/;

/** So many with a known average, and one more: the average of all. */
export const newMean: Frame = ({ text, numbers, question }) => {
  if (!regex`\b${mean}\b`.test(question) || sets.test(text) || weighted.test(text)) return null;
  const next = numbers.filter(
    (one) =>
      (/^@(?:st|nd|rd|th| ordinal)\b/.test(after(one)) || placed.test(one.around)) &&
      !joins.test(one.around.slice(0, one.at + 1)),
  );
  const rest = numbers.filter((one) => !next.includes(one));
  const counts = rest.filter((one) => many.test(after(one)) && !/^@ points?\b/.test(after(one)));
  const sizes = counts.map(({ value }) => Number(value));
  const n = Math.min(...sizes);
  const values = rest.filter((one) => !counts.includes(one));
  const told = values.filter((one) => known.test(one.around));
  const [average, twice] = told;
  const [added, more] = values.filter((one) => one !== average);
  if (!average || twice || !added || more || !joins.test(added.around) || !Number.isInteger(n) || n < 1)
    return null;
  if (added.at < average.at && !/\bafter\b/.test(text)) return null;
  const spelled = places.findIndex((word) => regex`\b${word}\b`.test(text));
  const all = n + 1;
  if (sizes.some((size) => size !== n && size !== all) || next.some(({ value }) => Number(value) !== all))
    return null;
  if (spelled >= 0 && spelled + 2 !== all) return null;
  if (!/\b(?:new|now|all|overall|then|after|final|whole)\b/.test(question)) return null;
  return byFormula({
    formula: 'm = (n · a + x)/(n + 1)',
    values: { n: `${n}`, a: average.value, x: added.value },
    rule: 'mean-with-one-more',
    kind: 'story',
    says: decimalText,
  });
};
