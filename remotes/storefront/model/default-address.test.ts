import { addressesOf, asDefault, defaultAddressId } from './default-address.ts'

type Owner = Parameters<typeof addressesOf>[0]

const owner = (metadata: Record<string, unknown> | null): Owner =>
  ({
    metadata,
    shipping_addresses: [
      { id: 'second', created_at: '2026-02-01' },
      { id: 'first', created_at: '2026-01-01' },
      { id: 'third', created_at: '2026-03-01' },
    ],
  }) as unknown as Owner

test('the default address comes first, the others in the order in which they were saved', () => {
  expect(addressesOf(owner(asDefault('third').metadata)).map(({ id }) => id)).toEqual([
    'third',
    'first',
    'second',
  ])
})

test('an account without metadata has no default address', () => {
  expect(defaultAddressId(owner(null))).toBeUndefined()
  expect(addressesOf(owner(null))[0]?.id).toBe('first')
})

test('a default address that was removed is none', () => {
  expect(defaultAddressId(owner(asDefault('gone').metadata))).toBeUndefined()
})
