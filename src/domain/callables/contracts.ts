import { acceptInvitationData, acceptInvitationRequest } from './accept-invitation.ts';
import { activateAccountData, activateAccountRequest } from './activate-account.ts';
import {
  adminSendPasswordResetEmailData,
  adminSendPasswordResetEmailRequest,
  adminSetTemporaryPasswordData,
  adminSetTemporaryPasswordRequest,
  adminUpdateUserPasswordData,
  adminUpdateUserPasswordRequest,
} from './admin-passwords.ts';
import { adminSetUserAccessData, adminSetUserAccessRequest } from './admin-set-user-access.ts';
import { adminSetUserRightsData, adminSetUserRightsRequest } from './admin-set-user-rights.ts';
import {
  changeAnimalStatusData,
  changeAnimalStatusRequest,
  moveAnimalsData,
  moveAnimalsRequest,
  retirePlaceData,
  retirePlaceRequest,
  saveAnimalData,
  saveAnimalRequest,
} from './animals.ts';
import {
  changeAutomationData,
  changeAutomationRequest,
  saveAutomationData,
  saveAutomationRequest,
} from './automations.ts';
import { createUserData, createUserRequest } from './create-user.ts';
import { removeAreaData, removeAreaRequest, saveAreaData, saveAreaRequest } from './enclosure-plans.ts';
import {
  confirmInformationData,
  confirmInformationRequest,
  remindInformationData,
  remindInformationRequest,
  removeInformationData,
  removeInformationRequest,
  saveInformationData,
  saveInformationRequest,
} from './information.ts';
import { importAnimalsData, importAnimalsRequest } from './import-animals.ts';
import {
  getSignedUrlData,
  getSignedUrlRequest,
  removePictureData,
  removePictureRequest,
  uploadImageData,
  uploadImageRequest,
  uploadProfilePictureData,
  uploadProfilePictureRequest,
} from './pictures.ts';
import {
  addPhotoData,
  addPhotoRequest,
  changePhotoData,
  changePhotoRequest,
  removePhotoData,
  removePhotoRequest,
} from './photos.ts';
import { importReferenceDataData, importReferenceDataRequest } from './import-reference-data.ts';
import {
  readNotificationsData,
  readNotificationsRequest,
  saveNotificationSettingsData,
  saveNotificationSettingsRequest,
} from './notifications.ts';
import { readInvitationData, readInvitationRequest } from './read-invitation.ts';
import { revokeInvitationData, revokeInvitationRequest } from './revoke-invitation.ts';
import { sendUserInvitationData, sendUserInvitationRequest } from './send-user-invitation.ts';
import {
  importIucnSpeciesData,
  importIucnSpeciesRequest,
  removeTaxonData,
  removeTaxonRequest,
  saveLabelData,
  saveLabelRequest,
  saveSpeciesData,
  saveSpeciesRequest,
  saveTaxonData,
  saveTaxonRequest,
} from './taxonomy.ts';
import {
  addAttachmentData,
  addAttachmentRequest,
  removeAttachmentData,
  removeAttachmentRequest,
} from './task-attachments.ts';

/**
 * Every callable function by its deployed name. Tests go through this list with every bad request and every caller, and
 * compare it with what is deployed; the browser imports the contracts it needs one by one.
 */
export const CALLABLES = {
  acceptInvitation: { request: acceptInvitationRequest, data: acceptInvitationData },
  activateAccount: { request: activateAccountRequest, data: activateAccountData },
  addAttachment: { request: addAttachmentRequest, data: addAttachmentData },
  addPhoto: { request: addPhotoRequest, data: addPhotoData },
  adminSendPasswordResetEmail: { request: adminSendPasswordResetEmailRequest, data: adminSendPasswordResetEmailData },
  adminSetTemporaryPassword: { request: adminSetTemporaryPasswordRequest, data: adminSetTemporaryPasswordData },
  adminSetUserAccess: { request: adminSetUserAccessRequest, data: adminSetUserAccessData },
  adminSetUserRights: { request: adminSetUserRightsRequest, data: adminSetUserRightsData },
  adminUpdateUserPassword: { request: adminUpdateUserPasswordRequest, data: adminUpdateUserPasswordData },
  changeAnimalStatus: { request: changeAnimalStatusRequest, data: changeAnimalStatusData },
  changeAutomation: { request: changeAutomationRequest, data: changeAutomationData },
  changePhoto: { request: changePhotoRequest, data: changePhotoData },
  confirmInformation: { request: confirmInformationRequest, data: confirmInformationData },
  createUser: { request: createUserRequest, data: createUserData },
  getSignedUrl: { request: getSignedUrlRequest, data: getSignedUrlData },
  importAnimals: { request: importAnimalsRequest, data: importAnimalsData },
  importIucnSpecies: { request: importIucnSpeciesRequest, data: importIucnSpeciesData },
  importReferenceData: { request: importReferenceDataRequest, data: importReferenceDataData },
  moveAnimals: { request: moveAnimalsRequest, data: moveAnimalsData },
  readInvitation: { request: readInvitationRequest, data: readInvitationData },
  readNotifications: { request: readNotificationsRequest, data: readNotificationsData },
  removeArea: { request: removeAreaRequest, data: removeAreaData },
  remindInformation: { request: remindInformationRequest, data: remindInformationData },
  removeAttachment: { request: removeAttachmentRequest, data: removeAttachmentData },
  removeInformation: { request: removeInformationRequest, data: removeInformationData },
  removePhoto: { request: removePhotoRequest, data: removePhotoData },
  removePicture: { request: removePictureRequest, data: removePictureData },
  retirePlace: { request: retirePlaceRequest, data: retirePlaceData },
  removeTaxon: { request: removeTaxonRequest, data: removeTaxonData },
  revokeInvitation: { request: revokeInvitationRequest, data: revokeInvitationData },
  saveAnimal: { request: saveAnimalRequest, data: saveAnimalData },
  saveAutomation: { request: saveAutomationRequest, data: saveAutomationData },
  saveArea: { request: saveAreaRequest, data: saveAreaData },
  saveInformation: { request: saveInformationRequest, data: saveInformationData },
  saveLabel: { request: saveLabelRequest, data: saveLabelData },
  saveNotificationSettings: { request: saveNotificationSettingsRequest, data: saveNotificationSettingsData },
  saveSpecies: { request: saveSpeciesRequest, data: saveSpeciesData },
  saveTaxon: { request: saveTaxonRequest, data: saveTaxonData },
  sendUserInvitation: { request: sendUserInvitationRequest, data: sendUserInvitationData },
  uploadImage: { request: uploadImageRequest, data: uploadImageData },
  uploadProfilePicture: { request: uploadProfilePictureRequest, data: uploadProfilePictureData },
} as const;

export type CallableName = keyof typeof CALLABLES;
