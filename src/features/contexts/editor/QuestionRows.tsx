import { ActionIcon, Button, Group, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { ContextErrors } from '#domain/contexts/check-context.ts';
import { type ContextQuestion, MAX_CONTEXT_QUESTIONS } from '#domain/contexts/context.ts';
import type { Language } from '#domain/users/language.ts';
import { moved } from '#lib/moved.ts';
import { newId } from '#lib/new-id.ts';
import { OrderButtons } from '#ui/order/OrderButtons.tsx';
import { useRowDrag } from '#ui/order/useRowDrag.ts';
import { newContextQuestion } from './context-changes.ts';
import classes from './editor.module.css';
import { QuestionFields } from './QuestionFields.tsx';
import type { ContextForm } from './useContextForm.ts';

/** The questions of a context as rows, one of them open; they are moved by their grips and by buttons. */
export function QuestionRows({
  form,
  faults,
  errorOf,
  errorIn,
  language,
}: {
  readonly form: ContextForm;
  readonly faults: ContextErrors;
  readonly errorOf: (path: string) => string | null;
  /** the fault of a text at a path, in the language that is written */
  readonly errorIn: (path: string) => string | null;
  readonly language: Language;
}) {
  const { t } = useTranslation(['contexts', 'questions', 'content']);
  const { questions } = form.values;
  const [openId, setOpenId] = useState<string | null>(null);
  const change = (next: readonly ContextQuestion[]) => form.change({ questions: [...next] });
  const { drag, gripOf } = useRowDrag((id, place) => {
    const from = questions.findIndex(({ questionId }) => questionId === id);
    const to = questions.findIndex(({ questionId }) => questionId === place);
    if (from >= 0 && to >= 0) change(moved(questions, from, to));
  });
  const add = () => {
    const added = newContextQuestion(newId(), questions);
    change([...questions, added]);
    setOpenId(added.questionId);
  };
  const whole = errorOf('questions');
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }} aria-label={t('questions:list.title')}>
      <Title order={2} size="h3" mb="md">
        {t('questions:list.title')}
      </Title>
      {whole !== null && (
        <Text c="red" fz="sm" role="alert">
          {whole}
        </Text>
      )}
      <ol className={classes['rows']}>
        {questions.map((question, at) => {
          const { questionId, wording, type, questionRef } = question;
          const path = `questions.${at}`;
          const name = textIn(wording, language) || t('questions:editor.untitled');
          const isOpen = openId === questionId;
          const own = Object.keys(faults).filter((one) => one === path || one.startsWith(`${path}.`));
          const sentences = [...new Set(own.map(errorOf).filter((one) => one !== null))];
          return (
            <Paper
              key={questionId}
              component="li"
              withBorder
              className={classes['row']}
              aria-label={name}
              data-drop={questionId}
              data-over={(drag !== null && drag.over === questionId && drag.id !== questionId) || undefined}
            >
              <Group wrap="nowrap" gap="xs">
                {!form.isReadOnly && (
                  <span {...gripOf(questionId)} className={classes['grip']} title={t('content:drag')}>
                    <IconGripVertical size={18} aria-hidden />
                  </span>
                )}
                <UnstyledButton
                  className={classes['head']}
                  aria-expanded={isOpen}
                  onClick={() => setOpenId(isOpen ? null : questionId)}
                >
                  <span className={classes['words']}>
                    <Text span fw={600}>
                      {name}
                    </Text>{' '}
                    <Text span fz="sm" c="dimmed">
                      {[questionRef, t(`questions:values.type.${type}`)].join(' · ')}
                    </Text>
                  </span>
                  <IconChevronDown
                    size={18}
                    aria-hidden
                    className={classes['chevron']}
                    data-open={isOpen || undefined}
                  />
                </UnstyledButton>
                {!form.isReadOnly && (
                  <>
                    <OrderButtons
                      upLabel={t('content:up', { name })}
                      downLabel={t('content:down', { name })}
                      at={at}
                      count={questions.length}
                      onMove={(to) => change(moved(questions, at, to))}
                    />
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={44}
                      aria-label={t('content:remove', { name })}
                      onClick={() => change(questions.toSpliced(at, 1))}
                    >
                      <IconTrash size={18} aria-hidden />
                    </ActionIcon>
                  </>
                )}
              </Group>
              {!isOpen && sentences.length > 0 && (
                <Text fz="sm" c="red" role="alert">
                  {sentences.join(' ')}
                </Text>
              )}
              {isOpen && (
                <Stack pt="sm">
                  <QuestionFields
                    path={path}
                    question={question}
                    language={language}
                    isReadOnly={form.isReadOnly}
                    errorOf={errorOf}
                    errorIn={errorIn}
                    onChange={(next) => change(questions.with(at, next))}
                  />
                </Stack>
              )}
            </Paper>
          );
        })}
      </ol>
      {!form.isReadOnly && (
        <Button
          variant="default"
          mih={44}
          mt="sm"
          disabled={questions.length >= MAX_CONTEXT_QUESTIONS}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {t('editor.addQuestion')}
        </Button>
      )}
    </Paper>
  );
}
