/** The line that a shop adds to each of its calls, as the backend reads it. */
export const headerOf = (key: string): string => `x-publishable-api-key: ${key}`

/** The line for the head of a page of the storefront, which reads its key there. */
export const tagOf = (key: string): string => `<meta name="stoa-publishable-key" content="${key}" />`
