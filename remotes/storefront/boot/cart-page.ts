import { withTexts } from './later-texts.ts'

/** The cart with its texts. */
export const loadCartPage = () => withTexts(import('../pages/cart/cart.tsx'))
