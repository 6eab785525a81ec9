import { expect, it } from '@jest/globals'
import { route } from './index.ts'

it('encodes values from outside', () => {
  const id = 'a/../b c?d=1#e%2F'
  expect(route`/admin/orders/${id}/capture`).toBe('/admin/orders/a%2F..%2Fb%20c%3Fd%3D1%23e%252F/capture')
  expect(route`/admin/swaps/${'s1'}/lines/${'l1'}`).toBe('/admin/swaps/s1/lines/l1')
  expect(route`/admin/orders`).toBe('/admin/orders')
})

it('refuses an id that would make another call of it', () => {
  const missing: string[] = []
  expect(() => route`/admin/orders/${''}`).toThrow('The call /admin/orders/… needs an id, but one is missing')
  expect(() => route`/admin/orders/${missing[0]!}`).toThrow('needs an id')
  expect(() => route`/admin/orders/${'..'}/cancel`).toThrow(
    'The call /admin/orders/…/cancel cannot have the id ".."',
  )
  expect(() => route`/admin/orders/${'.'}`).toThrow('cannot have the id "."')
  expect(route`/admin/orders/${'...'}`).toBe('/admin/orders/...')
})
