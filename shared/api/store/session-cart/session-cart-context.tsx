import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import * as rules from './session-cart.ts'
import type { SessionCart } from './session-cart.ts'

/** The key of the cart in the browser's local storage. */
export const SESSION_CART_KEY = 'stoa-session-cart'

/** Where the cart is stored. `createRemembered` of `@stoa/ui/remembered` makes one of the browser's local storage. */
export interface SessionCartStorage {
  /** Returns the same object until another cart is written; null when none is stored. */
  read(): SessionCart | null
  write(cart: SessionCart): void
  /** Calls the listener on each write, also of other tabs. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

function createSessionCart({ read, write, subscribe }: SessionCartStorage) {
  const current = () => read() ?? rules.EMPTY_SESSION_CART
  const action =
    <Args extends unknown[]>(rule: (cart: SessionCart, ...args: Args) => SessionCart) =>
    (...args: Args) =>
      write(rule(current(), ...args))
  const actions = {
    setRegion: action(rules.setRegion),
    addItem: action(rules.addItem),
    updateItem: action(rules.updateItem),
    setQuantity: action(rules.setQuantity),
    increment: action(rules.increment),
    decrement: action(rules.decrement),
    removeItem: action(rules.removeItem),
    setItems: action(rules.setItems),
    clear: action(rules.clear),
  }
  return { current, subscribe, actions }
}

const SessionCartContext = createContext<ReturnType<typeof createSessionCart> | undefined>(undefined)

/** Provides the session cart of a storage, which must not change. A storage without a cart is an empty cart. */
export function SessionCartProvider({
  storage,
  children,
}: {
  storage: SessionCartStorage
  children: ReactNode
}) {
  const [sessionCart] = useState(() => createSessionCart(storage))
  return <SessionCartContext value={sessionCart}>{children}</SessionCartContext>
}

/** The session cart and its actions. Throws outside a `SessionCartProvider`. */
export function useSessionCart() {
  const sessionCart = useContext(SessionCartContext)
  if (!sessionCart) throw new Error('useSessionCart must be used inside a SessionCartProvider')
  const { current, subscribe, actions } = sessionCart
  const cart = useSyncExternalStore(subscribe, current, () => rules.EMPTY_SESSION_CART)
  return { ...cart, ...actions, getItem: (id: string) => rules.itemOf(cart, id) }
}
