import type { FormFieldProps, FormName } from '@stoa/extension-sdk'
import type { FormFieldEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import type { ComponentType } from 'react'

import { Contribution } from './contribution.tsx'
import type { Admitted } from './registry.ts'

/** Creates the component of one form field with its label; a failing field shows its error in place. */
export function fieldOf<Form extends FormName>(
  { extension, contribution }: Admitted<FormFieldEntry>,
  label: string,
): ComponentType<Omit<FormFieldProps<Form>, 'label'>> {
  return function Field(props) {
    return (
      <Contribution
        extension={extension}
        contribution={contribution}
        props={{ ...props, label }}
        placeholder={<Skeleton height="64px" />}
      />
    )
  }
}
