export { activateAccount } from './callables/activate-account.ts';
export { createUser } from './callables/create-user.ts';
export { runRecurringTasks } from './scheduled/run-recurring-tasks.ts';
export { getSignedUrl } from './pictures/get-signed-url.ts';
export { removePicture } from './pictures/remove-picture.ts';
export { uploadImage } from './pictures/upload-image.ts';
export { uploadProfilePicture } from './pictures/upload-profile-picture.ts';
