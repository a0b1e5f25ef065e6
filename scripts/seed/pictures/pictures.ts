/** The subject of a picture, and which of its pictures. */
export type PictureOf = {
  readonly zooId: string;
  readonly kind: 'animals' | 'enclosures' | 'sectors';
  readonly ownerId: string;
  readonly name: string;
};

/** A picture as documents name it; its size in bytes is known once it is drawn. */
export type ShownPicture = {
  readonly publicId: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
};

/** The pictures of a seed. Documents request pictures; the requested ones are stored afterwards. */
export type Pictures = {
  /** Returns the picture with this drawing; throws for an unknown drawing. */
  show(of: PictureOf, drawing: string): ShownPicture;
};
