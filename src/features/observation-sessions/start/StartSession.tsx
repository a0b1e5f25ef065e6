import { Alert, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { mayRepeat } from '#domain/observer-agreement/known-answers.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { useCampaignRight, useCampaigns } from '../parts/useCampaigns.ts';
import { useContentOnDevice } from '../parts/useContentOnDevice.ts';
import { useFirstSession } from '../parts/useFirstSession.ts';
import { enclosuresToObserve } from './animals-to-observe.ts';
import { Exercises } from './Exercises.tsx';
import { NewSession } from './NewSession.tsx';

/** The choice of what is to be observed, before a session begins. */
export function StartSession() {
  const { t } = useTranslation('sessions');
  const { campaigns, error, refetch } = useCampaigns();
  return (
    <>
      <PageHeader title={t('start.title')} subtitle={t('start.subtitle')} />
      <RecordState asked={{ record: campaigns, error, refetch }} notFound={<NoCampaign />} isWholePage>
        {(known) => <Choice campaigns={known.filter(isObserved)} />}
      </RecordState>
    </>
  );
}

function isObserved({ status, ethogramVersion }: Campaign): boolean {
  return status === 'active' && ethogramVersion !== null;
}

function NoCampaign() {
  const { t } = useTranslation('sessions');
  return <EmptyState title={t('start.noCampaign')} message={t('start.noCampaignText')} />;
}

function Choice({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const { t } = useTranslation(['sessions', 'words']);
  const { zooId, userId } = useActor();
  const [parameters] = useSearchParams();
  const mayRecord = useCampaignRight('campaign.record');
  const mine = campaigns.filter(mayRecord);
  useContentOnDevice(mine);
  const wanted = parameters.get('campaignId');
  const [campaignId, setCampaignId] = useState(wanted ?? (mine.length === 1 ? (mine[0]?.campaignId ?? null) : null));
  const campaign = campaigns.find((one) => one.campaignId === campaignId);
  const secondOf = campaign !== undefined && wanted === campaign.campaignId ? parameters.get('secondOf') : null;
  const first = useFirstSession(secondOf !== null && canBeStoredId(secondOf) ? secondOf : null);
  const exercise =
    campaign !== undefined && first && first.visitId === secondOf && mayRepeat(userId, campaign, first) ? first : null;
  const { data: places } = useEnclosuresQuery(zooId);
  const names = new Map(places?.enclosures.map((one) => [one.enclosureId, one.enclosureName]));
  const [chosenId, setEnclosureId] = useState(parameters.get('enclosureId'));
  const { data: register } = useAnimalRegisterQuery(zooId);
  if (mine.length === 0 && campaign === undefined) return <NoCampaign />;
  const offered = campaign === undefined ? [] : enclosuresToObserve(campaign, register?.animals ?? []);
  const only = offered.length === 1 ? offered[0] : undefined;
  const enclosureId = exercise?.enclosureId ?? offered.find((id) => id === chosenId) ?? only;
  const isWaiting = campaign?.type === 'training' && first === undefined;
  return (
    <Stack gap="md" maw={720}>
      <Select
        label={t('words:campaign')}
        size="md"
        data={mine.map((one) => ({ value: one.campaignId, label: one.name }))}
        value={campaign !== undefined && mine.includes(campaign) ? campaignId : null}
        onChange={setCampaignId}
      />
      {campaign !== undefined && !mine.includes(campaign) && (
        <Alert color="orange" role="alert" title={t('start.notObserver')}>
          {t('start.notObserverText', { name: campaign.name })}
        </Alert>
      )}
      {campaign !== undefined && mine.includes(campaign) && (
        <>
          {campaign.type === 'training' && <Exercises campaign={campaign} chosen={exercise} nameOf={names} />}
          {exercise === null && (
            <Select
              label={t('words:enclosure')}
              size="md"
              data={offered.map((id) => ({ value: id, label: names.get(id) ?? id }))}
              value={enclosureId ?? null}
              onChange={setEnclosureId}
            />
          )}
          {enclosureId !== undefined && !isWaiting && (
            <NewSession
              key={`${campaignId} ${enclosureId} ${exercise?.visitId ?? ''}`}
              campaign={campaign}
              enclosureId={enclosureId}
              exercise={exercise}
            />
          )}
        </>
      )}
    </Stack>
  );
}
