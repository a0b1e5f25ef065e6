import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendPersonResetMutation, useSetPersonAccessMutation } from '#data/people/people.endpoints.ts';
import type { UserAccess } from '#domain/callables/admin-set-user-access.ts';
import type { PersonAction } from '#domain/people/offered-actions.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm, prepareConfirm } from '#ui/confirm/confirm.ts';

/** The actions with a form of their own; the others are a question answered with yes or no. */
export type DialogAction = Extract<PersonAction, 'rights' | 'setPassword' | 'temporaryPassword'>;
export type OpenPersonDialog = { readonly action: DialogAction; readonly person: User };
type AskedAction = Exclude<PersonAction, DialogAction>;

const ACCESS: Record<Exclude<AskedAction, 'resetMail'>, UserAccess> = {
  disable: 'disabled',
  reactivate: 'active',
  delete: 'deleted',
};

/**
 * Returns a function that takes an action on an account: it opens a dialog, or asks with the person's name, calls the
 * server and confirms.
 */
export function usePersonActions() {
  const { t } = useTranslation(['people', 'words']);
  const dispatch = useAppDispatch();
  const refusedInDemo = useDemoRefusal('user.manage');
  // The button that opened the question or the dialog: the focus returns to it.
  const origin = useRef<HTMLElement | null>(null);
  const goBack = () => requestAnimationFrame(() => origin.current?.focus());
  const [dialog, setDialog] = useState<OpenPersonDialog | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [setAccess] = useSetPersonAccessMutation();
  const [sendReset] = useSendPersonResetMutation();
  useEffect(prepareConfirm, []);

  const ask = async (person: User, action: AskedAction) => {
    const params = { name: displayName(person), mail: person.userMail };
    const agreed = await confirm({
      title: t(`values.question.${action}`, params),
      text: t(`values.consequence.${action}`, params),
      confirmLabel: t(`values.action.${action}`),
      cancelLabel: t('words:cancel'),
      tone: action === 'disable' || action === 'delete' ? 'danger' : 'normal',
    });
    if (!agreed) return;
    setBusyId(person.userId);
    const answer =
      action === 'resetMail'
        ? await sendReset({ userMail: person.userMail })
        : await setAccess({ userId: person.userId, access: ACCESS[action] });
    setBusyId(null);
    goBack();
    if (answer.error === undefined)
      dispatch(noticeRaised({ kind: 'success', messageKey: `people:values.done.${action}`, params }));
  };

  const act = (person: User, action: PersonAction, from: HTMLElement | null) => {
    origin.current = from;
    // The item of the menu is about to disappear; the question returns the focus to the element that had it.
    from?.focus();
    if (refusedInDemo()) return;
    if (action === 'rights' || action === 'setPassword' || action === 'temporaryPassword')
      setDialog({ action, person });
    else void ask(person, action);
  };
  const close = () => {
    setDialog(null);
    goBack();
  };
  return { act, busyId, dialog, close };
}
