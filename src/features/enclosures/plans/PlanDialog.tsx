import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Area, ELEVATIONS, type Enclosure } from '#domain/enclosures/enclosure.ts';
import { PLACE_NAME_LENGTH } from '#domain/fields/fields.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
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
  const { t } = useTranslation(['zones', 'common', 'words']);
  const { number } = useFormat();
  const form = usePlanForm({ enclosure, area, onSaved: onClose });
  const { typed, change, errors } = form;
  const removal = useRemovePlan({
    enclosure,
    zonesOn,
    onRemoved: () => onClose(null),
    onRefused: (error) => errors.refuse(error),
  });
  const leave = () => {
    form.giveUp();
    onClose(null);
  };
  return (
    <Dialog title={t(area === null ? 'plans.new' : 'plans.editTitle')} closeLabel={t('common:close')} onClose={leave}>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <Stack gap="md">
          <FormFailure message={errors.failure} />
          <PlanImageField image={form.image} onChoose={form.setImage} />
          <Group grow align="start">
            <MeasureField
              name="mapWidthM"
              label={t('plans.widthField')}
              description={t('plans.widthHint')}
              unit="m"
              isRequired
              value={typed.mapWidthM}
              error={errors.at('mapWidthM')}
              onChange={(mapWidthM) => change({ mapWidthM })}
            />
            <MeasureField
              name="squareAreaM2"
              label={t('plans.squareField')}
              description={t('plans.squareHint')}
              unit="m²"
              isRequired
              value={typed.squareAreaM2}
              error={form.tooWide ?? errors.at('squareAreaM2')}
              onChange={(squareAreaM2) => change({ squareAreaM2 })}
            />
          </Group>
          <PlanPreview image={form.image} typed={typed} />
          <Group grow align="start">
            <TextInput
              name="areaName"
              label={t('plans.name')}
              maxLength={PLACE_NAME_LENGTH * 10}
              value={typed.areaName}
              error={errors.at('areaName')}
              onChange={(event) => change({ areaName: event.currentTarget.value })}
            />
            <Select
              name="elevation"
              label={t('plans.elevation')}
              allowDeselect={false}
              data={ELEVATIONS.map((level) => ({
                value: String(level),
                label: level === 0 ? t('plans.ground') : t('plans.level', { level: number(level) }),
              }))}
              value={String(typed.elevation)}
              onChange={(chosen) => {
                const elevation = ELEVATIONS.find((level) => String(level) === chosen);
                if (elevation !== undefined) change({ elevation });
              }}
            />
          </Group>
          <Group justify="flex-end">
            {area !== null && (
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
            )}
            <Button variant="default" onClick={leave}>
              {t('words:cancel')}
            </Button>
            <Button type="submit" loading={form.isSaving}>
              {t(area === null ? 'plans.add' : 'words:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
