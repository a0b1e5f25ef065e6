import type { AnimalShare } from '../../../src/domain/animal-shares/animal-share.ts';

/** A share that Parc Un has proposed to Réserve Deux, changed by `differences`. */
export function aShare(differences: Partial<AnimalShare> = {}): AnimalShare {
  return {
    shareId: 'nala~zoo-2',
    zooId: 'zoo-1',
    establishmentName: 'Parc Un',
    partnerId: 'zoo-2',
    partnerName: 'Réserve Deux',
    requestId: 'request-1',
    animalId: 'nala',
    animalName: 'Nala',
    animalSexe: 'Femelle',
    specieId: 'lion',
    specieName: 'Lion',
    specieLatinName: 'Panthera leo',
    photoUrl: null,
    state: 'proposed',
    message: '',
    reason: '',
    proposedBy: 'ana',
    proposedAtUnix: 1_000,
    answeredBy: null,
    answeredAtUnix: null,
    endedBy: null,
    endedAtUnix: null,
    endedSide: null,
    endCause: null,
    updatedAtUnix: 1_000,
    ...differences,
  };
}
