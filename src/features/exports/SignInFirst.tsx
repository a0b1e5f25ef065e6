import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** Exports are for the people of an establishment: signing in leads back here. */
export function SignInFirst() {
  const { t } = useTranslation('pages');
  const { pathname, search } = useLocation();
  return (
    <>
      <Text>{t('export.signInText')}</Text>
      <Button component={Link} to={`/login?${new URLSearchParams({ next: `${pathname}${search}` }).toString()}`}>
        {t('export.signIn')}
      </Button>
    </>
  );
}
