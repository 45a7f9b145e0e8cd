import { defineScenes } from '../kit/define-scenes.ts';

/** Things of three kinds, one of which is taken at random. `kinds` are said before "things"; `event` after "a". */
export const colorBags = defineScenes({
  marbles: {
    head: 'Marbles',
    kinds: ['red', 'blue', 'green'],
    text: {
      three: 'A bag holds {a, number} red, {b, number} blue and {c, number} green marbles.',
      total:
        'A bag holds {n, number} marbles. Of these, {a, number} are red, {b, number} are blue, and the rest are green.',
      one: 'You take one without looking.',
      ask: 'What is the probability that it is {kind}?',
      two: 'What is the probability that it is {kind} or {second}?',
      not: 'What is the probability that it is not {kind}?',
      added: 'Then {k, number} more {kind} marbles are put in.',
      until:
        'Some more {kind} marbles are put in, and you take one without looking. Now the probability that it is {kind} is {chance}. How many were put in?',
    },
  },
  socks: {
    head: 'Socks',
    kinds: ['white', 'black', 'gray'],
    text: {
      three: 'A drawer holds {a, number} white, {b, number} black and {c, number} gray socks.',
      total:
        'A drawer holds {n, number} socks. Of these, {a, number} are white, {b, number} are black, and the rest are gray.',
      one: 'You pull one out in the dark.',
      ask: 'What is the probability that it is {kind}?',
      two: 'What is the probability that it is {kind} or {second}?',
      not: 'What is the probability that it is not {kind}?',
      added: 'Then {k, number} more {kind} socks are put in.',
      until:
        'Some more {kind} socks are put in, and you pull one out in the dark. Now the probability that it is {kind} is {chance}. How many were put in?',
    },
  },
  songs: {
    head: 'Songs',
    kinds: ['English', 'Spanish', 'French'],
    text: {
      three: 'A playlist has {a, number} English, {b, number} Spanish and {c, number} French songs.',
      total:
        'A playlist has {n, number} songs. Of these, {a, number} are English, {b, number} are Spanish, and the rest are French.',
      one: 'The player starts one at random.',
      ask: 'What is the probability that it is {kind}?',
      two: 'What is the probability that it is {kind} or {second}?',
      not: 'What is the probability that it is not {kind}?',
      added: 'Then {k, number} more {kind} songs are added.',
      until:
        'Some more {kind} songs are added, and the player starts one at random. Now the probability that it is {kind} is {chance}. How many were added?',
    },
  },
  tickets: {
    head: 'Cards',
    kinds: ['yellow', 'pink', 'orange'],
    text: {
      three: 'A hat holds {a, number} yellow, {b, number} pink and {c, number} orange cards.',
      total:
        'A hat holds {n, number} cards. Of these, {a, number} are yellow, {b, number} are pink, and the rest are orange.',
      one: 'One is drawn at random.',
      ask: 'What is the probability that it is {kind}?',
      two: 'What is the probability that it is {kind} or {second}?',
      not: 'What is the probability that it is not {kind}?',
      added: 'Then {k, number} more {kind} cards are put in.',
      until:
        'Some more {kind} cards are put in, and one is drawn at random. Now the probability that it is {kind} is {chance}. How many were put in?',
    },
  },
  sections: {
    head: 'Sections',
    kinds: ['purple', 'silver', 'brown'],
    text: {
      three:
        'A wheel has {a, number} purple, {b, number} silver and {c, number} brown sections of equal size.',
      total:
        'A wheel has {n, number} equal sections. Of these, {a, number} are purple, {b, number} are silver, and the rest are brown.',
      one: 'You spin it once.',
      ask: 'What is the probability that it stops on {kind}?',
      two: 'What is the probability that it stops on {kind} or {second}?',
      not: 'What is the probability that it does not stop on {kind}?',
      added: 'A larger wheel has {k, number} more {kind} sections of that size.',
      until:
        'Some more {kind} sections of that size make a larger wheel, and you spin it once. Now the probability that it stops on {kind} is {chance}. How many were added?',
    },
  },
});
