import { because } from '../because.ts';
import { exactName } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';

const unlike =
  /\b(?:different|differ|unequal|apart|changes?|not (?:the |at all |even )?(?:same|equal|constant|alike)|(?:aren'?t|isn'?t|arent|isnt|dont|don'?t) (?:the |even )?(?:same|equal|agree|match))\b/i;
const alike = /\b(?:same|equal(?!\s+(?!to\b)\p{L})|alike|agree|match)\b/iu;
/** Not exactly alike: how near is near enough is not told by the numbers. */
const nearly = /\b(?:nearly|almost|about|basically|roughly|pretty much|close)\b/i;
const numeral = /-?\d+(?:\.\d+)?(?:\/\d+)?/g;

const namesIn = (text: string): readonly string[] => [
  ...new Set((text.match(numeral) ?? []).flatMap((one) => exactName(one) ?? [])),
];

/** "4 and 1 arent the same": the two numbers that a step of the way compares, and whether they are alike. */
export function readCompared(text: string, { problem, path }: Reading): StepReading | null {
  if (text.includes('?') || /[=<>≤≥]/.test(text) || nearly.test(text)) return null;
  if (!unlike.test(text) && !alike.test(text)) return null;
  const own = new Set(namesIn(text));
  const step = (problem.rendered?.steps ?? []).findIndex(({ instruction }, at) => {
    const line = path.steps[at]?.lines[0] ?? '';
    const compared = namesIn(line);
    return (
      /^Compare\b/.test(instruction) &&
      !line.includes('(') &&
      compared.length === 2 &&
      compared.every((one) => own.has(one))
    );
  });
  if (step < 0) return null;
  const said = (text.match(numeral) ?? []).filter((one) =>
    namesIn(path.steps[step]?.lines[0] ?? '').includes(exactName(one) ?? ''),
  );
  const pair = [...new Set(said)].map((one) => `$${one}$`).join(' and ');
  return unlike.test(because.test(text) ? (text.split(because).at(-1) ?? text) : text)
    ? rightLine(`${pair} are not the same`, step)
    : wrongLine(
        `${pair} the same`,
        'Look at both numbers once more. What does it mean here that they differ?',
      );
}
