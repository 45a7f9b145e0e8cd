import { byFormula } from '../../exercises/exercise.ts';
import { after, type Frame } from './frame.ts';

const otherThanTurnsOfWheel =
  /\b(?:times|turns|rotations|revolutions|spins) (?:per|a|each|every) (?:second|minute|hour)\b|\brpm\b/;

/** What a point on a wheel or a hand of a clock travels. */
export const turnsOfWheel: Frame = ({ text, numbers, question }) => {
  if (
    !/\b(?:wheel|tire|tyre|carousel|merry-go-round|hand)\b/.test(text) ||
    !/\bhow far\b|\bdistance\b/.test(question) ||
    otherThanTurnsOfWheel.test(text)
  )
    return null;
  const hand = /\bminute hand\b/.test(text);
  const size = numbers.find(({ around }) =>
    /(?:diameter|radius)(?: of [a-z ]+)? ?(?:is|of|=)? ?@|@[ -]?[a-z]+ (?:in )?(?:diameter|radius|long)\b/.test(
      around,
    ),
  );
  const other = numbers.find((one) => one !== size);
  if (!size || numbers.length > 2) return null;
  const across = /\bdiameter\b/.test(text);
  if (hand) {
    if (across || !other || !/^@ ?min/.test(after(other))) return null;
    return byFormula({
      formula: 'd = 2 · r · m/60 · π',
      values: { r: size.value, m: other.value },
      rule: 'way-around',
      kind: 'geometry',
    });
  }
  const turns = other
    ? /^@ (?:complete |full )?(?:turns|rotations|revolutions|times|spins)/.test(after(other))
      ? other.value
      : null
    : /\b(?:one|a|each|every|single) (?:complete |full )?(?:turn|rotation|revolution|spin)\b/.test(text)
      ? '1'
      : null;
  if (turns === null || across === /\bradius\b/.test(text)) return null;
  return byFormula({
    formula: across ? 'd = n · x · π' : 'd = n · 2 · x · π',
    values: { n: turns, x: size.value },
    rule: 'way-around',
    kind: 'geometry',
  });
};

/** A ramp or a road by how much it rises over how far. */
export const slopeOfRamp: Frame = ({ text, numbers, question }) => {
  if (numbers.length !== 2 || !/\b(?:slope|grade)\b/.test(question) || /percent|°|degree/.test(text))
    return null;
  const rise = numbers.find(({ around }) =>
    /\b(?:rises|rise of|climbs|goes up|vertical (?:rise|distance|height) of|drops) @|@ [a-z]+ (?:high|tall|vertically)/.test(
      around,
    ),
  );
  const run = numbers.find(
    (one) =>
      one !== rise &&
      /\b(?:over|horizontal (?:distance|run|length)?(?: of)?|for every|run of|for a|in)(?: an?)?(?: horizontal)?(?: (?:distance|run|length))?(?: of)? @|@ [a-z]+ (?:horizontally|along the ground|long)/.test(
        one.around,
      ),
  );
  if (!rise || !run) return null;
  const units = [rise, run].map(({ around, at }) =>
    /^@ ([a-z]+)/
      .exec(around.slice(at))?.[1]
      ?.replace(/^foot$/, 'feet')
      .replace(/e?s$/, ''),
  );
  if (units[0] !== units[1] || /\bdrops\b|falls/.test(text)) return null;
  return byFormula({
    formula: 'm = a/b',
    values: { a: rise.value, b: run.value },
    rule: 'rise-over-run',
    kind: 'slope',
  });
};
