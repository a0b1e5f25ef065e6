import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of an animal's page. */
export const ANIMAL_TABS = tabAddress(['info', 'tasks', 'health', 'gallery', 'social', 'statistics']);
