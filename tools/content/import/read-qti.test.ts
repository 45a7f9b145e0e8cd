import { describe, expect, test } from 'vitest';
import { readQti } from './read-qti.ts';

const qti2 = (version: string) => `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v${version}" identifier="ratio-1" title="Ratio one">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse><value>B</value></correctResponse>
  </responseDeclaration>
  <itemBody>
    <p>There are 3 red &amp; 4 blue pens.</p>
    <choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">
      <prompt>What is the ratio of red to blue?</prompt>
      <simpleChoice identifier="A">4:3<feedbackInline identifier="A">Blue comes first here.</feedbackInline></simpleChoice>
      <simpleChoice identifier="B">3:4</simpleChoice>
      <simpleChoice identifier="C">3:7</simpleChoice>
    </choiceInteraction>
  </itemBody>
  <modalFeedback identifier="B">Red comes first.</modalFeedback>
</assessmentItem>`;

const qti3 = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="n1" title="Twelve">
  <qti-response-declaration identifier="R" cardinality="single" base-type="float">
    <qti-correct-response><qti-value>12.5</qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-item-body><p>How much is a half of 25? <qti-text-entry-interaction response-identifier="R"/></p></qti-item-body>
</qti-assessment-item>`;

describe('QTI', () => {
  test.each(['2p1', '2p2'])('%s choices are taken with what is said about each', (version) => {
    expect(readQti(qti2(version))).toEqual({
      taken: [
        {
          title: 'Ratio one',
          line: 2,
          question: 'There are 3 red & 4 blue pens. What is the ratio of red to blue?',
          answer: { kind: 'choice', text: '3:4' },
          wrong: [
            { text: '4:3', feedback: 'Blue comes first here.' },
            { text: '3:7', feedback: null },
          ],
          feedback: 'Red comes first.',
        },
      ],
      refused: [],
    });
  });

  test('3.0 numbers are taken', () => {
    expect(readQti(qti3).taken[0]).toMatchObject({
      question: 'How much is a half of 25?',
      answer: { kind: 'numeric', value: '12.5' },
    });
  });

  test('3.0 choices are taken like those of 2.1', () => {
    const asThree = qti2('2p1')
      .replace(
        /<(\/?)([a-z]+[A-Z]\w*|value|prompt)/g,
        (_, end: string, name: string) => `<${end}qti-${kebab(name)}`,
      )
      .replace(/ ([a-z]+[A-Z]\w*)=/g, (_, name: string) => ` ${kebab(name)}=`);
    expect(asThree).toContain('<qti-simple-choice identifier="A">');
    expect(readQti(asThree).taken).toEqual(readQti(qti2('2p1')).taken);
  });

  test.each([
    ['<!DOCTYPE x [<!ENTITY a "b">]><assessmentItem/>', 'document type'],
    ['<assessmentItem><itemBody>', 'line'],
    ['<other/>', 'no assessmentItem'],
    ['<assessmentItem title="t"><itemBody><p>x</p></itemBody></assessmentItem>', 'no interaction'],
    [qti3.replace('"float"', '"string"'), 'not for a number'],
    [qti2('2p1').replace('</correctResponse>', '<value>A</value></correctResponse>'), '2 right answers'],
    [qti2('2p1').replaceAll('choiceInteraction', 'orderInteraction'), 'orderInteraction'],
    [qti2('2p1').replace('<p>There', '<img src="http://x"/><p>There'), '<img>'],
  ])('does not take case %#, and says why', (xml, why) => {
    const { taken, refused } = readQti(xml);
    expect(taken).toEqual([]);
    expect(refused[0]?.why).toContain(why);
  });

  test('leaves entities that only a document could define as they stand, and does not expand them', () => {
    const [item] = readQti(qti3.replace('25?', '25 &lol;?')).taken;
    expect(item?.question).toContain('&lol;');
  });

  test('refuses elements nested too deeply', () => {
    const deep = `<assessmentItem>${'<div>'.repeat(80)}${'</div>'.repeat(80)}</assessmentItem>`;
    expect(readQti(deep).refused[0]?.why).toContain('too deeply');
  });
});

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
