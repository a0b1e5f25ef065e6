import type { SaveTaxonRequest } from '../../../src/domain/callables/taxonomy.ts';
import { checkTaxon, tidyTaxon } from '../../../src/domain/taxonomy/check-taxon.ts';
import type { Family, Order } from '../../../src/domain/taxonomy/taxonomy.ts';
import { database } from '../common/firebase.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { bundleFor, writeBundle } from './catalogue-bundle.ts';
import { freeId } from './free-id.ts';
import { FAMILIES, ORDERS, SPECIES } from './taxonomy-paths.ts';

/**
 * Writes a family or an order and the bundle in one transaction, and returns its id; the species of a family follow it into
 * another order. Refusals: those of `checkTaxon` at their field, 'taxon/not-found'.
 */
export async function writeTaxon(request: SaveTaxonRequest): Promise<{ id: string } | Refusal> {
  const { kind } = request;
  const collection = kind === 'order' ? ORDERS : FAMILIES;
  return database().runTransaction(async (transaction) => {
    const bundle = await bundleFor(database(), transaction);
    const { orders, families } = bundle.head;
    if (request.id !== null && !Object.hasOwn(kind === 'order' ? orders : families, request.id))
      return refuse('taxon/not-found', 'id');
    const taxon = tidyTaxon(request);
    const { name, latinName, orderId } = taxon;
    const [wrong] = Object.entries(checkTaxon(taxon, bundle.head, request.id));
    if (wrong !== undefined) return refuse(wrong[1].code, wrong[0]);
    if (orderId !== null && !Object.hasOwn(orders, orderId)) return refuse('taxon/not-found', 'orderId');
    const id = request.id ?? (await freeId(database(), transaction, collection, latinName));
    const document = database().collection(collection).doc(id);
    if (kind === 'order') {
      const order: Order = { orderId: id, orderName: name, orderLatinName: latinName };
      transaction.set(document, order, { merge: true });
      const said = { orderName: name, orderLatinName: latinName };
      writeBundle(database(), transaction, bundle, { head: { orders: { ...orders, [id]: said } } });
      return { id };
    }
    const isMoved = request.id !== null && families[request.id]?.orderId !== orderId;
    const inIt = database().collection(SPECIES).where('familyId', '==', id);
    const followers = isMoved ? (await transaction.get(inIt)).docs : [];
    const family: Family = { familyId: id, familyName: name, familyLatinName: latinName, familyOrder: { orderId } };
    transaction.set(document, family, { merge: true });
    for (const species of followers)
      transaction.update(species.ref, { orderId, specieFamily: { familyId: id, familyOrder: { orderId } } });
    const said = { familyName: name, familyLatinName: latinName, orderId };
    writeBundle(database(), transaction, bundle, { head: { families: { ...families, [id]: said } } });
    return { id };
  });
}
