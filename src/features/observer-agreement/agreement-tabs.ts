import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of the screen in their order; the gate is of training campaigns alone. */
const OF_ALL = ['pair', 'confusion', 'behaviours', 'group', 'export'] as const;
export type AgreementTab = (typeof OF_ALL)[number] | 'gate';

export const TAB_ADDRESS = tabAddress<AgreementTab>(OF_ALL);
export const TRAINING_TAB_ADDRESS = tabAddress<AgreementTab>(['gate', ...OF_ALL]);
