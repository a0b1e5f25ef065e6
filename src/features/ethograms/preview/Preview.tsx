import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { IconCopy, IconGitCompare, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { textIn } from '#domain/content/translated.ts';
import type { Ethogram, EthogramContent } from '#domain/ethograms/ethogram.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { comparisonHref, copyHref, editorHref } from '../parts/addresses.ts';
import { useEthogramRights } from '../parts/useEthogramRights.ts';
import { BehaviourKey } from './BehaviourKey.tsx';
import classes from './preview.module.css';
import { usePressedKeys } from './usePressedKeys.ts';

/** The keys of an ethogram by category, to be tried by finger and keyboard. */
export function Preview({
  ethogram,
  shown,
  about,
}: {
  readonly ethogram: Ethogram;
  readonly shown: EthogramContent;
  /** which version is shown */
  readonly about: string;
}) {
  const { t } = useTranslation(['ethograms', 'content', 'words']);
  const language = useLanguage();
  const rights = useEthogramRights();
  const [showsDefinitions, setShowsDefinitions] = useState(false);
  const { recording, last, press, clear } = usePressedKeys(shown.behaviours);
  const { ethogramId, zooId } = ethogram;
  const description = textIn(shown.description, language);
  return (
    <>
      <PageHeader
        title={textIn(shown.name, language)}
        subtitle={[about, description].filter(Boolean).join(' · ')}
        action={
          <>
            <Button
              component={Link}
              to={comparisonHref(ethogramId)}
              variant="default"
              leftSection={<IconGitCompare size={18} aria-hidden />}
            >
              {t('words:compare')}
            </Button>
            {rights.reserved && ethogram.version > 0 && (
              <Button
                component={Link}
                to={copyHref(ethogramId)}
                variant="default"
                leftSection={<IconCopy size={18} aria-hidden />}
              >
                {t('content:copy')}
              </Button>
            )}
            {rights.mayEdit(zooId) && (
              <Button component={Link} to={editorHref(ethogramId)} leftSection={<IconPencil size={18} aria-hidden />}>
                {t('words:edit')}
              </Button>
            )}
          </>
        }
      />
      <Group justify="space-between" mb="md">
        <Text role="status" fz="sm" c="dimmed">
          {last === null
            ? t('preview.hint')
            : t('preview.last', { name: textIn(last.name, language), code: last.code })}
        </Text>
        <Group gap="md">
          <Switch
            label={t('preview.definitions')}
            checked={showsDefinitions}
            onChange={(event) => setShowsDefinitions(event.currentTarget.checked)}
          />
          <Button variant="default" mih={44} disabled={last === null} onClick={clear}>
            {t('preview.clear')}
          </Button>
        </Group>
      </Group>
      <Stack gap="lg">
        {shown.categories.map(({ categoryId, name }) => {
          const behaviours = shown.behaviours.filter((one) => one.categoryId === categoryId);
          return (
            behaviours.length > 0 && (
              <section key={categoryId}>
                <Title order={2} size="h4" mb="xs">
                  {textIn(name, language)}
                </Title>
                <div className={classes['keys']}>
                  {behaviours.map((behaviour) => (
                    <BehaviourKey
                      key={behaviour.code}
                      behaviour={behaviour}
                      isActive={recording.active.includes(behaviour.code)}
                      count={recording.counts[behaviour.code] ?? 0}
                      showsDefinition={showsDefinitions}
                      onPress={press}
                    />
                  ))}
                </div>
              </section>
            )
          );
        })}
      </Stack>
    </>
  );
}
