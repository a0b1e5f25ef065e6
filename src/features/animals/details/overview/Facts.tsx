import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Overview.module.css';

/** A label with what is known; null and '' are said to be unknown. */
export type Fact = { readonly id: string; readonly label: string; readonly value: ReactNode };

/** A part of the page to read: its title, and its facts. */
export function Facts({
  title,
  facts,
  children,
}: {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** stands below the facts */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('words');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes['part']}>
      <Title order={2} size="h5" id={headingId}>
        {title}
      </Title>
      {facts.length > 0 && (
        <dl className={classes['facts']}>
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                {value === null || value === '' ? <span className={classes['aside']}>{t('notKnown')}</span> : value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
