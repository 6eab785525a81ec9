import { createStore } from 'zustand/vanilla'

/** How often code of an extension that is being written has changed since the page was loaded. */
export const codeGeneration = createStore(() => 0)
