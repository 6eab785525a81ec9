/** What is shown of the sales, in this order. */
export const FIGURES = ['sales', 'orders', 'average'] as const

export type FigureName = (typeof FIGURES)[number]
