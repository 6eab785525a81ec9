/** The name of the shop. */
export const SHOP_NAME = 'Stoa'
