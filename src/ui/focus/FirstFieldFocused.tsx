import { type ReactNode, useEffect, useRef } from 'react';

const FIELD = 'input:not([type="radio"]), input[type="radio"]:checked, textarea, select';

/**
 * The content that a button has opened in its own place: the first field gets the focus, which would be lost with the
 * button.
 */
export function FirstFieldFocused({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>(FIELD)?.focus(), []);
  return <div ref={place}>{children}</div>;
}
