import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '#domain/callables/own-sessions.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { Section } from '../Section.tsx';
import { EndSessionsForm } from './EndSessionsForm.tsx';
import { useOwnSessions } from './useOwnSessions.ts';
import classes from './devices.module.css';

/** The devices on which the person is signed in, and the end of the sessions on the others. */
export function DevicesSection() {
  const { t } = useTranslation(['account', 'common']);
  const messageOf = useErrorMessage();
  const { sessions, error, retry, end } = useOwnSessions();
  const [isAsking, setIsAsking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  return (
    <Section title={t('account:apps.devices')} text={t('account:apps.devicesText')}>
      {error !== null && (
        <ErrorState title={messageOf(error)} retryLabel={t('common:retry')} onRetry={() => void retry()} />
      )}
      {error === null && sessions === null && <LoadingState label={t('account:apps.devicesLoading')} count={2} />}
      {sessions !== null && <DeviceList sessions={sessions} />}
      <Text role="status" c="dimmed">
        {isDone ? t('account:apps.endDone') : ''}
      </Text>
      {isAsking ? (
        <EndSessionsForm
          end={end}
          onEnd={(hasEnded) => {
            setIsAsking(false);
            setIsDone(hasEnded);
          }}
        />
      ) : (
        <div>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {t('account:apps.end')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function DeviceList({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const { t } = useTranslation('account');
  const { dateTime } = useFormat();
  if (sessions.length === 0) return <Text>{t('apps.noDevices')}</Text>;
  return (
    <Stack component="ul" gap="xs" className={classes['list'] ?? ''}>
      {sessions.map(({ name, signedInAtUnix, isThisDevice }) => (
        <Group key={`${signedInAtUnix} ${name}`} component="li" gap="sm" wrap="nowrap" align="flex-start">
          <IconDevices size={20} aria-hidden className={classes['icon'] ?? ''} />
          <div>
            <Group gap="xs">
              <Text fw={500}>{name === '' ? t('apps.unnamed') : name}</Text>
              {isThisDevice && <Badge variant="light">{t('apps.thisDevice')}</Badge>}
            </Group>
            <Text c="dimmed" fz="sm">
              {t('apps.signedIn', { at: dateTime(signedInAtUnix) })}
            </Text>
          </div>
        </Group>
      ))}
    </Stack>
  );
}
