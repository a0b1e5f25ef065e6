import type { ReactNode } from 'react';
import { useActor } from '#state/session/use-session.ts';
import type { Feature } from '#domain/access/features.ts';
import type { EntryKey } from '#i18n/menu-keys.ts';
import { RefusedPage } from './RefusedPage.tsx';
import { refusalOf } from './refusal.ts';

/** Shows the screen to people who may see it, and the reason to the others. */
export function FeatureGuard({
  feature,
  screen,
  children,
}: {
  readonly feature: Feature;
  readonly screen: EntryKey;
  readonly children: ReactNode;
}) {
  const actor = useActor();
  const reason = refusalOf(actor, feature);
  return reason === null ? children : <RefusedPage reason={reason} screen={screen} actor={actor} />;
}
