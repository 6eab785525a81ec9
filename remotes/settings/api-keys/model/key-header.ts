/** The line that a shop adds to each of its calls, as the backend reads it. */
export const headerOf = (key: string): string => `x-publishable-api-key: ${key}`
