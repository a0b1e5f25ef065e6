import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useChangeGroupMutation, useCreateGroupMutation } from '#data/groups/groups.endpoints.ts';
import { checkGroup, tidyGroup, type TypedGroup } from '#domain/groups/check-group.ts';
import type { Group } from '#domain/groups/group.ts';
import { useDemoError, useFormErrors } from '#features/form-errors/index.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { groupHref } from '../group-href.ts';
import { useEditableSectors } from '../useEditableSectors.ts';
import { changedGroup, GROUP_FIELDS, touchedFrom, typedGroup } from './group-draft.ts';

/** A group as it is being typed, new (`group` is null) or known; kept in this tab until it is saved or given up. */
export function useGroupForm(group: Group | null) {
  const { t } = useTranslation('groups');
  const { userId, zooId } = useActor();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [create, creating] = useCreateGroupMutation();
  const [changeIt, changing] = useChangeGroupMutation();
  const demo = useDemoError('group.edit');
  const { sectors, mayLeaveOpen } = useEditableSectors();
  const name = `groups.${userId}.${group?.groupId ?? `${zooId}.new`}`;
  const [touched, setTouched] = useState(() => touchedFrom(readDraft(name)));
  const errors = useFormErrors<keyof TypedGroup>(GROUP_FIELDS);
  const isSaving = creating.isLoading || changing.isLoading;

  const only = sectors[0];
  // Who works in one sector alone need not choose it.
  const first = group === null && !mayLeaveOpen && only !== undefined ? { linkedSectorId: only.sectorId } : {};
  const stored = { ...typedGroup(group), ...first };
  const typed: TypedGroup = { ...stored, ...touched };
  const difference = changedGroup(stored, tidyGroup(typed));
  const isChanged = Object.keys(difference).length > 0;
  useEffect(() => (isChanged ? keepDraft(name, touched) : forgetDraft(name)), [name, touched, isChanged]);
  useLeaveGuard(isChanged, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.go'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSaving || (group !== null && !isChanged)) return;
    const fields = tidyGroup(typed);
    if (errors.show(checkGroup(fields), form)) return;
    if (demo !== null) return errors.refuse(demo);
    const groupId = group?.groupId ?? crypto.randomUUID();
    const answer =
      group === null ? await create({ zooId, groupId, fields }) : await changeIt({ groupId, fields: difference });
    if (answer.error !== undefined) return errors.refuse(answer.error, form);
    forgetDraft(name);
    // Nothing unsaved is left: leaving for the group's own page needs no question.
    flushSync(() => setTouched({}));
    dispatch(
      noticeRaised({
        kind: 'success',
        messageKey: group === null ? 'groups:values.done.created' : 'groups:values.done.saved',
        params: { name: fields.groupName },
      }),
    );
    if (group === null) return navigate(groupHref(groupId), { replace: true });
    return undefined;
  };
  return {
    typed,
    errors,
    sectors,
    mayLeaveOpen,
    isSaving,
    isChanged,
    submit,
    giveUp: () => {
      setTouched({});
      errors.clear();
    },
    change: (change: Partial<TypedGroup>) => {
      errors.forgive(Object.keys(change) as (keyof TypedGroup)[]);
      setTouched((now) => ({ ...now, ...change }));
    },
  };
}
