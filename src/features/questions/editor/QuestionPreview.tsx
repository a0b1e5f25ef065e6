import { Checkbox, FileInput, NumberInput, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { QuestionContent } from '#domain/questions/question.ts';
import { textIn } from '#domain/content/translated.ts';
import type { Language } from '#domain/users/language.ts';
import classes from './editor.module.css';

/** The question as an evaluator sees it, without scores. */
export function QuestionPreview({
  question,
  language,
}: {
  readonly question: QuestionContent;
  readonly language: Language;
}) {
  const { t } = useTranslation(['questions', 'words']);
  const wording = textIn(question.wording, language);
  const help = textIn(question.help, language);
  return (
    <Stack gap="sm" lang={language}>
      {question.pictureUrl?.startsWith('https://') === true && (
        <img src={question.pictureUrl} alt="" style={{ maxWidth: '100%', borderRadius: 8 }} />
      )}
      <Text fw={600}>
        {wording || t('editor.untitled')}
        {question.isRequired && ' *'}
      </Text>
      {help !== '' && (
        <Text fz="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
          {help}
        </Text>
      )}
      <Answer question={question} language={language} label={wording} />
    </Stack>
  );
}

function Answer({
  question,
  language,
  label,
}: {
  readonly question: QuestionContent;
  readonly language: Language;
  readonly label: string;
}) {
  const { t } = useTranslation(['questions', 'words']);
  const { type, answers, unit, min, max, scaleMax, scaleLow, scaleHigh } = question;
  const named = { 'aria-label': label || t('editor.untitled') };
  switch (type) {
    case 'single_choice':
      return (
        <div role="group" {...named}>
          <Radio.Group>
            <Stack gap="xs">
              {answers.map(({ answerId, label: words }) => (
                <Radio key={answerId} value={answerId} label={textIn(words, language)} />
              ))}
            </Stack>
          </Radio.Group>
        </div>
      );
    case 'multiple_choice':
      return (
        <div role="group" {...named}>
          <Checkbox.Group
            description={t('editor.choose', { min: question.minChoices ?? 0, max: question.maxChoices ?? 0 })}
          >
            <Stack gap="xs" mt="xs">
              {answers.map(({ answerId, label: words }) => (
                <Checkbox key={answerId} value={answerId} label={textIn(words, language)} />
              ))}
            </Stack>
          </Checkbox.Group>
        </div>
      );
    case 'yes_no':
      return (
        <div role="group" {...named}>
          <Radio.Group>
            <Stack gap="xs">
              <Radio value="yes" label={t('words:yes')} />
              <Radio value="no" label={t('words:no')} />
            </Stack>
          </Radio.Group>
        </div>
      );
    case 'number':
      return (
        <NumberInput
          {...named}
          {...(unit === '' ? {} : { suffix: ` ${unit}` })}
          {...(min === null ? {} : { min })}
          {...(max === null ? {} : { max })}
        />
      );
    case 'scale':
      return (
        <Stack gap={6}>
          <div className={classes['scale'] ?? ''}>
            {Array.from({ length: Math.min(scaleMax ?? 0, 10) }, (_, place) => (
              <span key={place} className={classes['step'] ?? ''}>
                {place + 1}
              </span>
            ))}
          </div>
          <Text fz="sm">
            {[scaleLow, scaleHigh].flatMap((end) => (end === null ? [] : [textIn(end, language)])).join(' → ')}
          </Text>
        </Stack>
      );
    case 'text':
      return <Textarea {...named} autosize minRows={2} />;
    case 'date':
      return <TextInput {...named} type="date" />;
    case 'media':
      return <FileInput {...named} placeholder={t('words:chooseFile')} />;
  }
}
