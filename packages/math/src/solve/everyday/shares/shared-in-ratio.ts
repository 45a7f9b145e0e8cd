import { together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { aPrice, countOf } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { type Reading, saidMoney, sizeOf } from '../reading/worked-amount.ts';

const shares = '(?:shares?|shared|splits?|divides?|divided)';
const people = '(?:friends|people|children|kids|brothers|sisters|siblings|cousins|students|partners|workers)';
const names = '([a-z]+(?:, [a-z]+)*,? and [a-z]+)';
const one = '(?:friend|person|one|child|kid|brother|sister|sibling|cousin|student|partner|worker|share|part)';

/** An amount of money shared among two or more in a told ratio: each share, the largest, the smallest, or the one of a name. */
export const sharedInRatio: Reading = (text, ask) => {
  const cut = cutter(text.replace(/ ?: ?(?=\d)/g, ':'));
  const parts =
    cut.take(/\bin (?:the |a )?ratio (?:of )?(\d+(?::\d+){1,4})(?![\d:]|\.\d)/)?.[1]?.split(':') ?? [];
  const told = cut.take(regex`\b${shares} (?:(?:a|the) [a-z]+ of )?${aPrice}`);
  const front = cut.take(regex`(?:^|[.] )(?:(\d) ${people}|${names})(?=\s*¦)`);
  const behind = cut.take(regex`(?<=¦\s*)(?:between|among|by) (?:(\d) ${people}|${names})`);
  const who = front ?? behind;
  const question = cut.take(
    regex`\b(?:how much (?:money )?(?:does|do|will|did|is) (?:the )?(?:(each)(?: ${one})?|(?:${one} )?(?:with )?(?:the )?(largest|biggest|greatest|smallest|least) ${one}|([a-z]+))(?: (?:get|receive|have|worth))?|(?:what is|find) (?:the )?(largest|biggest|greatest|smallest|least) ${one})(?=[ ?.¦]|$)`,
  );
  if (parts.length < 2 || !told || !who || (front && behind) || !question || !isSpent(cut.rest()))
    return null;
  const sharers = who[2]?.split(/, and |, | and /) ?? [];
  if ((who[2] === undefined ? countOf(who[1]) : sharers.length) !== parts.length) return null;
  const split = ask(`divide ${told[1]} in the ratio ${parts.join(':')}`);
  const amounts = split?.answer.split(', ') ?? [];
  if (!split || amounts.length !== parts.length) return null;
  const [, each, wishedSize, name, alone] = question;
  const sorted = amounts.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const size = wishedSize ?? alone;
  const wanted =
    each !== undefined
      ? amounts
      : size !== undefined
        ? [sorted.at(/small|least/.test(size) ? 0 : -1)]
        : [amounts[sharers.indexOf(name ?? '')]];
  const said = wanted.map((value) => (value === undefined ? null : saidMoney(value, told[2] ?? '')));
  return said.includes(null) ? null : together([split], { kind: 'ratio', answer: said.join(', ') });
};
