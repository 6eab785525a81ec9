/** People write an order's number as they read it, “#350”; the server knows it as 350. */
export const searchOf = (q: string): string => q.replace(/^#(?=\d)/, '')
