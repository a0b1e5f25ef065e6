import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Logo } from '#ui/brand/Logo.tsx';
import { PRODUCT_NAME } from '#ui/brand/product-name.ts';
import type { MenuSection } from './menu.ts';
import classes from './AppLayout.module.css';
import { Sidebar } from './Sidebar.tsx';

/** The menu of a narrow screen, over the page. */
export function MenuDrawer({
  sections,
  isOpen,
  onClose,
}: {
  readonly sections: readonly MenuSection[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('layout');
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size={288} classNames={{ content: classes['drawer'] ?? '' }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('navigation.label')}>
        <Drawer.Body p={0}>
          <div className={classes['drawerHead']}>
            <Logo size={36} />
            <strong>{PRODUCT_NAME}</strong>
            <Drawer.CloseButton aria-label={t('navigation.close')} size={44} iconSize={22} c="inherit" />
          </div>
          <Sidebar sections={sections} shape="whole" />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
