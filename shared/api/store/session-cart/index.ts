export { SESSION_CART_KEY, SessionCartProvider, useSessionCart } from './session-cart-context.tsx'
export type { SessionCartStorage } from './session-cart-context.tsx'
export { readSessionCart } from './read-session-cart.ts'
export {
  EMPTY_SESSION_CART,
  addItem,
  clear,
  decrement,
  increment,
  itemOf,
  newCartOf,
  removeItem,
  setItems,
  setQuantity,
  setRegion,
  updateItem,
} from './session-cart.ts'
export type {
  SessionCart,
  SessionChoice,
  SessionItem,
  SessionRegion,
  SessionVariant,
} from './session-cart.ts'
