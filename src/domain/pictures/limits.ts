/** Bytes of a photo that the server takes. @source specification, point 9 "Upload limits in bytes" */
export const UPLOAD_MAX_BYTES = 2_000_000;

/** Bytes of a picture as it is stored, and as the browser sends it. @source specification, point 9, "0.25 MB" */
export const STORED_MAX_BYTES = 250_000;

/** The most pixels of a picture: a small file may unfold to many, and each costs memory. */
export const MAX_PIXELS = 50_000_000;
