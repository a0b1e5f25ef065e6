import { MantineProvider, Menu } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { SavedViews } from './SavedViews.tsx';
import { TASK_FILTERS } from './task-filters.ts';

function Views({ names }: { readonly names: readonly string[] }) {
  const [views, setViews] = useState(names.map((name) => ({ name, filters: TASK_FILTERS.none })));
  return (
    <Menu opened transitionProps={{ duration: 0 }}>
      <Menu.Dropdown>
        <SavedViews
          views={views}
          onChoose={() => {}}
          onRemove={(gone) => setViews(views.filter((view) => view !== gone))}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

beforeAll(async () => {
  await startI18n('fr');
  await loadNamespaces(['task-details']);
});

it('keeps the focus among the saved views when one is removed', async () => {
  render(<Views names={['Ma tournée', 'Les retards']} />, { wrapper: MantineProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer la vue «\u00a0Ma tournée\u00a0»' }));
  expect(screen.queryByText('Ma tournée')).toBeNull();
  expect(document.body).not.toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Supprimer la vue «\u00a0Les retards\u00a0»' })).toHaveFocus();
});
