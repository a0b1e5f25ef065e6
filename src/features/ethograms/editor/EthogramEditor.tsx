import { Button, Menu, Paper, Stack, Title } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconDots, IconEye, IconFileImport, IconSend } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { textIn } from '#domain/content/translated.ts';
import type { Ethogram } from '#domain/ethograms/ethogram.ts';
import { ETHOGRAM_FILE_KINDS, type EthogramFile } from '#domain/ethograms/files/file-reading.ts';
import { missingTexts } from '#domain/ethograms/missing-texts.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { saveEthogramFile } from '../import/save-ethogram-file.ts';
import { ETHOGRAM_LIST_HREF, comparisonHref, previewHref, READ_ONLY_LIST_HREF } from '../parts/addresses.ts';
import { ContentStatusBadge } from '#kit/content/ContentStatusBadge.tsx';
import { BehaviourRows } from './BehaviourRows.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import { EditorNotes } from './EditorNotes.tsx';
import { asContinuing } from './editor-changes.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { useEthogramActions } from './useEthogramActions.ts';
import { type EditedEthogram, type EthogramForm, useEthogramForm } from './useEthogramForm.ts';

const ImportDialog = lazy(async () => ({ default: (await import('../import/ImportDialog.tsx')).ImportDialog }));

/** The editor of an ethogram, new or stored: its form, its publication, its files. */
export function EthogramEditor(edited: EditedEthogram) {
  const { t } = useTranslation(['ethograms', 'content', 'words']);
  const language = useLanguage();
  const navigate = useNavigate();
  const messageOf = useErrorMessage();
  const { form, faults } = useEthogramForm(edited);
  const [isImporting, setIsImporting] = useState(false);
  const { ethogram, zooId, publishedCodes } = edited;
  // A text that is still to be written is no fault before somebody tries to save.
  const isTried = (['ethogramRef', 'name', 'categories', 'behaviours'] as const).some((one) => form.errorAt(one));
  const shown = Object.entries(faults).filter(([, { code }]) => isTried || !/-required$|-unnamed$/.test(code));
  const sentences = new Map(shown.map(([path, error]) => [path, messageOf(error)]));
  const errorOf = (path: string) => sentences.get(path) ?? null;
  const listHref = zooId === null ? ETHOGRAM_LIST_HREF : READ_ONLY_LIST_HREF;
  const take = ({ content }: EthogramFile) => {
    const { ethogramRef, name } = form.values;
    form.change({
      ...content,
      ethogramRef: ethogramRef || content.ethogramRef,
      name: textIn(name, language) === '' ? content.name : name,
      behaviours: asContinuing(content.behaviours, publishedCodes),
    });
    setIsImporting(false);
  };
  const name = textIn(form.values.name, language);
  return (
    <>
      <PageHeader
        title={ethogram === null ? t(zooId === null ? 'list.create' : 'list.createReserved') : name}
        subtitle={ethogram !== null && <ContentStatusBadge status={ethogram.status} />}
        action={
          <>
            {ethogram !== null && <StoredActions ethogram={ethogram} form={form} />}
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
                  {t('editor.files')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {!form.isReadOnly && (
                  <Menu.Item
                    leftSection={<IconFileImport size={18} aria-hidden />}
                    onClick={() => setIsImporting(true)}
                  >
                    {t('import.title')}
                  </Menu.Item>
                )}
                {ETHOGRAM_FILE_KINDS.map((kind) => (
                  <Menu.Item key={kind} onClick={() => saveEthogramFile(kind, form.values, language)}>
                    {t('editor.export', { kind: t(`values.fileKind.${kind}`) })}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </>
        }
      />
      <RecordForm form={form} isWide label={t('editor.label')}>
        <Stack gap="lg">
          <EditorNotes content={form.values} publishedCodes={publishedCodes} />
          <Section title={t('editor.identity')}>
            <IdentityFields form={form} errorOf={errorOf} />
          </Section>
          <Section title={t('fields.behaviours')}>
            <BehaviourRows form={form} faultPaths={[...sentences.keys()]} errorOf={errorOf} />
          </Section>
          <Section title={t('fields.categories')}>
            <CategoryRows form={form} errorOf={errorOf} />
          </Section>
          {!form.isReadOnly && (
            <FormButtons
              form={form}
              showsUnsaved
              {...(ethogram === null ? { onCancel: () => void navigate(listHref) } : {})}
            />
          )}
        </Stack>
      </RecordForm>
      <Suspense fallback={null}>
        {isImporting && <ImportDialog onTake={take} onClose={() => setIsImporting(false)} />}
      </Suspense>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }}>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** Looking at a stored ethogram, publishing, archiving and restoring it. */
function StoredActions({ ethogram, form }: { readonly ethogram: Ethogram; readonly form: EthogramForm }) {
  const { t } = useTranslation(['ethograms', 'content', 'words']);
  const language = useLanguage();
  const { ethogramId, status } = ethogram;
  const { publish, setArchived, isBusy } = useEthogramActions(ethogram, textIn(ethogram.name, language));
  const isReady = !form.isChanged && missingTexts(ethogram).length === 0;
  return (
    <>
      <Button
        component={Link}
        to={previewHref(ethogramId)}
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
      >
        {t('preview.open')}
      </Button>
      <Button component={Link} to={comparisonHref(ethogramId)} variant="default">
        {t('words:compare')}
      </Button>
      {status === 'archived' ? (
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconArchiveOff size={18} aria-hidden />}
          onClick={() => void setArchived(false)}
        >
          {t('words:restore')}
        </Button>
      ) : (
        <Button
          variant="default"
          disabled={form.isChanged || isBusy}
          leftSection={<IconArchive size={18} aria-hidden />}
          onClick={() => void setArchived(true)}
        >
          {t('words:archive')}
        </Button>
      )}
      {status === 'draft' && (
        <Button
          disabled={!isReady}
          loading={isBusy}
          leftSection={<IconSend size={18} aria-hidden />}
          onClick={() => void publish()}
        >
          {t('content:publish')}
        </Button>
      )}
    </>
  );
}
