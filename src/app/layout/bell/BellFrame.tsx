import { useFocusTrap } from '@mantine/hooks';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './BellPanel.module.css';

/** The dropdown of the bell: keeps the focus until closed, and moves it among its links by the arrows. */
export function BellFrame({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const trap = useFocusTrap();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move among its links
    <div ref={trap} id={id} role="dialog" aria-label={label} className={classes['panel']} onKeyDown={moveAmongLinks}>
      {children}
    </div>
  );
}

/** Moves the focus among the links of the element with the handler: down, up, first and last. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? links.length - 1 : at - 1, Home: 0, End: links.length - 1 }[
    event.key
  ];
  if (next === undefined || links.length === 0) return;
  event.preventDefault();
  links[(next + links.length) % links.length]?.focus();
}
