import type { CatchGame } from '@playforward/catch-orb';
import type { CatchGameView } from '@playforward/contract';
import { typesetMath } from '../../curriculum/typeset-math.ts';

/** The game as the page takes it, with its formulas typeset. */
export function showGame({ question, lines, wrongLine, whys, really, knownAs }: CatchGame): CatchGameView {
  const texts = [question, ...lines.flatMap(({ instruction, work }) => [instruction, work])];
  return {
    question,
    lines: lines.map(({ instruction, work, follows }) => ({ instruction, work, follows })),
    wrong_line: wrongLine,
    whys: whys.map(({ text, isRight }) => ({ text, is_right: isRight })),
    really: { work: really.work, result: really.result },
    known_as: knownAs,
    math: typesetMath([...texts, ...whys.map(({ text }) => text), really.work, really.result]),
  };
}
