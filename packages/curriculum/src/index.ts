export type {
  Distractor,
  Level,
  ProblemSpec,
  RenderedChoice,
  RenderedProblem,
  RenderedStep,
  Sentence,
  SentenceArgs,
  SpecAnswer,
  SpecId,
  SpecStep,
} from './problem-spec.ts';
