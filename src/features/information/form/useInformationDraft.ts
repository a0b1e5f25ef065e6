import { useState } from 'react';
import { instantOfTyped, typedTime } from '#domain/time/typed-minute.ts';
import type { TypedInformation } from '#domain/information/check-information.ts';
import type { Information } from '#domain/information/information.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { nowMs } from '#lib/clock.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';

/** An information as it is being written: its period as the fields show it, by the clock of Paris. */
export type InformationDraft = Omit<TypedInformation, 'displayFromUnix' | 'displayUntilUnix'> & {
  readonly from: string;
  readonly until: string;
  /** `updatedAtUnix` of what the person began to change; null for a new one */
  readonly basedOnUnix: number | null;
};

const WEEK = 7 * 86_400_000;

function startOf(information: Information | null, addressesAll: boolean): InformationDraft {
  if (information === null)
    return {
      ...{ title: '', type: 'info', content: '', priority: 'normal', needsConfirmation: false },
      ...{ from: typedTime(nowMs(), ZONE), until: typedTime(nowMs() + WEEK, ZONE) },
      recipients: { everyone: addressesAll, sectorIds: [], roles: [], userIds: [] },
      basedOnUnix: null,
    };
  const { title, type, content, priority, needsConfirmation, recipients } = information;
  const period = {
    from: typedTime(information.displayFromUnix, ZONE),
    until: typedTime(information.displayUntilUnix, ZONE),
  };
  return {
    title,
    type,
    content,
    priority,
    needsConfirmation,
    recipients,
    ...period,
    basedOnUnix: information.updatedAtUnix,
  };
}

/** Returns the draft of a new or a changed information; it survives a reload of this tab. */
export function useInformationDraft(zooId: string, information: Information | null, addressesAll: boolean) {
  const name = `information.${zooId}.${information?.informationId ?? 'new'}`;
  const [kept] = useState(() => readDraft(name) as Partial<InformationDraft> | null);
  const [draft, setDraft] = useState<InformationDraft>(() => ({ ...startOf(information, addressesAll), ...kept }));
  const [isChanged, setIsChanged] = useState(kept !== null);
  return {
    draft,
    isChanged,
    change: (difference: Partial<InformationDraft>) => {
      const next = { ...draft, ...difference };
      keepDraft(name, next);
      setDraft(next);
      setIsChanged(true);
    },
    forget: () => {
      forgetDraft(name);
      setIsChanged(false);
    },
  };
}

/** Returns what a draft says; a time that nobody can read is no instant (0), which the check refuses. */
export function typedOf(draft: InformationDraft, former: Information | null): TypedInformation {
  const { from, until, basedOnUnix: _, ...rest } = draft;
  const instant = (text: string, stored: number | undefined) =>
    // The field knows minutes; what was not changed keeps its seconds.
    stored !== undefined && typedTime(stored, ZONE) === text ? stored : (instantOfTyped(text, ZONE) ?? 0);
  return {
    ...rest,
    displayFromUnix: instant(from, former?.displayFromUnix),
    displayUntilUnix: instant(until, former?.displayUntilUnix),
  };
}
