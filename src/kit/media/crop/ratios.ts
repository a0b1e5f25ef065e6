/** The forms a picture may be cropped to, each as width by height; a free one has none. */
export const RATIOS = { free: null, '1:1': 1, '4:3': 4 / 3, '16:9': 16 / 9 } as const;
export type RatioName = keyof typeof RATIOS;

/** Forms for a picture that is shown in a circle. */
export const PORTRAIT_RATIOS: readonly RatioName[] = ['1:1', 'free'];
/** Forms for every other picture. */
export const PICTURE_RATIOS: readonly RatioName[] = ['free', '1:1', '4:3', '16:9'];
