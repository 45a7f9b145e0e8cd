import { choiceSkill, type Level } from '../../src/kit/index.ts';

const rules = ['learn', 'check', 'tell', 'private'] as const;
type Rule = (typeof rules)[number];

/** `form` is one of three cases for the rule. */
type Params = { rule: Rule; form: 'a' | 'b' | 'c'; n: number };

/** Level 1 finds the rule for a case, level 2 what to do by it, level 3 what to do where two rules meet. */
export const aiRuleForCase = choiceSkill('ai-rule-for-case', {
  version: 1,
  text: {
    headline: 'My rules for using AI',
    'learn-a': 'You have to practice {n, number} equations. A model could solve them all.',
    'learn-b': 'You have to write {n, number} lines in French to get used to it. A model could write them.',
    'learn-c': 'You have to read {n, number} pages for a talk. A model could sum them up for you.',
    'check-a': 'A model gave you {n, number} facts for your poster. You know none of them.',
    'check-b': 'A model planned your trip with {n, number} trains. You leave tomorrow.',
    'check-c': 'A model worked out prices for {n, number} cakes for the fair.',
    'tell-a': 'A model wrote {n, number} lines of your report, and you hand it in.',
    'tell-b': 'A model drew {n, number} pictures for your talk.',
    'tell-c': 'A model gave you {n, number} ideas, and you use one in a contest.',
    'private-a': 'You want help with a message from {n, number} friends. Their names are in it.',
    'private-b': 'You want to send a model {n, number} photos of your class.',
    'private-c': 'A form of a new service asks for {n, number} facts about your family.',
    'ask-rule': 'Which rule fits this case best?',
    'ask-act': 'What do you do by your rules?',
    pressed: 'A friend says that everybody does it without rules.',
    'ask-firm': 'What do you do?',
    learn: 'I do the part that I want to learn myself.',
    check: 'I check what matters before I use it.',
    tell: 'I say where a model has helped me.',
    private: 'I keep to myself what points at people.',
    'act-learn': 'I try first, then ask for a hint on one step.',
    'act-check': 'I look it up or work it out before I use it.',
    'act-tell': 'I write below it which part a model made.',
    'act-private': 'I take out what points at people, or ask them first.',
    'all-machine': 'I let the model do it, since it is faster.',
    never: 'I never use any machine for school.',
    'firm-learn': 'I still try it first, and show my friend how a hint helps.',
    'firm-check': 'I still check it, and show my friend how I do it.',
    'firm-tell': 'I still say where it helped, and tell my friend why.',
    'firm-private': 'I still leave people out, and tell my friend why.',
    'right-learn': 'What you skip, you do not learn. Help on one step leaves the learning to you.',
    'right-check': 'A fluent answer can be off, and you are the one who uses it.',
    'right-tell': 'Others can then judge your work for what it is.',
    'right-private': 'What was sent cannot be called back, and it is not only about you.',
    'why-rule': 'This is a good rule for another case. What is at stake here?',
    'why-machine': 'Who learns or is hurt, if it is done like this?',
    'why-never': 'Some help is fine. Which help fits this case?',
    other: 'Ask what is at stake: learning, truth, honesty or a person.',
    'stake-do': 'Say what is at stake.',
    'stake-why': 'Each rule guards one thing.',
    'rule-do': 'Find the rule that guards it.',
    'rule-why': 'A rule is of use when it fits the case.',
    'act-do': 'Say what to do by it.',
    'act-why': 'A rule that leads to nothing is only a nice sentence.',
  },
  draw({ random }): Params {
    return { rule: random.pick(rules), form: random.pick(['a', 'b', 'c'] as const), n: random.int(3, 24) };
  },
  build({ rule, form, n }: Params, { level, step, distractor }) {
    const rest = rules.filter((one) => one !== rule);
    const [second = 'learn', third = 'check', fourth = 'tell'] = rest;
    const machine = distractor('lets-the-machine-do-the-learning', 'all-machine', 'why-machine');
    const ban = distractor('bans-what-would-help', 'never', 'why-never');
    const another = (to: Rule, slip: boolean) =>
      distractor(slip ? 'slip' : 'uses-a-rule-for-another-case', to, 'why-rule', `${prefixes[level]}${to}`);
    return {
      words: { n },
      question: {
        1: [`${rule}-${form}`, 'ask-rule'] as const,
        2: [`${rule}-${form}`, 'ask-act'] as const,
        3: [`${rule}-${form}`, 'pressed', 'ask-firm'] as const,
      }[level],
      answer: { value: rule, text: `${prefixes[level]}${rule}`, reason: `right-${rule}` },
      distractors:
        level === 1
          ? [another(second, false), another(third, false), another(fourth, true)]
          : [machine, ban, another(second, true)],
      steps: [
        step('stake', 'the case', stakes[rule]),
        step('rule', stakes[rule], names[rule]),
        level > 1 && step('act', names[rule], 'one clear step'),
      ],
      claims: [`${n} > 2`],
    };
  },
});

const prefixes = { 1: '', 2: 'act-', 3: 'firm-' } as const satisfies Record<Level, string>;

const stakes: Readonly<Record<Rule, string>> = {
  learn: 'my own learning',
  check: 'whether it is true',
  tell: 'being honest',
  private: 'other people',
};

const names: Readonly<Record<Rule, string>> = {
  learn: 'do it myself',
  check: 'check it',
  tell: 'say so',
  private: 'keep it to myself',
};
