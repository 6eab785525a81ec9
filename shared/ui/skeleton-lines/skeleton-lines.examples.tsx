import type { Examples } from '../gallery/examples.ts'
import { SkeletonLines } from './skeleton-lines.tsx'

export const examples: Examples = {
  'Four lines': function Lines() {
    return <SkeletonLines count={4} />
  },
}
