import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

/** The way to the whole of a section, at the end of its head: its text ends where the content below ends. */
export function SectionLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      size="sm"
      px="xs"
      me="calc(-1 * var(--mantine-spacing-xs))"
      mih={44}
    >
      {children}
    </Button>
  );
}
