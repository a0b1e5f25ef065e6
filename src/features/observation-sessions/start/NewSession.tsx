import { Alert, Button, Checkbox, Group, SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { appError, type AppError } from '#domain/errors/app-error.ts';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import { MAX_SCAN_ANIMALS, type ObservationSession } from '#domain/observation-sessions/session.ts';
import { scansToRepeat } from '#domain/observer-agreement/known-answers.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { AnimalName } from '#kit/animal/AnimalName.tsx';
import { MinuteField } from '#kit/form/MinuteField.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { nowMs } from '#lib/clock.ts';
import { useActor } from '#state/session/use-session.ts';
import { sessionHref } from '../addresses.ts';
import { useSessionAnimals } from '../parts/useSessionAnimals.ts';
import { useStartSession } from '../recorder/useStartSession.ts';
import { animalsToObserve } from './animals-to-observe.ts';

const NONE: readonly string[] = [];

/** The method, the animals and the beginning of a new session in an enclosure of a campaign. */
export function NewSession({
  campaign,
  enclosureId,
  exercise,
}: {
  readonly campaign: Campaign;
  readonly enclosureId: string;
  /** the session with known answers that is repeated; null for any other start */
  readonly exercise: ObservationSession | null;
}) {
  const { t } = useTranslation(['sessions', 'words']);
  const { number } = useFormat();
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const { zooId } = useActor();
  const [parameters] = useSearchParams();
  const { observation } = campaign;
  const { data } = useAnimalRegisterQuery(zooId);
  const living = useMemo(
    () =>
      animalsToObserve(campaign, enclosureId, data?.animals ?? []).map(({ animalId, animalName: name, photoUrl }) => ({
        ...{ animalId, name, photoUrl },
      })),
    [campaign, enclosureId, data],
  );
  const repeated = useSessionAnimals(exercise?.animalIds ?? NONE);
  const animals = exercise === null ? living : repeated;
  const plannedCount = exercise === null ? undefined : scansToRepeat(exercise);
  const [absentIds, setAbsentIds] = useState<readonly string[]>([]);
  const [method, setMethod] = useState<SamplingMethod>(exercise?.method ?? observation.methods[0] ?? 'scan');
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const demo = useDemoError('campaign.record');
  const [failure, setFailure] = useState<AppError | null>(null);
  const { start, isStarting } = useStartSession();
  // The address names a planned session and an observed one of its own campaign; the person may have chosen another.
  const isSameCampaign = parameters.get('campaignId') === campaign.campaignId;
  const planned = campaign.plan.find(
    (one) => one.plannedId === parameters.get('plannedId') && one.enclosureId === enclosureId,
  );
  const observed = animals.filter(({ animalId }) => !absentIds.includes(animalId)).map(({ animalId }) => animalId);
  const isTooMany = method === 'scan' && observed.length > MAX_SCAN_ANIMALS;
  const isDeferred = startedAt !== null;
  const begin = async () => {
    if (demo !== null) return setFailure(demo);
    if (startedAt === 0 || (startedAt ?? 0) > nowMs()) return setFailure(appError('generic/invalid-input'));
    const visitId = await start({
      ...{ campaign, enclosureId, method, animalIds: observed, startedAtUnix: startedAt },
      ...(plannedCount === undefined ? {} : { plannedCount }),
      ...{ plannedId: planned?.plannedId ?? null, secondOf: isSameCampaign ? parameters.get('secondOf') : null },
    });
    void navigate(sessionHref(visitId), { replace: true });
    return undefined;
  };
  return (
    <>
      {exercise === null && observation.methods.length > 1 && (
        <div>
          <Text fz="sm" fw={500} id="session-method">
            {t('columns.method')}
          </Text>
          <SegmentedControl
            aria-labelledby="session-method"
            size="md"
            data={observation.methods.map((value) => ({ value, label: t(`values.method.${value}`) }))}
            value={method}
            onChange={setMethod}
          />
        </div>
      )}
      <Text c="dimmed">
        {method === 'scan'
          ? t('start.scans', {
              count: plannedCount ?? observation.scanCount,
              interval: number(observation.scanIntervalMinutes),
            })
          : t('start.focals', {
              count: observation.observationCount,
              minutes: number(observation.observationMinutes),
            })}
      </Text>
      {exercise === null && observation.isDeferredAllowed && (
        <>
          <Switch
            label={t('start.deferred')}
            description={t('start.deferredHint')}
            checked={isDeferred}
            onChange={(event) => setStartedAt(event.currentTarget.checked ? 0 : null)}
          />
          {startedAt !== null && (
            <MinuteField
              name="startedAt"
              label={t('start.startedAt')}
              required
              value={startedAt}
              stored={startedAt}
              max={nowMs()}
              error={null}
              onChange={setStartedAt}
            />
          )}
        </>
      )}
      <div>
        <Title order={2} size="h4" mb="xs">
          {t('start.animals', { count: observed.length })}
        </Title>
        {animals.length === 0 ? (
          <Text c="dimmed">{t('start.noAnimals')}</Text>
        ) : (
          <Stack gap={4}>
            {animals.map(({ animalId, name, photoUrl }) => (
              <Checkbox
                key={animalId}
                size="md"
                label={<AnimalName name={name} photoUrl={photoUrl} />}
                checked={!absentIds.includes(animalId)}
                onChange={(event) => {
                  const isThere = event.currentTarget.checked;
                  setAbsentIds((before) => (isThere ? before.filter((id) => id !== animalId) : [...before, animalId]));
                }}
              />
            ))}
          </Stack>
        )}
      </div>
      {isTooMany && <Text c="red.7">{t('start.tooMany', { most: number(MAX_SCAN_ANIMALS) })}</Text>}
      {failure !== null && (
        <Alert color="red" role="alert">
          {messageOf(failure)}
        </Alert>
      )}
      <Group>
        <Button
          size="lg"
          mih={56}
          loading={isStarting}
          disabled={observed.length === 0 || isTooMany || startedAt === 0}
          leftSection={<IconPlayerPlay size={22} aria-hidden />}
          onClick={() => void begin()}
        >
          {t('words:start')}
        </Button>
      </Group>
    </>
  );
}
