import { Button, Group, Menu, TextInput } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '#state/session/use-session.ts';
import { RowButton } from '#ui/filters/RowButton.tsx';
import { SavedViews } from './SavedViews.tsx';
import { TASK_FILTERS, type TaskFilters } from './task-filters.ts';
import { keepViews, MAX_VIEWS, recallViews, type TaskView, VIEW_NAME_LENGTH, withView } from './task-views.ts';

/** The views that everybody is offered. */
const READY = {
  mine: { ...TASK_FILTERS.none, person: 'me', due: 'byToday' },
  late: { ...TASK_FILTERS.none, due: 'overdue' },
  free: { ...TASK_FILTERS.none, person: 'nobody' },
  closed: { ...TASK_FILTERS.none, status: 'done' },
} as const satisfies Record<string, TaskFilters>;
const READY_NAMES = ['mine', 'late', 'free', 'closed'] as const;

/** Named views of the task list: some for everybody, and those that a person keeps. */
export function TaskViews({
  filters,
  onChoose,
}: {
  readonly filters: TaskFilters;
  readonly onChoose: (filters: TaskFilters) => void;
}) {
  const { t } = useTranslation('task-details');
  const { userId } = useActor();
  const [views, setViews] = useState(() => recallViews(userId));
  const [name, setName] = useState('');
  const isFull = views.length >= MAX_VIEWS;
  // Once the largest number of views is reached no new name fits; an existing view may be replaced.
  const isKeepable = name.trim() !== '' && withView(views, { name, filters }) !== views;
  const keep = (next: readonly TaskView[]) => {
    setViews(next);
    keepViews(userId, next);
  };
  return (
    <Menu position="bottom-end" width={300} shadow="md" keepMounted={false}>
      <Menu.Target>
        <RowButton icon={IconBookmark} label={t('views.label')} folds="inNarrowRow" />
      </Menu.Target>
      <Menu.Dropdown>
        {READY_NAMES.map((one) => (
          <Menu.Item key={one} mih={44} onClick={() => onChoose(READY[one])}>
            {t(`values.view.${one}`)}
          </Menu.Item>
        ))}
        <SavedViews
          views={views}
          onChoose={(view) => onChoose(view.filters)}
          onRemove={(view) => keep(views.filter((one) => one !== view))}
        />
        <Menu.Divider />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            keep(withView(views, { name, filters }));
            setName('');
          }}
        >
          <Group gap="xs" p="xs" align="end" wrap="nowrap">
            <TextInput
              label={t('views.name')}
              {...(isFull ? { description: t('views.full') } : {})}
              maxLength={VIEW_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              onKeyDown={(event) => event.stopPropagation()}
            />
            <Button type="submit" variant="light" mih={44} disabled={!isKeepable} aria-label={t('views.save')}>
              <IconBookmark size={18} aria-hidden />
            </Button>
          </Group>
        </form>
      </Menu.Dropdown>
    </Menu>
  );
}
