import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoticeToasts } from './NoticeToasts.tsx';

const failed = { id: 'one', tone: 'error', text: 'La tâche n’a pas été prise' } as const;

function show(notices: readonly (typeof failed)[]) {
  return render(<NoticeToasts notices={notices} closeLabel="Fermer" onClose={() => undefined} />, {
    wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider>,
  });
}

it('a failure that one person has not closed is not shown to the next one', async () => {
  const { unmount } = show([failed]);
  expect(await screen.findByText(failed.text)).toBeVisible();
  unmount();
  show([]);
  expect(screen.queryByText(failed.text)).toBeNull();
});
