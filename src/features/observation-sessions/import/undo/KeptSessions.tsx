import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UndoSessionImportData } from '#domain/callables/observation-sessions.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { sessionHref } from '../../addresses.ts';
import { useEnclosureNames } from '../../parts/useEnclosureNames.ts';
import { usePersonNames } from '../../parts/usePersonNames.ts';

/** The sessions that an undone import left, each with the reason. */
export function KeptSessions({ sessions }: { readonly sessions: UndoSessionImportData['kept'] }) {
  const { t } = useTranslation('session-import');
  const { dateTime } = useFormat();
  const placeOf = useEnclosureNames();
  const nameOf = usePersonNames();
  return (
    <Stack gap={4}>
      <Text>{t('undo.kept', { count: sessions.length })}</Text>
      <ul aria-label={t('undo.kept', { count: sessions.length })}>
        {sessions.map(({ visitId, enclosureId, observerId, startedAtUnix, reason }) => (
          <li key={visitId}>
            <Anchor component={Link} to={sessionHref(visitId)}>
              {[dateTime(startedAtUnix), placeOf(enclosureId), nameOf(observerId)].filter(Boolean).join(' · ')}
            </Anchor>
            <Text fz="sm" c="dimmed">
              {t(`values.stays.${reason}`)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
