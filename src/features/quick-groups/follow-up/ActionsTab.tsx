import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  useQuickActionsQuery,
  useQuickObjectivesQuery,
  useSaveQuickActionMutation,
} from '#data/quick-groups/quick-work.endpoints.ts';
import { MEMO_LENGTH } from '#domain/fields/fields.ts';
import {
  ACTION_CATEGORIES,
  ACTION_PRIORITIES,
  ACTION_STATUSES,
  checkQuickAction,
  compareActions,
  compareByUrgency,
  isOverdue,
  type QuickAction,
  quickActionSchema,
  tidyQuickAction,
  type TypedQuickAction,
} from '#domain/quick-groups/quick-action.ts';
import type { QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { ACTION_TITLE_LENGTH } from '#domain/quick-groups/work-title.ts';
import { latestFirst } from '#domain/quick-groups/work-order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DayField } from '#kit/form/DayField.tsx';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { usePersonNames } from '../parts/usePersonNames.ts';
import { ProposedActions } from './ProposedActions.tsx';
import { useToday } from './useToday.ts';
import { ToTask } from './ToTask.tsx';
import { useTitleOrder } from './useTitleOrder.ts';
import { useWorkChanges } from './useWorkChanges.ts';
import { useWorkForm } from './useWorkForm.ts';
import { WorkBadges } from './WorkBadges.tsx';
import { WorkCard } from './WorkCard.tsx';
import { WorkFrame, type WorkOrder } from './WorkFrame.tsx';

const EMPTY: TypedQuickAction = {
  ...{ title: '', description: '', priority: 'medium', category: 'general', dueAtUnix: null, assigneeId: null },
  ...{ objectiveId: null, questionId: null, status: 'pending' },
};
const schema = z.pick(quickActionSchema, {
  ...{ title: true, description: true, priority: true, category: true, dueAtUnix: true, assigneeId: true },
  ...{ objectiveId: true, questionId: true, status: true },
});
const NO_ACTIONS: readonly QuickAction[] = [];

/** The actions of a group, those to do first, below those that its last evaluation proposes. */
export function ActionsTab({ group }: { readonly group: QuickGroup }) {
  const { t } = useTranslation('quick-work');
  const { groupId, zooId } = group;
  const { shortDay } = useFormat();
  const nameOf = usePersonNames();
  const today = useToday();
  const asked = useQuickActionsQuery({ groupId, zooId });
  const objectives = useQuickObjectivesQuery({ groupId, zooId }).data?.items ?? [];
  const orders = useOrders();
  const [save] = useSaveQuickActionMutation();
  const { mayWrite, archive, change } = useWorkChanges(group, save);
  /** the action of the dialog: a stored one, or what a new one begins with */
  const [open, setOpen] = useState<QuickAction | TypedQuickAction | null>(null);
  return (
    <>
      <WorkFrame
        asked={asked}
        orders={orders}
        idOf={({ actionId }) => actionId}
        failed="evaluation/actions-load-failed"
        label={t('actions.label')}
        addLabel={t('actions.add')}
        empty={{ title: t('actions.empty'), message: t('actions.emptyText') }}
        onAdd={mayWrite ? () => setOpen(EMPTY) : null}
        above={
          mayWrite && (
            <ProposedActions
              group={group}
              actions={asked.data?.items ?? NO_ACTIONS}
              onAccept={(proposal) => setOpen({ ...EMPTY, ...proposal })}
            />
          )
        }
      >
        {(action: QuickAction, isWaiting) => {
          const { actionId, title, status, priority, dueAtUnix, assigneeId, objectiveId, isArchived } = action;
          const objective = objectives.find((one) => one.objectiveId === objectiveId);
          return (
            <WorkCard
              key={actionId}
              title={title}
              badges={
                <WorkBadges
                  status={t(`values.action.${status}`)}
                  isDone={status === 'completed'}
                  isOverdue={isOverdue({ status, dayAtUnix: dueAtUnix }, today)}
                />
              }
              text={action.description}
              facts={[
                t(`values.category.${action.category}`),
                t(`values.priority.${priority}`),
                ...(dueAtUnix === null ? [] : [t('actions.due', { date: shortDay(dueAtUnix) })]),
                ...(assigneeId === null ? [] : [nameOf(assigneeId)]),
                ...(objective === undefined ? [] : [t('actions.towards', { objective: objective.title })]),
              ]}
              controls={
                mayWrite &&
                !isArchived && (
                  <>
                    {status !== 'completed' && <ToTask group={group} action={action} />}
                    <Select
                      aria-label={t('statusOf', { name: title })}
                      w={150}
                      allowDeselect={false}
                      data={ACTION_STATUSES.map((value) => ({ value, label: t(`values.action.${value}`) }))}
                      value={status}
                      onChange={(next) => {
                        const found = ACTION_STATUSES.find((one) => one === next);
                        if (found !== undefined && found !== status)
                          change(actionId, title, { status: found }, { status });
                      }}
                    />
                  </>
                )
              }
              isArchived={isArchived}
              isWaiting={isWaiting}
              onEdit={mayWrite ? () => setOpen(action) : null}
              onArchive={mayWrite ? () => archive(actionId, title, isArchived) : null}
            />
          );
        }}
      </WorkFrame>
      {open !== null && <ActionDialog group={group} action={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function useOrders(): readonly [WorkOrder<QuickAction>, ...WorkOrder<QuickAction>[]] {
  const byTitle = useTitleOrder();
  return [
    { name: 'due', compare: compareActions },
    { name: 'urgency', compare: compareByUrgency },
    { name: 'latest', compare: latestFirst },
    byTitle,
  ];
}

function ActionDialog({
  group,
  action,
  onClose,
}: {
  readonly group: QuickGroup;
  readonly action: QuickAction | TypedQuickAction;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['quick-work', 'words']);
  const { groupId, zooId, memberIds } = group;
  const { shortDay } = useFormat();
  const nameOf = usePersonNames();
  const objectives = useQuickObjectivesQuery({ groupId, zooId }).data?.items ?? [];
  const [save] = useSaveQuickActionMutation();
  const id = 'actionId' in action ? action.actionId : null;
  const goals = objectives
    .filter(({ isArchived, objectiveId }) => !isArchived || objectiveId === action.objectiveId)
    .map(({ objectiveId, title }) => ({ value: objectiveId, label: title }));
  const form = useWorkForm<TypedQuickAction>(group, {
    ...{ name: 'quick-action', id, schema, stored: action, save, onClose },
    tidy: tidyQuickAction,
    check: checkQuickAction,
    nameOf: ({ title }) => title,
    fields: {
      title: { label: t('words:title'), maxLength: ACTION_TITLE_LENGTH },
      description: { label: t('description'), maxLength: MEMO_LENGTH },
      priority: { label: t('actions.priority'), say: (priority) => t(`values.priority.${priority}`) },
      category: { label: t('actions.category'), say: (category) => t(`values.category.${category}`) },
      dueAtUnix: { label: t('actions.dueOn'), say: (day) => (day === null ? '' : shortDay(day)) },
      assigneeId: { label: t('words:assignee'), say: (userId) => (userId === null ? '' : nameOf(userId)) },
      objectiveId: {
        label: t('actions.objective'),
        say: (goal) => goals.find(({ value }) => value === goal)?.label ?? '',
      },
      questionId: { label: '' },
      status: { label: t('words:status'), say: (status) => t(`values.action.${status}`) },
    },
  });
  return (
    <RecordDialog form={form} title={id === null ? t('actions.add') : t('actions.edit')} onClose={onClose}>
      <TextInput {...form.text('title')} required data-autofocus />
      <Textarea {...form.text('description')} autosize minRows={2} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Select
          {...form.field('category')}
          allowDeselect={false}
          data={ACTION_CATEGORIES.map((value) => ({ value, label: t(`values.category.${value}`) }))}
          onChange={(next) => form.change({ category: ACTION_CATEGORIES.find((one) => one === next) ?? 'general' })}
        />
        <Select
          {...form.field('priority')}
          allowDeselect={false}
          data={ACTION_PRIORITIES.map((value) => ({ value, label: t(`values.priority.${value}`) }))}
          onChange={(next) => form.change({ priority: ACTION_PRIORITIES.find((one) => one === next) ?? 'medium' })}
        />
        <DayField {...form.field('dueAtUnix')} />
        <Select
          {...form.field('assigneeId')}
          clearable
          placeholder={t('words:nobody')}
          data={memberIds.map((value) => ({ value, label: nameOf(value) }))}
        />
        <Select {...form.field('objectiveId')} clearable placeholder={t('actions.noObjective')} data={goals} />
        <Select
          {...form.field('status')}
          allowDeselect={false}
          data={ACTION_STATUSES.map((value) => ({ value, label: t(`values.action.${value}`) }))}
          onChange={(next) => form.change({ status: ACTION_STATUSES.find((one) => one === next) ?? 'pending' })}
        />
      </SimpleGrid>
    </RecordDialog>
  );
}
