/** A name, not a text: the same in every language. */
export const PRODUCT_NAME = 'Enclos';
