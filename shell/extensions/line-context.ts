import { createContext } from 'react'

/** True where there is room for one line only: whatever goes wrong there is said in few words. */
export const LineContext = createContext(false)
