import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula } from '../../../exercises/exercise.ts';
import { after, decimalText, type Frame } from '../frame.ts';
import { directionsIn, ofBoat, ofStream } from './current-frames.ts';

const way = /^@[ -]?(?:miles?|mi|km|kilomet(?:er|re)s?)\b(?! ?(?:per|an|\/))/;
const speed = /^@ ?(mph|km\/h|kph|miles per hour|kilomet(?:er|re)s per hour)\b/;
const sameTime = /\b(?:in|takes?) (?:exactly )?the same (?:amount of )?time\b|\bequal times?\b/;

/** Two ways with and against a stream that take the same time: the own speed from that of the stream, or the other way round. */
export const withAndAgainstInSameTime: Frame = ({ text, numbers, question }) => {
  const [ways, speeds] = [way, speed].map((kind) => numbers.filter((told) => kind.test(after(told))));
  const [one, other] = ways ?? [];
  const [known] = speeds ?? [];
  if (!one || !other || !known || numbers.length !== 3 || ways?.length !== 2 || !sameTime.test(text))
    return null;
  const story = text.slice(0, text.length - question.length);
  const told = story.slice(story.slice(0, known.at).search(/[^.;]*$/), known.at + 12);
  const directions = directionsIn(text.replace(told, ' ').replace(question, ' '));
  if (
    !directions ||
    /\b(?:twice|half|longer|shorter|more|less|faster|slower|total|rests?|stops?)\b/.test(text)
  )
    return null;
  const [isStream, isBoat] = [
    ofStream.test(told) || /\b(?:current|wind|stream|tide) (?:is|flows|runs|blows|of)\b/.test(told),
    ofBoat.test(told),
  ];
  const [wantsBoat, wantsStream] = [ofBoat.test(question), ofStream.test(question)];
  if (isStream === isBoat || wantsBoat === wantsStream || isStream !== wantsBoat) return null;
  const [d, u] = directions[0] === 'down' ? [one.value, other.value] : [other.value, one.value];
  const gain = evaluateExact(`${d} - ${u}`);
  if (!gain || gain.n <= 0n) return null;
  // The speeds with and against it are as the ways.
  return byFormula({
    formula: wantsBoat ? 'v = c · (d + u)/(d - u)' : 'v = c · (d - u)/(d + u)',
    values: { c: known.value, d, u },
    rule: 'ways-as-speeds',
    kind: 'rate',
    says: (value) => `${decimalText(value)} ${speed.exec(after(known))?.[1] ?? ''}`,
  });
};
