import type { Examples } from '../gallery/examples.ts'
import { ToneIcon } from './tone-icon.tsx'

const TONES = ['success', 'warning', 'error', 'info'] as const

export const examples: Examples = {
  'Four tones': function Tones() {
    return (
      <>
        {TONES.map((tone) => (
          <ToneIcon key={tone} tone={tone} />
        ))}
      </>
    )
  },
}
