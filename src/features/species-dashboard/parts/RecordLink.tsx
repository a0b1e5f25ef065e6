import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

/** A way from a table to a record, as high as a finger needs. */
export function RecordLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Anchor
      component={Link}
      to={to}
      inherit
      underline="always"
      display="inline-flex"
      mih={32}
      style={{ alignItems: 'center' }}
    >
      {children}
    </Anchor>
  );
}
