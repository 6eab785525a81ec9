import { useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import type { FormEventHandler, ReactNode } from 'react'

import { StepForm } from '../pages/checkout/step-form.tsx'
import styles from './profile-card.module.css'

interface ProfileCardProps {
  title: string
  onSubmit: FormEventHandler
  refusal: ReactNode
  isSubmitting: boolean
  /** The last submit was saved, and nothing was typed since. */
  isSaved: boolean
  children: ReactNode
}

/** One part of the profile with its own form. */
export function ProfileCard({ title, onSubmit, refusal, isSubmitting, isSaved, children }: ProfileCardProps) {
  const { t } = useTranslation()
  return (
    <Card title={title}>
      <div className={styles.content}>
        <StepForm
          onSubmit={onSubmit}
          refusal={refusal}
          action={t('profile.save')}
          isSubmitting={isSubmitting}
        >
          {children}
          {isSaved ? <Banner tone="success">{t('profile.saved')}</Banner> : null}
        </StepForm>
      </div>
    </Card>
  )
}
