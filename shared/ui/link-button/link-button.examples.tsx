import Plus from 'lucide-react/icons/plus'
import type { Examples } from '../gallery/examples.ts'
import { LinkButton } from './link-button.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const

export const examples: Examples = {
  Variants: function Variants() {
    return (
      <>
        {VARIANTS.map((variant) => (
          <LinkButton key={variant} href={`#${variant}`} variant={variant}>
            {variant}
          </LinkButton>
        ))}
      </>
    )
  },
  'With an icon': function Icons() {
    return (
      <>
        <LinkButton href="#new" icon={Plus}>
          New order
        </LinkButton>{' '}
        <LinkButton href="#add" icon={Plus} aria-label="Add by link" />
      </>
    )
  },
}
