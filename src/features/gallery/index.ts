export { PhotoPanel } from './panel/PhotoPanel.tsx';
export { usePhotoSender } from './upload/useSendPhoto.ts';
