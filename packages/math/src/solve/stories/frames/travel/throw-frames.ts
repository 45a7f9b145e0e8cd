import { together } from '../../../exercises/exercise.ts';
import { addStep, startChain } from '../../../proof/chain.ts';
import type { Frame, Told } from '../frame.ts';

const upward = /\b(?:up|upward|upwards|straight up|vertically|into the air)\b/;
const isSpeed = ({ around, at }: Told): boolean =>
  /^@ ?(?:ft\/s(?:ec)?|feet per second|feet\/second|fps)\b/.test(around.slice(at));
const isStart = ({ around, at }: Told): boolean =>
  /\b(?:from|off|height of|platform|building|tower|roof)\b[^@#]{0,30}@/.test(around) &&
  /^@[- ]?(?:ft|feet|foot)\b(?! per)/.test(around.slice(at));

/** What is thrown straight up with a speed in feet a second: its height by the time, and what is asked of that. */
export const thrownUpward: Frame = ({ text, numbers, question }, ask) => {
  if (
    !upward.test(text) ||
    !/\b(?:thrown|launched|shot|hit|kicked|tossed|fired|throws?|launches|tosses)\b/.test(text)
  )
    return null;
  if (/[=^]/.test(text) || question.includes('#')) return null;
  const [speed, other] = numbers.filter(isSpeed);
  const [start, more] = numbers.filter((one) => isStart(one) && !isSpeed(one));
  const onGround = /\b(?:from|off) (?:the )?(?:ground|floor|ground level)\b/.test(text);
  if (!speed || other || more || numbers.length !== (start ? 2 : 1) || (!start && !onGround)) return null;
  const s = start?.value ?? '0';
  const curve = `-16t^2 + ${speed.value}t${s === '0' ? '' : ` + ${s}`}`;
  const chain = startChain('h = -16 · t^2 + v · t + s');
  const values = { v: speed.value, s };
  addStep(chain, `h = ${curve}`, { rule: 'thrown-upward', proof: { substitute: values } });
  const solved = ask(
    `h(t) = ${curve}. ${question.replace(/\b(?:the|it|ball|rocket|object|stone|arrow)\b(?= (?:hit|reach|land))/g, 'it')}`,
  );
  return (
    solved &&
    together([{ kind: 'story', chain, answer: '', check: [] }, solved], {
      kind: 'story',
      answer: solved.answer,
    })
  );
};
