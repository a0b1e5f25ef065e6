import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of the results of a group; the evaluation that is shown stays when the tab changes. */
export const RESULT_TABS = tabAddress(['overview', 'answers', 'scores', 'evolution', 'history', 'agreement'], {
  keeps: ['id', 'evaluation'],
});
