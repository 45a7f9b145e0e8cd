import { expect, test } from 'vitest';
import { renderDiagram, renderOnPaper } from './render-diagram.ts';
import { sampleDiagrams } from './sample-diagrams.ts';

test('[CLASSROOM-8] on paper every diagram keeps its drawing and loses its color', () => {
  for (const diagram of Object.values(sampleDiagrams).flat()) {
    const paper = renderOnPaper(diagram);
    const colors = new Set(paper.match(/#[0-9a-f]{3,6}\b/g));
    expect([...colors].filter((one) => !['#000', '#fff', '#444', '#aaa', '#dots'].includes(one))).toEqual([]);
    const drawn = (svg: string) => svg.replace(/<(style|defs)>.*?<\/\1>/gs, '');
    expect(drawn(paper)).toBe(drawn(renderDiagram(diagram)));
  }
});
