import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { Inline } from './inline.tsx'

export const examples: Examples = {
  Actions: () => (
    <Inline justify="end">
      <Button>Cancel</Button>
      <Button variant="primary">Save changes</Button>
    </Inline>
  ),
}
