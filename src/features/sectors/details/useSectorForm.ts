import { useTranslation } from 'react-i18next';
import { useChangeSectorMutation } from '#data/sectors/sectors.endpoints.ts';
import { checkSector, tidySector } from '#domain/sectors/check-sector.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { sectorFormSchema } from './sector-form-schema.ts';

/** The form for the name and the colour of a stored sector. */
export function useSectorForm(sector: Sector, mayEdit: boolean) {
  const { t } = useTranslation('sectors');
  const [change] = useChangeSectorMutation();
  const { sectorId } = sector;
  return useRecordForm({
    name: 'sectors',
    recordId: sectorId,
    schema: sectorFormSchema,
    stored: sector,
    operation: 'sector.edit',
    isReadOnly: !mayEdit,
    tidy: tidySector,
    check: checkSector,
    fields: { sectorName: { label: t('fields.name') }, sectorColor: { label: t('fields.color') } },
    save: (_fields, difference) => change({ sectorId, fields: difference }),
    notice: () => ({ kind: 'success', messageKey: 'sectors:values.done.saved' }),
  });
}
