import { cartKeys } from '../carts/carts-keys.ts'
import { customerKeys } from '../customers/customers-keys.ts'
import { productKeys } from '../products/products-keys.ts'
import { variantKeys } from '../products/variants-keys.ts'
import { authKeys } from './auth-keys.ts'

/** What is the shopper's own. A cart becomes that of whoever is signed in when it is read. */
export const ownKeys = () => [authKeys.current(), customerKeys.all, cartKeys.details()]

/** What everybody sees, but some at prices of their own. */
export const pricedKeys = () => [productKeys.all, variantKeys.all]

/** All that somebody who signs in sees with other eyes. */
export const personalKeys = () => [...ownKeys(), ...pricedKeys()]
