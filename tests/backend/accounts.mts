/** The staff member who may do everything in the shipped store. */
export const staff = { email: 'admin@stoa.test', password: 'stoa-admin' } as const

/** A customer of the shipped store with orders and saved addresses. */
export const shopper = { email: 'shopper@stoa.test', password: 'stoa-shopper' } as const
