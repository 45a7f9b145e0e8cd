import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { type Given, saysOnly, withoutLetters } from '../read-given.ts';

const own =
  /^(?:list|simplify|simplified|reduce|lowest|terms|rational|expressions?|fraction|quotient|restrictions?|restricted|excluded|excludes?|variables?|undefined|defined|not|non|permissible|nonpermissible|include|including|note|domain|any|numbers?)$/;
const asked = /\b(?:restrictions?|(?:excluded|restricted|non ?permissible) values?|undefined|not defined)\b/;

/** A quotient in simplest form with the values that its letter cannot have, those that are cancelled among them. */
export function solveRestricted(given: Given, ask: Ask): Exercised | null {
  const [piece, more] = withoutLetters(given.math);
  if (piece === undefined || more !== undefined || /[=<>≤≥]/.test(piece)) return null;
  if (!asked.test(given.says) || !/\b(?:simpl\w+|reduce|lowest)\b/.test(given.says)) return null;
  if (!saysOnly(given, own)) return null;
  const domain = ask(`find the domain of ${piece}`);
  const [, without] = /^all numbers except (.+)$/.exec(domain?.answer ?? '') ?? [];
  if (!domain || without === undefined) return null;
  const values = without.split(' and ');
  const simple = ask(`simplify ${piece}`);
  const value = simple?.answer.replace(/ \([^()]*≠[^()]*\)$/, '');
  return together([simple, domain], {
    kind: 'rational-expression',
    answer: [value, ...values.map((one) => one.replace('=', '≠'))].join(', '),
  });
}
