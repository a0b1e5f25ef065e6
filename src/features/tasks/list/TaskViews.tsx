import { Menu } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '#state/session/use-session.ts';
import { RowButton } from '#ui/filters/RowButton.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SaveView } from './SaveView.tsx';
import { SharedViews } from './SharedViews.tsx';
import { TASK_FILTERS, type TaskFilters } from './task-filters.ts';
import { filtersOfAddress, keepViews, MAX_VIEWS, recallViews, type TaskView, withView } from './task-views.ts';
import { useSharedViews } from './useSharedViews.ts';

/** The views that everybody is offered. */
const READY = {
  mine: { ...TASK_FILTERS.none, person: 'me', due: 'byToday' },
  late: { ...TASK_FILTERS.none, due: 'overdue' },
  free: { ...TASK_FILTERS.none, person: 'nobody' },
  closed: { ...TASK_FILTERS.none, status: 'done' },
} as const satisfies Record<string, TaskFilters>;
const READY_NAMES = ['mine', 'late', 'free', 'closed'] as const;

/** Named views of the task list: some for everybody, those that a person keeps, and those shared with their sectors. */
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
  const shared = useSharedViews();
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
        <SharedViews
          onChoose={(view) => onChoose(filtersOfAddress(view.address))}
          onEnd={(view) => void shared.end(view)}
        />
        <Menu.Divider />
        <SaveView
          isFull={views.length >= MAX_VIEWS}
          mayKeep={(name) => name.trim() !== '' && withView(views, { name, filters }) !== views}
          onKeep={(name) => keep(withView(views, { name, filters }))}
          onShare={(name, sectorId) => void shared.share(name, sectorId, filters)}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
