/** The version of the product as people name it: that of package.json without its last number. */
export const PRODUCT_VERSION = '2.5';
