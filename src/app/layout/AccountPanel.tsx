import { Button, Group, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useChangeLanguageMutation } from '#data/users/users.endpoints.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { type Language, offeredLanguages } from '#domain/users/language.ts';
import { displayName } from '#domain/users/user.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { setLanguage } from '#i18n/start.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { COLOR_SCHEMES, colorSchemeChosen, selectSettings } from '#state/settings/settings.slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { AccountBadges } from './AccountBadges.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import classes from './AccountMenu.module.css';

type Props = {
  readonly id: string;
  /** a link was followed */
  readonly onLeave: () => void;
  readonly onSettings: () => void;
  readonly onDisconnect: () => void;
};

/**
 * The panel of the account menu: language, colours, the person's own pages and signing out. Keeps the focus until it is
 * closed.
 */
export function AccountPanel({ id, onLeave, onSettings, onDisconnect }: Props) {
  const { t } = useTranslation(['layout', 'common']);
  const { user, actor, establishment } = useReadySession();
  const { colorScheme } = useAppSelector(selectSettings);
  const dispatch = useAppDispatch();
  const [changeLanguage] = useChangeLanguageMutation();
  const language = useLanguage();
  const trap = useFocusTrap();
  const name = displayName(user);

  const choose = (chosen: Language) => {
    void setLanguage(chosen);
    // The demonstration writes nothing: the choice holds for this device.
    if (!isBoundByDemo(actor)) void changeLanguage({ userId: user.userId, language: chosen });
  };
  return (
    <div ref={trap} id={id} role="dialog" aria-label={t('layout:account.label', { name })} className={classes['panel']}>
      <Stack gap="md">
        <Stack gap={6}>
          <Text fw={650}>{name}</Text>
          <Text fz="sm" c="dimmed">
            {user.userMail}
          </Text>
          <Group gap={6}>
            <AccountBadges />
          </Group>
        </Stack>
        <AccountLinks onLeave={onLeave} onSettings={onSettings} />
        <NativeSelect
          label={t('common:language')}
          value={language}
          data={offeredLanguages(establishment.languages, language).map((value) => ({
            value,
            label: LANGUAGE_NAMES[value],
          }))}
          onChange={(event) => choose(event.currentTarget.value as Language)}
        />
        <div>
          <Text fz="sm" fw={600} mb={4} id="account-scheme">
            {t('layout:scheme.label')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="account-scheme"
            className={classes['scheme'] ?? ''}
            value={colorScheme}
            onChange={(value) => dispatch(colorSchemeChosen(value))}
            data={COLOR_SCHEMES.map((value) => ({ value, label: t(`layout:values.scheme.${value}`) }))}
          />
        </div>
        <Button variant="default" leftSection={<IconLogout size={18} aria-hidden />} onClick={onDisconnect}>
          {t('layout:account.disconnect')}
        </Button>
      </Stack>
    </div>
  );
}
