import { plainMath } from '../hints/plain-math.ts';
import { topicWords } from '../know/words.ts';
import { toldStep } from './told-step.ts';
import type { Turn } from './turn.ts';

/** Words, numbers and letters of mathematics, so that "why x - 20" meets the step that has x − 20 in its line. */
function tellingOf(text: string): ReadonlySet<string> {
  const plain = plainMath(text).replace(/−/g, '-').replace(/\s+/g, '');
  const maths = plain.match(/[a-z]?\d+(?:\.\d+)?|(?<![a-z])[a-z][-+*/^]\d+/gi) ?? [];
  return new Set([...topicWords(text), ...maths.map((one) => one.toLowerCase())]);
}

/** A word of the instruction and one more; a single one is shared by chance. */
const leastNamed = 3;

/** The step of the open problem that the question speaks of most; else the one that is on. */
export function stepAskedAbout(turn: Turn) {
  const { held, heard, state } = turn;
  const steps = held?.rendered?.steps ?? [];
  const asked = tellingOf(heard.text);
  const shares = steps.map(({ instruction, explanation, work }) => {
    const [own, beside] = [tellingOf(`${instruction} ${work ?? ''}`), tellingOf(explanation)];
    return (
      [...asked].filter((word) => own.has(word)).length * 2 +
      [...asked].filter((word) => beside.has(word)).length
    );
  });
  const most = Math.max(0, ...shares);
  return {
    step:
      most > 0
        ? steps[shares.indexOf(most)]
        : steps[toldStep(turn) ?? Math.min(state.done, steps.length - 1)],
    isNamed: most >= leastNamed,
  };
}
