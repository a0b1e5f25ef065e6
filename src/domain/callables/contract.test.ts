import { expect, it } from 'vitest';
import { adminSetUserAccessContract } from './admin-set-user-access.ts';
import { changeAutomationContract } from './automations.ts';
import { failureCodeOf } from './contract.ts';
import { CALLABLES } from './contracts.ts';
import { saveInformationContract } from './information.ts';
import { getSignedUrlContract } from './pictures.ts';
import { saveTaxonContract } from './taxonomy.ts';

it('names an unexplained failure by the action of the request', () => {
  const id = 'one';
  expect([
    failureCodeOf(getSignedUrlContract, { storageRef: 'a' }),
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
