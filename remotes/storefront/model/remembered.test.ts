import { jest } from '@jest/globals'

import { createRemembered, textLike } from './remembered.ts'

const remembered = () =>
  createRemembered({ key: 'cart', storage: 'localStorage', check: textLike(/^cart_\w+$/) })

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

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

test('listeners hear of writes until they leave', () => {
  const cart = remembered()
  const heard = jest.fn()
  const leave = cart.subscribe(heard)
  cart.write('cart_1')
  leave()
  cart.write('cart_2')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('what another tab writes is there', () => {
  const cart = remembered()
  const heard = jest.fn()
  cart.subscribe(heard)
  localStorage.setItem('cart', '"cart_9"')
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  expect(cart.read()).toBe('cart_9')
  expect(heard).toHaveBeenCalledTimes(1)
})
