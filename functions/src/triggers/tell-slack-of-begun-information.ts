import { now } from '../common/clock.ts';
import { onChange } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { readableInformation } from '../information/stored-information.ts';
import { tellSlackOfInformation } from '../slack/tell-slack.ts';

/** Tells an establishment's Slack channel of an information when its audience has been notified. */
export const tellSlackOfBegunInformation = onChange(
  { name: 'tellSlackOfBegunInformation', document: 'information/{informationId}' },
  async ({ before, after }) => {
    if (before.get('toldAtUnix') !== null || typeof after.get('toldAtUnix') !== 'number') return;
    const information = readableInformation(after, 'tellSlackOfBegunInformation');
    if (information !== null) await tellSlackOfInformation(database(), information, now());
  },
);
