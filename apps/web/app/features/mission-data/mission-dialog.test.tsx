import type { MissionTable } from '@playforward/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MissionDialog } from './mission-dialog.tsx';
import { MissionOffer } from './mission-offer.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

type Rows = MissionTable['data']['table_data']['rows'];
const table = (rows: Rows, changes: Partial<MissionTable> = {}): MissionTable => ({
  kind: 'table',
  title: null,
  autoOpen: true,
  data: { description: 'Three pumps', table_data: { headers: ['Pump', 'Liters', 'Runs'], rows } },
  ...changes,
});
function open(shown: MissionTable) {
  const onClose = vi.fn();
  render(<MissionDialog state={{ kind: 'open', shown }} onClose={onClose} />);
  return onClose;
}
const cells = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

describe('a table', () => {
  test('is called Mission Data without a title, and shows description, headers and rows [L-346] [L-167]', () => {
    open(table([[2024, 1032, true]]));
    expect(screen.getByRole('dialog', { name: 'Mission Data' })).toBeDefined();
    expect(screen.getByText('Three pumps')).toBeDefined();
    expect(cells()).toEqual([
      ['Pump', 'Liters', 'Runs'],
      ['2024', '1,032', 'yes'],
    ]);
  });

  test('has its own title and a Close button [L-347]', async () => {
    const onClose = open(table([], { title: 'Pumps' }));
    expect(screen.getByRole('dialog', { name: 'Pumps' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('shows text as text, fills short rows and takes long ones', () => {
    open(table([['<b>A</b>'], ['B', 1, 2, 3]]));
    expect(cells()).toEqual([
      ['Pump', 'Liters', 'Runs', ''],
      ['<b>A</b>', '', '', ''],
      ['B', '1', '2', '3'],
    ]);
  });

  test('shows at most 200 rows and says so [D-117]', () => {
    open(table(Array.from({ length: 1250 }, (_, index) => [index])));
    expect(screen.getAllByRole('row')).toHaveLength(201);
    expect(screen.getByText('Showing the first 200 of 1,250 rows.')).toBeDefined();
  });
});

describe('over the game', () => {
  test('a table that waits has the button View Table [L-348]', async () => {
    const onView = vi.fn();
    render(<MissionOffer state={{ kind: 'offered', table: table([]) }} onView={onView} onClose={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'View Table' }));
    expect(onView).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['too-much', 'more data than we can show'],
    ['unreadable', 'data we could not read'],
  ] as const)('data refused as %s are explained, and the note can be closed', async (reason, words) => {
    const onClose = vi.fn();
    render(<MissionOffer state={{ kind: 'refused', reason }} onView={vi.fn()} onClose={onClose} />);
    expect(screen.getByRole('status').textContent).toContain(words);
    await userEvent.click(screen.getByRole('button', { name: 'Close this note' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
