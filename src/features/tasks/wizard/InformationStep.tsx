import { Stack } from '@mantine/core';
import { ChecklistField } from '../checklist/lazy-checklist.tsx';
import { PriorityField } from '../texts/PriorityField.tsx';
import { TagsField } from '../texts/TagsField.tsx';
import { TaskTextFields } from '../texts/TaskTextFields.tsx';
import { TypeField } from '../texts/TypeField.tsx';
import type { StepProps } from './step-props.ts';
import { TextTemplates } from './TextTemplates.tsx';

/** The texts of the task: type, priority, title, description, checklist and tags. */
export function InformationStep({ draft, at, onEdit }: StepProps) {
  return (
    <Stack gap="md">
      <TypeField value={draft.taskType} onChange={(taskType) => onEdit({ taskType }, ['taskType'])} />
      <PriorityField value={draft.priority} onChange={(priority) => onEdit({ priority }, ['priority'])} />
      <TextTemplates draft={draft} onChoose={(texts) => onEdit(texts, ['title', 'description'])} />
      <TaskTextFields texts={draft} at={at} onEdit={(difference, field) => onEdit(difference, [field])} />
      <ChecklistField
        value={draft.checklist}
        error={at('checklist')}
        onChange={(checklist) => onEdit({ checklist }, ['checklist'])}
      />
      <TagsField value={draft.tags} error={at('tags')} onChange={(tags) => onEdit({ tags }, ['tags'])} />
    </Stack>
  );
}
