import type { FormFieldProps, FormName } from '@stoa/extension-sdk'
import type { FormFieldEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import type { ComponentType } from 'react'

import { Contribution } from './contribution.tsx'
import type { Admitted } from './registry.ts'
import { useInView } from './use-in-view.ts'

const HEIGHT = '64px'

/** Creates the component of one form field with its label; it loads in view, and shows its failure in place. */
export function fieldOf<Form extends FormName>(
  { extension, contribution }: Admitted<FormFieldEntry>,
  label: string,
): ComponentType<Omit<FormFieldProps<Form>, 'label'>> {
  return function Field(props) {
    const [ref, isInView] = useInView<HTMLDivElement>()
    return (
      <div ref={ref}>
        <Contribution
          extension={extension}
          contribution={contribution}
          props={{ ...props, label }}
          isEnabled={isInView}
          placeholder={<Skeleton height={HEIGHT} />}
        />
      </div>
    )
  }
}
