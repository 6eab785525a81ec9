import { TextDecoder, TextEncoder } from 'node:util'

// What browsers have and the DOM of jest lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })
