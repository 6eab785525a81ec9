import type { FormFieldProps, FormName } from '@stoa/extension-sdk'
import type { FormFieldEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import { createRemembered } from '@stoa/ui/remembered'
import { useEffect, type ComponentType } from 'react'

import { Contribution } from './contribution.tsx'
import type { Admitted } from './registry.ts'
import { useInView } from './use-in-view.ts'

/** Of a field that was not shown yet, in pixels. */
const HEIGHT = 64

/** The height that each field had when it was last shown in this browser, in pixels. */
const heights = createRemembered<Record<string, unknown>>({
  key: 'stoa.fields.heights',
  storage: 'localStorage',
  check: (stored) =>
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : undefined,
})

function heightOf(field: string): number {
  const height = heights.read()?.[field]
  return typeof height === 'number' ? height : HEIGHT
}

/** Creates the component of one form field with its label; it loads in view, and shows its failure in place. */
export function fieldOf<Form extends FormName>(
  { extension, contribution }: Admitted<FormFieldEntry>,
  label: string,
): ComponentType<Omit<FormFieldProps<Form>, 'label'>> {
  const field = `${extension.manifest.name}/${contribution.id}`
  return function Field(props) {
    const [ref, isInView] = useInView<HTMLDivElement>()
    useEffect(() => {
      if (!ref.current) return undefined
      const observer = new ResizeObserver(([entry]) => {
        const height = entry?.contentRect.height
        if (height && height !== heightOf(field)) heights.write({ ...heights.read(), [field]: height })
      })
      observer.observe(ref.current)
      return () => observer.disconnect()
    }, [ref])
    // The placeholder is as high as the field was before, also before a reload, so that nothing below it moves.
    return (
      <div ref={ref}>
        <Contribution
          extension={extension}
          contribution={contribution}
          props={{ ...props, label }}
          isEnabled={isInView}
          placeholder={<Skeleton height={`${heightOf(field)}px`} />}
        />
      </div>
    )
  }
}
