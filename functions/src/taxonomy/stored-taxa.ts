import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  type Family,
  familySchema,
  OLDER_SPECIES,
  type Order,
  orderSchema,
  type Species,
  specieSchema,
} from '../../../src/domain/taxonomy/taxonomy.ts';

/** Returns a stored species; throws for a document that is none. */
export function readSpecie(document: DocumentSnapshot): Species {
  return specieSchema.parse({ ...OLDER_SPECIES, specieLatinName: '', ...document.data(), specieId: document.id });
}

/** Returns a stored family; throws for a document that is none. */
export function readFamily(document: DocumentSnapshot): Family {
  return familySchema.parse({
    familyName: '',
    familyLatinName: '',
    familyOrder: null,
    ...document.data(),
    familyId: document.id,
  });
}

/** Returns a stored order; throws for a document that is none. */
export function readOrder(document: DocumentSnapshot): Order {
  return orderSchema.parse({ orderName: '', orderLatinName: '', ...document.data(), orderId: document.id });
}
