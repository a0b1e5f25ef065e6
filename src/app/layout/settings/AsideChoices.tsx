import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SettingSwitch } from './SettingSwitch.tsx';
import classes from './settings.module.css';

/** How the menu stands beside the page. */
const SWITCHES = ['asideCollapsed', 'asideCollapsedText', 'asideHover', 'asideFloat', 'asideScrollbar'] as const;

/** The settings of the menu on a wide screen; a narrow one has it in a drawer, whatever they say. */
export function AsideChoices() {
  const { t } = useTranslation('settings');
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{t('aside.title')}</legend>
      <p className={classes['hint']}>{t('aside.hint')}</p>
      <Stack gap={4}>
        {SWITCHES.map((name) => (
          <SettingSwitch key={name} name={name} />
        ))}
      </Stack>
    </fieldset>
  );
}
