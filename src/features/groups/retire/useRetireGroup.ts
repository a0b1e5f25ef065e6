import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRetirePlaceMutation } from '#data/places/places.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { RetirePlaceRequest } from '#domain/callables/animals.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { headsOf } from '#domain/groups/census.ts';
import type { Group } from '#domain/groups/group.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';

export type RetireMode = RetirePlaceRequest['mode'];

/** Archives, restores or deletes a group, after a question; `refused` is the reason of a refusal. */
export function useRetireGroup(group: Group) {
  const { groupId, groupName, zooId, animalsCount } = group;
  const { t } = useTranslation(['groups', 'words']);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [retire, { isLoading }] = useRetirePlaceMutation();
  const demo = useDemoError('group.archive');
  const [refused, setRefused] = useState<AppError | null>(null);

  const act = async (mode: RetireMode) => {
    if (demo !== null) return void dispatch(noticeRaised({ kind: 'error', ...demo }));
    // The server decides; a known refusal needs no call.
    const isInUse = mode === 'delete' ? headsOf(group) > 0 : mode === 'archive' && animalsCount > 0;
    if (isInUse) return setRefused(appError('group/has-animals'));
    const agreed = await confirm({
      title: t(`values.question.${mode}`, { name: groupName }),
      text: t(`values.consequence.${mode}`),
      confirmLabel: t(`values.retire.${mode}`),
      cancelLabel: t('words:cancel'),
      tone: mode === 'restore' ? 'normal' : 'danger',
    });
    if (!agreed) return undefined;
    const answer = await retire({ zooId, kind: 'group', id: groupId, mode });
    if (answer.error !== undefined) return setRefused(queryError(answer.error));
    dispatch(
      noticeRaised({ kind: 'success', messageKey: `groups:values.retired.${mode}`, params: { name: groupName } }),
    );
    if (mode === 'delete') void navigate('/GroupListView', { replace: true });
    return undefined;
  };
  return { act, isBusy: isLoading, refused, close: () => setRefused(null) };
}
