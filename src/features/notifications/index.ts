export { MessageList } from './messages/MessageList.tsx';
export { NotificationSettings } from './settings/NotificationSettings.tsx';
