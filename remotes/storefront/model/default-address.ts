import type { ShopCustomer } from '@stoa/api/store/customers'

/** An address of the account. */
export type SavedCustomerAddress = ShopCustomer['shipping_addresses'][number]

type Owner = Pick<ShopCustomer, 'shipping_addresses' | 'metadata'>

/** The id of the default address, which the account's metadata names; undefined when there is none of this id. */
export function defaultAddressId({ shipping_addresses, metadata }: Owner): string | undefined {
  const named: unknown = metadata?.['default_address_id']
  return shipping_addresses.find(({ id }) => id === named)?.id
}

/** The addresses of an account, the default one first, then in the order in which they were saved. */
export function addressesOf(owner: Owner): SavedCustomerAddress[] {
  const first = defaultAddressId(owner)
  return owner.shipping_addresses.toSorted(
    (a, b) =>
      Number(b.id === first) - Number(a.id === first) ||
      String(a.created_at).localeCompare(String(b.created_at)),
  )
}

/** The change of the account that makes an address the default. */
export const asDefault = (id: string) => ({ metadata: { default_address_id: id } })
