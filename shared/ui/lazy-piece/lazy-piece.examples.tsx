import type { Examples } from '../gallery/examples.ts'
import { lazyPiece } from './lazy-piece.tsx'

const Missing = lazyPiece(() => Promise.reject(new Error('Loading chunk 7 failed')))

const Waiting = lazyPiece(() => new Promise<never>(() => {}))

export const examples: Examples = {
  'Waiting for its code': () => <Waiting placeholder="Loading" />,
  'Code that does not come': () => <Missing />,
}
