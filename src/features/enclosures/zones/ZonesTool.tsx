import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconFileAlert, IconMapPlus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useZonesQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { type Enclosure, MAX_AREAS } from '#domain/enclosures/enclosure.ts';
import { formatShape } from '#domain/enclosures/shape.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import type { PlanTool } from '#ui/plan-editor/plan-shape.ts';
import type { Point } from '#ui/plan-editor/points.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { PlanDialog } from '../plans/PlanDialog.tsx';
import { PlanPicker } from '../plans/PlanPicker.tsx';
import { mayOn } from '../rights.ts';
import { Removed } from './Removed.tsx';
import { useZoneChanges } from './useZoneChanges.ts';
import { ZoneDialog } from './ZoneDialog.tsx';
import { ZoneList } from './ZoneList.tsx';
import { ZonePlan } from './ZonePlan.tsx';
import classes from './ZonesTool.module.css';

type Asked =
  | { readonly what: 'plan'; readonly areaId: string | null }
  | { readonly what: 'zone'; readonly zoneId: string | null; readonly shape: string | null };

/** The plans of an enclosure with the zones drawn on them, and the list of all its zones. */
export function ZonesTool({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['zones', 'enclosures']);
  const { zooId, enclosureId, areas } = enclosure;
  const { data, error, refetch } = useZonesQuery({ zooId, enclosureId });
  const [parameters, setParameters] = useSearchParams();
  const mayEdit = mayOn(useActor(), 'enclosure.edit', enclosure) && !enclosure.isArchived;
  const changes = useZoneChanges(enclosure);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [tool, setTool] = useState<PlanTool>('select');
  const [isGridShown, setIsGridShown] = useState(true);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [removed, setRemoved] = useState<Zone | null>(null);
  const area = areas.find(({ areaId }) => areaId === parameters.get('plan')) ?? areas[0] ?? null;

  const choosePlan = (areaId: string) => {
    setTool('select');
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('plan', areaId);
        return next;
      },
      { replace: true },
    );
  };
  if (data === undefined) {
    if (error === undefined) return <LoadingState label={t('loading')} />;
    return <LoadFailed error={error} what="enclosure/load-failed" onRetry={() => void refetch()} />;
  }
  const { zones, waitingIds, unreadable } = data;
  const selected = zones.find(({ zoneId }) => zoneId === selectedId) ?? null;
  const select = (zone: Zone) => {
    setSelectedId(zone.zoneId);
    if (zone.areaId !== null && zone.shape !== null && zone.areaId !== area?.areaId) choosePlan(zone.areaId);
  };
  const remove = (zone: Zone) => {
    if (!changes.remove(zone)) return;
    setSelectedId(null);
    setRemoved(zone);
  };
  /** The outline belongs to the chosen zone if that has none yet, else to a new zone. */
  const onDrawn = (points: readonly Point[]) => {
    const shape = formatShape(points);
    if (selected !== null && selected.shape === null && area !== null)
      return void changes.draw(selected, { areaId: area.areaId, shape });
    return setAsked({ what: 'zone', zoneId: null, shape });
  };
  const addPlan = mayEdit && (
    <Button
      variant={areas.length === 0 ? 'filled' : 'default'}
      leftSection={<IconMapPlus size={18} aria-hidden />}
      disabled={areas.length >= MAX_AREAS}
      onClick={() => setAsked({ what: 'plan', areaId: null })}
    >
      {t('plans.add')}
    </Button>
  );
  return (
    <Stack gap="md">
      {unreadable > 0 && (
        <Alert role="status" color="orange" icon={<IconFileAlert size={18} aria-hidden />}>
          {t('unreadable', { count: unreadable })}
        </Alert>
      )}
      <Removed
        name={removed?.zoneName ?? null}
        onUndo={() => {
          if (removed !== null) changes.bringBack(removed);
          setRemoved(null);
        }}
        onClose={() => setRemoved(null)}
      />
      <div className={classes['sides']}>
        <section aria-label={t('plans.label')}>
          <Group justify="space-between" mb="sm">
            <PlanPicker areas={areas} area={area} onChoose={choosePlan} />
            <Group gap="xs">
              {area !== null && mayEdit && (
                <Button variant="default" onClick={() => setAsked({ what: 'plan', areaId: area.areaId })}>
                  {t('plans.edit')}
                </Button>
              )}
              {addPlan}
            </Group>
          </Group>
          {area === null ? (
            <EmptyState
              title={t('plans.emptyTitle')}
              message={t(
                enclosure.isArchived ? 'enclosures:about.archived' : mayEdit ? 'plans.emptyAdd' : 'plans.emptyText',
              )}
            />
          ) : (
            <ZonePlan
              key={area.areaId}
              area={area}
              zones={zones}
              selected={selected}
              onSelect={setSelectedId}
              tool={tool}
              onTool={setTool}
              isGridShown={isGridShown}
              onGridShown={setIsGridShown}
              isReadOnly={!mayEdit}
              changes={changes}
              onDrawn={onDrawn}
              onRemove={(zone) => {
                changes.draw(zone, { areaId: null, shape: null });
              }}
            />
          )}
        </section>
        <section aria-label={t('list.label')}>
          <ZoneList
            zones={zones}
            areas={areas}
            waitingIds={waitingIds}
            selectedId={selectedId}
            isReadOnly={!mayEdit}
            onSelect={select}
            onEdit={(zone) => setAsked({ what: 'zone', zoneId: zone.zoneId, shape: zone.shape })}
            onDraw={
              area === null || area.areaImageUrl === null
                ? undefined
                : (zone) => {
                    setSelectedId(zone.zoneId);
                    setTool('polygon');
                  }
            }
            onOrder={(next) => changes.order(zones, next)}
            onRemove={remove}
            action={
              mayEdit && (
                <Button
                  leftSection={<IconPlus size={18} aria-hidden />}
                  onClick={() => setAsked({ what: 'zone', zoneId: null, shape: null })}
                >
                  {t('list.add')}
                </Button>
              )
            }
          />
        </section>
      </div>
      {asked?.what === 'plan' && (
        <PlanDialog
          enclosure={enclosure}
          area={areas.find(({ areaId }) => areaId === asked.areaId) ?? null}
          zonesOn={zones.filter(({ areaId, shape }) => shape !== null && areaId === asked.areaId).length}
          onClose={(areaId) => {
            setAsked(null);
            if (areaId !== null) choosePlan(areaId);
          }}
        />
      )}
      {asked?.what === 'zone' && (
        <ZoneDialog
          enclosure={enclosure}
          zones={zones}
          zone={zones.find(({ zoneId }) => zoneId === asked.zoneId) ?? null}
          drawn={asked.shape === null || area === null ? null : { areaId: area.areaId, shape: asked.shape }}
          changes={changes}
          onClose={(zoneId) => {
            setAsked(null);
            if (zoneId !== null) setSelectedId(zoneId);
          }}
        />
      )}
    </Stack>
  );
}
