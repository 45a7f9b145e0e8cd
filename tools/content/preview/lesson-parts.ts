import type { Launch, TeacherNotes, Word } from '@playforward/curriculum';
import { content, inline, picture } from './html.ts';

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** What a student sees before anything is told. The guess that proves right is not marked here. */
export function launchPart({ situation, diagram, question, guess }: Launch): string {
  const asked =
    guess.kind === 'choice'
      ? list(guess.guesses.map(inline))
      : `<p class="note">A number of ${inline(guess.unit)} from ${guess.from} to ${guess.to}, in steps of ${guess.step}</p>`;
  return `<h2>Launch</h2><article>${content(situation)}${picture(diagram)}<p><strong>${inline(question)}</strong></p>${asked}</article>`;
}

/** What is known when practice is done. */
export function launchEnd({ question, guess, answer, after }: Launch): string {
  const right = guess.kind === 'choice' ? guess.guesses[answer] : `${answer} ${guess.unit}`;
  return `<h2>The guess again</h2><article><p>${inline(question)}</p><p>✓ ${inline(right ?? '')}</p>${content(after)}</article>`;
}

/** The words of the lesson as the glossary shows them. */
export function wordsPart(words: readonly Word[]): string {
  const entries = words.map(
    ({ term, forms, meaning, example, counterexample, diagram }) =>
      `<dt><strong>${inline([term, ...forms].join(', '))}</strong></dt><dd>${inline(meaning)}${picture(diagram)}<p>Example: ${inline(example)}</p><p>Not so: ${inline(counterexample)}</p></dd>`,
  );
  return `<h2>Words</h2><dl>${entries.join('')}</dl>`;
}

/** The notes for the teacher. */
export function notesPart({ launch, ask, listen, pacing }: TeacherNotes): string {
  const minutes = Object.entries(pacing).map(([part, count]) => `${part} ${count}`);
  const heard = listen.map(({ hear, say }) => `“${inline(hear)}” ${inline(say)}`);
  return `<h2>Teacher notes</h2><h3>Launch</h3>${list(launch.map(inline))}<h3>Ask</h3>${list(ask.map(inline))}<h3>Listen for</h3>${list(heard)}<p class="note">Minutes: ${minutes.join(', ')}</p>`;
}
