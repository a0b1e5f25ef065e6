import { Button, Collapse, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconStack2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnalysedCampaign } from '../AnalysedSessions.tsx';
import { JoinFields } from './JoinFields.tsx';
import { JoinNotes } from './JoinNotes.tsx';
import type { Companions } from './useCompanions.ts';
import type { JoinedWords } from './useJoinedWords.ts';

/** The campaigns that are analysed with the first one: their choice, opened on demand, and what joining them means. */
export function JoinCampaigns({
  analysed,
  companions,
  words,
}: {
  readonly analysed: Pick<AnalysedCampaign, 'campaign' | 'campaigns'>;
  readonly companions: Companions;
  /** how the ethograms stand together */
  readonly words: JoinedWords;
}) {
  const { t } = useTranslation('joined-campaigns');
  const { number } = useFormat();
  const isNamed = analysed.campaigns.length > 1 || companions.refused.length > 0 || companions.isCut;
  const [isOpen, { toggle }] = useDisclosure(isNamed);
  const id = useId();
  return (
    <Stack gap="xs" mb="sm">
      <div>
        <Button
          variant="subtle"
          mih={44}
          px="xs"
          leftSection={<IconStack2 size={18} aria-hidden />}
          rightSection={isOpen ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {analysed.campaigns.length > 1 ? t('joinedCount', { shown: number(analysed.campaigns.length) }) : t('open')}
        </Button>
        {/* The campaigns are asked for when somebody opens the choice. */}
        <Collapse expanded={isOpen} id={id}>
          {isOpen && <JoinFields campaign={analysed.campaign} companions={companions} />}
        </Collapse>
      </div>
      <JoinNotes analysed={analysed} companions={companions} words={words} />
    </Stack>
  );
}
