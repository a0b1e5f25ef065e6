/** The photos on one page of a gallery, and the most that it can grow to; filters find older ones. */
export const PHOTO_PAGE = 60;
export const MAX_PHOTOS = 600;

/**
 * The latest photos of an establishment: all, of one subject, of one animal, or in one enclosure or sector, its
 * animals' among them.
 */
export type PhotoQuestion = {
  readonly zooId: string;
  readonly size: number;
  readonly animalId?: string;
  readonly enclosureId?: string;
  readonly sectorId?: string;
  /** the photos of this subject alone, without those of its animals */
  readonly subjectId?: string;
};

/** The tasks with the latest files: all of an establishment, or those about one animal, enclosure or sector. */
export type TaskFilesQuestion = Omit<PhotoQuestion, 'subjectId'>;
