import { Button, Group, Input, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownSectorIds } from '#domain/access/actor.ts';
import { TARGET_LEVELS, type Task } from '#domain/tasks/task.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { useActor } from '#state/session/use-session.ts';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { useRowSearch } from '#ui/filters/useRowSearch.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { groupedChoices } from '#ui/filters/grouped-choices.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { rowText, sectorParts } from './target-rows.ts';
import { TargetList } from './TargetList.tsx';
import type { TargetChoices } from './useTargetPlaces.ts';

type Level = Task['target']['level'];

/** Chooses the target of a task: sectors, enclosures or animals, one by one or all that match a filter. */
export function TargetPicker({
  target,
  around,
  error,
  onChange,
}: {
  readonly target: Task['target'];
  readonly around: TargetChoices;
  readonly error: string | null;
  readonly onChange: (target: Task['target']) => void;
}) {
  const { t } = useTranslation(['task-wizard', 'words']);
  const actor = useActor();
  const ownFirst = useOwnSectorsFirst();
  const { level, ids } = target;
  const [search, setSearch] = useState('');
  const [sectorId, setSectorId] = useState<string | null>(null);
  const [enclosureId, setEnclosureId] = useState<string | null>(null);
  const [isChosenOnly, setIsChosenOnly] = useState(false);
  // A person who looks at another level finds their former choice again.
  const [former, setFormer] = useState<Partial<Record<Level, readonly string[]>>>({});
  const chosen = useMemo(() => new Set(ids), [ids]);
  const filtered = useMemo(
    () =>
      around.rows.filter(
        (row) =>
          (sectorId === null || level === 'SECTOR' || row.sectorId === sectorId) &&
          (enclosureId === null || level !== 'ANIMAL' || row.enclosureId === enclosureId) &&
          (!isChosenOnly || chosen.has(row.id)),
      ),
    [around.rows, level, sectorId, enclosureId, isChosenOnly, chosen],
  );
  const { rows } = useRowSearch(filtered, rowText, search);
  const parts = useMemo(
    () => (level === 'SECTOR' ? sectorParts(rows, ownSectorIds(actor)) : [{ heading: null, rows }]),
    [level, rows, actor],
  );
  const goTo = (next: Level) => {
    setFormer({ ...former, [level]: ids });
    setIsChosenOnly(false);
    onChange({ level: next, ids: [...(former[next] ?? [])] });
  };
  const put = (next: Iterable<string>) => onChange({ level, ids: [...next] });
  const toggle = (id: string) => put(chosen.has(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  const enclosures = around.enclosures.filter(
    (one) => !one.isArchived && (sectorId === null || one.linkedSectorId === sectorId),
  );
  return (
    <Stack gap="sm" role="group" aria-label={t('target.label')}>
      <SegmentedControl
        name="target"
        aria-label={t('target.level')}
        size="md"
        style={{ alignSelf: 'start' }}
        value={level}
        onChange={(value) => {
          const next = TARGET_LEVELS.find((one) => one === value);
          if (next !== undefined && next !== level) goTo(next);
        }}
        data={TARGET_LEVELS.map((value) => ({ value, label: t(`values.level.${value}`) }))}
      />
      {error !== null && <Input.Error role="alert">{error}</Input.Error>}
      {around.isLoading && <LoadingState label={t('target.loading')} count={4} />}
      {around.error !== null && <LoadFailed error={around.error} onRetry={around.refetch} />}
      {!around.isLoading && around.error === null && (
        <>
          <Group gap="sm">
            <SearchField
              label={t('target.search')}
              placeholder={t('target.search')}
              clearLabel={t('words:clearSearch')}
              value={search}
              onSearch={setSearch}
            />
            {level !== 'SECTOR' && (
              <SearchSelect
                aria-label={t('words:allSectors')}
                placeholder={t('words:allSectors')}
                w={200}
                clearable
                data={groupedChoices(ownFirst(around.sectors))}
                value={sectorId}
                onChange={(value) => {
                  setSectorId(value);
                  setEnclosureId(null);
                }}
              />
            )}
            {level === 'ANIMAL' && (
              <SearchSelect
                aria-label={t('target.enclosure')}
                placeholder={t('target.enclosure')}
                w={200}
                clearable
                limit={100}
                data={enclosures.map((one) => ({ value: one.enclosureId, label: one.enclosureName }))}
                value={enclosureId}
                onChange={setEnclosureId}
              />
            )}
          </Group>
          {rows.length === 0 ? (
            <Text c="dimmed">{t('target.none')}</Text>
          ) : (
            <TargetList label={t('target.label')} parts={parts} chosen={chosen} onToggle={toggle} />
          )}
          <Group gap="sm">
            <Text fw={600} aria-live="polite">
              {t('target.chosen', { count: ids.length })}
            </Text>
            {rows.length > 0 && (
              <Button
                variant="default"
                mih={44}
                disabled={rows.every((row) => chosen.has(row.id))}
                onClick={() => put(new Set([...ids, ...rows.map((row) => row.id)]))}
              >
                {t('target.all', { count: rows.length })}
              </Button>
            )}
            <Button variant="subtle" mih={44} disabled={ids.length === 0} onClick={() => put([])}>
              {t('target.clear')}
            </Button>
            <Switch
              size="md"
              styles={{ body: { alignItems: 'center' }, label: { lineHeight: '44px' } }}
              label={t('target.onlyChosen')}
              checked={isChosenOnly}
              disabled={ids.length === 0 && !isChosenOnly}
              onChange={(event) => setIsChosenOnly(event.currentTarget.checked)}
            />
          </Group>
        </>
      )}
    </Stack>
  );
}
