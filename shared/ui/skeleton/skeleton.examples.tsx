import type { Examples } from '../gallery/examples.ts'
import { Skeleton } from './skeleton.tsx'

export const examples: Examples = {
  Shapes: function Shapes() {
    return (
      <>
        <Skeleton /> <Skeleton width="50%" height="48px" />{' '}
        <Skeleton width="48px" height="48px" shape="circle" />
      </>
    )
  },
}
