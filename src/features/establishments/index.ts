export { AnnouncementBanner } from './announcements/AnnouncementBanner.tsx';
export { EstablishmentSwitch } from './switch/EstablishmentSwitch.tsx';
