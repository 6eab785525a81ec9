import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRemembered } from '@stoa/ui/remembered'
import { readSessionCart } from './read-session-cart.ts'
import { SESSION_CART_KEY, SessionCartProvider, useSessionCart } from './session-cart-context.tsx'

const europe = { currency_code: 'eur', tax_rate: 19 }
const mug = { id: 'mug', inventory_quantity: 5, prices: [{ currency_code: 'eur', amount: 1000 }] }
const EMPTY = { region: null, items: [], total: 0, totalItems: 0 }

function open() {
  const storage = createRemembered({
    key: SESSION_CART_KEY,
    storage: 'localStorage',
    check: readSessionCart,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <SessionCartProvider storage={storage}>{children}</SessionCartProvider>
    </StrictMode>
  )
  return renderHook(useSessionCart, { wrapper }).result
}
const itemText = (change: object) => JSON.stringify({ region: europe, items: [{ variant: mug, ...change }] })
const stored = () => JSON.parse(localStorage.getItem(SESSION_CART_KEY) ?? 'null') as unknown
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Simulates another tab: it writes, and this one gets the event. */
function writeElsewhere(text: string): void {
  localStorage.setItem(SESSION_CART_KEY, text)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_CART_KEY })))
}

function fill(cart: ReturnType<typeof open>): void {
  act(() => cart.current.setRegion(europe))
  act(() => cart.current.addItem({ variant: mug, quantity: 2 }))
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

it('offers every action', () => {
  const cart = open()
  fill(cart)
  expect(cart.current).toMatchObject({ region: europe, total: 2000, totalItems: 2 })
  const steps: [() => void, number | undefined][] = [
    [() => cart.current.setQuantity('mug', 4), 4],
    [() => cart.current.increment('mug'), 5],
    [() => cart.current.decrement('mug'), 4],
    [() => cart.current.updateItem('mug', { quantity: 3 }), 3],
    [() => cart.current.removeItem('mug'), undefined],
    [() => cart.current.setItems([{ variant: mug, quantity: 1 }]), 1],
    [() => cart.current.clear(), undefined],
  ]
  for (const [step, quantity] of steps) {
    act(step)
    expect(cart.current.getItem('mug')?.quantity).toBe(quantity)
    expect(cart.current.total).toBe((quantity ?? 0) * 1000)
  }
  expect(cart.current.region).toEqual(europe)
})

it('applies two actions in a row', () => {
  const cart = open()
  fill(cart)
  act(() => {
    cart.current.increment('mug')
    cart.current.increment('mug')
  })
  expect(cart.current.totalItems).toBe(4)
})

it('is stored as JSON and restored on the next page', () => {
  fill(open())
  expect(stored()).toMatchObject({ region: europe, total: 2000, totalItems: 2 })
  expect(open().current).toMatchObject({ region: europe, total: 2000, totalItems: 2 })
})

it('rejects an invalid action and stays unchanged', () => {
  const cart = open()
  fill(cart)
  const refusals: [() => void, string][] = [
    [() => cart.current.setRegion({}), 'region must be a non-empty object'],
    [() => cart.current.addItem({} as never), 'item must be a non-empty object'],
    [() => cart.current.setItems({} as never), 'items must be an array of items'],
  ]
  for (const [attempt, message] of refusals) expect(attempt).toThrow(new Error(message))
  expect(cart.current).toMatchObject({ region: europe, totalItems: 2 })
})

describe('storage', () => {
  it.each([
    '{broken',
    'null',
    '17',
    '[]',
    '{}',
    '{"region":{},"items":{}}',
    '{"region":[],"items":[]}',
    '{"region":{"currency_code":1},"items":[]}',
    '{"region":null,"items":[null]}',
    itemText({}),
    itemText({ quantity: '2' }),
    itemText({ quantity: 2, variant: { id: 1 } }),
    itemText({ quantity: 2, variant: { id: 'mug', prices: {} } }),
    itemText({ quantity: 2, variant: { id: 'mug', prices: [{ amount: 1 }] } }),
    itemText({ quantity: 2, variant: { id: 'mug', prices: [{ currency_code: 'eur', amount: null }] } }),
    itemText({ quantity: 2, variant: { id: 'mug', inventory_quantity: 'many' } }),
    itemText({ quantity: 2, variant: { id: 'mug', allow_backorder: 'no' } }),
    itemText({ quantity: 2, variant: { id: 'mug', manage_inventory: 'no' } }),
  ])('with %s in it gives an empty cart that works', (text) => {
    localStorage.setItem(SESSION_CART_KEY, text)
    const cart = open()
    expect(cart.current).toMatchObject(EMPTY)
    fill(cart)
    expect(cart.current.total).toBe(2000)
  })

  it('is not believed about prices and sums', () => {
    const lying = { variant: mug, quantity: 2, unitPrice: 1, total: 1 }
    const cart = { region: europe, items: [lying], total: 1, totalItems: 99 }
    localStorage.setItem(SESSION_CART_KEY, JSON.stringify(cart))
    expect(open().current).toMatchObject({ total: 2000, totalItems: 2 })
  })

  it.each(['getItem', 'setItem'] as const)(
    'that refuses %s loses nothing while the page is open',
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse)
      const cart = open()
      fill(cart)
      act(() => cart.current.increment('mug'))
      expect(cart.current.totalItems).toBe(3)
    },
  )
})

describe('another tab', () => {
  it('is followed', () => {
    const cart = open()
    fill(cart)
    writeElsewhere(JSON.stringify({ region: europe, items: [{ variant: mug, quantity: 5 }] }))
    expect(cart.current).toMatchObject({ total: 5000, totalItems: 5 })
    writeElsewhere('{broken')
    expect(cart.current).toMatchObject(EMPTY)
  })

  it('is not overwritten by a change here that came before its news', () => {
    const cart = open()
    fill(cart)
    const jug = { id: 'jug', prices: [{ currency_code: 'eur', amount: 500 }] }
    const items = [
      { variant: mug, quantity: 2 },
      { variant: jug, quantity: 1 },
    ]
    localStorage.setItem(SESSION_CART_KEY, JSON.stringify({ region: europe, items }))
    act(() => cart.current.increment('mug'))
    expect(cart.current).toMatchObject({ total: 3500, totalItems: 4 })
  })
})

it('is missed by a hook outside of its provider', () => {
  // React logs errors thrown by components; the assertion below is about the same error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(useSessionCart)).toThrow('useSessionCart must be used inside a SessionCartProvider')
})
