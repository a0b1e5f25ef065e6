import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useChangeEnclosureMutation, useCreateEnclosureMutation } from '#data/enclosures/enclosure-writes.endpoints.ts';
import { checkEnclosure, tidyEnclosure, type TypedEnclosure } from '#domain/enclosures/check-enclosure.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { MEMO_LENGTH, PLACE_NAME_LENGTH } from '#domain/fields/fields.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { enclosureHref } from '../addresses.ts';
import { mayOn } from '../rights.ts';
import { enclosureFormSchema } from './enclosure-form-schema.ts';
import { newId } from '#lib/new-id.ts';

const EMPTY: Omit<TypedEnclosure, 'linkedSectorId'> = {
  ...{ enclosureName: '', memo: '' },
  ...{ indoorArea: null, outdoorArea: null },
};

/** The form of an enclosure: a stored one, or a new one that begins in `sectorId`. */
export function useEnclosureForm(subject: { readonly enclosure: Enclosure } | { readonly sectorId: string | null }) {
  const { t } = useTranslation(['enclosures', 'words']);
  const { actor, sectors } = useReadySession();
  const navigate = useNavigate();
  const [create] = useCreateEnclosureMutation();
  const [change] = useChangeEnclosureMutation();
  const [ownId] = useState(newId);
  const enclosure = 'enclosure' in subject ? subject.enclosure : null;
  const enclosureId = enclosure?.enclosureId ?? null;
  const begun = { ...EMPTY, linkedSectorId: 'sectorId' in subject ? subject.sectorId : null };
  return useRecordForm({
    name: 'enclosures',
    recordId: enclosureId,
    schema: enclosureFormSchema,
    stored: enclosure ?? begun,
    operation: 'enclosure.edit',
    isReadOnly: enclosure !== null && (enclosure.isArchived || !mayOn(actor, 'enclosure.edit', enclosure)),
    tidy: tidyEnclosure,
    check: checkEnclosure,
    fields: {
      // A name that is too long shows its fault, and is not cut when it is pasted.
      enclosureName: { label: t('fields.name'), maxLength: PLACE_NAME_LENGTH * 10 },
      linkedSectorId: {
        label: t('words:sector'),
        say: (id) => sectors.find(({ sectorId }) => sectorId === id)?.sectorName ?? t('words:withoutSector'),
      },
      indoorArea: { label: t('fields.indoor') },
      outdoorArea: { label: t('fields.outdoor') },
      memo: { label: t('fields.memo'), maxLength: MEMO_LENGTH },
    },
    save: (fields, difference) =>
      enclosureId === null
        ? create({ zooId: actor.zooId, enclosureId: ownId, fields })
        : change({ enclosureId, fields: difference }),
    notice: ({ enclosureName }) => ({
      kind: 'success',
      messageKey: enclosureId === null ? 'enclosures:values.done.created' : 'enclosures:values.done.saved',
      params: { name: enclosureName },
    }),
    onSaved: () => (enclosureId === null ? navigate(enclosureHref(ownId)) : undefined),
  });
}
