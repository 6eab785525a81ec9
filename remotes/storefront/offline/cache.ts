/** The name of the cache of what the shop opens with while there is no connection. */
export const CACHE = 'stoa-shop'

/** The path that the document is kept under. It opens every page. */
export const DOCUMENT = '/'
