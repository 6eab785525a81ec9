import { createStore } from 'zustand/vanilla'

/** Number of hot updates of local extensions since the page loaded. */
export const codeGeneration = createStore(() => 0)
