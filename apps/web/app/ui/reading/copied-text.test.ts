import katex from 'katex';
import { expect, it } from 'vitest';
import { copiedText } from './copied-text.ts';

function picked(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
const formula = (tex: string) => katex.renderToString(tex, { output: 'htmlAndMathml' });

it('copies a formula once, as a keyboard types it', () => {
  expect(copiedText(picked(`<p>So ${formula('\\frac{3}{4} = 0.75')} holds.</p><p>Yes.</p>`))).toBe(
    'So 3/4 = 0.75 holds.\nYes.',
  );
});

it('copies what a voice says of a step, and no button', () => {
  const step = `<li><span aria-hidden="true">1</span><span class="sr-only">Step 1: </span><p>${formula('x^{2}')}</p></li>`;
  expect(copiedText(picked(`${step}<button>Read aloud</button>`))).toBe('Step 1: x²');
});

it('copies a word of the text that opens its entry in the glossary', () => {
  expect(copiedText(picked(`<p>The <button class="word-link">slope</button> is ${formula('2')}.</p>`))).toBe(
    'The slope is 2.',
  );
});

it('leaves a text without formulas to the browser', () => {
  expect(copiedText(picked('<p>Only words.</p>'))).toBeNull();
});
