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
const words = () => loadNamespaces(['bell', 'notifications']);
const loadPanel = async () => {
  const [{ BellPanel }] = await Promise.all([import('./BellPanel.tsx'), words()]);
  return BellPanel;
};
const loadMessages = async () => {
  const [{ MessagePanel }] = await Promise.all([import('./BellPanel.tsx'), words()]);
  return MessagePanel;
};

// The listener on messages starts once the tasks are there: the page itself comes first.
const UnreadWatch = lazy(async () => ({
  default: (await import('./arrival/UnreadWatch.tsx')).UnreadWatch,
}));

/**
 * The task bell: the number of tasks that wait for the person, and the dropdown that names them with their messages.
 * People who read no tasks have the messages alone; nothing for those who receive none.
 */
export function TaskBell() {
  const { t } = useTranslation('layout');
  const userId = useAppSelector(selectUserId);
  const actor = useActor();
  const may = (operation: 'task.read' | 'quickGroup.read') =>
    mayDo(actor, operation, { zooId: actor.zooId, sectorIds: [], authorId: null });
  if (userId === null) return null;
  if (may('task.read')) return <BellOfTasks />;
  return may('quickGroup.read') ? <Bell total={0} label={t('tools.messages')} isReady load={loadMessages} /> : null;
}

function BellOfTasks() {
  const { t } = useTranslation(['layout', 'words']);
  const { page, total } = useBellTasks();
  const label = total > 0 ? t('tools.bellCount', { count: total }) : t('words:tasks');
  return <Bell total={total} label={label} isReady={page !== undefined} load={loadPanel} />;
}

function Bell({
  total,
  label,
  isReady,
  load,
}: {
  readonly total: number;
  readonly label: string;
  /** the first screen has what it needs: the messages may load */
  readonly isReady: boolean;
  readonly load: typeof loadPanel;
}) {
  const { t } = useTranslation('layout');
  const [isOpen, setIsOpen] = useState(false);
  const place = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { Part: Panel, fetch } = usePart(load);
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
        aria-label={label}
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
      <Suspense fallback={null}>{isReady && <UnreadWatch onCount={setUnread} />}</Suspense>
      {isOpen && Panel !== null && <Panel id={id} onClose={closeAndReturn} />}
    </div>
  );
}
