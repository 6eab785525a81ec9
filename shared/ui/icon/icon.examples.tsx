import ArrowRight from 'lucide-react/icons/arrow-right'
import Package from 'lucide-react/icons/package'
import type { Examples } from '../gallery/examples.ts'
import { Icon } from './icon.tsx'

const SIZES = ['small', 'medium', 'large', 'huge'] as const

export const examples: Examples = {
  Sizes: function Sizes() {
    return (
      <>
        {SIZES.map((size) => (
          <Icon key={size} glyph={Package} size={size} />
        ))}
      </>
    )
  },
  Directional: function Directional() {
    return <Icon glyph={ArrowRight} isDirectional />
  },
}
