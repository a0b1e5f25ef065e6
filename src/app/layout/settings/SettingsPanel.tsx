import { Button, Drawer, Stack } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { settingsReset } from '#state/settings/settings.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { AsideChoices } from './AsideChoices.tsx';
import { LookChoices } from './LookChoices.tsx';
import classes from './settings.module.css';
import { SettingSwitch } from './SettingSwitch.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

/** The settings of the application's looks, over the page at its right. Each choice holds at once and is remembered. */
export function SettingsPanel({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="right" size={360}>
      {/* A thin veil: each choice is visible on the page behind. */}
      <Drawer.Overlay backgroundOpacity={0.12} />
      <Drawer.Content>
        {/* Not Mantine's head, which would be a second banner of the page. */}
        <div className={classes['head']}>
          <Drawer.Title className={classes['title'] ?? ''}>{t('title')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('close')} size={44} iconSize={22} />
        </div>
        <Drawer.Body>
          <Stack gap="lg" pb="md">
            <SettingSwitch name="anonymousMode" />
            <ThemeChoice />
            <LookChoices />
            <AsideChoices />
            <Button
              variant="default"
              leftSection={<IconRestore size={18} aria-hidden />}
              onClick={() => dispatch(settingsReset())}
            >
              {t('reset')}
            </Button>
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
