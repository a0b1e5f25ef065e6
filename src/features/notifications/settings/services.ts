import { createContext, useContext } from 'react';
import type * as pushDevice from '#data/notifications/push-device.ts';

/** The calls of the browser and Cloud Messaging that the switch uses. */
export type PushServices = Pick<typeof pushDevice, 'registerDevice'>;

const fromBrowser: PushServices = {
  registerDevice: async () => (await import('#data/notifications/push-device.ts')).registerDevice(),
};

/** Replaced in tests; elsewhere the browser itself. */
export const PushServicesContext = createContext<PushServices>(fromBrowser);

export function usePushServices(): PushServices {
  return useContext(PushServicesContext);
}
