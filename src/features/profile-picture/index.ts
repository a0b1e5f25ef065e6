export { useProfilePicture } from './useProfilePicture.ts';
