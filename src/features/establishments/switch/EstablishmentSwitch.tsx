import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#i18n/start.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';
import classes from './EstablishmentSwitch.module.css';

// Neither the list nor its words are loaded before somebody opens it.
const SwitchPanel = lazy(async () => {
  const [{ SwitchPanel: Panel }] = await Promise.all([import('./SwitchPanel.tsx'), loadNamespaces(['establishment'])]);
  return { default: Panel };
});

/** The present establishment; it opens the list of the others. */
export function EstablishmentSwitch() {
  const { t } = useTranslation(['layout', 'menu']);
  const name = useEstablishmentName() ?? t('layout:demo.anonymous');
  const [isOpen, panel] = useDisclosure(false);
  const place = useClickOutside<HTMLDivElement>(panel.close);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const closeAndReturn = () => {
    panel.close();
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from the panel's controls
    <div ref={place} className={classes['place']} onKeyDown={(event) => event.key === 'Escape' && closeAndReturn()}>
      <UnstyledButton
        ref={button}
        className={classes['button'] ?? ''}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': panelId } : {})}
        onClick={panel.toggle}
      >
        <VisuallyHidden>{t('menu:entries.establishments')}</VisuallyHidden>
        <span className={classes['name']}>{name}</span>
        <IconSelector size={16} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SwitchPanel id={panelId} onClose={closeAndReturn} />
        </Suspense>
      )}
    </div>
  );
}
