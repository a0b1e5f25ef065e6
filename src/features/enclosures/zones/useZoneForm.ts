import { nanoid } from '@reduxjs/toolkit';
import { useState, type FormEvent } from 'react';
import type { ZoneFields } from '#data/enclosures/enclosure-changes.ts';
import { checkZone, tidyZone, type TypedZone } from '#domain/enclosures/check-zone.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { polygonAreaM2 } from '#domain/enclosures/polygon-area.ts';
import { parseShape } from '#domain/enclosures/shape.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { useActor } from '#state/session/use-session.ts';
import { useKeptDraft } from '../form/useKeptDraft.ts';
import type { useZoneChanges } from './useZoneChanges.ts';

export type DrawnZone = { readonly areaId: string; readonly shape: string };

/** The fields in the order of the form; the fault of a shape is shown above it. */
const ORDER = ['zoneName', 'areaM2', 'heightM', 'shape'] as const;

type Fields = Omit<TypedZone, 'areaId' | 'shape'>;

const EMPTY: Fields = {
  zoneName: '',
  areaM2: null,
  heightM: null,
  location: 'outdoor',
  type: 'terrestrial',
  isHiddenForQuestionnaires: false,
  isHiddenForScanSampling: false,
};

/** Returns the form of a zone; its text stays in this tab until it is saved or cancelled. */
export function useZoneForm({
  enclosure,
  zones,
  zone,
  drawn,
  changes,
  onSaved,
}: {
  readonly enclosure: Enclosure;
  readonly zones: readonly Zone[];
  readonly zone: Zone | null;
  readonly drawn: DrawnZone | null;
  readonly changes: ReturnType<typeof useZoneChanges>;
  readonly onSaved: (zoneId: string) => void;
}) {
  const { userId } = useActor();
  const { zooId, enclosureId, areas } = enclosure;
  const place: Pick<TypedZone, 'areaId' | 'shape'> =
    zone === null ? (drawn ?? { areaId: null, shape: null }) : { areaId: zone.areaId, shape: zone.shape };
  const area = areas.find(({ areaId }) => areaId === place.areaId);
  const corners = place.shape === null ? null : parseShape(place.shape);
  const computedM2 = corners === null || area === undefined ? null : polygonAreaM2(corners, area);
  // A new outline brings its computed area; a stored zone keeps the typed one.
  const stored: Fields = zone === null ? { ...EMPTY, areaM2: computedM2 } : fieldsOf(zone);
  const draft = useKeptDraft(`zones.${zone?.zoneId ?? `new.${enclosureId}`}.${userId}`, stored);
  const errors = useFormErrors(ORDER);
  const [isSaving, setIsSaving] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSaving) return;
    const typed = tidyZone({ ...draft.typed, ...place });
    const others = zones.filter(({ zoneId }) => zoneId !== zone?.zoneId);
    if (errors.show(checkZone(typed, { others, areaIds: areas.map(({ areaId }) => areaId) }), form)) return;
    setIsSaving(true);
    const zoneId = zone?.zoneId ?? nanoid();
    const refusal =
      zone === null
        ? await changes.add({ ...typed, zoneId, zooId, enclosureId, position: nextPosition(zones) })
        : await changes.change(zone, changedFields(zone, typed));
    setIsSaving(false);
    if (refusal !== null) return errors.refuse(refusal, form);
    draft.clear();
    onSaved(zoneId);
  };
  return {
    typed: draft.typed,
    change: (difference: Partial<Fields>) => {
      errors.forgive(ORDER.filter((field) => field in difference));
      draft.change(difference);
    },
    errors,
    submit,
    isSaving,
    computedM2,
    giveUp: draft.clear,
  };
}

function fieldsOf(zone: Zone): Fields {
  const { zoneName, areaM2, heightM, location, type, isHiddenForQuestionnaires, isHiddenForScanSampling } = zone;
  return { zoneName, areaM2, heightM, location, type, isHiddenForQuestionnaires, isHiddenForScanSampling };
}

function changedFields(zone: Zone, typed: TypedZone): Partial<ZoneFields> {
  return Object.fromEntries(Object.entries(typed).filter(([field, value]) => zone[field as keyof Zone] !== value));
}

function nextPosition(zones: readonly Zone[]): number {
  return zones.reduce((next, { position }) => Math.max(next, position + 1), 0);
}
