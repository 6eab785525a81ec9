import type { FormFieldProps, FormName } from '@stoa/extension-sdk'
import type { FormFieldEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import { useEffect, type ComponentType } from 'react'

import { Contribution } from './contribution.tsx'
import type { Admitted } from './registry.ts'
import { useInView } from './use-in-view.ts'

/** Of a field that was not shown yet, in pixels. */
const HEIGHT = 64

/** Creates the component of one form field with its label; it loads in view, and shows its failure in place. */
export function fieldOf<Form extends FormName>(
  { extension, contribution }: Admitted<FormFieldEntry>,
  label: string,
): ComponentType<Omit<FormFieldProps<Form>, 'label'>> {
  // The next record keeps the room that the field takes, so that nothing below it moves.
  let height = HEIGHT
  return function Field(props) {
    const [ref, isInView] = useInView<HTMLDivElement>()
    useEffect(() => {
      if (!ref.current) return undefined
      const observer = new ResizeObserver(([entry]) => {
        if (entry?.contentRect.height) height = entry.contentRect.height
      })
      observer.observe(ref.current)
      return () => observer.disconnect()
    }, [ref])
    return (
      <div ref={ref}>
        <Contribution
          extension={extension}
          contribution={contribution}
          props={{ ...props, label }}
          isEnabled={isInView}
          placeholder={<Skeleton height={`${height}px`} />}
        />
      </div>
    )
  }
}
