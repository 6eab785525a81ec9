import { afterEach, expect, jest, test } from '@jest/globals'
import { createRemembered, textLike } from './remembered.tsx'

const remembered = () =>
  createRemembered({ key: 'cart', storage: 'localStorage', check: textLike(/^cart_\w+$/) })

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const writeInAnotherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('a written value is read on the next page', () => {
  remembered().write('cart_1')
  expect(remembered().read()).toBe('cart_1')
})

test('writing null removes the value', () => {
  remembered().write('cart_1')
  remembered().write(null)
  expect(localStorage).toHaveLength(0)
  expect(remembered().read()).toBeNull()
})

test.each(['{broken', '"no cart"', '{"id":"cart_1"}', '17', 'null'])(
  '%s in the storage reads as null',
  (text) => {
    localStorage.setItem('cart', text)
    expect(remembered().read()).toBeNull()
  },
)

test('a blocked storage loses nothing while the page is open', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const cart = remembered()
  cart.write('cart_1')
  expect(cart.read()).toBe('cart_1')
})

test('a storage that is blocked after a write loses nothing while the page is open', () => {
  const cart = remembered()
  cart.write('cart_1')
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  expect(cart.read()).toBe('cart_1')
})

test('a full storage does not bring an older value back', () => {
  const cart = remembered()
  cart.write('cart_1')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  cart.write('cart_2')
  expect(cart.read()).toBe('cart_2')
})

test('a listener is called for writes until it unsubscribes', () => {
  const cart = remembered()
  const listener = jest.fn()
  const unsubscribe = cart.subscribe(listener)
  cart.write('cart_1')
  unsubscribe()
  cart.write('cart_2')
  writeInAnotherTab('cart')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a value that another tab writes is read, and listeners are called', () => {
  const cart = remembered()
  const listener = jest.fn()
  cart.subscribe(listener)
  localStorage.setItem('cart', '"cart_9"')
  writeInAnotherTab('cart')
  expect(cart.read()).toBe('cart_9')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a listener is called when another tab clears the storage, but not when it writes another key', () => {
  const cart = remembered()
  const listener = jest.fn()
  cart.subscribe(listener)
  writeInAnotherTab('country')
  expect(listener).not.toHaveBeenCalled()
  writeInAnotherTab(null)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a value that another tab writes is read without a listener', () => {
  const cart = remembered()
  cart.write('cart_1')
  localStorage.setItem('cart', '"cart_9"')
  expect(cart.read()).toBe('cart_9')
})

test('an object keeps its identity until another value is written', () => {
  localStorage.setItem('thing', '{"a":1}')
  const thing = createRemembered({ key: 'thing', storage: 'localStorage', check: (stored) => stored })
  const first = thing.read()
  expect(first).toEqual({ a: 1 })
  expect(thing.read()).toBe(first)
  localStorage.setItem('thing', '{"a":2}')
  expect(thing.read()).toEqual({ a: 2 })
})
