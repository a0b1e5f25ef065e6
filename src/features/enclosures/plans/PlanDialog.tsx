import { Button, Group, Select, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Area, ELEVATIONS, type Enclosure } from '#domain/enclosures/enclosure.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { MeasureField } from '../form/MeasureField.tsx';
import { PlanImageField } from './PlanImageField.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { usePlanForm } from './usePlanForm.ts';
import { useRemovePlan } from './useRemovePlan.ts';

/** A plan: its image, its level, its width and its squares, which are drawn during typing. */
export function PlanDialog({
  enclosure,
  area,
  zonesOn,
  onClose,
}: {
  readonly enclosure: Enclosure;
  /** null for a new one */
  readonly area: Area | null;
  /** zones drawn on it */
  readonly zonesOn: number;
  /** with the saved plan, if one was saved */
  readonly onClose: (areaId: string | null) => void;
}) {
  const { t } = useTranslation('zones');
  const { number } = useFormat();
  const { form, taken, tooWide } = usePlanForm({ enclosure, area, onSaved: onClose });
  const { image, elevation } = form.values;
  const errors = useFormErrors([]);
  const removal = useRemovePlan({
    enclosure,
    zonesOn,
    onRemoved: () => {
      form.reset();
      onClose(null);
    },
    onRefused: (error) => errors.refuse(error),
  });
  return (
    <RecordDialog
      form={form}
      title={t(area === null ? 'plans.new' : 'plans.editTitle')}
      {...(area === null ? { saveLabel: t('plans.add') } : {})}
      aside={
        area !== null && (
          <Button
            variant="subtle"
            color="red"
            me="auto"
            loading={removal.isRemoving}
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void removal.remove(area)}
          >
            {t('plans.remove')}
          </Button>
        )
      }
      onClose={() => onClose(null)}
    >
      <FormFailure message={errors.failure} />
      <PlanImageField
        image={image}
        error={form.errorAt('image')}
        onChoose={(chosen) => form.change({ image: chosen })}
      />
      <Group grow align="start">
        <MeasureField {...form.field('mapWidthM')} description={t('plans.widthHint')} unit="m" isRequired />
        <MeasureField
          {...form.field('squareAreaM2')}
          description={t('plans.squareHint')}
          unit="m²"
          isRequired
          error={tooWide ?? form.errorAt('squareAreaM2')}
        />
      </Group>
      <PlanPreview image={image} typed={form.values} />
      <Group grow align="start">
        <TextInput {...form.text('areaName')} />
        <Select
          {...form.field('elevation')}
          allowDeselect={false}
          data={ELEVATIONS.map((level) => {
            const name = level === 0 ? t('plans.ground') : t('plans.level', { level: number(level) });
            const isTaken = taken.has(level);
            return {
              value: String(level),
              label: isTaken ? t('plans.levelTaken', { level: name }) : name,
              disabled: isTaken,
            };
          })}
          value={String(elevation)}
          onChange={(chosen) => {
            const level = ELEVATIONS.find((one) => String(one) === chosen);
            if (level !== undefined) form.change({ elevation: level });
          }}
        />
      </Group>
    </RecordDialog>
  );
}
