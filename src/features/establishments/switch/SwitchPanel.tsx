import { Text } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { namesEstablishment } from '#domain/establishments/reachable.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { useReachable } from '../useReachable.ts';
import classes from './EstablishmentSwitch.module.css';
import { SwitchChoice } from './SwitchChoice.tsx';
import { useSwitch } from './useSwitch.ts';

/** The longest list without a search. */
const GLANCE = 8;

/** The establishments that the person may enter; the present one is marked. Keeps the focus until it is closed. */
export function SwitchPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation(['establishment', 'words']);
  const { user, actor } = useReadySession();
  const { establishments, error, refetch } = useReachable();
  const labelOf = useEstablishmentLabel();
  const enter = useSwitch();
  const [search, setSearch] = useState('');
  const trap = useFocusTrap();

  const found = (establishments ?? []).filter((zoo) => namesEstablishment(search, labelOf(zoo), zoo.code));
  const choose = (zoo: Establishment) => {
    onClose();
    if (zoo.zooId !== actor.zooId) void enter(zoo.zooId, labelOf(zoo));
  };
  return (
    <div ref={trap} id={id} role="dialog" aria-label={t('switch.title')} className={classes['panel']} tabIndex={-1}>
      <Text fz="sm" fw={650} px={10}>
        {t('switch.title')}
      </Text>
      {establishments === undefined && error === undefined && <LoadingState label={t('loading')} count={3} />}
      {establishments === undefined && error !== undefined && (
        <LoadFailed error={error} what="zoo/list-failed" onRetry={() => void refetch()} />
      )}
      {(establishments?.length ?? 0) > GLANCE && (
        <SearchField
          label={t('switch.search')}
          placeholder={t('switch.search')}
          clearLabel={t('words:clearSearch')}
          value={search}
          onSearch={setSearch}
        />
      )}
      {establishments !== undefined && (
        <ul className={classes['list']} aria-label={t('switch.title')}>
          {found.map((zoo) => (
            <li key={zoo.zooId}>
              <SwitchChoice
                zoo={zoo}
                name={labelOf(zoo)}
                role={user.userRight}
                isPresent={zoo.zooId === actor.zooId}
                isOwn={zoo.zooId === user.zooId}
                onChoose={() => choose(zoo)}
              />
            </li>
          ))}
        </ul>
      )}
      <Text fz="sm" c="dimmed" px={10} aria-live="polite">
        {establishments !== undefined && found.length === 0 && t('filters.none')}
        {establishments?.length === 1 && t('switch.only')}
      </Text>
    </div>
  );
}
