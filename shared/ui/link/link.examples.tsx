import type { Examples } from '../gallery/examples.ts'
import { Link } from './link.tsx'

export const examples: Examples = {
  Accent: function Accent() {
    return (
      <p>
        An order of <Link href="#customer">Ada Lovelace</Link>.
      </p>
    )
  },
  Plain: function Plain() {
    return (
      <p>
        Looks like text until hovered:{' '}
        <Link href="#product" variant="plain">
          Linen shirt
        </Link>
      </p>
    )
  },
}
