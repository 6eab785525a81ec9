import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import type { FormEventHandler, ReactNode } from 'react'

import styles from './checkout.module.css'

interface StepFormProps {
  onSubmit: FormEventHandler
  /** Why the backend refused the step as a whole; stands once, above the button. */
  refusal: ReactNode
  /** The button's words. */
  action: string
  isSubmitting: boolean
  children: ReactNode
}

/** One step's form and the button that leads on. */
export function StepForm({ onSubmit, refusal, action, isSubmitting, children }: StepFormProps) {
  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate>
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
