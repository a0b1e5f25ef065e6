import { Alert, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { Flow } from '#domain/questionnaires/flow.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Typed } from './useSteps.ts';

/** The texts that a person was typing when somebody else took the lead: they are not sent, and can be copied. */
export function UnsentTexts({
  unsent: { answers, comments },
  flow,
  onForget,
}: {
  readonly unsent: Typed;
  readonly flow: Flow;
  readonly onForget: () => void;
}) {
  const { t } = useTranslation('quick-evaluations');
  const language = useLanguage();
  const texts = [...Object.entries(answers), ...Object.entries(comments)].flatMap(([questionId, value]) =>
    value === null || value === '' ? [] : [{ questionId, text: String(value) }],
  );
  if (texts.length === 0) return null;
  const wordingOf = (questionId: string) => {
    const question = flow.questions.find((one) => one.questionId === questionId);
    return question === undefined ? '' : textIn(question.wording, language);
  };
  return (
    <Alert color="orange" mb="sm" role="status" title={t('unsent.title')}>
      <Stack gap="xs">
        {texts.map(({ questionId, text }) => (
          <div key={`${questionId} ${text}`}>
            <Text fz="sm" c="dimmed">
              {wordingOf(questionId)}
            </Text>
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
          </div>
        ))}
        <Group gap="xs">
          <CopyButton value={texts.map(({ text }) => text).join('\n')}>
            {({ copied, copy }) => (
              <Button variant="default" mih={44} leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
                {t(copied ? 'unsent.copied' : 'unsent.copy')}
              </Button>
            )}
          </CopyButton>
          <Button variant="subtle" mih={44} onClick={onForget}>
            {t('unsent.forget')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
