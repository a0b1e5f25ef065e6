import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Movement } from '#domain/animals/movement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EnclosureOf, GroupOf } from './PlaceNames.tsx';

/** One change of place: when, from where to where, and why. */
export function MoveItem({ movement }: { readonly movement: Movement }) {
  const { t } = useTranslation('animals');
  const { dateTime } = useFormat();
  const { fromEnclosureId, toEnclosureId, fromGroupId, toGroupId, destination, reason } = movement;
  const isRecordedLater = movement.recordedAtUnix - movement.movedAtUnix > 86_400_000;
  return (
    <>
      <Text fz="sm" c="dimmed">
        {dateTime(movement.movedAtUnix)}
        {isRecordedLater && ` · ${t('history.recorded', { date: dateTime(movement.recordedAtUnix) })}`}
      </Text>
      {fromEnclosureId !== toEnclosureId && (
        <Text fz="sm">
          {t('history.enclosure')} {fromEnclosureId !== null && <EnclosureOf enclosureId={fromEnclosureId} />}
          {fromEnclosureId !== null && toEnclosureId !== null && <To />}
          {toEnclosureId !== null && <EnclosureOf enclosureId={toEnclosureId} />}
        </Text>
      )}
      {fromGroupId !== toGroupId && (
        <Text fz="sm">
          {t('history.group')} {fromGroupId === null ? t('move.noGroup') : <GroupOf groupId={fromGroupId} />}
          <To />
          {toGroupId === null ? t('move.noGroup') : <GroupOf groupId={toGroupId} />}
        </Text>
      )}
      {destination !== '' && <Text fz="sm">{t('history.destination', { destination })}</Text>}
      {reason !== '' && (
        <Text fz="sm" c="dimmed">
          {reason}
        </Text>
      )}
    </>
  );
}

function To() {
  const { t } = useTranslation('animals');
  return (
    <>
      {' '}
      <IconArrowRight size={14} role="img" aria-label={t('history.to')} style={{ verticalAlign: 'middle' }} />{' '}
    </>
  );
}
