import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { SearchPalette } from './SearchPalette.tsx';
import { SOURCES } from './sources.ts';

/** The search over the page. The focus goes back to where it was when it closes. */
export function SearchDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('search');
  const actor = useActor();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOpen) return undefined;
    const ends = SOURCES.map((source) => source.prepare?.(dispatch, actor));
    return () => {
      for (const end of ends) end?.();
    };
  }, [isOpen, dispatch, actor]);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={620} yOffset="10dvh" centered={false}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('title')}>
        <Modal.Body p={0}>
          <SearchPalette onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
