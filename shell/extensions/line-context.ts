import { createContext } from 'react'

/** True where only one line fits: failures are then shown as a single button. */
export const LineContext = createContext(false)
