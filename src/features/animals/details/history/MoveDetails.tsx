import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IMPORT_REASON, type Movement } from '#domain/animals/movement.ts';
import { EnclosureOf, GroupOf } from './PlaceNames.tsx';

/** The places, the destination and the reason of one move. */
export function MoveDetails({ movement }: { readonly movement: Movement }) {
  const { t } = useTranslation(['animals', 'words']);
  const { fromEnclosureId, toEnclosureId, fromGroupId, toGroupId, destination, reason } = movement;
  return (
    <>
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
          {reason === IMPORT_REASON ? t('words:byImport') : reason}
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
