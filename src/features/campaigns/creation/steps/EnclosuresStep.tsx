import { Anchor, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONCERNED_BY, MAX_CAMPAIGN_ENCLOSURES } from '#domain/campaigns/campaign.ts';
import { SectorName } from '#features/animals/index.ts';
import { enclosureHref, useEnclosureRows } from '#features/enclosures/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { useRowSearch } from '#ui/filters/useRowSearch.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { StepProps } from './step-props.ts';

type EnclosureRow = NonNullable<ReturnType<typeof useEnclosureRows>['rows']>[number];

/** From so many enclosures on, one is found by typing. */
const SEARCHED_FROM = 8;
const rowText = ({ name, sector }: EnclosureRow) => [name, sector?.sectorName ?? ''].join(' \n');

/** How animals are chosen, and the enclosures: those that are not ready for scans say what they lack. */
export function EnclosuresStep({ form }: StepProps) {
  const { t } = useTranslation('campaign-form');
  const { values, edit, isReadOnly, isFrozen } = form;
  return (
    <Stack gap="md">
      <Radio.Group
        name="concernedBy"
        label={t('concernedBy')}
        value={values.concernedBy}
        onChange={(value) => {
          const concernedBy = CONCERNED_BY.find((one) => one === value);
          if (concernedBy !== undefined) edit({ concernedBy });
        }}
      >
        <Stack gap="xs" mt={4}>
          {CONCERNED_BY.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`values.concernedBy.${value}`)}
              description={t(`values.concernedHint.${value}`)}
              disabled={isReadOnly || isFrozen('concernedBy')}
            />
          ))}
        </Stack>
      </Radio.Group>
      {values.concernedBy === 'enclosure' && <EnclosureChoices form={form} />}
    </Stack>
  );
}

function EnclosureChoices({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'lists', 'words']);
  const { rows: known, error, refetch } = useEnclosureRows();
  const [search, setSearch] = useState('');
  const { enclosureIds } = form.values;
  const offered = (known ?? []).filter(
    ({ enclosure, enclosureId }) => !enclosure.isArchived || enclosureIds.includes(enclosureId),
  );
  const { rows } = useRowSearch(offered, rowText, search);
  if (error !== null) return <LoadFailed error={error} onRetry={refetch} />;
  if (known === undefined) return <LoadingState label={t('lists:page.loading')} count={4} />;
  if (offered.length === 0) return <Text c="dimmed">{t('noEnclosure')}</Text>;
  const makesScans = form.values.observation.methods.includes('scan');
  // A campaign without scans needs no plan and no zones.
  const isReady = ({ gaps, enclosure }: EnclosureRow) => (gaps.length === 0 || !makesScans) && !enclosure.isArchived;
  const ordered = [...rows.filter(isReady), ...rows.filter((row) => !isReady(row))];
  const isFull = enclosureIds.length >= MAX_CAMPAIGN_ENCLOSURES;
  return (
    <Stack gap="sm">
      {offered.length >= SEARCHED_FROM && (
        <SearchField
          label={t('searchEnclosure')}
          placeholder={t('searchEnclosure')}
          clearLabel={t('words:clearSearch')}
          value={search}
          onSearch={setSearch}
        />
      )}
      <Checkbox.Group
        label={t('words:enclosures')}
        description={makesScans ? t('enclosuresHint') : undefined}
        error={form.at('enclosureIds')}
        value={[...enclosureIds]}
        onChange={(ids) => form.edit({ enclosureIds: ids })}
      >
        <Stack gap="sm" mt="xs">
          {ordered.map((row) => {
            const isChosen = enclosureIds.includes(row.enclosureId);
            return (
              <EnclosureLine
                key={row.enclosureId}
                row={row}
                isReady={isReady(row)}
                // A chosen enclosure can always be taken out, also when it is not ready any more.
                isDisabled={
                  form.isReadOnly || form.isFrozen('enclosureIds') || (!isChosen && (isFull || !isReady(row)))
                }
              />
            );
          })}
        </Stack>
      </Checkbox.Group>
      <Text fw={600} aria-live="polite">
        {t('chosenEnclosures', { count: enclosureIds.length })}
      </Text>
    </Stack>
  );
}

function EnclosureLine({
  row: { enclosureId, name, sector, enclosure, gaps },
  isReady,
  isDisabled,
}: {
  readonly row: EnclosureRow;
  readonly isReady: boolean;
  readonly isDisabled: boolean;
}) {
  const { t } = useTranslation(['campaign-form', 'enclosures', 'words']);
  const { list } = useFormat();
  return (
    <Stack gap={2}>
      <Group gap="sm">
        <Checkbox
          size="md"
          name="enclosureIds"
          value={enclosureId}
          label={name}
          disabled={isDisabled}
          aria-describedby={isReady ? undefined : `gaps-${enclosureId}`}
        />
        {sector !== null && <SectorName sector={sector} />}
        <Text fz="sm" c="dimmed">
          {t('words:animalCount', { count: enclosure.animalsCount })}
        </Text>
      </Group>
      {!isReady && (
        <Text fz="sm" c="dimmed" ps={34} id={`gaps-${enclosureId}`}>
          {enclosure.isArchived
            ? t('archivedEnclosure')
            : t('missing', { gaps: list(gaps.map((gap) => t(`enclosures:values.gap.${gap}`))) })}{' '}
          {!enclosure.isArchived && (
            <Anchor component={Link} to={enclosureHref(enclosureId)} fz="sm" target="_blank">
              {t('openEnclosure')}
            </Anchor>
          )}
        </Text>
      )}
    </Stack>
  );
}
