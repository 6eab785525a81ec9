import type { Examples } from '../gallery/examples.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export const examples: Examples = {
  'Read but not drawn': function Hidden() {
    return (
      <p>
        Three orders<VisuallyHidden> wait to be shipped</VisuallyHidden>.
      </p>
    )
  },
}
