import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeAutomationMutation } from '#data/automations/automations.endpoints.ts';
import type { AutomationAction } from '#domain/tasks/task-template.ts';
import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { newCallKey } from '#lib/call-key.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm, prepareConfirm } from '#ui/confirm/confirm.ts';

/**
 * Returns a function that takes an action on an automation: it asks, then calls the server, then confirms. A failure
 * becomes a notice.
 */
export function useAutomationActions() {
  const { t } = useTranslation(['automations', 'words']);
  const refusedInDemo = useDemoRefusal('automation.manage');
  const dispatch = useAppDispatch();
  const [change, { isLoading, originalArgs }] = useChangeAutomationMutation();

  /** the keys of runs without an answer yet, by automation */
  const keys = useRef(new Map<string, string>());
  const keyOf = (templateId: string): string => {
    const key = keys.current.get(templateId) ?? newCallKey();
    keys.current.set(templateId, key);
    return key;
  };

  useEffect(prepareConfirm, []);

  const act = async ({ name, zooId, templateId }: TaskTemplate, action: AutomationAction) => {
    if (refusedInDemo()) return;
    const agreed = await confirm({
      title: t(`values.question.${action}`, { name }),
      text: t(`values.consequence.${action}`),
      confirmLabel: t(`values.action.${action}`),
      cancelLabel: t('words:back'),
      tone: action === 'archive' ? 'danger' : 'normal',
    });
    if (!agreed) return;
    const answer = await change({
      zooId,
      templateId,
      action,
      ...(action === 'runNow' && { callKey: keyOf(templateId) }),
    });
    if (answer.error !== undefined) return;
    if (action === 'runNow') keys.current.delete(templateId);
    dispatch(noticeRaised({ kind: 'success', messageKey: `automations:values.done.${action}` }));
  };
  return { act, busyAction: isLoading ? (originalArgs?.action ?? null) : null };
}
