import {
  createListenerMiddleware,
  isAnyOf,
  isRejected,
  isRejectedWithValue,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { writeRefused } from '#data/written.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { reportError } from '#lib/log.ts';
import { isInDemonstration } from '../session/session.slice.ts';
import { noticeRaised } from './notices.slice.ts';

/** Calls whose errors are shown by the form that made them. */
const TOLD_BY_THEIR_FORM: readonly string[] = [
  'activateAccount',
  'changeNames',
  'setPersonRights',
  'createEstablishment',
  'administerEstablishment',
  'publishAnnouncement',
  'changeAnnouncement',
  'removePicture',
  'uploadProfilePicture',
  'saveAnimal',
  'moveAnimals',
  'changeAnimalStatus',
  'mergeAnimals',
  'retirePlace',
  'createEnclosure',
  'changeEnclosure',
  'saveZone',
  'changeZone',
  'saveArea',
  'removeArea',
  'createGroup',
  'changeGroup',
  'saveSpecies',
  'saveTaxon',
  'saveLabel',
  'saveQuestion',
  'saveReferences',
  'createSector',
  'createTask',
  'addTaskNote',
  'editTask',
  'saveAutomation',
  'saveInformation',
  'changeSector',
  'addNutritionNote',
  'changeNutritionNote',
  'removeNutritionNote',
  'addPhoto',
  'changePhoto',
  'removePhoto',
  'taskFileAddress',
  'putTaskFile',
  'addTaskFile',
  'removeTaskFile',
  'startQuickEvaluation',
  'addEvaluationMedia',
  'removeEvaluationMedia',
  'saveCampaign',
  'launchCampaign',
  'stopCampaign',
  'deleteCampaign',
];

/** Documents that the session itself follows: it reports their loss. */
const TOLD_BY_THE_SESSION: readonly string[] = ['establishment'];

/** A query whose answer nobody waits for any more: its screen is gone, or its person. */
const ABANDONED = 'generic/loading-error';

/** Returns the middleware that turns every failed action, and every late refusal of a write, into a notice. */
export function failureNotices() {
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: isAnyOf(isRejected, writeRefused),
    effect(action, store) {
      const error = errorOf(action);
      if (error === null || error.code === ABANDONED) return;
      // The server refuses every write in demonstration mode; the person learns the reason.
      const isDemo = error.code === 'generic/permission-denied' && isInDemonstration(store.getState());
      store.dispatch(noticeRaised({ kind: 'error', ...(isDemo ? appError('demo/action-not-taken') : error) }));
    },
  });
  return listener;
}

function errorOf(action: UnknownAction): AppError | null {
  if (writeRefused.match(action)) return action.payload;
  if (!isRejected(action)) return null;
  const { arg, aborted, condition } = action.meta as { arg?: unknown; aborted?: boolean; condition?: boolean };
  if (aborted === true || condition === true) return null;
  if ([...TOLD_BY_THEIR_FORM, ...TOLD_BY_THE_SESSION].includes(endpointOf(arg))) return null;
  if (isRejectedWithValue(action) && isAppError(action.payload)) return action.payload;
  // Not an expected outcome but a bug: an endpoint has thrown.
  reportError(action.error, { where: 'state/notices', action: action.type });
  return appError('generic/something-went-wrong');
}

function endpointOf(arg: unknown): string {
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg ? String(arg.endpointName) : '';
}

function isAppError(payload: unknown): payload is AppError {
  // The shape is enough, without the whole catalogue, which the sign-in page need not load: answers of endpoints are
  // typed.
  return typeof payload === 'object' && payload !== null && 'code' in payload && typeof payload.code === 'string';
}
