import { describeDiagram, renderDiagram } from '@playforward/diagram';
import { findDiagramFaults } from './check-picture.ts';
import type { Fault, Sample } from './finding.ts';

/** The size of the drawing as the page lays it out. */
function sizeOf(drawing: string): string {
  return /viewBox="([^"]*)"/.exec(drawing)?.[1] ?? '';
}

/** The drawing as black on white shows it: what differs in color alone does not differ here. */
function shapesOf(drawing: string): string {
  return drawing
    .replace(/<(title|desc|style)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/\b(tape|curve|bar|dot)-[a-f]\b/g, '$1');
}

function areAllDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

function areAllEqual(texts: readonly string[]): boolean {
  return new Set(texts).size === 1;
}

/**
 * Choices that are pictures can be drawn, have words, differ for the eye and for the ear, and do not tell the right one
 * by their kind or size, nor ask for anything themselves.
 */
export function checkChoicePictures({ spec: { answer, distractors } }: Sample): Fault[] {
  const options = [answer, ...distractors];
  const pictures = options.flatMap(({ diagram }) => diagram ?? []);
  if (pictures.length === 0) return [];
  const faults: Fault[] = [];
  const report = (message: string): void => void faults.push({ rule: 'choice-picture', message });
  // What is made by hand may be chosen too, by who asks for choices.
  if (answer.form !== 'diagram' && answer.form !== 'hand')
    report(`a choice among pictures has the form diagram, not ${answer.form}`);
  if (pictures.length < options.length) report('some choices are pictures and some are not');
  for (const { value, text, diagram } of options) {
    if (!text) report(`the picture of "${value}" has no words`);
    if (diagram)
      for (const fault of findDiagramFaults(diagram)) report(`the picture of "${value}": ${fault}`);
  }
  if (faults.length > 0) return faults;
  const said = pictures.map(describeDiagram);
  if (!areAllDifferent(said)) report('two pictures are described alike');
  const drawings = pictures.map((picture) => renderDiagram(picture));
  if (!areAllDifferent(drawings.map(shapesOf))) report('two pictures look alike without their colors');
  if (said.some((words) => /\bunknown|question mark/.test(words))) report('a picture leaves a place open');
  if (new Set(pictures.map(({ kind }) => kind)).size > 1) report('the pictures are of different kinds');
  const [size, ...others] = drawings.map(sizeOf);
  if (!others.includes(size ?? '') && areAllEqual(others)) report('the right picture alone has another size');
  return faults;
}
