import { Button, Tabs } from '@mantine/core';
import { IconCategory, IconPlus, IconTag, IconTarget } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Label, LABEL_KINDS } from '#domain/taxonomy/taxonomy.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { useEditor } from '../parts/useEditor.ts';
import { LabelList } from './LabelList.tsx';

const LabelDialog = lazy(async () => ({ default: (await import('./LabelDialog.tsx')).LabelDialog }));
const ICONS = { tags: IconTag, categories: IconCategory, goals: IconTarget } as const;

/** /TagManagementView: tags, categories and goals, each tab with its own address. */
export function Component() {
  const { t } = useTranslation('taxonomy');
  const [parameters, setParameters] = useSearchParams();
  const mayEdit = useEditor();
  const [edited, setEdited] = useState<Label | 'new' | null>(null);
  const kind = LABEL_KINDS.find((one) => one === parameters.get('tab')) ?? 'tags';
  return (
    <>
      <PageHeader
        title={t('labels.title')}
        subtitle={t('labels.subtitle')}
        action={
          mayEdit && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
              {t(`values.createLabel.${kind}`)}
            </Button>
          )
        }
      />
      <Tabs
        value={kind}
        keepMounted={false}
        onChange={(chosen) => setParameters(chosen === null || chosen === 'tags' ? {} : { tab: chosen })}
      >
        <Tabs.List mb="lg">
          {LABEL_KINDS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={18} aria-hidden />} mih={44}>
                {t(`values.labelKind.${one}`)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {LABEL_KINDS.map((one) => (
          <Tabs.Panel key={one} value={one}>
            <LabelList kind={one} mayEdit={mayEdit} onEdit={setEdited} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <Suspense fallback={null}>
        {edited !== null && (
          <LabelDialog kind={kind} label={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  );
}
