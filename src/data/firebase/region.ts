/** The region of the project's functions. */
export const REGION = 'europe-west3';
