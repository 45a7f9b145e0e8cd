import { render, screen } from '@testing-library/react';
import { test } from 'vitest';
import { LateToaster } from './late-toaster.tsx';
import { toast } from './toast.ts';

test('what is said before the toaster is there is shown as soon as it is', async () => {
  toast.error('Said early.');
  render(<LateToaster />);
  await screen.findByText('Said early.');
  toast.success('Said at once.');
  await screen.findByText('Said at once.');
});
