import type { TypesetMath } from '@playforward/contract';
import type { HandAnswerOf, HandKind, HandTaskOf } from '@playforward/diagram';
import type { ComponentType } from 'react';

/** What every kind is given: its task, what is made of it so far, and how to say that something moved. */
export type HandViewProps<Kind extends HandKind> = {
  task: HandTaskOf<Kind>;
  made: HandAnswerOf<Kind>;
  math: TypesetMath;
  /** Nothing may move: the answer is on its way, or right. */
  closed: boolean;
  /** The words for what is to be seen. */
  said: string;
  onGrab: () => void;
  onMake: (made: HandAnswerOf<Kind>) => void;
};

/** A view whose kind is that of the task it is given. */
export type HandView = ComponentType<HandViewProps<HandKind>>;
