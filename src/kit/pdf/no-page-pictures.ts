/** Stands for the packages by which jspdf prints elements of a page: 400 KB that no sheet needs (vite.config.ts). */
export const htmlOf = null;
