import { IconAlertTriangle, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { campaignsFor, useCampaignsQuery } from '#data/campaigns/campaigns.endpoints.ts';
import { useSomeEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useObservationSessionsQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { type ObservationOfDay, observationsOfDay } from '#domain/campaign-monitoring/observations-of-day.ts';
import { displayName } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import classes from './WallDisplay.module.css';

/** The latest sessions of the establishment, among which those of today are. */
const LATEST_SESSIONS = 60;

/** The observations of today: what campaigns plan and what was observed, with the state of each, live. */
export function ObservationsWidget() {
  const { t } = useTranslation('pages');
  const actor = useActor();
  const { zooId } = actor;
  const now = useNow();
  const campaigns = useCampaignsQuery(campaignsFor(actor));
  const sessions = useObservationSessionsQuery({ zooId, most: LATEST_SESSIONS });
  const found = observationsOfDay(campaigns.data?.items ?? [], sessions.data?.items ?? [], now);
  // In one order whatever the hour: the question stays the same.
  const enclosureIds = [...new Set(found.map(({ enclosureId }) => enclosureId))].toSorted();
  const { data: places } = useSomeEnclosuresQuery({ zooId, enclosureIds }, { skip: enclosureIds.length === 0 });
  const { data: colleagues } = useColleaguesQuery(zooId);
  for (const asked of [campaigns, sessions])
    if (asked.data === undefined && asked.error !== undefined)
      return <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />;
  if (campaigns.data === undefined || sessions.data === undefined)
    return <LoadingState label={t('wall.loadingObservations')} />;
  if (found.length === 0) return <EmptyState title={t('wall.noObservation')} />;
  const person = (id: string | null) => colleagues?.find(({ userId }) => userId === id);
  return (
    <ul className={classes['tasks']}>
      {found.map((one) => {
        const observer = person(one.observerId);
        return (
          <WallObservation
            key={one.key}
            observation={one}
            enclosure={
              places?.enclosures.find(({ enclosureId }) => enclosureId === one.enclosureId)?.enclosureName ?? ''
            }
            observer={observer === undefined ? '' : displayName(observer)}
          />
        );
      })}
    </ul>
  );
}

function WallObservation({
  observation: { campaign, atUnix, state, isLate },
  enclosure,
  observer,
}: {
  readonly observation: ObservationOfDay;
  readonly enclosure: string;
  readonly observer: string;
}) {
  const { t } = useTranslation(['pages', 'monitoring']);
  const { time } = useFormat();
  return (
    <li className={classes['task']}>
      <time dateTime={new Date(atUnix).toISOString()} className={classes['due']}>
        {time(atUnix)}
      </time>
      <span className={classes['what']}>
        <span>{enclosure || campaign.name}</span>
        <span className={classes['states']}>
          {isLate ? (
            <span className={classes['late']}>
              <IconAlertTriangle size="1em" aria-hidden />
              {t('wall.overdue')}
            </span>
          ) : (
            <span className={state === 'running' ? classes['running'] : undefined}>
              {state === 'running' && <IconPlayerPlay size="1em" aria-hidden />}
              {t(`monitoring:values.planned.${state}`)}
            </span>
          )}
        </span>
      </span>
      <span className={classes['where']}>
        {enclosure !== '' && <span>{campaign.name}</span>}
        {observer !== '' && <span>{observer}</span>}
      </span>
    </li>
  );
}
