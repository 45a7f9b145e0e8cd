import { together, workedOut } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { aCount, aShare, asQuotient, factorOf } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, isWhole, type Part, part, type Reading, sameThing } from '../reading/worked-amount.ts';

const be =
  '(?:is|are|were|was|like|likes|play|plays|come by|walk|take|takes|speak|have|has|go by|prefer|chose)';

/** Shares of a counted whole by kind, and the rest of it is one more kind: how many that are. */
export const restOfThings: Reading = (text) => {
  const cut = cutter(text);
  const rest = cut.take(
    regex`\b(?:and )?(?:the )?(?:rest|others|remaining(?: ones)?)(?: of (?:them|the [a-z]+))? ${be} ([a-z]+)`,
  );
  const whole = cut.take(regex`(?:\b(?:there are|of|with|has|have|in) )*${aCount} ([a-z]+)`);
  const shares = cut.takeAll(
    regex`(?:\b(?:and|where|,) )*${aShare}(?: of (?:them|the [a-z]+|these))? ${be} ([a-z]+)`,
  );
  const asked = cut.take(
    /\bhow many(?: of (?:them|the [a-z]+))?(?: ([a-z]+))?(?: [a-z]+)?? ?(?:are there|is there|are|were|do|does|like|play|walk|take|ones|there|in it|take the)?(?: ([a-z]+))?(?: (?:ones|are there|there))?/,
  );
  if (!rest || !whole || shares.length === 0 || shares.length > 3 || !asked) return null;
  const kinds = shares.map((one) => one[2] ?? '');
  const names = [asked[1], asked[2]].filter(
    (one) => one !== undefined && !/^(?:ones|there|are|of)$/.test(one),
  );
  const left = rest[1] ?? '';
  const wanted = [...kinds, left].filter((kind) => names.some((one) => sameThing(one ?? '', kind)));
  const [only, more] = wanted;
  if (only === undefined || more !== undefined || new Set([...kinds, left]).size !== kinds.length + 1)
    return null;
  if (!isSpent(cut.rest(), /^(?:and|of|in|with|the|all)$/)) return null;
  const sizes = shares.map((one) => asQuotient(one[1]));
  const at = kinds.indexOf(only);
  const letters = ['a', 'b', 'c'].slice(0, sizes.length);
  const parts: Part[] =
    at >= 0
      ? [part('T = f · N', { f: sizes[at] ?? '', N: whole[1] ?? '' }, 'share-of-amount')]
      : [
          part(
            `r = 1 - ${letters.join(' - ')}`,
            Object.fromEntries(letters.map((letter, i) => [letter, sizes[i] ?? ''])),
            'rest-of-whole',
          ),
          part('R = r · N', { r: '@1', N: whole[1] ?? '' }, 'share-of-amount'),
        ];
  return inTurn(parts, { says: (value) => (isWhole(value) && !value.startsWith('-') ? value : null) });
};

const times = String.raw`(twice|double|triple|\d+ times)`;
/** Two told by multiples of a third, and the total of all three: what one of them has. */
export const threeByOne: Reading = (text, ask) => {
  const cut = cutter(text);
  const told = cut.takeAll(regex`\b(?:and )?([a-z]+) has ${times} as (?:many|much)(?: [a-z]+)? as ([a-z]+)`);
  const total = cut.take(
    regex`\b(?:3 (?:friends|kids|people|children|sisters|brothers|siblings|boys|girls) (?:have|share)|(?:together|altogether|in all|in total|all 3|they)(?: (?:all|together|they|have|has|there are|own|of them))*) ${aCount}(?: [a-z]+)?(?: (?:together|altogether|in all|in total))?`,
  );
  const asked = cut.take(/\bhow (?:many|much)(?: [a-z]+)? (?:has|does|do) ([a-z]+)(?: have| get)?/);
  const [one, two, more] = told;
  if (!one || !two || more || !total || !asked || !isSpent(cut.rest(), /^(?:and|together|all)$/)) return null;
  const base = one[3] ?? '';
  if (two[3] !== base || one[1] === two[1] || [one[1], two[1]].includes(base)) return null;
  const [k, m] = [factorOf(one[2] ?? ''), factorOf(two[2] ?? '')];
  const solved = ask(`solve x + ${k}x + ${m}x = ${total[1]}`);
  const x = /^x = (\d+)$/.exec(solved?.answer ?? '')?.[1];
  if (!solved || x === undefined) return null;
  const who = asked[1] ?? '';
  const by = who === base ? '1' : who === one[1] ? k : who === two[1] ? m : null;
  const worked = by === null ? null : workedOut(`${by} · ${x}`);
  if (by === null) return null;
  if (by === '1' || !worked) return by === '1' ? together([solved], { kind: 'story', answer: x }) : null;
  const check = [{ claim: `${by} · ${x} = ${worked.value}`, holds: true }];
  return together([solved, { kind: 'story', chain: worked.chain, answer: worked.value, check }], {
    kind: 'story',
    answer: worked.value,
  });
};
