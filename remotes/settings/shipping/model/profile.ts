import type { shippingProfileCalls } from '@stoa/api/admin/shipping-profiles'

/** A profile with all its products and options. */
export type Profile = Awaited<ReturnType<typeof shippingProfileCalls.retrieve>>['shipping_profile']

/** The store makes the default profile and that of gift cards; deleting either would leave products unsellable. */
export const isProtected = ({ type }: Pick<Profile, 'type'>): boolean => type !== 'custom'
