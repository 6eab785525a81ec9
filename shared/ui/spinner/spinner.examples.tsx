import type { Examples } from '../gallery/examples.ts'
import { Spinner } from './spinner.tsx'

export const examples: Examples = {
  Sizes: function Sizes() {
    return (
      <>
        <Spinner size="small" /> <Spinner label="Loading the orders" /> <Spinner size="large" />
      </>
    )
  },
}
