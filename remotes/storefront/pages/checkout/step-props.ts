import type { Cart } from '../../model/cart.ts'

/** Props of each checkout step. */
export interface StepProps {
  cart: Cart
  /** Called when the backend has saved the step. */
  onDone: () => void
}
