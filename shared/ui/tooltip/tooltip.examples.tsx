import Info from 'lucide-react/icons/info'
import { Button } from '../button/button.tsx'
import type { Examples } from '../gallery/examples.ts'
import { Tooltip } from './tooltip.tsx'

const SIDES = ['top', 'bottom', 'start', 'end'] as const

export const examples: Examples = {
  'Four sides': function Sides() {
    return (
      <>
        {SIDES.map((side) => (
          <Tooltip key={side} text={`At the ${side}`} placement={side}>
            <Button>{side}</Button>
          </Tooltip>
        ))}
      </>
    )
  },
  'Long text': function Long() {
    return (
      <Tooltip text="As wide as 220 px at most, then the text goes on in the next line.">
        <Button icon={Info} aria-label="About the price" />
      </Tooltip>
    )
  },
}
