import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConfirmInformationMutation, useOwnConfirmationQuery } from '#data/information/information.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { isRefusedInDemo } from '#domain/access/operations.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { Information } from '#domain/information/information.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

/** "I have read it" of an information that asks for it; once it is said, when. */
export function ReadConfirmation({ information }: { readonly information: Information }) {
  const { t } = useTranslation('information');
  const { dateTime } = useFormat();
  const dispatch = useAppDispatch();
  const actor = useActor();
  const { zooId, informationId, title } = information;
  const { data, error } = useOwnConfirmationQuery({ informationId, userId: actor.userId });
  const [confirm, { data: answered, isLoading }] = useConfirmInformationMutation();
  // Without the server nobody knows whether it was said before; saying it again changes nothing.
  const confirmedAtUnix = data?.confirmation?.confirmedAtUnix ?? answered?.confirmedAtUnix;
  const isAsked = data !== undefined || error !== undefined;

  const say = async () => {
    if (isRefusedInDemo(actor, 'information.confirm'))
      return dispatch(noticeRaised({ kind: 'error', ...appError('demo/unauthorized-action') }));
    const answer = await confirm({ zooId, informationId });
    return answer.error === undefined
      ? undefined
      : dispatch(noticeRaised({ kind: 'error', ...queryError(answer.error) }));
  };

  return (
    <Group mih={44} role="status">
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
          onClick={() => void say()}
        >
          {t('reading.confirm')}
        </Button>
      )}
    </Group>
  );
}
