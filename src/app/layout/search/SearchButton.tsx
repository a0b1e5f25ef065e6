import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#i18n/start.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { isSearchShortcut, searchShortcut } from './shortcut.ts';
import { usePart } from '../usePart.ts';

// Loaded with its words, and not before it is wanted.
const loadDialog = async () => {
  const [{ SearchDialog }] = await Promise.all([import('./SearchDialog.tsx'), loadNamespaces(['search', 'menu'])]);
  return SearchDialog;
};

/** Opens the search, as Ctrl+K (⌘K) does from anywhere. */
export function SearchButton() {
  const { t } = useTranslation('layout');
  const [isOpen, setIsOpen] = useState(false);
  const { Part: Dialog, fetch } = usePart(loadDialog);
  const open = () => void fetch().then(setIsOpen);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    // The browser has its own search on this key.
    event.preventDefault();
    if (isOpen) setIsOpen(false);
    else open();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  const { spoken, shown } = searchShortcut();
  return (
    <>
      <Tooltip label={`${t('tools.search')} (${shown})`}>
        <ActionIcon
          aria-label={t('tools.search')}
          aria-keyshortcuts={spoken}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
        >
          <IconSearch size={22} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {Dialog !== null && <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
