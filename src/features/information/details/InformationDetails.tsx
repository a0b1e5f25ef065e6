import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Information, isMeantFor } from '#domain/information/information.ts';
import { stateOf } from '#domain/information/information-order.ts';
import { mayManageInformation, maySeeConfirmations } from '#domain/information/information-rights.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { Markdown } from '#ui/markdown/Markdown.tsx';
import { ReadConfirmation } from '../shown/ReadConfirmation.tsx';
import { StateOfInformation } from '../StateOfInformation.tsx';
import { TypeBadge } from '../TypeBadge.tsx';
import { useReach } from '../useReach.ts';
import { useRecipientWords } from '../useRecipientWords.ts';
import { InformationActions } from './InformationActions.tsx';
import { Readers } from './Readers.tsx';

/** One information: its content, its period and recipients, its readers, and its actions. */
export function InformationDetails({
  information,
  onEdit,
  onClose,
}: {
  readonly information: Information;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('information');
  const { dateTime } = useFormat();
  const actor = useActor();
  const now = useNow();
  const reach = useReach();
  const words = useRecipientWords(reach);
  const { title, type, content, displayFromUnix, displayUntilUnix, needsConfirmation, remindedAtUnix } = information;
  const state = stateOf(information, now);
  const author = reach.nameOf(information.authorId) || t('recipients.unknown');
  return (
    <Stack gap="md">
      <Group gap="xs">
        <TypeBadge type={type} />
        <StateOfInformation state={state} />
      </Group>
      <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      <Stack gap={2} c="dimmed">
        <Text fz="sm">
          {t('details.period', { from: dateTime(displayFromUnix), until: dateTime(displayUntilUnix) })}
        </Text>
        {reach.isKnown && (
          <>
            <Text fz="sm">{t('details.to', { recipients: words(information.recipients) })}</Text>
            <Text fz="sm">{t('details.author', { name: author })}</Text>
          </>
        )}
        {remindedAtUnix !== null && <Text fz="sm">{t('details.reminded', { when: dateTime(remindedAtUnix) })}</Text>}
      </Stack>
      <Markdown text={content} />
      {needsConfirmation && state !== 'coming' && isMeantFor(information, actor.userId) && (
        <ReadConfirmation information={information} />
      )}
      {mayManageInformation(actor, information) && (
        <InformationActions information={information} onEdit={onEdit} onRemoved={onClose} />
      )}
      {needsConfirmation && maySeeConfirmations(actor, information) && <Readers information={information} />}
    </Stack>
  );
}
