import { Button, Group } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconPencil,
  IconPlayerPlay,
  IconPlayerStop,
  IconRepeat,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { daysName } from '#i18n/period-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { SubjectHead } from '#ui/page/SubjectHead.tsx';
import { draftHref } from '../addresses.ts';
import { CampaignBadge } from '../parts/CampaignBadge.tsx';
import { campaignState } from '../parts/campaign-state.ts';
import { DeleteDialog, StopDialog } from './EndDialogs.tsx';
import { type CampaignAction, offeredActions } from './offered-actions.ts';
import { ResultLinks } from './ResultLinks.tsx';
import { useCampaignActions } from './useCampaignActions.ts';

/** The campaign that a page is about, with the actions of whoever edits it. */
export function CampaignHead({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation(['campaigns', 'words']);
  const actor = useActor();
  const now = useNow();
  const language = useLanguage();
  const [ending, setEnding] = useState<'stop' | 'delete' | null>(null);
  const mayEdit = mayDo(actor, 'campaign.edit', campaignSubject(campaign));
  const { name, type, startAtUnix, endAtUnix, isOfficial } = campaign;
  return (
    <>
      <SubjectHead
        name={name}
        badges={<CampaignBadge state={campaignState(campaign, now)} />}
        facts={
          <>
            <span>{t(`values.type.${type}`)}</span>
            {isOfficial && <span>{t('facts.official')}</span>}
            <span>{daysName(startAtUnix, endOfDay(endAtUnix, ZONE), language)}</span>
          </>
        }
        actions={mayEdit && <Actions campaign={campaign} offered={offeredActions(campaign, now)} onEnd={setEnding} />}
      />
      <ResultLinks campaign={campaign} />
      {ending === 'stop' && <StopDialog campaign={campaign} onClose={() => setEnding(null)} />}
      {ending === 'delete' && <DeleteDialog campaign={campaign} onClose={() => setEnding(null)} />}
    </>
  );
}

const ICONS = {
  launch: IconPlayerPlay,
  edit: IconPencil,
  renew: IconRepeat,
  stop: IconPlayerStop,
  archive: IconArchive,
  restore: IconArrowBackUp,
  delete: IconTrash,
} as const satisfies Record<CampaignAction, unknown>;

function Actions({
  campaign,
  offered,
  onEnd,
}: {
  readonly campaign: Campaign;
  readonly offered: readonly CampaignAction[];
  readonly onEnd: (how: 'stop' | 'delete') => void;
}) {
  const { t } = useTranslation(['campaigns', 'words']);
  const { isBusy, launch, archive, restore, renew } = useCampaignActions(campaign);
  const labels: Record<CampaignAction, string> = {
    launch: t('launch'),
    edit: t('words:edit'),
    renew: t('renew'),
    stop: t('words:stop'),
    archive: t('words:archive'),
    restore: t('words:restore'),
    delete: t('words:delete'),
  };
  const run: Record<Exclude<CampaignAction, 'edit'>, () => unknown> = {
    ...{ launch, renew, archive, restore },
    stop: () => onEnd('stop'),
    delete: () => onEnd('delete'),
  };
  return (
    <Group gap="sm">
      {offered.map((action) => {
        const Icon = ICONS[action];
        const icon = <Icon size={18} aria-hidden />;
        if (action === 'edit')
          return (
            <Button
              key={action}
              component={Link}
              to={draftHref(campaign.campaignId)}
              variant="default"
              leftSection={icon}
            >
              {labels.edit}
            </Button>
          );
        const isDanger = action === 'stop' || action === 'delete';
        return (
          <Button
            key={action}
            variant={action === 'launch' ? 'filled' : isDanger ? 'light' : 'default'}
            {...(isDanger ? { color: 'red' } : {})}
            leftSection={icon}
            disabled={isBusy}
            onClick={() => void run[action]()}
          >
            {labels[action]}
          </Button>
        );
      })}
    </Group>
  );
}
