import type { ReactNode } from 'react'

import fields from '../../components/product/fields.module.css'

interface FieldGroupProps {
  title: string
  hint?: string
  children: ReactNode
}

/** Fields that belong together in a long form. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  return (
    <fieldset className={fields['group']}>
      <legend className={fields['legend']}>{title}</legend>
      {hint ? <p className={fields['hint']}>{hint}</p> : null}
      {children}
    </fieldset>
  )
}
