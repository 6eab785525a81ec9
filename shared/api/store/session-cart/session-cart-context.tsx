import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createRemembered } from '@stoa/api/remembered'
import { readSessionCart } from './read-session-cart.ts'
import * as rules from './session-cart.ts'
import type { SessionCart } from './session-cart.ts'

/** Where the browser's local storage keeps the cart, as JSON. */
export const SESSION_CART_KEY = 'stoa-session-cart'

function createSessionCart() {
  const { read, write, subscribe } = createRemembered({
    key: SESSION_CART_KEY,
    storage: 'localStorage',
    check: readSessionCart,
  })
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

/**
 * Keeps the session cart for everything beneath it, in local storage and in step with other tabs. A stored cart that
 * cannot be read counts as empty; where storage is blocked or full, the cart lives as long as the page.
 */
export function SessionCartProvider({ children }: { children: ReactNode }) {
  const [sessionCart] = useState(createSessionCart)
  return <SessionCartContext value={sessionCart}>{children}</SessionCartContext>
}

/** The session cart and what can be done with it; throws outside of a `SessionCartProvider`. */
export function useSessionCart() {
  const sessionCart = useContext(SessionCartContext)
  if (!sessionCart) throw new Error('useSessionCart must be used inside a SessionCartProvider')
  const { current, subscribe, actions } = sessionCart
  const cart = useSyncExternalStore(subscribe, current)
  return { ...cart, ...actions, getItem: (id: string) => rules.itemOf(cart, id) }
}
