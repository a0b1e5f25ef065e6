import { Button, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { ConflictNote } from '#kit/form/ConflictNote.tsx';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { Wizard } from '#kit/wizard/Wizard.tsx';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';
import { fieldNamed } from '#ui/fields/field-named.ts';
import { focusUnreadable } from '#ui/fields/unreadable-field.ts';
import { AssignmentStep } from './AssignmentStep.tsx';
import { checkDraft, fieldCalled, FIELDS_OF_STEP, stepOf, type WizardErrors, type WizardField } from './check-draft.ts';
import { InformationStep } from './InformationStep.tsx';
import { ScheduleStep } from './ScheduleStep.tsx';
import { TaskSummary } from './TaskSummary.tsx';
import { WIZARD_STEPS, type TaskDraft } from './task-draft.ts';
import { useSaveTask } from './useSaveTask.ts';
import { addressOfTab, automationAddress } from '../page/task-tabs.ts';
import { useTargetPlaces } from '../target/useTargetPlaces.ts';
import { useTaskDraft } from './useTaskDraft.ts';

const LAST = WIZARD_STEPS.length - 1;

/** Creates a task or an automation in three steps: its texts, its target and people, its times. */
export function TaskWizard({
  draftName,
  stored,
  edited,
}: {
  /** the name under which this tab keeps the draft */
  readonly draftName: string;
  /** the beginning of a new task, or the automation as it is stored now */
  readonly stored: TaskDraft;
  /** the automation that is being changed; null for a new task */
  readonly edited: TaskTemplate | null;
}) {
  const { t } = useTranslation(['task-wizard', 'words']);
  const messageOf = useErrorMessage();
  const actor = useActor();
  const isOnline = useAppSelector(selectIsOnline);
  const saving = useSaveTask(edited);
  const {
    draft,
    step,
    go: goTo,
    isStarted,
    conflicts,
    change,
    forget,
    callKey,
    restart,
  } = useTaskDraft({ name: draftName, recordId: edited?.templateId ?? null, stored }, saving.isSaving);
  const around = useTargetPlaces(draft.target);
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState<number | null>(null);
  const [refused, setRefused] = useState<WizardErrors>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const errors: WizardErrors = { ...checkDraft(draft, around.places), ...refused };
  const subject = { zooId: actor.zooId, sectorIds: around.places.sectorIds, authorId: edited?.authorId ?? null };
  const mayRecur = mayDo(actor, edited === null ? 'automation.create' : 'automation.manage', subject);
  const at = (field: WizardField) => {
    const error = tried === step ? errors[field] : refused[field];
    return error === undefined ? null : messageOf(error);
  };
  const edit = (difference: Partial<TaskDraft>, fields: readonly WizardField[]) => {
    change(difference);
    setFailure(null);
    setRefused((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !fields.some((one) => one === field))),
    );
  };
  const go = (to: number) => {
    setTried(null);
    setFailure(null);
    goTo(to);
  };
  /** Opens the step of a field that is wrong, with the focus in it. */
  const point = (field: WizardField) => {
    goTo(stepOf(field));
    setTried(stepOf(field));
    // The focus moves once the step is drawn, and after the step's title has taken the focus.
    requestAnimationFrame(() => form.current && fieldNamed(form.current, field)?.focus());
  };
  const wrongIn = (fields: readonly WizardField[]) => fields.find((field) => errors[field] !== undefined);

  const send = async () => {
    setFailure(null);
    const error = await saving.run(draft, around.places, { callKey, forget });
    if (error === null) return;
    const field = fieldCalled(String(error.params?.['field'] ?? ''), draft);
    if (field === null) return setFailure(error);
    setRefused({ [field]: error });
    return point(field);
  };
  const isUnplaced = step > 0 && around.isLoading;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isSaving || isUnplaced) return undefined;
    if (conflicts.length > 0) return form.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
    if (form.current !== null && focusUnreadable(form.current)) return undefined;
    // Without the places of a target the task would belong to no sector.
    if (step > 0 && around.error !== null) return setFailure(around.error);
    const wrong = wrongIn(step === LAST ? FIELDS_OF_STEP.flat() : (FIELDS_OF_STEP[step] ?? []));
    if (wrong !== undefined) return point(wrong);
    return step === LAST ? void send() : go(step + 1);
  };
  const back = edited === null ? addressOfTab('tasks') : automationAddress(edited.templateId);
  const names = WIZARD_STEPS.map((one) => t(`values.step.${one}`));
  const isAutomation = draft.recurrence !== 'NONE';
  const lastLabel = edited !== null ? t('words:save') : isAutomation ? t('createAutomation') : t('createTask');
  return (
    <Wizard
      ref={form}
      maxWidth={860}
      steps={names}
      step={step}
      onGo={go}
      onSubmit={submit}
      atStart={
        <Button component={Link} to={back} variant="default" mih={44}>
          {t('words:cancel')}
        </Button>
      }
      beside={
        isStarted && (
          <Button variant="subtle" mih={44} onClick={restart}>
            {t('restart')}
          </Button>
        )
      }
      action={{ isLoading: saving.isSaving || isUnplaced, ...(step === LAST ? { label: lastLabel } : {}) }}
    >
      <FormFailure message={failure === null ? null : messageOf(failure)} />
      <ConflictNote form={{ conflicts }} />
      {step === 0 && <InformationStep draft={draft} at={at} onEdit={edit} />}
      {step === 1 && <AssignmentStep draft={draft} at={at} onEdit={edit} around={around} />}
      {step === LAST && (
        <>
          <ScheduleStep draft={draft} at={at} onEdit={edit} mayRecur={mayRecur} isEdit={edited !== null} />
          <TaskSummary draft={draft} around={around} onGo={go} />
        </>
      )}
      {step === LAST && !isOnline && <Text c="dimmed">{t(isAutomation ? 'offline.automation' : 'offline.task')}</Text>}
    </Wizard>
  );
}
