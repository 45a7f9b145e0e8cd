import { describeDiagram } from '@playforward/diagram';
import type { Passage } from '../problem-spec.ts';
import { contentWords } from './content-words.ts';
import type { Fault, Sample } from './finding.ts';

/** Fewer problems say nothing about a share, or about all wordings of a level. */
export const enoughForLevels = 100;
const mostSameKey = 0.6;
const leastTemplates = 4;

function templateOf(passage: Passage): string {
  return 'key' in passage ? passage.key : passage.map(({ key }) => key).join(' ');
}

function templatesOf(samples: readonly Sample[]): ReadonlySet<string> {
  return new Set(samples.map(({ spec }) => templateOf(spec.question)));
}

function rightOf({ rendered }: Sample): string {
  return rendered.choices.find(({ correct }) => correct)?.text ?? '';
}

/** One answer that fits most problems of a level can be given without reading. */
function checkSameKey(samples: readonly Sample[]): Fault[] {
  const [most = ['', []]] = [...Map.groupBy(samples, rightOf)].sort(([, a], [, b]) => b.length - a.length);
  const share = most[1].length / samples.length;
  if (share <= mostSameKey) return [];
  return [{ rule: 'same-key', message: `the key is "${most[0]}" in ${Math.round(share * 100)} %` }];
}

function checkTemplates(samples: readonly Sample[]): Fault[] {
  const { size } = templatesOf(samples);
  if (size >= leastTemplates) return [];
  return [{ rule: 'templates', message: `${size} wordings of the question, expected ${leastTemplates}` }];
}

/** Words that every choice of a problem says, that its question does not, and that belong to some of the situations only. */
function checkChoiceWords(samples: readonly Sample[]): Fault[] {
  const told = samples.filter(({ rendered }) => rendered.choices.every(({ diagram }) => diagram === null));
  // Nobody is shown what drawings say.
  const sayings = told.filter(({ rendered }) => rendered.input === null && !rendered.hand);
  const common = sayings.map(({ rendered }) => {
    const [first, ...rest] = rendered.choices.map(({ text }) => contentWords(text));
    // 'cans' has four letters, 'can' three: the question may say either.
    const asked = contentWords(
      `${rendered.question} ${rendered.diagram ? describeDiagram(rendered.diagram) : ''}`,
      3,
    );
    return [...(first ?? [])].filter((word) => !asked.has(word) && rest.every((words) => words.has(word)));
  });
  const seen = Map.groupBy(common.flat(), (word) => word);
  const ofSituations = [...seen].filter(([, found]) => found.length < sayings.length / 2);
  if (ofSituations.length === 0) return [];
  const words = ofSituations.map(([word]) => `"${word}"`).slice(0, 4);
  return [{ rule: 'choice-words', message: `only the choices tell of ${words.join(', ')}` }];
}

/** What is seen only over many problems of one level. */
export function checkLevelWords(samples: readonly Sample[]): Fault[] {
  if (samples.length < enoughForLevels) return [];
  return [...checkSameKey(samples), ...checkTemplates(samples), ...checkChoiceWords(samples)];
}

function meanSteps(samples: readonly Sample[]): number {
  return samples.reduce((sum, { spec }) => sum + spec.steps.length, 0) / samples.length;
}

/** Level 3 asks something that level 1 does not, or takes more steps. */
export function checkRise(first: readonly Sample[], last: readonly Sample[]): Fault[] {
  if (Math.min(first.length, last.length) < enoughForLevels) return [];
  const known = templatesOf(first);
  const asksMore = [...templatesOf(last)].some((template) => !known.has(template));
  if (asksMore || meanSteps(last) > meanSteps(first)) return [];
  return [{ rule: 'rise', message: 'level 3 has the wordings of level 1 and no more steps' }];
}

/** A stretch problem has at least one step more than level 3. */
export function checkStretch(last: readonly Sample[], stretch: readonly Sample[]): Fault[] {
  if (Math.min(last.length, stretch.length) === 0) return [];
  const [usual, far] = [meanSteps(last), meanSteps(stretch)];
  if (far >= usual + 1) return [];
  const shown = (steps: number): string => steps.toFixed(1);
  return [
    {
      rule: 'stretch',
      message: `level 4 takes ${shown(far)} steps, level 3 ${shown(usual)}; expected one more`,
    },
  ];
}
