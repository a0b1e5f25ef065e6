/** The notes of one task that its page shows at first, and further ones on demand; the latest come first. */
export const TASK_NOTES_STEP = 50;
/** The most notes of one task that its page shows. */
export const MAX_TASK_NOTES = 500;
