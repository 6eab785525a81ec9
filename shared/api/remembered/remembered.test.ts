import { afterEach, expect, jest, test } from '@jest/globals'
import { createRemembered, textLike } from './remembered.ts'

const remembered = () =>
  createRemembered({ key: 'cart', storage: 'localStorage', check: textLike(/^cart_\w+$/) })

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const tellOfAnotherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('a value is there again on the next page', () => {
  remembered().write('cart_1')
  expect(remembered().read()).toBe('cart_1')
})

test('null forgets it', () => {
  remembered().write('cart_1')
  remembered().write(null)
  expect(localStorage).toHaveLength(0)
  expect(remembered().read()).toBeNull()
})

test.each(['{broken', '"no cart"', '{"id":"cart_1"}', '17', 'null'])(
  '%s in the storage counts as nothing',
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

test('a storage that is blocked later loses nothing either', () => {
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

test('listeners hear of writes until they leave', () => {
  const cart = remembered()
  const heard = jest.fn()
  const leave = cart.subscribe(heard)
  cart.write('cart_1')
  leave()
  cart.write('cart_2')
  tellOfAnotherTab('cart')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('what another tab writes is there', () => {
  const cart = remembered()
  const heard = jest.fn()
  cart.subscribe(heard)
  localStorage.setItem('cart', '"cart_9"')
  tellOfAnotherTab('cart')
  expect(cart.read()).toBe('cart_9')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('also when another tab clears everything, but not when it writes something else', () => {
  const cart = remembered()
  const heard = jest.fn()
  cart.subscribe(heard)
  tellOfAnotherTab('country')
  expect(heard).not.toHaveBeenCalled()
  tellOfAnotherTab(null)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('what another tab writes is there even if nobody listened', () => {
  const cart = remembered()
  cart.write('cart_1')
  localStorage.setItem('cart', '"cart_9"')
  expect(cart.read()).toBe('cart_9')
})

test('an object stays the same one until something else is written', () => {
  localStorage.setItem('thing', '{"a":1}')
  const thing = createRemembered({ key: 'thing', storage: 'localStorage', check: (stored) => stored })
  const first = thing.read()
  expect(first).toEqual({ a: 1 })
  expect(thing.read()).toBe(first)
  localStorage.setItem('thing', '{"a":2}')
  expect(thing.read()).toEqual({ a: 2 })
})
