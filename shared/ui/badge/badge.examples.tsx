import type { Examples } from '../gallery/examples.ts'
import { Badge } from './badge.tsx'

const TONES = ['neutral', 'success', 'warning', 'danger', 'info'] as const

export const examples: Examples = {
  Soft: function Soft() {
    return (
      <>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </>
    )
  },
  Dot: function Dot() {
    return (
      <>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} variant="dot">
            {tone}
          </Badge>
        ))}
      </>
    )
  },
}
