import { useState } from 'react';
import { useTaskFileAddressQuery } from '#data/tasks/task-files.endpoints.ts';
import type { Attachment } from '#domain/tasks/attachment.ts';

/** The address of a task's file: on its way, there, or not to be had; a file that does not show is not to be had. */
export type FileAddress = {
  readonly address: string | null;
  readonly isFailed: boolean;
  readonly onBroken: () => void;
  readonly retry: () => void;
};

/** Asks for the address of a task's file, once it is `needed`; asked for once, it is kept for an hour. */
export function useFileAddress({ path }: Attachment, isNeeded = true): FileAddress {
  const { data, error, refetch } = useTaskFileAddressQuery(path, { skip: !isNeeded });
  const [isBroken, setIsBroken] = useState(false);
  return {
    address: isBroken ? null : (data ?? null),
    isFailed: isBroken || (data === undefined && error !== undefined),
    onBroken: () => setIsBroken(true),
    retry: () => {
      setIsBroken(false);
      void refetch();
    },
  };
}
