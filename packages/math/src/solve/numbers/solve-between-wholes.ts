import { addStep, type Method, startChain } from '../proof/chain.ts';

const root = String.raw`(?:the )?(?:√|sqrt|sq(?:uare)? root)(?: of)?\s*\(?(\d{1,6})\)?`;
const wholes = String.raw`between (?:what|which) (?:two|2) (?:consecutive )?(?:whole numbers|whole #s|integers|numbers)`;
const between = new RegExp(
  String.raw`\b${wholes}(?: does| is| lies?| are| do)*\s*${root}(?: lies?| fall| is| be)?$|(?:^|\s)${root}(?: is| lies| falls| goes)? ${wholes}$`,
  'i',
);

function rootBelow(value: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (root * root > value) root -= 1n;
  return root;
}

/** The two whole numbers next to a square root, by the squares next to the number. */
export const solveBetweenWholes: Method = ({ words }) => {
  const [, after, before] = between.exec(words) ?? [];
  const typed = after ?? before;
  if (typed === undefined) return null;
  const value = BigInt(typed);
  const low = rootBelow(value);
  const high = low + 1n;
  if (low * low === value) return null;
  const chain = startChain(`${low * low} < ${value} < ${high * high}`);
  const start = chain.at;
  addStep(chain, `${low} < √${value} < ${high}`, { rule: 'root-keeps-order', proof: 'root-order' });
  return { kind: 'comparison', chain, answer: `${low} and ${high}`, check: [{ claim: start, holds: true }] };
};
