import { SubmitButton } from '@stoa/ui/submit-button'
import { useEffect, type ReactNode } from 'react'

import styles from './session-form.module.css'
import type { Submission } from './use-submit.ts'

interface SessionFormProps {
  submission: Submission
  submitLabel: string
  children: ReactNode
}

/** Form of a public page with one submit button. Focuses the first empty field. */
export function SessionForm({
  submission: { form, isLoading, submit },
  submitLabel,
  children,
}: SessionFormProps) {
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    const empty = fields.find(({ value, readOnly }) => value === '' && !readOnly)
    const first = empty ?? form.current?.querySelector('button')
    first?.focus()
  }, [form])
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children}
      <SubmitButton isLoading={isLoading}>{submitLabel}</SubmitButton>
    </form>
  )
}
