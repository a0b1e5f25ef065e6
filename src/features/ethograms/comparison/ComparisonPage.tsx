import { Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useEthogramVersionQuery } from '#data/ethograms/ethograms.endpoints.ts';
import type { EthogramVersion } from '#domain/ethograms/ethogram.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { EthogramRow } from '../list/ethogram-row.ts';
import { useEthogramRows } from '../list/useEthogramRows.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

const USABLE = { official: 'usable', reserved: 'usable' } as const;
const SIDES = ['one', 'other'] as const;
type Side = (typeof SIDES)[number];
type Chosen = { readonly ethogramId: string; readonly number: number };

/** /ObsComparisonView: two published ethograms, or two versions of one, side by side; the address names both. */
export function Component() {
  const { t } = useTranslation(['ethograms', 'content']);
  const [parameters, setParameters] = useSearchParams();
  const { rows, error, refetch } = useEthogramRows(USABLE);
  // Left of the last version of an ethogram stands the one before it, until another ethogram is chosen.
  const before = (version: number) => (parameters.has('other') ? version : Math.max(1, version - 1));
  const one = chosenOf(rows, parameters, 'one', before);
  const other = chosenOf(rows, parameters, 'other', (version) => version) ?? one;
  const ofOne = useEthogramVersionQuery(one ?? skipToken);
  const ofOther = useEthogramVersionQuery(other ?? skipToken);
  const choose = (side: Side, { ethogramId, number }: Chosen) => {
    const next = new URLSearchParams(parameters);
    next.set(side, ethogramId);
    next.set(`${side}Version`, String(number));
    setParameters(next, { replace: true });
  };
  const failed = error ?? ofOne.error ?? ofOther.error;
  return (
    <>
      <PageHeader title={t('comparison.title')} subtitle={t('comparison.subtitle')} />
      {rows === undefined && failed === undefined && <LoadingState label={t('comparison.title')} count={4} />}
      {failed !== undefined && <LoadFailed error={failed} onRetry={refetch} />}
      {rows !== undefined && (
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {SIDES.map((side) => (
              <SideFields
                key={side}
                side={side}
                rows={rows}
                chosen={side === 'one' ? one : other}
                onChoose={(chosen) => choose(side, chosen)}
              />
            ))}
          </SimpleGrid>
          {one === null || ofOne.data === undefined || ofOther.data === undefined ? (
            <Text c="dimmed">{t('comparison.choose')}</Text>
          ) : (
            <ComparisonTable one={ofOne.data} other={ofOther.data} {...mappingBetween(ofOne.data, ofOther.data)} />
          )}
        </Stack>
      )}
    </>
  );
}

/** Neighbouring versions know how their codes continue; the older one then stands left. */
function mappingBetween(one: EthogramVersion, other: EthogramVersion) {
  const isNext = one.ethogramId === other.ethogramId && other.number === one.number + 1;
  return isNext ? { mapping: other.mapping } : {};
}

function chosenOf(
  rows: readonly EthogramRow[] | undefined,
  parameters: URLSearchParams,
  side: Side,
  otherwise: (version: number) => number,
): Chosen | null {
  const ethogramId = parameters.get(side) ?? parameters.get('one') ?? '';
  const row = rows?.find((candidate) => candidate.ethogramId === ethogramId);
  if (row === undefined) return null;
  const named = Number(parameters.get(`${side}Version`));
  const isNamed = Number.isInteger(named) && named >= 1 && named <= row.version;
  return { ethogramId, number: isNamed ? named : otherwise(row.version) };
}

function SideFields({
  side,
  rows,
  chosen,
  onChoose,
}: {
  readonly side: Side;
  readonly rows: readonly EthogramRow[];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}) {
  const { t } = useTranslation(['ethograms', 'content']);
  const versions = rows.find(({ ethogramId }) => ethogramId === chosen?.ethogramId)?.version ?? 0;
  return (
    <Group wrap="nowrap" align="flex-end">
      <SearchSelect
        flex={1}
        label={t(`content:values.side.${side}`)}
        data={rows.map(({ ethogramId, name }) => ({ value: ethogramId, label: name }))}
        value={chosen?.ethogramId ?? null}
        onChange={(id) => {
          const row = rows.find(({ ethogramId }) => ethogramId === id);
          if (row !== undefined) onChoose({ ethogramId: row.ethogramId, number: row.version });
        }}
      />
      <Select
        w={120}
        label={t('content:version')}
        allowDeselect={false}
        disabled={chosen === null}
        data={Array.from({ length: versions }, (_, at) => String(at + 1))}
        value={chosen === null ? null : String(chosen.number)}
        onChange={(number) => chosen !== null && onChoose({ ...chosen, number: Number(number) })}
      />
    </Group>
  );
}
