import { ActionIcon, Box, Group, Menu, Switch, Text } from '@mantine/core';
import { IconDotsVertical, IconFolderSymlink, IconGitBranch, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textIn, untranslated } from '#domain/content/translated.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { OrderButtons } from '#ui/order/OrderButtons.tsx';
import { useConditionWords } from '../parts/useConditionWords.ts';
import { ConditionFields } from './ConditionFields.tsx';
import classes from './editor.module.css';
import { type Place, stepOf, withoutQuestion } from './section-changes.ts';
import type { StepProps } from './step-props.ts';
import type { RowDrag, useRowDrag } from '#ui/order/useRowDrag.ts';

/** A question of a section: its words, its condition in words, whether it must be answered, and what moves it. */
export function QuestionRow({
  form,
  known,
  errorOf,
  questionId,
  path,
  sectionId,
  drop,
  drag,
  grip,
  isOpen,
  onToggle,
  onMove,
  onStep,
}: StepProps & {
  readonly questionId: string;
  readonly path: string;
  readonly sectionId: string;
  readonly drop: string;
  readonly drag: RowDrag;
  readonly grip: ReturnType<ReturnType<typeof useRowDrag>['gripOf']>;
  /** its condition is being edited */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onMove: (to: Place) => void;
  readonly onStep: (by: -1 | 1) => void;
}) {
  const { t } = useTranslation(['questionnaires', 'questions', 'content']);
  const language = useLanguage();
  const conditionWords = useConditionWords(known.questions);
  const { sections, conditions, required } = form.values;
  const question = known.questions.get(questionId);
  const name = textIn(question?.wording ?? untranslated(), language) || questionId;
  const at = conditions.findIndex((one) => one.questionId === questionId);
  const condition = conditions[at];
  const faults = [
    errorOf(path),
    ...(['questionId', 'dependsOn', 'answerIds'] as const).map((field) => errorOf(`conditions.${at}.${field}`)),
  ].filter((one) => one !== null);
  const others = sections.filter((one) => one.sectionId !== sectionId);
  const isFirst = stepOf(sections, questionId, -1) === null;
  const isLast = stepOf(sections, questionId, 1) === null;
  const place = isFirst ? 0 : 1;
  return (
    <li
      className={classes['question']}
      aria-label={name}
      data-question={questionId}
      data-drop={drop}
      data-dragged={drag?.id === questionId || undefined}
      data-over={(drag !== null && drag.over === drop && drag.id !== questionId) || undefined}
    >
      <div className={classes['line']}>
        {!form.isReadOnly && (
          <span {...grip} className={classes['grip']} title={t('content:drag')}>
            <IconGripVertical size={18} aria-hidden />
          </span>
        )}
        <Box className={classes['words'] ?? ''}>
          <Text fz="sm" fw={600}>
            {name}
          </Text>
          {question !== undefined && (
            <Text fz="xs" c="dimmed">
              {[
                question.questionRef,
                t(`questions:values.category.${question.category}`),
                t(`questions:values.type.${question.type}`),
              ].join(' · ')}
            </Text>
          )}
          {condition !== undefined && (
            <Text fz="sm" className={classes['condition'] ?? ''}>
              <IconGitBranch size={14} aria-hidden /> {conditionWords(condition)}
            </Text>
          )}
          {faults.length > 0 && (
            <Text fz="sm" c="red" role="alert">
              {faults.join(' ')}
            </Text>
          )}
        </Box>
        <Group gap={0} wrap="nowrap" className={classes['tools'] ?? ''}>
          <Switch
            me="xs"
            label={t('questions:fields.isRequired')}
            aria-label={t('editor.requiredOf', { name })}
            disabled={form.isReadOnly}
            checked={required.includes(questionId)}
            onChange={(event) =>
              form.change({
                required: event.currentTarget.checked
                  ? [...required, questionId]
                  : required.filter((id) => id !== questionId),
              })
            }
          />
          {!form.isReadOnly && (
            <>
              <Group gap={0} wrap="nowrap" data-steps>
                <OrderButtons
                  upLabel={t('content:up', { name })}
                  downLabel={t('content:down', { name })}
                  at={place}
                  count={isLast ? place + 1 : place + 2}
                  onMove={(to) => onStep(to < place ? -1 : 1)}
                />
              </Group>
              <Menu position="bottom-end" withinPortal>
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('list.actionsOf', { name })}>
                    <IconDotsVertical size={18} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item leftSection={<IconGitBranch size={18} aria-hidden />} onClick={onToggle}>
                    {condition === undefined ? t('editor.addCondition') : t('editor.changeCondition')}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconTrash size={18} aria-hidden />}
                    onClick={() => form.change(withoutQuestion(form.values, questionId))}
                  >
                    {t('editor.removeQuestion')}
                  </Menu.Item>
                  {others.length > 0 && <Menu.Label>{t('editor.moveTo')}</Menu.Label>}
                  <Box mah={240} className={classes['choices'] ?? ''}>
                    {others.map((one) => (
                      <Menu.Item
                        key={one.sectionId}
                        leftSection={<IconFolderSymlink size={18} aria-hidden />}
                        onClick={() => onMove({ sectionId: one.sectionId, at: one.questionIds.length })}
                      >
                        {textIn(one.name, language) || t('editor.newSection')}
                      </Menu.Item>
                    ))}
                  </Box>
                </Menu.Dropdown>
              </Menu>
            </>
          )}
        </Group>
      </div>
      {isOpen && !form.isReadOnly && (
        <ConditionFields
          form={form}
          known={known}
          questionId={questionId}
          condition={condition ?? null}
          onClose={onToggle}
        />
      )}
    </li>
  );
}
