import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useChangeGroupMutation, useCreateGroupMutation } from '#data/groups/groups.endpoints.ts';
import { MEMO_LENGTH, PLACE_NAME_LENGTH } from '#domain/fields/fields.ts';
import { checkGroup, tidyGroup, type TypedGroup } from '#domain/groups/check-group.ts';
import { NO_CENSUS } from '#domain/groups/census.ts';
import type { Group } from '#domain/groups/group.ts';
import { useEnclosureChoices, useSpeciesChoices } from '#features/animals/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { groupHref } from '../group-href.ts';
import { useEditableSectors } from '../useEditableSectors.ts';
import { groupFormSchema } from './group-form-schema.ts';
import { newId } from '#lib/new-id.ts';

/** Returns the form of a group, new (`group` is null) or stored. */
export function useGroupForm(group: Group | null) {
  const { t } = useTranslation(['groups', 'words']);
  const { actor, sectors: all } = useReadySession();
  const { zooId } = actor;
  const { list, number, shortDay } = useFormat();
  const { nameOf } = useSpeciesChoices();
  const enclosures = useEnclosureChoices(group?.enclosureId ?? null);
  const navigate = useNavigate();
  const [create] = useCreateGroupMutation();
  const [change] = useChangeGroupMutation();
  const { sectors, mayLeaveOpen } = useEditableSectors();
  // A person who works in one sector alone need not choose it.
  const only = mayLeaveOpen ? undefined : sectors[0]?.sectorId;
  const begun: TypedGroup = {
    ...{ groupName: '', species: [], memo: '', nextEvaluationDateUnix: null },
    ...{ enclosureId: null, ...NO_CENSUS },
    linkedSectorId: only ?? null,
  };
  const groupId = group?.groupId ?? null;
  const [ownId] = useState(newId);
  const form = useRecordForm({
    name: 'groups',
    recordId: groupId,
    schema: groupFormSchema,
    stored: group ?? begun,
    operation: 'group.edit',
    tidy: tidyGroup,
    check: checkGroup,
    fields: {
      groupName: { label: t('columns.name'), maxLength: PLACE_NAME_LENGTH },
      species: { label: t('form.species'), say: (ids) => list(ids.map(nameOf)) },
      linkedSectorId: {
        label: t('words:sector'),
        say: (id) => all.find(({ sectorId }) => sectorId === id)?.sectorName ?? t('words:withoutSector'),
      },
      enclosureId: { label: t('words:enclosure'), say: (id) => nameIn(enclosures, id) },
      males: { label: t('form.males'), say: number },
      females: { label: t('form.females'), say: number },
      unsexed: { label: t('form.unsexed'), say: number },
      nextEvaluationDateUnix: { label: t('form.next'), say: (day) => (day === null ? '' : shortDay(day)) },
      memo: { label: t('form.memo'), maxLength: MEMO_LENGTH },
    },
    save: (fields, difference) =>
      groupId === null ? create({ zooId, groupId: ownId, fields }) : change({ groupId, fields: difference }),
    notice: ({ groupName }) => ({
      kind: 'success',
      messageKey: groupId === null ? 'groups:values.done.created' : 'form:values.done.saved',
      params: { name: groupName },
    }),
    onSaved: () => (groupId === null ? navigate(groupHref(ownId), { replace: true }) : undefined),
  });
  return { form, sectors, mayLeaveOpen, enclosures };
}

/** Returns the name of an enclosure among those that are offered; '' for none. */
function nameIn(enclosures: ReturnType<typeof useEnclosureChoices>, id: string | null): string {
  return enclosures.flatMap(({ items }) => items).find(({ value }) => value === id)?.label ?? '';
}
