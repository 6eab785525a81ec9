/** JSON that cannot end the element that it is written into. */
export const dataText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
