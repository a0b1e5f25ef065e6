import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConfirmInformationMutation, useOwnConfirmationQuery } from '#data/information/information.endpoints.ts';
import type { Information } from '#domain/information/information.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';

/** The button "I have read it" of an information that asks for it; afterwards the instant of the confirmation. */
export function ReadConfirmation({ information }: { readonly information: Information }) {
  const { t } = useTranslation('information');
  const { dateTime } = useFormat();
  const dispatch = useAppDispatch();
  const { userId } = useActor();
  const demoError = useDemoError('information.confirm');
  const place = useFocusKept<HTMLDivElement>();
  const { zooId, informationId, title } = information;
  const { data, error } = useOwnConfirmationQuery({ informationId, userId });
  const [confirm, { data: answered, isLoading }] = useConfirmInformationMutation();
  // Without the server an earlier confirmation is unknown; a repetition changes nothing.
  const confirmedAtUnix = data?.confirmation?.confirmedAtUnix ?? answered?.confirmedAtUnix;
  const isAsked = data !== undefined || error !== undefined;

  const say = () => {
    if (demoError !== null) dispatch(noticeRaised({ kind: 'error', ...demoError }));
    // A notice reports a failure.
    else void confirm({ zooId, informationId });
  };

  return (
    <Group ref={place} tabIndex={-1} style={{ outline: 'none' }} mih={44} role="status">
      {confirmedAtUnix !== undefined && (
        <Text fz="sm" c="dimmed" style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
          <IconCircleCheck size={18} aria-hidden />
          {t('reading.confirmed', { when: dateTime(confirmedAtUnix) })}
        </Text>
      )}
      {isAsked && confirmedAtUnix === undefined && (
        <Button
          variant="light"
          mih={44}
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={isLoading}
          aria-label={t('reading.confirmOne', { title })}
          onClick={say}
        >
          {t('reading.confirm')}
        </Button>
      )}
    </Group>
  );
}
