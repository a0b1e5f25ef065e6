import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MenuSection } from '#domain/access/menu.ts';

/** The way to each section of the person, and to all of them. */
export function SectionLinks({ sections }: { readonly sections: readonly MenuSection[] }) {
  const { t } = useTranslation(['submenu', 'menu']);
  return (
    <Group justify="center" mt="sm">
      {sections.map(
        ({ key }) =>
          key !== null && (
            <Button key={key} component={Link} to={`/submenu?section=${key}`} variant="light">
              {t(`menu:sections.${key}`)}
            </Button>
          ),
      )}
      <Button component={Link} to="/submenu" variant="default">
        {t('submenu:all')}
      </Button>
    </Group>
  );
}
