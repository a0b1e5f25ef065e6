import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useChangeQuickGroupMutation, useCreateQuickGroupMutation } from '#data/quick-groups/quick-groups.endpoints.ts';
import { maySee } from '#domain/access/may-see.ts';
import { mayDo } from '#domain/access/operations.ts';
import { PLACE_NAME_LENGTH } from '#domain/fields/fields.ts';
import { checkQuickGroup, tidyQuickGroup, type TypedQuickGroup } from '#domain/quick-groups/check-quick-group.ts';
import { type QuickGroup, quickGroupSchema, subjectOfGroup } from '#domain/quick-groups/quick-group.ts';
import { useSpeciesChoices } from '#features/animals/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { newId } from '#lib/new-id.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { quickGroupHref } from '../addresses.ts';

/** The fields that the owner types, in the order of the form. */
const formSchema = z.pick(quickGroupSchema, {
  groupName: true,
  speciesIds: true,
  sectorId: true,
  animalIds: true,
  individualCount: true,
  nextEvaluationAtUnix: true,
});

/** Returns the form of a group, new (`group` is null) or stored; read-only for everybody but its owner. */
export function useQuickGroupForm(group: QuickGroup | null) {
  const { t } = useTranslation(['quick-groups', 'words']);
  const { actor, sectors } = useReadySession();
  const { zooId, userId } = actor;
  const { list, number, shortDay } = useFormat();
  const { nameOf } = useSpeciesChoices();
  const navigate = useNavigate();
  const [create] = useCreateQuickGroupMutation();
  const [change] = useChangeQuickGroupMutation();
  const [ownId] = useState(newId);
  const id = group?.groupId ?? null;
  const begun: TypedQuickGroup = {
    ...{ groupName: '', speciesIds: [], sectorId: null, animalIds: [], individualCount: 0 },
    ...{ memberIds: [userId], nextEvaluationAtUnix: null },
  };
  const stored: TypedQuickGroup = group ?? begun;
  const ownerId = group?.ownerId ?? userId;
  const form = useRecordForm({
    name: 'quick-groups',
    recordId: id,
    schema: formSchema,
    stored,
    operation: group === null ? 'quickGroup.create' : 'quickGroup.edit',
    isReadOnly: group !== null && (group.isArchived || !mayDo(actor, 'quickGroup.edit', subjectOfGroup(group))),
    tidy: (typed) => tidyQuickGroup({ ...stored, ...typed }, ownerId),
    check: (tidy) => checkQuickGroup({ ...stored, ...tidy }),
    fields: {
      groupName: { label: t('columns.name'), maxLength: PLACE_NAME_LENGTH },
      speciesIds: { label: t('words:species'), say: (ids) => list(ids.map(nameOf)) },
      sectorId: {
        label: t('words:sector'),
        say: (sectorId) => sectors.find((one) => one.sectorId === sectorId)?.sectorName ?? t('words:withoutSector'),
      },
      animalIds: { label: t('words:animals'), say: (ids) => t('words:animalCount', { count: ids.length }) },
      individualCount: { label: t('columns.count'), say: number },
      nextEvaluationAtUnix: { label: t('columns.next'), say: (day) => (day === null ? '' : shortDay(day)) },
    },
    save: (fields, difference) =>
      id === null
        ? create({ zooId, userId, id: ownId, fields: { ...stored, ...fields, ownerId: userId, isArchived: false } })
        : change({ id, userId, fields: difference, otherwise: 'evaluation/group-update-failed' }),
    notice: ({ groupName }) => ({
      kind: 'success',
      messageKey: id === null ? 'quick-groups:values.done.created' : 'form:values.done.saved',
      params: { name: groupName },
    }),
    onSaved: () => (id === null ? navigate(quickGroupHref(ownId), { replace: true }) : undefined),
  });
  return { form, sectors, hasAnimals: maySee(actor, 'individuals') };
}
