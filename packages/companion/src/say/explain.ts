import { findSkill, generateProblem, renderProblem } from '@playforward/curriculum';
import type { CompanionContext, ReplyPicture } from '../companion-context.ts';
import type { Idea } from '../know/idea.ts';
import type { Means } from '../means.ts';
import { showMath } from '../solve/show-math.ts';
import { isSameRequest } from '../withhold/is-same-request.ts';
import { careerTie } from './career-tie.ts';
import { firstSentences, joinParts, sentencesOf } from './join-parts.ts';
import { tutorText } from './tutor-text.ts';

/** The sides from which an idea is told. */
export type Aspect = 'what' | 'simply' | 'why' | 'example' | 'picture' | 'isnt' | 'matters' | 'steps';

/** What is said, and the picture that goes with it. */
export type Told = { readonly text: string; readonly picture?: ReplyPicture };

const mostWhat = 45;
/** Far apart from the seeds that problem slots, practice and worked twins draw. */
const exampleSeed = 700_000_001;

/** A problem of the idea's own skill, worked out; null where it needs a picture or is the open one. */
function workedExample({ skills }: Idea, { openProblem }: CompanionContext): string | null {
  for (const skill of skills) {
    const version = findSkill(skill)?.version;
    if (version === undefined) continue;
    const { question, diagram, steps, finalAnswer, choices } = renderProblem(
      generateProblem({ skill, version, level: 1, seed: exampleSeed }),
    );
    const isShort = question.split(/\s+/).length <= 30;
    const needsPicture = diagram !== null || choices.some((choice) => choice.diagram);
    if (needsPicture || !isShort || (openProblem && isSameRequest(openProblem.question, question))) continue;
    const lines = steps
      .slice(0, 4)
      .map(
        ({ instruction, work }, at) =>
          `${at + 1}. ${instruction}${work === null ? '' : `\n   ${work.replace(' → ', ', then ')}.`}`,
      );
    return [tutorText.example(question), ...lines, finalAnswer].join('\n');
  }
  return null;
}

function writtenExample({ example }: Idea): string | null {
  if (!example) return null;
  const { story, lines, end } = example;
  return joinParts([
    tutorText.example(story),
    ...lines.map((line) => `${showMath(line.replaceAll('*', '×'))}.`),
    end,
  ]);
}

/** The first paragraph of the lesson with numbers in it, behind the first one. */
function exampleInLesson({ what }: Idea): string | null {
  const paragraphs = what.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  const withNumbers = paragraphs.find((part, at) => at > 0 && /\d/.test(part));
  return withNumbers === undefined ? null : tutorText.example(firstSentences(withNumbers));
}

/** What goes on from the sentence before, and what says that more is to come. */
export const goesOn =
  /^(?:And|But|So|Then|They|It|This|These|That|Such|Both|Here|There|Also|Instead|Second)\b/;
const announces = /\b(?:two|three|four) (?:things|ways|cases|steps|kinds|rules)\b/i;

/**
 * The sentences without numbers, for beside a problem the numbers of an idea's own story would be taken for those of the
 * problem. What went on from a sentence that is left out, or announced it, is left out too.
 */
function withoutNumbers(text: string): string {
  const kept: string[] = [];
  let isCut = false;
  for (const sentence of sentencesOf(text)) {
    isCut = /\d/.test(sentence) || (isCut && goesOn.test(sentence));
    if (!isCut && !announces.test(sentence)) kept.push(sentence);
  }
  return kept.join(' ');
}

const told = (text: string | null | undefined): Told | null => (text ? { text } : null);

/** An idea from one side; null where nothing is written of it. What is written is fixed, so it tells no answer. */
export function tellIdea(idea: Idea, aspect: Aspect, context: CompanionContext, means: Means): Told | null {
  switch (aspect) {
    case 'what': {
      const said = context.openProblem ? withoutNumbers(idea.what) : idea.what;
      if (said === '') return null;
      // Without its first sentence it would begin in the middle of a story.
      if (idea.simply && !said.startsWith(firstSentences(idea.what, 1)))
        return told(tutorText.what(idea.title, idea.simply));
      const text = tutorText.what(idea.title, firstSentences(said, mostWhat));
      // What speaks of a picture means its own, never that of a problem on the screen.
      const isPictured = idea.picture !== null && /\bpicture\b/i.test(text);
      return isPictured ? { text, picture: { diagram: idea.picture.diagram } } : { text };
    }
    case 'simply':
      return told(idea.simply && tutorText.simply(idea.simply));
    case 'why':
      return told(idea.why);
    case 'example':
      return told(writtenExample(idea) ?? exampleInLesson(idea) ?? workedExample(idea, context));
    case 'picture': {
      const { picture } = idea;
      if (!picture) return null;
      const text = picture.caption ?? firstSentences(idea.what, 25);
      return { text, picture: { diagram: picture.diagram } };
    }
    case 'isnt':
      return told(idea.isnt && tutorText.isnt(idea.isnt));
    case 'matters':
      return told(
        firstSentences(
          joinParts([
            idea.matters && tutorText.matters(idea.matters),
            idea.area && careerTie(means.glossary, idea.area, context),
            idea.mission && tutorText.mission(`${idea.mission.decision}`),
          ]),
        ),
      );
    case 'steps':
      return told(
        idea.moves
          ? joinParts([tutorText.steps(idea.moves), writtenExample(idea)])
          : workedExample(idea, context),
      );
  }
}
