import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { animalGoals, focalGoals, observerGoals, uncountedSessions } from '#domain/campaign-monitoring/goals.ts';
import { type FollowedPlan, ofMethod } from '#domain/campaign-monitoring/planned-state.ts';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import { animalsToObserve } from '#features/observation-sessions/index.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { FindingNote } from '../parts/FindingNote.tsx';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import { useFollowedPlan } from '../parts/useFollowedPlan.ts';
import { FollowedList } from './FollowedList.tsx';
import { GoalList } from './GoalList.tsx';
import { MONITORING_VIEWS } from './monitoring-tabs.ts';

type Props = { readonly campaign: Campaign; readonly method: SamplingMethod; readonly names: CampaignNames };

/** Scan or focal sampling of a campaign: the finding, then the sessions, or the goals of observers or animals. */
export function MethodTab({ campaign, method, names }: Props) {
  const { plan, error, ...source } = useFollowedPlan(campaign);
  return (
    <RecordState asked={{ record: plan, error, refetch: source.refetch }} failed="session/load-failed" notFound={null}>
      {(whole) => <OfMethod campaign={campaign} method={method} names={names} whole={whole} source={source} />}
    </RecordState>
  );
}

function OfMethod({
  campaign,
  method,
  names,
  whole,
  source,
}: Props & {
  readonly whole: FollowedPlan;
  readonly source: Omit<ReturnType<typeof useFollowedPlan>, 'plan' | 'error'>;
}) {
  const { t } = useTranslation('monitoring');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { type, observation } = campaign;
  const plan = useMemo(() => ofMethod(whole, method), [whole, method]);
  const view = MONITORING_VIEWS.tabOf(parameters);
  return (
    <Stack gap="xs" pt="xs">
      <Group gap="sm" align="center">
        <div style={{ flex: '1 1 24rem' }}>
          <FindingNote followed={plan.followed}>
            <Group gap="sm" style={{ rowGap: 0 }}>
              {observation.methods.length > 1 && <Text fz="sm">{t('finding.both')}</Text>}
              {type !== 'welfare' && <Text fz="sm">{t(`values.apart.${type}`)}</Text>}
              {!source.readsAll && <Text fz="sm">{t('finding.own')}</Text>}
              <Text fz="sm">{source.isFromCache ? t('finding.ofDevice') : t('finding.notSent')}</Text>
            </Group>
          </FindingNote>
        </div>
        <SegmentedControl
          aria-label={t('view')}
          size="md"
          data={MONITORING_VIEWS.tabs.map((value) => ({ value, label: t(`values.view.${value}`) }))}
          value={view}
          onChange={(chosen) => {
            const next = MONITORING_VIEWS.tabs.find((one) => one === chosen);
            if (next !== undefined) void navigate(MONITORING_VIEWS.addressOf(next, parameters), { replace: true });
          }}
        />
      </Group>
      <div>
        {view === 'sessions' && <FollowedList campaign={campaign} plan={plan} source={source} names={names} />}
        {view === 'observers' && (
          <ObserverGoals
            {...{ campaign, plan, names }}
            refetch={source.refetch}
            observerIds={source.readsAll ? campaign.observerIds : NOBODY}
          />
        )}
        {view === 'animals' && <AnimalGoals {...{ campaign, plan, names, method }} refetch={source.refetch} />}
      </div>
    </Stack>
  );
}

type GoalsProps = {
  readonly campaign: Campaign;
  readonly plan: FollowedPlan;
  readonly names: CampaignNames;
  readonly refetch: () => unknown;
};

/** People who read their own sessions alone see no goals of others. */
const NOBODY: readonly string[] = [];

function ObserverGoals({
  campaign: { name },
  plan,
  names,
  refetch,
  observerIds,
}: GoalsProps & { readonly observerIds: readonly string[] }) {
  const { t } = useTranslation('monitoring');
  const goals = useMemo(() => observerGoals(plan, observerIds), [plan, observerIds]);
  return (
    <GoalList
      {...{ of: 'observers', goals, refetch }}
      nameOfId={names.person}
      campaignName={name}
      hint={t('goals.ofObservers')}
    />
  );
}

function AnimalGoals({ campaign, plan, names, refetch, method }: GoalsProps & { readonly method: SamplingMethod }) {
  const { t } = useTranslation('monitoring');
  const { data: register } = useAnimalRegisterQuery(useActor().zooId);
  const livesIn = useCallback(
    (enclosureId: string) =>
      animalsToObserve(campaign, enclosureId, register?.animals ?? []).map(({ animalId }) => animalId),
    [campaign, register],
  );
  const { observationCount } = campaign.observation;
  const goals = useMemo(
    () => (method === 'focal' ? focalGoals(plan, observationCount, livesIn) : animalGoals(plan, livesIn)),
    [plan, livesIn, method, observationCount],
  );
  const uncounted = method === 'focal' ? uncountedSessions(plan) : 0;
  return (
    <>
      {uncounted > 0 && <Text fz="sm">{t('goals.uncounted', { count: uncounted })}</Text>}
      <GoalList
        {...{ of: 'animals', goals, refetch }}
        nameOfId={names.animal}
        campaignName={campaign.name}
        hint={method === 'focal' ? t('goals.ofFocalAnimals') : t('goals.ofAnimals')}
      />
    </>
  );
}
