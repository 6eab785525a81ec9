/** The figures shown, in this order. */
export const FIGURES = ['sales', 'orders', 'average'] as const

export type FigureName = (typeof FIGURES)[number]
