import type { Examples } from '../gallery/examples.ts'
import { Toast } from './toast.tsx'

const TYPES = ['success', 'warning', 'error', 'info'] as const

export const examples: Examples = {
  'Four types': function Types() {
    return (
      <>
        {TYPES.map((type) => (
          <Toast
            key={type}
            type={type}
            title={`A toast: ${type}`}
            message="What happened, in a sentence."
            onClose={() => undefined}
          />
        ))}
      </>
    )
  },
  'Title alone': function Title() {
    return <Toast type="info" title="Copied" onClose={() => undefined} />
  },
}
