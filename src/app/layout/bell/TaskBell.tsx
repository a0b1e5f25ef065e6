import { ActionIcon } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDo } from '#domain/access/operations.ts';
import { bellBadge } from '#domain/tasks/bell-badge.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { selectUserId } from '#state/session/session.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';
import { usePart } from '../usePart.ts';
import classes from './TaskBell.module.css';
import { useBellTasks } from './useBellTasks.ts';

// Loaded with its words at the first opening, since most people open it rarely.
const loadPanel = async () => {
  const [{ BellPanel }] = await Promise.all([import('./BellPanel.tsx'), loadNamespaces(['bell', 'notifications'])]);
  return BellPanel;
};

// The listener on messages starts once the tasks are there: the page itself comes first.
const UnreadWatch = lazy(async () => ({
  default: (await import('./arrival/UnreadWatch.tsx')).UnreadWatch,
}));

/**
 * The task bell: the number of tasks that wait for the person, and the dropdown that names them. Nothing for people who
 * read no tasks.
 */
export function TaskBell() {
  const userId = useAppSelector(selectUserId);
  const actor = useActor();
  const isAllowed = mayDo(actor, 'task.read', { zooId: actor.zooId, sectorIds: [], authorId: null });
  return userId !== null && isAllowed ? <Bell /> : null;
}

function Bell() {
  const { t } = useTranslation(['layout', 'words']);
  const { page, total } = useBellTasks();
  const [isOpen, setIsOpen] = useState(false);
  const place = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { Part: Panel, fetch } = usePart(loadPanel);
  const [unread, setUnread] = useState(0);
  const badge = bellBadge(total);
  const closeAndReturn = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from the dropdown's links
    <div ref={place} className={classes['place']} onKeyDown={(event) => event.key === 'Escape' && closeAndReturn()}>
      <ActionIcon
        ref={button}
        aria-label={total > 0 ? t('tools.bellCount', { count: total }) : t('words:tasks')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': id } : {})}
        {...(unread > 0 ? { 'aria-description': t('tools.unread', { number: unread }) } : {})}
        onClick={() => (isOpen ? setIsOpen(false) : void fetch().then(setIsOpen))}
      >
        <IconBell size={22} stroke={1.6} aria-hidden />
        {badge !== '' && (
          <span className={classes['badge']} aria-hidden>
            {badge}
          </span>
        )}
        {unread > 0 && <span className={classes['dot']} aria-hidden />}
      </ActionIcon>
      <Suspense fallback={null}>{page !== undefined && <UnreadWatch onCount={setUnread} />}</Suspense>
      {isOpen && Panel !== null && <Panel id={id} onClose={closeAndReturn} />}
    </div>
  );
}
