import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TaskType } from '#domain/tasks/task.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import type { TaskDraft } from './task-draft.ts';

const TEMPLATES = ['first', 'second', 'third'] as const;
type Template = (typeof TEMPLATES)[number];

/** Text templates for the type of the task; a text that the person has typed is replaced only after a question. */
export function TextTemplates({
  draft,
  onChoose,
}: {
  readonly draft: Pick<TaskDraft, 'taskType' | 'title' | 'description'>;
  readonly onChoose: (texts: Pick<TaskDraft, 'title' | 'description'>) => void;
}) {
  const { t } = useTranslation('task-wizard');
  const textsOf = (type: TaskType, template: Template) => ({
    title: t(`values.template.${type}.${template}.title`),
    description: t(`values.template.${type}.${template}.description`),
  });
  const choose = async (template: Template) => {
    const texts = textsOf(draft.taskType, template);
    const isOwn = (draft.title.trim() !== '' || draft.description.trim() !== '') && !isTemplate(draft, textsOf);
    const agreed =
      !isOwn ||
      (await confirm({
        title: t('templates.replace'),
        text: t('templates.replaceText'),
        confirmLabel: t('templates.yes'),
        cancelLabel: t('templates.no'),
      }));
    if (agreed) onChoose(texts);
  };
  return (
    <Select
      label={t('templates.label')}
      placeholder={t('templates.choose')}
      maw={520}
      data={TEMPLATES.map((template) => ({ value: template, label: textsOf(draft.taskType, template).title }))}
      value={TEMPLATES.find((template) => isSame(draft, textsOf(draft.taskType, template))) ?? null}
      onChange={(value) => value !== null && void choose(value)}
    />
  );
}

type Texts = Pick<TaskDraft, 'title' | 'description'>;

function isTemplate(draft: Texts & Pick<TaskDraft, 'taskType'>, textsOf: (type: TaskType, one: Template) => Texts) {
  return TEMPLATES.some((template) => isSame(draft, textsOf(draft.taskType, template)));
}

function isSame(one: Texts, other: Texts): boolean {
  return one.title === other.title && one.description === other.description;
}
