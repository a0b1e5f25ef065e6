import { Button, Group, Input, SegmentedControl, Switch, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { ZONE_LOCATIONS, ZONE_TYPES, type Zone } from '#domain/enclosures/zone.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { MeasureField } from '../form/MeasureField.tsx';
import type { useZoneChanges } from './useZoneChanges.ts';
import { type DrawnZone, useZoneForm } from './useZoneForm.ts';

/** The fields of a zone, new or stored; its area may be taken from its outline. */
export function ZoneDialog({
  enclosure,
  zones,
  zone,
  drawn,
  changes,
  onClose,
}: {
  readonly enclosure: Enclosure;
  readonly zones: readonly Zone[];
  /** null for a new one */
  readonly zone: Zone | null;
  /** the outline of a new zone */
  readonly drawn: DrawnZone | null;
  readonly changes: ReturnType<typeof useZoneChanges>;
  /** with the zone that was saved, if one was */
  readonly onClose: (zoneId: string | null) => void;
}) {
  const { t } = useTranslation(['zones', 'words']);
  const { number } = useFormat();
  const { form, computedM2 } = useZoneForm({ enclosure, zones, zone, drawn, changes, onSaved: onClose });
  const { areaM2, location, type } = form.values;
  return (
    <RecordDialog
      form={form}
      title={zone === null ? t('form.new') : t('form.edit', { name: zone.zoneName })}
      {...(zone === null ? { saveLabel: t('form.add') } : {})}
      onClose={() => onClose(null)}
    >
      <TextInput {...form.text('zoneName')} required data-autofocus />
      <Group grow align="start">
        <MeasureField {...form.field('areaM2')} unit="m²" />
        <MeasureField {...form.field('heightM')} unit="m" />
      </Group>
      {computedM2 !== null && (
        <Group gap="sm">
          <Text fz="sm">{t('form.computed', { value: number(computedM2) })}</Text>
          {areaM2 !== computedM2 && (
            <Button variant="light" onClick={() => form.change({ areaM2: computedM2 })}>
              {t('form.takeComputed')}
            </Button>
          )}
        </Group>
      )}
      <Input.Wrapper label={t('form.location')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('form.location')}
          data={ZONE_LOCATIONS.map((value) => ({ value, label: t(`values.location.${value}`) }))}
          value={location}
          onChange={(chosen) => form.change({ location: ZONE_LOCATIONS.find((one) => one === chosen) ?? location })}
        />
      </Input.Wrapper>
      <Input.Wrapper label={t('words:type')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('words:type')}
          data={ZONE_TYPES.map((value) => ({ value, label: t(`values.type.${value}`) }))}
          value={type}
          onChange={(chosen) => form.change({ type: ZONE_TYPES.find((one) => one === chosen) ?? type })}
        />
      </Input.Wrapper>
      <Switch {...form.flag('isHiddenForQuestionnaires')} />
      <Switch {...form.flag('isHiddenForScanSampling')} />
    </RecordDialog>
  );
}
