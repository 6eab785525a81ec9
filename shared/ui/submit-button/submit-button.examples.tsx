import type { Examples } from '../gallery/examples.ts'
import { SubmitButton } from './submit-button.tsx'

export const examples: Examples = {
  States: function States() {
    return (
      <>
        <SubmitButton>Sign in</SubmitButton>
        <SubmitButton isLoading>Sign in</SubmitButton>
      </>
    )
  },
}
