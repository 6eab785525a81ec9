import type { Cart } from '../../model/cart.ts'

/** What each step of the checkout is given. */
export interface StepProps {
  cart: Cart
  /** The backend has what the step asks for. */
  onDone: () => void
}
