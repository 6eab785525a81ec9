import { rootChoice } from '../theme/root-choice.ts'

/** How much room rows and lists take. */
export type Density = 'comfortable' | 'compact'

/** All of them, in the order in which they are offered. */
export const DENSITIES: readonly Density[] = ['comfortable', 'compact']

const density = rootChoice<Density>('density', ['comfortable', 'compact'])

/** Shows the density that was chosen in this browser; comfortable where storage is blocked or empty. Once, at start. */
export const showChosenDensity = density.showChosen

/** Shows the page in a density at once and remembers it in this browser. False when the browser refuses to remember. */
export const chooseDensity = density.choose

/** The density that is shown; wherever it is chosen, whoever shows the choice stays in step. */
export const useDensity = density.useShown
