// One file, so that what is asked of a problem is asked of one solution: each of some 3,000 takes milliseconds to find.
import './solved/typed-problems.ts';
import './solved/breadth-problems.ts';
import './solved/textbook-exercises.ts';
import './solved/given-and-asked.ts';
import './solved/solver-rules.ts';
