import type { CareerChoice } from '@playforward/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { CareerScreen } from './career-screen.tsx';

const titles = ['Botanist', 'Welder', 'Editor', 'Nurse', 'Urban Planner', 'Game Designer'];

function makeCareer(title: string): CareerChoice {
  return {
    title,
    description: `What a ${title} does.`,
    salary_range: `$50,000 – $90,000 a year (${title})`,
    story: `You wake up as a ${title}.\n\nYou go home.`,
  };
}

// A page of jsdom has nothing to scroll.
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  fakeServer({});
});

function open(count: number, busy = false) {
  const onStartOver = vi.fn();
  const onChosen = vi.fn();
  const client = new QueryClient();
  const element = (isBusy: boolean) => (
    <QueryClientProvider client={client}>
      <CareerScreen
        careers={titles.slice(0, count).map(makeCareer)}
        busy={isBusy}
        onStartOver={onStartOver}
        onChosen={onChosen}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(element(busy));
  return { onStartOver, onChosen, setBusy: (isBusy: boolean) => rerender(element(isBusy)) };
}

const radios = () => screen.getAllByRole('radio') as HTMLInputElement[];
const radio = (name: string) => screen.getByRole('radio', { name });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const click = (element: Element) => userEvent.click(element);

describe('the list of careers', () => {
  test('shows the first four with title, description and pay, and no story yet [A-172] [A-173] [A-174] [A-211]', () => {
    open(6);
    expect(screen.getByRole('heading', { level: 1, name: 'Pick Your Dream Job' })).toBe(
      document.activeElement,
    );
    expect(radios().map(({ value }) => value)).toEqual(titles.slice(0, 4));
    expect(screen.getByText('What a Welder does.')).toBeTruthy();
    const pay = radio('Welder').closest('label')?.textContent ?? '';
    expect(pay).toContain('$50,000 – $90,000 a year (Welder)');
    expect(screen.queryByText(/You wake up/)).toBeNull();
    expect(screen.getByText(/Six jobs fit/)).toBeTruthy();
  });

  test('keeps the rest in a section that opens, in the same group [A-175] [A-386]', async () => {
    open(6);
    const more = button(/^More Options Based on Your Interests/);
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(radios()).toHaveLength(6);
    await click(radio('Game Designer'));
    await click(more);
    expect(radios()).toHaveLength(4);
    expect(screen.getByText('Game Designer', { selector: 'p b' })).toBeTruthy();
    expect(button('CONTINUE').disabled).toBe(false);
  });

  test('has no such section for four or fewer [A-175]', () => {
    open(4);
    expect(screen.queryByRole('button', { name: /More Options/ })).toBeNull();
  });

  test('goes on only with one picked [A-177] [A-301]', async () => {
    open(4);
    expect(button('CONTINUE').disabled).toBe(true);
    await click(radio('Nurse'));
    expect(button('CONTINUE').disabled).toBe(false);
    await click(screen.getByText('What a Editor does.'));
    expect(
      radios()
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
    ).toEqual(['Editor']);
  });

  test('says where its facts come from', async () => {
    open(4);
    expect(screen.getByText(/^Job descriptions from the O\*NET 30\.1 Database/)).toBeTruthy();
    await click(screen.getByText('Where these facts come from'));
    expect(screen.getByText(/USDOL\/ETA has not approved, endorsed, or tested these/)).toBeTruthy();
    expect(screen.getByText(/Occupational Employment and Wage Statistics \(May 2025\)/)).toBeTruthy();
    const licence = screen.getByRole('link', { name: 'CC BY 4.0' });
    expect(licence.getAttribute('href')).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect(licence.getAttribute('target')).toBe('_blank');
  });

  test('starts over [A-176] [A-243]', async () => {
    const { onStartOver } = open(4);
    await click(button('START OVER'));
    expect(onStartOver).toHaveBeenCalledTimes(1);
  });

  test('without any career has a note and only one way on: START OVER', async () => {
    const { onStartOver } = open(0);
    expect(screen.getByRole('status').textContent).toContain('This is not about your answers.');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await click(button('START OVER'));
    expect(onStartOver).toHaveBeenCalledTimes(1);
  });
});

describe('the day in a career', () => {
  async function openDay(title: string) {
    const opened = open(6);
    await click(button(/^More Options/));
    await click(radio(title));
    await click(button('CONTINUE'));
    return opened;
  }

  test('tells the story of the picked career in its paragraphs [A-178] [A-211]', async () => {
    await openDay('Urban Planner');
    const title = screen.getByRole('heading', { level: 1, name: 'A Day in Your Future Career' });
    expect(title).toBe(document.activeElement);
    const moments = within(screen.getByRole('list', { name: 'Your day' })).getAllByRole('listitem');
    expect(moments.map(({ textContent }) => textContent)).toEqual([
      'You wake up as a Urban Planner.',
      'You go home.',
    ]);
  });

  test('says under the pay what schooling it starts with and which math it uses', async () => {
    const path = 'GET /api/careers?search=Urban+Planner';
    const facts = { schooling: 'Master’s degree', math: ['maps and scale', 'percents', 'unit rates'] };
    fakeServer({
      [path]: {
        body: {
          careers: [
            { title: 'Planner', schooling: 'No diploma needed', math: [] },
            { title: 'Urban Planner', ...facts },
          ],
        },
      },
    });
    await openDay('Urban Planner');
    expect(await screen.findByText('Master’s degree to start')).toBeTruthy();
    expect(screen.getByText('Uses maps and scale, percents, and unit rates')).toBeTruthy();
  });

  test('is told without schooling and math where the network is away', async () => {
    const { calls } = fakeServer({});
    await openDay('Urban Planner');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText(/ to start$/)).toBeNull();
    expect(screen.getByText('You go home.')).toBeTruthy();
  });

  test('goes back to the list with the pick kept and in sight [A-179] [A-244]', async () => {
    await openDay('Urban Planner');
    await click(button('CHANGE CAREER'));
    expect((radio('Urban Planner') as HTMLInputElement).checked).toBe(true);
  });

  test('submits the title once and says that it is being saved [A-180]', async () => {
    const { onChosen, setBusy } = await openDay('Urban Planner');
    await click(button('CONTINUE'));
    expect(onChosen.mock.calls).toEqual([['Urban Planner']]);
    setBusy(true);
    expect(button('Saving...').disabled).toBe(true);
    expect(button('CHANGE CAREER').disabled).toBe(true);
    setBusy(false);
    expect(screen.getByRole('heading', { name: 'A Day in Your Future Career' })).toBeTruthy();
    await click(button('CONTINUE'));
    expect(onChosen).toHaveBeenCalledTimes(2);
  });
});
