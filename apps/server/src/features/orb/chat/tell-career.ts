import {
  askedCareer,
  careerCard,
  describeOccupation,
  jobAskedAbout,
  mathInside,
  type Occupation,
  salaryRange,
  schoolingName,
  withArticle,
} from '@playforward/careers';
import { orbTexts } from '../orb-texts.ts';
import type { OrbServices } from '../services.ts';

/** What the data that ship say about the job that a question names; null for any other question. */
export function tellCareer(
  services: Pick<OrbServices, 'careers' | 'means'>,
  question: string,
): string | null {
  const job = jobAskedAbout(question);
  if (job === null || isIdea(services, job)) return null;
  const one = askedCareer(services.careers.search, question);
  return one ? orbTexts.career(factsOf(one)) : null;
}

/** A word of mathematics keeps its meaning here: a model is an idea before it is a job. */
function isIdea({ means }: Pick<OrbServices, 'means'>, word: string): boolean {
  return means()
    .knowledge.answers(word, {}, ['idea'])
    .some(
      ({ found }) =>
        found.kind === 'idea' &&
        [found.idea.title, ...found.idea.names].some((name) => name.toLowerCase() === word),
    );
}

function factsOf(one: Occupation) {
  return {
    job: withArticle(one.title),
    description: describeOccupation(one),
    // The chat typesets what stands between two dollar signs.
    pay: salaryRange(one).replaceAll('$', String.raw`\$`),
    schooling: schoolingName(careerCard(one).schooling),
    math: mathInside(one)
      .ideas.slice(0, 3)
      .map(({ name }) => name),
  };
}
