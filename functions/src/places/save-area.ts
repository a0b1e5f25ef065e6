import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { saveAreaContract, type SaveAreaRequest } from '../../../src/domain/callables/enclosure-plans.ts';
import { checkPlan, tidyPlan } from '../../../src/domain/enclosures/check-plan.ts';
import { type Area, MAX_AREAS } from '../../../src/domain/enclosures/enclosure.ts';
import { takenLevels } from '../../../src/domain/enclosures/plan-level.ts';
import { scanMissing } from '../../../src/domain/enclosures/scan-readiness.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { database } from '../common/firebase.ts';
import { ENCLOSURES, enclosurePath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { deletePicture } from '../pictures/stored-files.ts';
import { readZones } from './park-places.ts';
import { enclosureToPlan, ownImage } from './plan-enclosure.ts';
import { type PlanImage, storePlanImage } from './plan-image.ts';

/**
 * Adds a plan to an enclosure or changes one: its image, its width, its squares. A former image is deleted.
 * @source src/domain/callables/enclosure-plans.ts; specification, point 5 "Enclosure and zone"
 */
export const saveArea = parkCallable(saveAreaContract, {
  memory: '1GiB',
  handle: save,
});

async function save(sent: SaveAreaRequest, { actor, caller }: ParkCaller): Promise<{ areaId: string } | Refusal> {
  const request = tidyPlan(sent);
  const { zooId, enclosureId } = request;
  const allowed = await inTransaction((transaction) => enclosureToPlan(transaction, zooId, enclosureId, actor));
  if (isRefusal(allowed)) return allowed;
  const [wrong] = Object.entries(checkPlan(request));
  if (wrong !== undefined) return refuse(wrong[1].code, wrong[0]);
  const image =
    request.base64picture === undefined ? null : await storePlanImage(request, request.base64picture, caller);
  if (image !== null && isRefusal(image)) return image;
  let isWritten = false;
  try {
    const saved = await inTransaction((transaction) => writeArea(transaction, request, image, actor));
    if (isRefusal(saved)) return saved;
    isWritten = true;
    if (saved.former !== null) await deletePicture(saved.former);
    return { areaId: saved.areaId };
  } finally {
    if (image !== null && !isWritten) await deletePicture(image.areaImage);
  }
}

type Saved = { readonly areaId: string; readonly former: string | null };

/** Writes the plan into its enclosure as it is now, and returns its id with the replaced file. */
async function writeArea(
  transaction: Transaction,
  { zooId, enclosureId, areaId, areaName, mapWidthM, squareAreaM2, elevation }: SaveAreaRequest,
  image: PlanImage | null,
  actor: Actor,
): Promise<Saved | Refusal> {
  const enclosure = await enclosureToPlan(transaction, zooId, enclosureId, actor);
  if (isRefusal(enclosure)) return enclosure;
  const zones = await readZones(transaction, enclosureId);
  const former = enclosure.areas.find((area) => area.areaId === areaId);
  if (areaId !== null && former === undefined) return refuse('generic/not-found', 'areaId');
  if (areaId === null && enclosure.areas.length >= MAX_AREAS) return refuse('plan/too-many');
  if (takenLevels(enclosure.areas, areaId).has(elevation)) return refuse('plan/level-taken', 'elevation');
  const area: Area = {
    ...(former ?? emptyArea()),
    ...image,
    areaName,
    mapWidthM,
    squareAreaM2,
    elevation,
  };
  const areas =
    former === undefined
      ? [...enclosure.areas, area]
      : enclosure.areas.map((one) => (one.areaId === areaId ? area : one));
  transaction.update(database().doc(enclosurePath(enclosureId)), {
    areas,
    scanMissing: scanMissing({ ...enclosure, areas }, zones),
  });
  const isReplaced = image !== null && former !== undefined;
  return { areaId: area.areaId, former: isReplaced ? ownImage(zooId, enclosureId, former.areaImage) : null };
}

function emptyArea(): Area {
  return {
    areaId: database().collection(ENCLOSURES).doc().id,
    areaName: '',
    areaImage: null,
    areaImageUrl: null,
    imageWidth: null,
    imageHeight: null,
    shouldUpload: false,
    mapWidthM: null,
    squareAreaM2: null,
    elevation: 0,
  };
}
