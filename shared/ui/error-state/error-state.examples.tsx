import type { Examples } from '../gallery/examples.ts'
import { ErrorState } from './error-state.tsx'

export const examples: Examples = {
  'Try again': function Retry() {
    return (
      <ErrorState
        title="The orders could not be loaded"
        message="The server does not answer."
        retry={{ onPress: () => undefined }}
        details={'GET /admin/orders\n503 Service Unavailable'}
      />
    )
  },
  Trying: function Trying() {
    return (
      <ErrorState
        title="The customers could not be loaded"
        retry={{ onPress: () => undefined, isLoading: true }}
      />
    )
  },
}
