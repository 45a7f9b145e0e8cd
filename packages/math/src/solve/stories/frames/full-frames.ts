import { byFormula } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import { after, decimalText, type Frame, isPercent, type Told } from './frame.ts';

const measure =
  '(liters?|litres?|l|ml|milliliters?|gallons?|gal|ounces?|oz|quarts?|pints?|cups?|cubic (?:feet|meters?|inches)|pounds?|barrels)';
const container =
  '(?:tank|pool|barrel|bucket|tub|bathtub|jug|pitcher|bottle|aquarium|fish ?tank|cooler|container|vat|pond|reservoir|jar|gas tank|drum|can|cistern|trough)';
const otherStory = /\b(?:per|hour|minute|miles?|than|twice|double|leaks?|each|every|cost\w*|then)\b|\$/;

const isPart = (told: Told): boolean => /^@(?: percent)?(?: of the way)?(?: of)? full\b/.test(after(told));
const partText = (told: Told): string => (isPercent(told) ? `(${told.value}/100)` : told.value);

/** What the container holds when it is full, told by its name, its capacity or that it is full. */
const isWhole = ({ around }: Told): boolean =>
  regex`@[ -]?${measure}[ -](?:[a-z]+ ){0,2}${container}\b|\bcapacity (?:of|is) @|@ ?${measure} capacity|@ ?${measure}(?: of [a-z]+)? when (?:it is |it's )?(?:completely )?full|\b(?:can|could|will) hold (?:up to )?@`.test(
    around,
  );
/** What it holds is what it can hold, where nothing says how full it is then. */
const isHolding = ({ around }: Told): boolean =>
  regex`\bholds (?:up to |a total of |at most )?@ ?${measure}`.test(around);
/** What is in it while it is part full. */
const isHeld = ({ around }: Told): boolean =>
  regex`# (?:percent )?full\b,?(?: of [a-z]+)?,? (?:and |with |when )?(?:it |the [a-z]+ |there (?:are|is) |now |currently |right )*(?:holds|contains?|has|have|are|is|with)? ?@|\b(?:has|contains|holds|there (?:are|is)) @ ?${measure}[^.#]* (?:when|if) (?:it |the [a-z]+ )?(?:is |it's )?(?:only |now )?#`.test(
    around,
  );

const whatIsMissing =
  /\b(?:to fill|fill it|fill up|fill the|be full|until (?:it is|it's) full|to top|missing|added)\b/;
const whatItHolds =
  /\b(?:capacity|when (?:it is |it's |completely )*full|hold\b|holds? (?:in all|altogether)|full tank)\b/;
const whatIsIn =
  /\bhow (?:much|many)\b[^?]*\b(?:in (?:it|the)|are there|is there|contains?|does it have|left)\b/;

/** A container that is part full: what is in it, what it holds, or what is missing. */
export const partFull: Frame = ({ text, numbers, question }) => {
  if (!regex`\b${container}\b`.test(text) || otherStory.test(text)) return null;
  const parts = numbers.filter(isPart);
  const [amount, more] = numbers.filter((told) => !parts.includes(told));
  const [part, later, third] = parts;
  const unit = amount && regex`^@[ -]?${measure}\b`.exec(after(amount))?.[1];
  if (!part || !amount || more || third || unit === undefined || question.includes('#')) return null;
  const missing = whatIsMissing.test(question);
  const whole = whatItHolds.test(question) && !missing;
  const inside = whatIsIn.test(question) && !missing && !/\bfull\b|\bcapacity\b/.test(question);
  if ([missing, whole, inside].filter(Boolean).length !== 1) return null;
  const f = partText(part);
  const says = (x: string): string | null =>
    x.startsWith('-')
      ? null
      : `${decimalText(x)} ${unit.replace(/(?<!s)$/, /^(?:l|ml|oz|gal|cubic.*|.*s)$/.test(unit) ? '' : 's')}`;
  const rest = { rule: 'part-of-whole', kind: 'story', says } as const;
  if (later) {
    const raised = /\b(?:add(?:ed|s|ing)?|pour(?:ed|s|ing)?|put(?:s|ting)? in|pumped in)\b/.test(text);
    const taken =
      /\b(?:used|uses|removed|drained|drank|took|taken|pumped out|drawn|draining|removing)\b/.test(text);
    if (raised === taken || !whole) return null;
    const g = partText(later);
    return byFormula({
      formula: raised ? 'x = v/(g - f)' : 'x = v/(f - g)',
      values: { v: amount.value, f, g },
      ...rest,
    });
  }
  const isNow = !isWhole(amount) && isHeld(amount);
  const isFull = !isNow && (isWhole(amount) || isHolding(amount));
  if (isFull === isNow || /\b(?:add(?:ed)?|poured|used|drained|removed)\b/.test(text.replace(question, '')))
    return null;
  const formula = isFull
    ? missing
      ? 'x = v - f · v'
      : inside
        ? 'x = f · v'
        : null
    : missing
      ? 'x = v/f - v'
      : whole
        ? 'x = v/f'
        : null;
  return formula === null ? null : byFormula({ formula, values: { v: amount.value, f }, ...rest });
};
