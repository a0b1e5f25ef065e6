import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SettingSwitch } from './SettingSwitch.tsx';
import classes from './settings.module.css';

/** The settings of the menu beside the page. */
const SWITCHES = ['asideCollapsed', 'asideCollapsedText', 'asideHover', 'asideFloat', 'asideScrollbar'] as const;

/** The settings of the menu on a wide screen; on a narrow one it is always a drawer. */
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
