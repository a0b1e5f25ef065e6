import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkZone, tidyZone, type TypedZone } from '#domain/enclosures/check-zone.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { polygonAreaM2 } from '#domain/enclosures/polygon-area.ts';
import { parseShape } from '#domain/enclosures/shape.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { PLACE_NAME_LENGTH } from '#domain/fields/fields.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import type { useZoneChanges } from './useZoneChanges.ts';
import { zoneFormSchema, type ZoneFormValues } from './zone-form-schema.ts';
import { newId } from '#lib/new-id.ts';

export type DrawnZone = { readonly areaId: string; readonly shape: string };

const EMPTY: ZoneFormValues = {
  zoneName: '',
  areaM2: null,
  heightM: null,
  location: 'outdoor',
  type: 'terrestrial',
  isHiddenForQuestionnaires: false,
  isHiddenForScanSampling: false,
};

/** The form of a zone, new (`zone` is null) or stored, and the area that its outline has. */
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
  const { t } = useTranslation(['zones', 'words']);
  const { zooId, enclosureId, areas } = enclosure;
  const [ownId] = useState(newId);
  const zoneId = zone?.zoneId ?? ownId;
  const place: Pick<TypedZone, 'areaId' | 'shape'> =
    zone === null ? (drawn ?? { areaId: null, shape: null }) : { areaId: zone.areaId, shape: zone.shape };
  const area = areas.find(({ areaId }) => areaId === place.areaId);
  const corners = place.shape === null ? null : parseShape(place.shape);
  const computedM2 = corners === null || area === undefined ? null : polygonAreaM2(corners, area);
  const faultsOf = (typed: ZoneFormValues) =>
    checkZone(
      { ...typed, ...place },
      { others: zones.filter((one) => one.zoneId !== zone?.zoneId), areaIds: areas.map(({ areaId }) => areaId) },
    );
  const form = useRecordForm({
    name: `zones.${enclosureId}`,
    recordId: zone?.zoneId ?? null,
    schema: zoneFormSchema,
    // A new outline brings its computed area; a stored zone keeps the typed one.
    stored: zone ?? { ...EMPTY, areaM2: computedM2 },
    operation: 'enclosure.edit',
    tidy: (typed) => {
      const { areaId: _areaId, shape: _shape, ...tidy } = tidyZone({ ...typed, ...place });
      return tidy;
    },
    check: (tidy) => {
      const { areaId: _areaId, shape: _shape, ...faults } = faultsOf(tidy);
      return faults;
    },
    fields: {
      // The form tells a name that is too long, instead of cutting it while it is pasted.
      zoneName: { label: t('form.name'), maxLength: PLACE_NAME_LENGTH * 10 },
      areaM2: { label: t('form.area') },
      heightM: { label: t('form.height') },
      location: { label: t('form.location'), say: (location) => t(`values.location.${location}`) },
      type: { label: t('words:type'), say: (type) => t(`values.type.${type}`) },
      isHiddenForQuestionnaires: { label: t('form.hiddenForQuestionnaires') },
      isHiddenForScanSampling: { label: t('form.hiddenForScans') },
    },
    save: async (tidy, difference) => {
      // The outline has no field: its fault stands above the form.
      const { shape: fault } = faultsOf(tidy);
      if (fault !== undefined) return { error: fault };
      const refusal =
        zone === null
          ? await changes.add({ ...tidy, ...place, zoneId, zooId, enclosureId, position: nextPosition(zones) })
          : await changes.change(zone, difference);
      return refusal === null ? {} : { error: refusal };
    },
    onSaved: () => onSaved(zoneId),
    onUnchanged: () => onSaved(zoneId),
  });
  return { form, computedM2 };
}

function nextPosition(zones: readonly Zone[]): number {
  return zones.reduce((next, { position }) => Math.max(next, position + 1), 0);
}
