import { rootChoice } from '../theme/root-choice.ts'

/** Spacing of rows and lists. */
export type Density = 'comfortable' | 'compact'

/** All densities, in display order. */
export const DENSITIES: readonly Density[] = ['comfortable', 'compact']

const density = rootChoice<Density>('density', ['comfortable', 'compact'])

/** Applies the density stored in this browser; comfortable without one. Call once at start. */
export const showChosenDensity = density.showChosen

/** Applies a density and stores it in this browser. Returns false if storage is blocked. */
export const chooseDensity = density.choose

/** The current density; re-renders on every change. */
export const useDensity = density.useShown
