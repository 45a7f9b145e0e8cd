import type { Finding, Rule } from './finding.ts';
import { allowedSkills } from './still-allowed-skills.ts';

/** Rules that came after the skills; those named are mended one by one. */
export type ListedRule = keyof typeof allowedSkills;

function skillsOf(rule: ListedRule): readonly string[] {
  return allowedSkills[rule].split(/\s+/).filter((slug) => slug !== '');
}

/** The skills that may still fail a rule. */
export function stillAllowed(): Readonly<Record<ListedRule, readonly string[]>> {
  const rules = Object.keys(allowedSkills) as ListedRule[];
  return Object.fromEntries(rules.map((rule) => [rule, skillsOf(rule)])) as Record<
    ListedRule,
    readonly string[]
  >;
}

/**
 * The findings of one skill without those it is still allowed. With enough problems to tell (`isSure`), a skill that
 * stands on a list and does not fail has to leave it, so that a list only shrinks.
 */
export function judgeAllowed(
  skill: string,
  findings: readonly Finding[],
  isSure: boolean,
): readonly Finding[] {
  const listed = Object.entries(stillAllowed()).filter(([, skills]) => skills.includes(skill));
  const rules = new Set<string>(listed.map(([rule]) => rule));
  const failing = new Set<Rule>(findings.map(({ rule }) => rule));
  const mended = [...rules].filter((rule) => isSure && !failing.has(rule as Rule));
  return [
    ...findings.filter(({ rule }) => !rules.has(rule)),
    ...mended.map(
      (rule): Finding => ({
        rule: 'still-allowed',
        message: `it keeps the rule '${rule}' now; take it off the list in verify/still-allowed-skills.ts`,
        where: skill,
        level: null,
        seed: null,
      }),
    ),
  ];
}
