import {
  confirmInformationContract,
  remindInformationContract,
  removeInformationContract,
  saveInformationContract,
} from '#domain/callables/information.ts';
import { callOf } from '../callables/call-function.ts';

/** The server's changes of information. Each fails with a code of the catalogue. */
export const informationCalls = {
  /** Creates an information or changes one; `told` is the number of notified people. */
  save: callOf(saveInformationContract),
  remove: callOf(removeInformationContract),
  confirm: callOf(confirmInformationContract),
  remind: callOf(remindInformationContract),
};

export type InformationCalls = typeof informationCalls;
