import { SimpleGrid, Stack, Text } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useProfileVersionQuery } from '#data/profiles/profiles.endpoints.ts';
import { WithKnown } from '#features/questionnaires/index.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { ProfileRow } from '../list/profile-row.ts';
import { useProfileRows } from '../list/useProfileRows.ts';
import { useSample } from '../parts/useSample.ts';
import { ComparisonTables } from './ComparisonTables.tsx';

const USABLE = { official: 'usable', reserved: 'usable' } as const;
const SIDES = ['one', 'other'] as const;

/** /ProfilComparisonView: two published profiles side by side, with their effect on sample answers; the address names both. */
export function Component() {
  const { t } = useTranslation(['profiles', 'content']);
  const [parameters, setParameters] = useSearchParams();
  const [wanted, setWanted] = useState<string | null>(null);
  const { rows, error, refetch } = useProfileRows(USABLE);
  const sample = useSample(wanted);
  const chosen = SIDES.map((side) => rows?.find(({ profileId }) => profileId === parameters.get(side)) ?? null);
  const [one = null, other = null] = chosen;
  const ofOne = useProfileVersionQuery(versionOf(one));
  const ofOther = useProfileVersionQuery(versionOf(other));
  const [left, right] = [ofOne.data, ofOther.data];
  const failed = error ?? ofOne.error ?? ofOther.error;
  return (
    <>
      <PageHeader title={t('comparison.title')} subtitle={t('comparison.subtitle')} />
      {rows === undefined && failed === undefined && <LoadingState label={t('comparison.title')} count={4} />}
      {failed !== undefined && <LoadFailed error={failed} onRetry={refetch} />}
      {rows !== undefined && (
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            {SIDES.map((side, place) => (
              <SearchSelect
                key={side}
                label={t(`content:values.side.${side}`)}
                data={rows.map(({ profileId, name }) => ({ value: profileId, label: name }))}
                value={chosen[place]?.profileId ?? null}
                onChange={(id) => {
                  const next = new URLSearchParams(parameters);
                  if (id === null) next.delete(side);
                  else next.set(side, id);
                  setParameters(next, { replace: true });
                }}
              />
            ))}
            <SearchSelect
              label={t('effect.questionnaire')}
              allowDeselect={false}
              data={[...(sample.choices ?? [])]}
              value={sample.chosenId}
              onChange={(id) => id !== null && setWanted(id)}
            />
          </SimpleGrid>
          {one === null || other === null || left === undefined || right === undefined ? (
            <Text c="dimmed">{t('comparison.choose')}</Text>
          ) : (
            <WithKnown>
              {(known) => <ComparisonTables one={left} other={right} sample={sample.sample} known={known} />}
            </WithKnown>
          )}
        </Stack>
      )}
    </>
  );
}

function versionOf(row: ProfileRow | null) {
  return row === null ? skipToken : { profileId: row.profileId, number: row.version };
}
