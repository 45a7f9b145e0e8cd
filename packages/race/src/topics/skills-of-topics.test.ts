import { expect, test } from 'vitest';
import { topicSkills } from './skills-of-topics.ts';
import { topicsOfGrade } from './topic-table.ts';

test.each([6, 7, 8, 9, 10, 11, 12])(
  'every topic that grade %i lists is asked from its own course',
  (grade) => {
    const own = new Set(topicSkills().flatMap((row) => (row.grade === grade ? [row.topic] : [])));
    expect(topicsOfGrade(grade).filter((topic) => !own.has(topic))).toEqual([]);
  },
);
