import Plus from 'lucide-react/icons/plus'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { Button } from './button.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const

export const examples: Examples = {
  Variants: function Variants() {
    return (
      <>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </>
    )
  },
  Disabled: function Disabled() {
    return (
      <>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} isDisabled>
            {variant}
          </Button>
        ))}
      </>
    )
  },
  Loading: function Loading() {
    return (
      <>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} isLoading>
            {variant}
          </Button>
        ))}
      </>
    )
  },
  'Loads once pressed': function Pressed() {
    const [isLoading, setLoading] = useState(false)
    return (
      <Button variant="primary" isLoading={isLoading} onPress={() => setLoading(true)}>
        Save
      </Button>
    )
  },
  Sizes: function Sizes() {
    return (
      <>
        <Button size="small">Small</Button> <Button>Medium</Button> <Button size="large">Large</Button>
      </>
    )
  },
  'Begins what destroys': function Tone() {
    return (
      <>
        <Button tone="danger">Delete</Button>{' '}
        <Button tone="danger" isDisabled>
          Delete
        </Button>
      </>
    )
  },
  'With an icon': function Icons() {
    return (
      <>
        <Button icon={Plus}>Add</Button> <Button icon={Plus} aria-label="Add one" />{' '}
        <Button icon={ArrowRight} isDirectional>
          Next
        </Button>
      </>
    )
  },
  Wide: function Wide() {
    return <Button isWide>The whole width</Button>
  },
}
