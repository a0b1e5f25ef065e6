import { Button, CopyButton, Stack } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { drawSample, slotsBetween } from '#domain/campaigns/sampling-draw.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { dayOf, instantOfDay } from '#domain/time/typed-day.ts';
import { displayName } from '#domain/users/user.ts';
import { useNow } from '#i18n/useNow.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { RANDOM_HREF } from '../addresses.ts';
import { peopleInUse } from '../parts/people-choices.ts';
import { type DrawChoices, readDraw, writeDraw } from './draw-address.ts';
import { DrawFields, newSeed } from './DrawFields.tsx';
import { DrawnList } from './DrawnList.tsx';

const DAYS_SHOWN = 6;

/** /RandomView: a draw of animals, enclosures or time slots, which the address repeats. */
export function Component() {
  const { t } = useTranslation('random');
  const [parameters, setParameters] = useSearchParams();
  const today = dayOf(useNow(), ZONE);
  const named = readDraw(parameters);
  const from = named.from === '' ? today : named.from;
  const until = named.until === '' ? dayAfter(from, DAYS_SHOWN) : named.until;
  const choices = { ...named, from, until };
  if (named.seed === '' && !parameters.has('seed'))
    return <Navigate to={`?${writeDraw({ ...choices, seed: newSeed() }).toString()}`} replace />;
  const address = writeDraw(choices).toString();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          <CopyButton value={`${globalThis.location.origin}${RANDOM_HREF}?${address}`}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                mih={44}
                leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
                onClick={copy}
              >
                {copied ? t('copied') : t('copy')}
              </Button>
            )}
          </CopyButton>
        }
      />
      <Draw
        choices={choices}
        onChange={(difference) => {
          const next = writeDraw({ ...choices, ...difference });
          // An emptied seed stays empty while another one is typed.
          if (!next.has('seed')) next.set('seed', '');
          setParameters(next, { replace: true });
        }}
      />
    </>
  );
}

function dayAfter(day: string, days: number): string {
  const start = instantOfDay(day, '00:00', ZONE);
  return start === null ? day : dayOf(addDays(start, days, ZONE), ZONE);
}

function Draw({
  choices,
  onChange,
}: {
  readonly choices: DrawChoices;
  readonly onChange: (difference: Partial<DrawChoices>) => void;
}) {
  const { zooId } = useActor();
  const animals = useAnimalRegisterQuery(zooId);
  const places = useEnclosuresQuery(zooId);
  const people = useColleaguesQuery(zooId).data;
  const { seed, kind, count, enclosureId, from, until, minutes, observerIds } = choices;
  const [present, enclosures] = useMemo(
    () => [
      animals.data?.animals.filter(({ status, isArchived }) => status === 'present' && !isArchived),
      places.data?.enclosures.filter(({ isArchived }) => !isArchived),
    ],
    [animals.data, places.data],
  );
  const ids = useMemo(() => {
    if (kind === 'enclosures') return enclosures?.map((one) => one.enclosureId);
    if (kind === 'animals')
      return present
        ?.filter((animal) => enclosureId === '' || animal.enclosureId === enclosureId)
        .map(({ animalId }) => animalId);
    const [first, last] = [instantOfDay(from, '00:00', ZONE), instantOfDay(until, '00:00', ZONE)];
    return first === null || last === null ? [] : slotsBetween(first, last, minutes).map(String);
  }, [kind, enclosures, present, enclosureId, from, until, minutes]);
  // A new list for each address alone: the same observers are the same text.
  const observers = observerIds.join(',');
  const drawn = useMemo(
    () => ids && drawSample(seed, { ids, count, observerIds: observers.split(',').filter(Boolean) }),
    [ids, seed, count, observers],
  );
  const failed = kind === 'enclosures' ? places : animals;
  return (
    <Stack gap="lg">
      <DrawFields
        choices={choices}
        enclosures={(enclosures ?? []).map((one) => ({ value: one.enclosureId, label: one.enclosureName }))}
        people={peopleInUse(people ?? []).map((one) => ({ value: one.userId, label: displayName(one) }))}
        onChange={onChange}
      />
      <RecordState asked={{ record: drawn, error: failed.error, refetch: failed.refetch }} notFound={null}>
        {(known) => <DrawnList choices={choices} drawn={known} animals={present ?? []} />}
      </RecordState>
    </Stack>
  );
}
