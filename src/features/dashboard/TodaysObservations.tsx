import { Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, store } from '#lib/local-storage.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';

// The way to the feature is fetched too: its parts are half of what the home weighs.
const DayObservations = lazy(async () => {
  const { loadDayObservations } = await import('#features/campaigns/index.ts');
  return loadDayObservations();
});

/** Whether the person left the observations open on this device. */
const OPEN_KEY = 'enclos:home-observations';

/** The observations of today, fetched when the person opens them; this device keeps them open. */
export function TodaysObservations({ isOfAll }: { readonly isOfAll: boolean }) {
  const { t } = useTranslation(['dashboard', 'tasks']);
  const [isOpen, setIsOpen] = useState(() => readStored(OPEN_KEY) === true);
  const id = useId();
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const toggle = () => {
    store(OPEN_KEY, !isOpen);
    setIsOpen(!isOpen);
  };
  return (
    <section aria-labelledby={id} style={{ marginTop: 'var(--mantine-spacing-md)' }}>
      <Title order={2} size="h4" id={id}>
        <UnstyledButton
          aria-expanded={isOpen}
          onClick={toggle}
          style={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44, font: 'inherit' }}
        >
          {t('dashboard:observations')}
          <Chevron size={18} aria-hidden />
        </UnstyledButton>
      </Title>
      {isOpen && (
        <Suspense fallback={<LoadingState label={t('tasks:loading')} count={1} />}>
          <DayObservations isOfAll={isOfAll} />
        </Suspense>
      )}
    </section>
  );
}
