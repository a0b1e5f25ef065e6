import { collection, type Firestore, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import { ok } from '#domain/shared/result.ts';
import { reportError } from '#lib/log.ts';
import { toAppError } from '../firebase/failure.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { AnimalRegister } from './animal-register.ts';
import { type ReadPart, readRegisterPart } from './read-register-part.ts';

/** Parts of one register: 40,000 animals. */
const MAX_PARTS = 100;

/**
 * Listens to the register of an establishment. After a change of one animal only its part is read; the animals of the
 * other parts stay the same objects, so that they are not drawn again.
 */
export function watchRegister(database: Firestore, zooId: string, watcher: Watcher<AnimalRegister>): Unwatch {
  const parts = new Map<string, ReadPart>();
  const all = query(collection(database, 'zoo', zooId, 'animalRegister'), orderBy('part'), limit(MAX_PARTS));
  return onSnapshot(
    all,
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') parts.delete(doc.id);
        else parts.set(doc.id, read(doc.id, doc.data()));
      }
      const known = [...parts.values()];
      watcher.next(
        ok({
          animals: Object.freeze(known.flatMap((part) => part.animals)),
          unreadable: known.reduce((sum, part) => sum + part.unreadable, 0),
        }),
      );
    },
    (error) => watcher.failed(toAppError(error, 'data/animalRegister')),
  );
}

function read(id: string, data: Parameters<typeof readRegisterPart>[0]): ReadPart {
  const part = readRegisterPart(data);
  if (part.unreadable > 0)
    reportError(new Error('generic/bad-document'), { where: 'data/animalRegister', id, field: 'entries' });
  return part;
}
