import { Button, Group, SegmentedControl, Stack, Switch, Text, TextInput, Input } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { PLACE_NAME_LENGTH } from '#domain/fields/fields.ts';
import { ZONE_LOCATIONS, ZONE_TYPES, type Zone } from '#domain/enclosures/zone.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { MeasureField } from '../form/MeasureField.tsx';
import { type DrawnZone, useZoneForm } from './useZoneForm.ts';
import type { useZoneChanges } from './useZoneChanges.ts';

/** The fields of a zone, new or not; its area may be taken from its outline. */
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
  /** with the saved zone, if one was saved */
  readonly onClose: (zoneId: string | null) => void;
}) {
  const { t } = useTranslation(['zones', 'common', 'words']);
  const { number } = useFormat();
  const { typed, change, errors, submit, isSaving, computedM2, giveUp } = useZoneForm({
    enclosure,
    zones,
    zone,
    drawn,
    changes,
    onSaved: onClose,
  });
  const leave = () => {
    giveUp();
    onClose(null);
  };
  return (
    <Dialog
      title={zone === null ? t('form.new') : t('form.edit', { name: zone.zoneName })}
      closeLabel={t('common:close')}
      onClose={leave}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <FormFailure message={errors.failure ?? errors.at('shape')} />
          <TextInput
            name="zoneName"
            label={t('form.name')}
            required
            data-autofocus
            maxLength={PLACE_NAME_LENGTH * 10}
            value={typed.zoneName}
            error={errors.at('zoneName')}
            onChange={(event) => change({ zoneName: event.currentTarget.value })}
          />
          <Group grow align="start">
            <MeasureField
              name="areaM2"
              label={t('form.area')}
              unit="m²"
              value={typed.areaM2}
              error={errors.at('areaM2')}
              onChange={(areaM2) => change({ areaM2 })}
            />
            <MeasureField
              name="heightM"
              label={t('form.height')}
              unit="m"
              value={typed.heightM}
              error={errors.at('heightM')}
              onChange={(heightM) => change({ heightM })}
            />
          </Group>
          {computedM2 !== null && (
            <Group gap="sm">
              <Text fz="sm">{t('form.computed', { value: number(computedM2) })}</Text>
              {typed.areaM2 !== computedM2 && (
                <Button variant="light" onClick={() => change({ areaM2: computedM2 })}>
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
              value={typed.location}
              onChange={(chosen) =>
                change({ location: ZONE_LOCATIONS.find((one) => one === chosen) ?? typed.location })
              }
            />
          </Input.Wrapper>
          <Input.Wrapper label={t('words:type')} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={t('words:type')}
              data={ZONE_TYPES.map((value) => ({ value, label: t(`values.type.${value}`) }))}
              value={typed.type}
              onChange={(chosen) => change({ type: ZONE_TYPES.find((one) => one === chosen) ?? typed.type })}
            />
          </Input.Wrapper>
          <Switch
            label={t('form.hiddenForQuestionnaires')}
            checked={typed.isHiddenForQuestionnaires}
            onChange={(event) => change({ isHiddenForQuestionnaires: event.currentTarget.checked })}
          />
          <Switch
            label={t('form.hiddenForScans')}
            checked={typed.isHiddenForScanSampling}
            onChange={(event) => change({ isHiddenForScanSampling: event.currentTarget.checked })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={leave}>
              {t('words:cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {zone === null ? t('form.add') : t('words:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
