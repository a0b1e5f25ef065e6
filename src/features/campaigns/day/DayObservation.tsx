import { Anchor, Button } from '@mantine/core';
import { IconAlertTriangle, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import type { ObservationOfDay } from '#domain/campaign-monitoring/observations-of-day.ts';
import { campaignHref } from '#domain/campaigns/campaign-href.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import { sessionHref, startHref } from '#features/observation-sessions/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import { PlannedStateBadge } from '../parts/PlannedStateBadge.tsx';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import classes from './day.module.css';

/** One observation of today: its hour, enclosure, campaign and state, and its start or the way to its session. */
export function DayObservation({
  observation: { campaign, enclosureId, plannedId, visitId, observerId, atUnix, state, isLate },
  nameOf,
  namesObserver,
}: {
  readonly observation: ObservationOfDay;
  readonly nameOf: CampaignNames;
  readonly namesObserver: boolean;
}) {
  const { t } = useTranslation(['day-observations', 'monitoring', 'words']);
  const { time } = useFormat();
  const actor = useActor();
  const { campaignId, name } = campaign;
  const enclosure = nameOf.enclosure(enclosureId);
  const mayStart =
    visitId === null &&
    plannedId !== null &&
    (observerId === null || observerId === actor.userId) &&
    mayDo(actor, 'campaign.record', campaignSubject(campaign));
  const observer = observerId === null ? t('monitoring:nobody') : nameOf.person(observerId);
  return (
    <li className={classes['row']}>
      <time dateTime={new Date(atUnix).toISOString()} className={classes['time']}>
        {time(atUnix)}
      </time>
      <div className={classes['what']}>
        <span className={classes['place']}>{enclosure}</span>
        <span className={classes['campaign']}>
          <Anchor component={Link} to={campaignHref(campaignId)} fz="sm" c="dimmed">
            {name}
          </Anchor>
          {namesObserver && <span> · {observer}</span>}
        </span>
      </div>
      {isLate ? (
        <StateBadge tone="danger" icon={IconAlertTriangle} label={t('day-observations:overdue')} />
      ) : (
        <PlannedStateBadge state={state} />
      )}
      <div className={classes['action']}>
        {mayStart && (
          <Button
            component={Link}
            to={startHref({ campaignId, enclosureId, plannedId })}
            variant="light"
            mih={44}
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            aria-label={t('day-observations:startNamed', { name: enclosure })}
          >
            {t('words:start')}
          </Button>
        )}
        {visitId !== null && (
          <Button
            component={Link}
            to={sessionHref(visitId)}
            variant="subtle"
            mih={44}
            aria-label={t('day-observations:openNamed', { name: enclosure })}
          >
            {t('day-observations:open')}
          </Button>
        )}
      </div>
    </li>
  );
}
