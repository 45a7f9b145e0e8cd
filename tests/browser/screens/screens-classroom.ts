import { expect, type Page } from '@playwright/test';
import { addPupils, makeClass } from '../support/teacher.ts';
import { type Screen, visit } from './screens.ts';

/** Joining a class, and the pages of a teacher with the demo class and an own one. */
export const classroomScreens: Screen[] = [
  {
    name: 'join a class as a visitor',
    who: 'visitor',
    open: (page) => visit(page, '/join/ABC234', 'Join a class'),
  },
  {
    name: 'join a class',
    who: 'student',
    open: (page) => visit(page, '/join', 'Join a class'),
    following: [{ name: 'join with a wrong code', go: failJoin }],
  },
  {
    name: 'classes at the start',
    who: 'teacher',
    open: (page) => visit(page, '/teach', 'Your first class in three steps'),
    following: [
      { name: 'classes with names of who needs help', go: openDemo },
      { name: 'class grid', go: openGrid },
      { name: 'class grid with evidence', go: openEvidence },
      { name: 'who stands behind a number of the grid', go: openNumber },
      { name: 'wrong ideas', go: openIdeas },
      { name: 'talk about a wrong idea', go: openTalk },
      { name: 'student page', go: openStudent },
      { name: 'class now', go: openNow },
      { name: 'class time', go: openTime },
      { name: 'class without students', go: (page) => makeClass(page, 'Period 2') },
      { name: 'sign-in cards are ready', go: (page) => addPupils(page, ['Ana Lopez', 'Ben Osei']) },
      { name: 'class people', go: closeCards },
      { name: 'adding a teacher to a class', go: openAddTeacher },
      { name: 'class without assignments', go: openAssignments },
      { name: 'new assignment', go: openNewAssignment },
      { name: 'class assignments', go: giveTicket },
      { name: 'one assignment', go: openTicket },
      { name: 'assignment to print', go: openPrint },
      { name: 'class code', go: openCode },
      {
        name: 'first lesson with a class',
        go: (page) => visit(page, '/teach/start', 'The first lesson with a class'),
      },
      {
        name: 'notes for no lesson',
        go: (page) => visit(page, '/teach/lesson/999999', 'Nothing here for you'),
      },
      {
        name: 'class of somebody else',
        go: (page) => visit(page, '/teach/class/999999', 'Nothing here for you'),
      },
    ],
  },
];

async function failJoin(page: Page): Promise<void> {
  await page.getByLabel('Class code').fill('AAAAAA');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('No class has this code.')).toBeVisible();
}

async function openDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show me a demo class' }).click();
  await expect(page.getByText('Demo: made-up students')).toBeVisible();
  await page
    .getByRole('button', { name: /^\d+ students$/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /Kofi Mensah/ })).toBeVisible();
}

async function openGrid(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Open class: Demo class/ }).click();
  await expect(page.getByRole('grid').or(page.getByRole('heading', { name: /^Need you/ }))).toBeVisible();
}

/** Cells are wide screens' alone; what one of them has opened stays when the screen is turned. */
async function openEvidence(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('gridcell', { name: /needs help$/ })
    .first()
    .click();
  await expect(page.getByText(/in all\.$/)).toBeVisible();
  if (size) await page.setViewportSize(size);
}

/** The numbers stand over the columns, on wide screens alone. */
async function openNumber(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('button', { name: /^\d+ of 24 alone:/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Alone, / })).toBeVisible();
  if (size) await page.setViewportSize(size);
}

async function openIdeas(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('link', { name: 'Talk about it' }).click();
  await page.getByRole('button', { name: 'Close the talk' }).click();
  await expect(page.getByRole('button', { name: 'Talk about it' })).toBeVisible();
}

async function openTalk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Talk about it' }).click();
  await page.getByRole('button', { name: 'Listen for' }).click();
  await expect(page.getByText('Who is right, and how do you know?')).toBeVisible();
}

async function openStudent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close the talk' }).click();
  await page.getByRole('button', { name: 'Show names' }).click();
  await page.getByRole('link', { name: 'Kofi Mensah' }).click();
  await expect(page.getByText('Every answer, as given')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
}

async function openNow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Demo class' }).first().click();
  await page.getByRole('link', { name: 'Now', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Moving along' })).toBeVisible();
}

async function openTime(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Time', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Minutes by student' })).toBeVisible();
}

async function closeCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Ana Lopez' })).toBeVisible();
}

async function openAddTeacher(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a teacher' }).click();
  await page.getByLabel('E-mail of your colleague').fill('nobody@northside.example');
  await page.getByRole('button', { name: 'Add to the class' }).click();
  await expect(page.getByText('No teacher of your school has this address.')).toBeVisible();
}

async function openAssignments(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Assignments' }).click();
  await expect(page.getByText('Nothing is asked of this class yet')).toBeVisible();
}

async function openNewAssignment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New assignment' }).click();
  await page.getByText('Exit ticket', { exact: true }).click();
  await page.getByLabel('Pick students').click();
  await page.getByLabel('Ana Lopez').check();
}

async function giveTicket(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give to 1 student' }).click();
  await expect(page.getByRole('link', { name: /^Exit ticket: / })).toBeVisible();
}

async function openTicket(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Exit ticket: / }).click();
  await expect(page.getByRole('button', { name: 'Reopen for Ana Lopez' })).toBeVisible();
}

async function openPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print as a worksheet' }).click();
  await page.getByRole('button', { name: 'Make the sheets' }).click();
  await expect(page.getByRole('link', { name: 'Open the sheets to print' })).toBeVisible();
}

async function openCode(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Class code' }).click();
  await expect(page.getByRole('img', { name: /^QR picture/ })).toBeVisible();
}
