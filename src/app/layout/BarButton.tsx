import { ActionIcon } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';

type Attributes = Pick<
  ComponentProps<typeof ActionIcon<'button'>>,
  'onClick' | 'aria-expanded' | 'aria-haspopup' | 'className'
>;

/** A button of the top bar: an icon whose words come with the pointer or the keyboard. */
export function BarButton({
  label,
  children,
  ...attributes
}: Attributes & { readonly label: string; readonly children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} {...attributes}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
