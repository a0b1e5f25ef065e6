import { ATTACHMENT_KINDS, ATTACHMENT_TYPES, type AttachmentKind } from '#domain/tasks/attachment.ts';

/** The files a field offers to choose, and the kinds a touch screen offers to record. */
export type TakenMedia = {
  /** the `accept` of the file chooser; absent: the chooser shows every file */
  readonly accept?: string;
  readonly records: readonly AttachmentKind[];
};

/** By their endings too: systems have other names for the types of sounds, and would not let them be chosen. */
const ENDINGS = ['.m4a', '.mp3', '.wav', '.ogg', '.oga', '.mov', '.m4v'];

/** Photos, videos and sounds. */
export const ANY_MEDIA: TakenMedia = {
  accept: [...Object.values(ATTACHMENT_TYPES).flat(), ...ENDINGS].join(','),
  records: ATTACHMENT_KINDS,
};

/** Pictures only. A chosen file of another type stands in the list with the reason. */
export const PICTURES: TakenMedia = { records: ['photo'] };
