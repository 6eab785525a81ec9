import type { FormFieldProps, FormName } from '@stoa/extension-sdk'
import type { FormFieldEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import type { ComponentType } from 'react'

import { Contribution } from './contribution.tsx'
import type { Admitted } from './registry.ts'

/** The component of one field, with the text of its label; a field that fails says so in its place. */
export function fieldOf<Form extends FormName>(
  { extension, contribution }: Admitted<FormFieldEntry>,
  label: string,
): ComponentType<Omit<FormFieldProps<Form>, 'label'>> {
  return function Field(given) {
    return (
      <Contribution
        extension={extension}
        contribution={contribution}
        given={{ ...given, label }}
        placeholder={<Skeleton height="64px" />}
      />
    )
  }
}
