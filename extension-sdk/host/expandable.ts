/** The nouns whose records widgets can expand, by the start of their zones. */
export const EXPANDABLE = { order: 'orders', product: 'products', customer: 'customers' }
