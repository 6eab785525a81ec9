/** The staff member who may do everything in the shipped store. */
export const staff = { email: 'admin@stoa.test', password: 'stoa-admin' } as const

/** The only staff member who was never asked about usage data: signing in as them shows the question. */
export const unasked = { email: 'member@stoa.test', password: staff.password } as const

/** A customer of the shipped store with orders and saved addresses. */
export const shopper = { email: 'shopper@stoa.test', password: 'stoa-shopper' } as const
