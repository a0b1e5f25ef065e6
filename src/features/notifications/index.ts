export { UnreadWatch } from './arrival/UnreadWatch.tsx';
export { MessageList } from './messages/MessageList.tsx';
export { NotificationSettings } from './settings/NotificationSettings.tsx';
