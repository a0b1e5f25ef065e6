import { expect, it } from 'vitest';
import { adminSetUserAccessContract } from './admin-set-user-access.ts';
import { changeAutomationContract } from './automations.ts';
import { failureCodeOf } from './contract.ts';
import { CALLABLES } from './contracts.ts';
import { saveInformationContract } from './information.ts';
import { uploadImageContract } from './pictures.ts';
import { saveTaxonContract } from './taxonomy.ts';

it('names an unexplained failure by the action of the request', () => {
  const id = 'one';
  expect([
    failureCodeOf(uploadImageContract, {} as never),
    failureCodeOf(CALLABLES.saveAnimal, {} as never),
    failureCodeOf(changeAutomationContract, { zooId: 'zoo', templateId: id, action: 'archive' }),
    failureCodeOf(changeAutomationContract, { zooId: 'zoo', templateId: id, action: 'resume' }),
    failureCodeOf(adminSetUserAccessContract, { userId: id, access: 'deleted' }),
    failureCodeOf(saveTaxonContract, { kind: 'order', id: null, name: '', latinName: '', orderId: null }),
    failureCodeOf(saveTaxonContract, { kind: 'order', id, name: '', latinName: '', orderId: null }),
    failureCodeOf(saveInformationContract, { informationId: null } as never),
    failureCodeOf(saveInformationContract, { informationId: id } as never),
  ]).toEqual([
    'generic/something-went-wrong',
    'animal/save-failed',
    'task/automation-archive-failed',
    'automation/change-failed',
    'user/delete-failed',
    'order/create-failed',
    'taxon/save-failed',
    'information/create-failed',
    'information/change-failed',
  ]);
});

it.each([
  ['enclosure', 'delete', 'enclosure/delete-failed'],
  ['enclosure', 'archive', 'enclosure/save-failed'],
  ['group', 'delete', 'group/delete-failed'],
  ['group', 'restore', 'group/save-failed'],
  ['sector', 'delete', 'sector/delete-failed'],
] as const)('names an unexplained failure of a place by its kind and the action: %s, %s', (kind, mode, code) => {
  expect(failureCodeOf(CALLABLES.retirePlace, { zooId: 'zoo', id: 'one', kind, mode })).toBe(code);
});

it.each([
  ['removeAttachment', 'attachment/remove-failed'],
  ['removeEvaluationMedia', 'attachment/remove-failed'],
  ['removePhoto', 'photo/remove-failed'],
  ['removePicture', 'picture/remove-failed'],
  ['getSignedUrl', 'file/link-failed'],
  ['saveNotificationSettings', 'notification/settings-failed'],
] as const)('an unexplained failure of %s is %s', (name, code) => {
  expect(CALLABLES[name].failure).toBe(code);
});
