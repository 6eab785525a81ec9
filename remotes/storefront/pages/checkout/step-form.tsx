import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import type { FormEventHandler, ReactNode } from 'react'

import styles from './checkout.module.css'

interface StepFormProps {
  onSubmit: FormEventHandler
  /** The backend's error for the whole step; shown above the button. */
  refusal: ReactNode
  /** The button's words. */
  action: string
  isSubmitting: boolean
  children: ReactNode
}

/** The form of one step with its submit button. */
export function StepForm({ onSubmit, refusal, action, isSubmitting, children }: StepFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      {refusal ? <Banner tone="error">{refusal}</Banner> : null}
      <div>
        <Button type="submit" variant="primary" size="large" isLoading={isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  )
}
