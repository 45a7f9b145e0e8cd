import { expect, test } from '@playwright/test';
import { childWithCode } from '../support/guardian.ts';
import { newStudent, studentWithSession } from '../support/student.ts';

const phone = { width: 390, height: 844 };

test('[CLASSROOM-14] a parent on a phone makes an account by a letter, reads the week, and ends the link', async ({
  browser,
  request,
}) => {
  const { code } = await childWithCode(request);
  const home = await browser.newContext({ viewport: phone, locale: 'es-MX' });
  const page = await home.newPage();
  await page.goto(`/family#${code}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Su nombre').fill('Ruth Delgado');
  await page.getByLabel('Correo electrónico').fill(`ruth-${Date.now()}@home.example`);
  await page.getByLabel('Contraseña').fill('seven green bikes');
  await page.getByRole('button', { name: 'Abrir la cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La semana de Kofi' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByText('Una pregunta para la cena')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/family$/);
  await page.getByRole('button', { name: 'Terminar este enlace' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar este enlace' }).click();
  await expect(page.getByText('todavía no está unida a ningún estudiante')).toBeVisible();
  await home.close();
});

test('[CLASSROOM-20] a letter prints without a script, one page a family', async ({ browser, request }) => {
  const { teacher } = await childWithCode(request);
  const headers = { authorization: `Bearer ${teacher}` };
  const [room] = (await (await request.get('/api/teach/classes', { headers })).json()).classes;
  const people = await (await request.get(`/api/teach/classes/${room.id}/students`, { headers })).json();
  const ids = people.students.slice(0, 3).map(({ id }: { id: number }) => id);
  const data = { student_ids: ids, language: 'both' };
  const made = await request.post(`/api/teach/classes/${room.id}/family-letters`, { headers, data });
  const paper = await browser.newContext({ javaScriptEnabled: false });
  const sheet = await paper.newPage();
  const { hostname: domain } = new URL(made.url());
  await paper.addCookies([{ name: 'access_token', value: teacher, domain, path: '/' }]);
  await sheet.goto((await made.json()).address);
  await expect(sheet.getByRole('article')).toHaveCount(3);
  await expect(sheet.getByText('Su código de familia').first()).toBeVisible();
  const pdf = (await sheet.pdf({ format: 'Letter', margin: { top: '10mm', bottom: '10mm' } })).toString(
    'latin1',
  );
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(3);
  await paper.close();
});

test('a student lets somebody at home in, sees who it is, and ends it by keyboard', async ({
  browser,
  context,
  page,
}) => {
  await studentWithSession(context, newStudent('Maya'), { onboarded: true });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Make a family code' }).press('Enter');
  const code = await page.getByRole('status').locator('strong').innerText();
  const home = await browser.newContext();
  const reader = await home.newPage();
  await reader.goto(`/family#${code}`);
  await reader.getByRole('button', { name: 'Go on' }).click();
  await reader.getByRole('button', { name: 'Make the link' }).click();
  await reader.getByRole('link', { name: 'Open the week' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Maya’s week' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'End for Somebody with a link' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, end it' }).press('Enter');
  await expect(page.getByText('Somebody with a link')).toBeHidden();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This link is over' })).toBeVisible();
  await home.close();
});
