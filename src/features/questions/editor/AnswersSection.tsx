import { ActionIcon, Button, Checkbox, Group, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconGripVertical, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWER_LENGTH, CHOICES_OF_QUESTION, isChoice, type QuestionContent } from '#domain/questions/question.ts';
import type { Language } from '#domain/users/language.ts';
import { moved } from '#lib/moved.ts';
import { OrderButtons } from '#ui/order/OrderButtons.tsx';
import { emptyAnswer } from './answers-of-type.ts';
import { TranslatedInput } from '#kit/content/TranslatedInput.tsx';
import type { QuestionFormState } from './useQuestionForm.ts';
import classes from './editor.module.css';

type Answers = QuestionContent['answers'];

/** The answers of a choice or of a yes/no question with their scores; put in order by drag or by the arrows. */
export function AnswersSection({ form, language }: { readonly form: QuestionFormState; readonly language: Language }) {
  const { t } = useTranslation(['questions', 'content', 'words']);
  const { answers, type } = form.values;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const isOrdered = isChoice(type) && !form.isReadOnly;
  const put = (changed: Answers) => form.change({ answers: changed });
  const changeOne = (place: number, difference: Partial<Answers[number]>) =>
    put(answers.map((answer, at) => (at === place ? { ...answer, ...difference } : answer)));
  const drop = (place: number) => {
    if (dragged !== null) put(moved(answers, dragged, place));
    setDragged(null);
    setOver(null);
  };
  return (
    <Stack gap={4}>
      {answers.map((answer, place) => {
        const name = t('fields.answer', { number: place + 1 });
        const scoreFault = form.faultAt('answers', `answers.${place}.score`);
        const labelFault = form.faultAt('answers', `answers.${place}.label.${language}`);
        return (
          // The row is only a place to drop: keys move answers by the arrows.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <div
            key={answer.answerId}
            className={classes['row'] ?? ''}
            role="group"
            aria-label={name}
            {...(over === place && dragged !== place ? { 'data-over': true } : {})}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(place);
            }}
            onDrop={() => drop(place)}
          >
            {isChoice(type) ? (
              <TranslatedInput
                name={labelFault === null ? `answer-${place}` : 'answers'}
                label={name}
                value={answer.label}
                language={language}
                maxLength={ANSWER_LENGTH}
                readOnly={form.isReadOnly}
                error={labelFault}
                onChange={(label) => changeOne(place, { label })}
              />
            ) : (
              <Text pb={8}>{answer.answerId === 'yes' ? t('words:yes') : t('words:no')}</Text>
            )}
            <NumberInput
              name={scoreFault === null ? `score-${place}` : 'answers'}
              label={t('fields.score')}
              min={0}
              max={100}
              clampBehavior="none"
              readOnly={form.isReadOnly}
              value={answer.score}
              error={scoreFault}
              onChange={(score) => changeOne(place, { score: typeof score === 'number' ? score : 0 })}
            />
            <Checkbox
              pb={10}
              label={t('fields.isReference')}
              disabled={form.isReadOnly}
              checked={answer.isReference}
              onChange={(event) => changeOne(place, { isReference: event.currentTarget.checked })}
            />
            {isOrdered && (
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  component="span"
                  draggable
                  variant="subtle"
                  color="gray"
                  size={44}
                  style={{ cursor: 'grab' }}
                  aria-hidden
                  onDragStart={() => setDragged(place)}
                  onDragEnd={() => setDragged(null)}
                >
                  <IconGripVertical size={18} />
                </ActionIcon>
                <OrderButtons
                  upLabel={t('content:up', { name })}
                  downLabel={t('content:down', { name })}
                  at={place}
                  count={answers.length}
                  onMove={(to) => put(moved(answers, place, to))}
                />
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={44}
                  aria-label={t('content:remove', { name })}
                  onClick={() => put(answers.filter((_one, at) => at !== place))}
                >
                  <IconX size={18} />
                </ActionIcon>
              </Group>
            )}
          </div>
        );
      })}
      {form.faultAt('answers', 'answers') !== null && (
        <Text c="red" fz="sm" role="alert">
          {form.faultAt('answers', 'answers')}
        </Text>
      )}
      {isOrdered && answers.length < CHOICES_OF_QUESTION.max && (
        <Button
          variant="light"
          mih={44}
          leftSection={<IconPlus size={18} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => put([...answers, emptyAnswer()])}
        >
          {t('editor.addAnswer')}
        </Button>
      )}
      {type === 'multiple_choice' && (
        <SimpleGrid cols={2} spacing="md" mt="sm">
          {(['minChoices', 'maxChoices'] as const).map((field) => (
            <NumberInput
              key={field}
              {...form.field(field)}
              value={form.values[field] ?? ''}
              min={0}
              onChange={(value) => form.change({ [field]: typeof value === 'number' ? value : null })}
            />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
}
