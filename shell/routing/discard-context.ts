import { createContext } from 'react'

/** Says that the input of the page on screen was discarded. */
export const DiscardContext = createContext<() => void>(() => undefined)
