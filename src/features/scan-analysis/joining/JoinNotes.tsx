import { Alert, Button, Collapse, List, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_JOINED_CAMPAIGNS } from '#domain/scan-analysis/join-refusal.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnalysedCampaign } from '../AnalysedSessions.tsx';
import type { Companions } from './useCompanions.ts';
import type { JoinedWords } from './useJoinedWords.ts';

/** The campaigns of the address that are not joined, with the reasons, and what joining the others means. Nothing for one campaign. */
export function JoinNotes({
  analysed: { campaigns },
  companions: { joined, refused, isCut },
  words: { brief, partly },
}: {
  readonly analysed: Pick<AnalysedCampaign, 'campaigns'>;
  readonly companions: Companions;
  readonly words: JoinedWords;
}) {
  const { t } = useTranslation('joined-campaigns');
  const { number } = useFormat();
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  const isComing = joined !== null && joined.some((one) => !campaigns.includes(one));
  const faults = [
    ...refused.map(({ campaign, reason }) =>
      campaign === null ? t('notFound') : t('refused', { name: campaign.name, reason: t(`values.reason.${reason}`) }),
    ),
    ...(isCut ? [t('full', { most: number(MAX_JOINED_CAMPAIGNS) })] : []),
  ];
  return (
    <>
      {isComing && (
        <Text fz="sm" role="status">
          {t('coming')}
        </Text>
      )}
      {faults.length > 0 && (
        <Alert color="yellow" role="status" maw="80ch">
          {faults.map((fault) => (
            <Text key={fault} fz="sm">
              {fault}
            </Text>
          ))}
        </Alert>
      )}
      {campaigns.length > 1 && (
        <Alert role="note" color="gray" icon={<IconInfoCircle size={20} aria-hidden />} maw="80ch" title={t('title')}>
          <Sentences sentences={brief} />
          {partly.length > 0 && (
            <>
              <Button
                variant="subtle"
                size="sm"
                mih={44}
                px="xs"
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={toggle}
              >
                {t('partly')}
              </Button>
              <Collapse expanded={isOpen} id={id}>
                <Sentences sentences={partly} />
              </Collapse>
            </>
          )}
        </Alert>
      )}
    </>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <List fz="sm" spacing={4}>
      {sentences.map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  );
}
