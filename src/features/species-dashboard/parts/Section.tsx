import { Group, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A part of the page under its title, with the way to the whole beside it. */
export function Section({
  id,
  title,
  link,
  children,
}: {
  /** where an address of the page leads here */
  readonly id?: string;
  readonly title: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} style={{ scrollMarginTop: 80 }} {...(id === undefined ? {} : { id })}>
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} fz="lg" id={headingId}>
          {title}
        </Title>
        {link}
      </Group>
      {children}
    </section>
  );
}
