import { withTexts } from './later-texts.ts'

/** The cart with its texts. */
export const loadCartPage = () => withTexts(import(/* webpackChunkName: "cart" */ '../pages/cart/cart.tsx'))
