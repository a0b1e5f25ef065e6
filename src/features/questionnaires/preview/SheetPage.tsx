import { Alert, Button, Group, Paper, Select, Stack, Switch } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { textsIn } from '#i18n/texts-in.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { SheetView } from '#kit/pdf/SheetView.tsx';
import { nowMs } from '#lib/clock.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { reportError } from '#lib/log.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { PreviewHeader } from './PreviewHeader.tsx';
import { SHEET_NAMESPACES, sheetOf, type SheetTexts } from './sheet-of.ts';
import { type Shown, ShownQuestionnaire } from './ShownQuestionnaire.tsx';

/** /QuizzPreview2: a questionnaire as a sheet to print and to fill in by pencil, in any of the seven languages. */
export function Component() {
  return <ShownQuestionnaire>{(shown) => <Sheet shown={shown} />}</ShownQuestionnaire>;
}

function Sheet({ shown }: { readonly shown: Shown }) {
  const { t } = useTranslation(['questionnaire-preview', 'common']);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [showsHelp, setShowsHelp] = useState(true);
  const [step, setStep] = useState<'ready' | 'making' | 'failed'>('ready');
  const texts = useTextsIn(language);
  const sheet = texts === null ? null : sheetOf(shown, { language, t: texts, showsHelp, now: nowMs() });
  const download = async () => {
    if (sheet === null) return;
    setStep('making');
    try {
      const { pdfOf } = await import('#kit/pdf/pdf-of.ts');
      saveFile(`${shown.content.questionnaireRef.toLowerCase() || 'sheet'}-${language}.pdf`, await pdfOf(sheet));
      setStep('ready');
    } catch (error) {
      reportError(error, { where: 'questionnaires/sheet' });
      setStep('failed');
    }
  };
  return (
    <>
      <PreviewHeader
        shown={shown}
        place="sheet"
        action={
          <Button
            loading={step === 'making'}
            disabled={sheet === null}
            leftSection={<IconFileDownload size={18} aria-hidden />}
            onClick={() => void download()}
          >
            {t('sheet.download')}
          </Button>
        }
      />
      <Stack gap="md">
        {step === 'failed' && (
          <Alert color="red" role="alert">
            {t('sheet.failed')}
          </Alert>
        )}
        <Group gap="lg" align="flex-end">
          <Select
            label={t('sheet.language')}
            allowDeselect={false}
            data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={language}
            onChange={(chosen) => chosen !== null && setLanguage(chosen)}
          />
          <Switch
            label={t('sheet.help')}
            checked={showsHelp}
            onChange={(event) => setShowsHelp(event.currentTarget.checked)}
          />
        </Group>
        {sheet === null ? (
          <LoadingState label={t('sheet.download')} count={6} />
        ) : (
          <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={800}>
            <SheetView sheet={sheet} />
          </Paper>
        )}
      </Stack>
    </>
  );
}

/** Returns the texts of a language once they have come; null until then. */
function useTextsIn(language: Language): SheetTexts | null {
  const [come, setCome] = useState<{ readonly language: Language; readonly texts: SheetTexts } | null>(null);
  useEffect(() => {
    let isWanted = true;
    textsIn(language, SHEET_NAMESPACES).then(
      (texts) => isWanted && setCome({ language, texts }),
      (error: unknown) => reportError(error, { where: 'questionnaires/sheet' }),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return come?.language === language ? come.texts : null;
}
