import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { useId, useRef } from 'react'

import { Button } from '../../components/button.tsx'
import { Failure } from '../../components/failure.tsx'
import { HIGHEST_RATE, type Program } from '../../model/program.ts'
import styles from './program-form.module.css'
import { useProgramForm } from './use-program-form.ts'

interface ProgramFormProps {
  stored: Program
  onSaved: (program: Program) => void
}

export function ProgramForm({ stored, onSaved }: ProgramFormProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const errorId = useId()
  const rateField = useRef<HTMLInputElement>(null)
  const form = useProgramForm({ stored, onSaved, onRateWrong: () => rateField.current?.focus() })
  return (
    <form className={styles.form} noValidate onSubmit={form.save}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={form.isEnabled}
          onChange={(event) => form.setIsEnabled(event.target.checked)}
        />
        {t('program.enabled')}
      </label>
      <label className={styles.field}>
        <span>{t('program.rate')}</span>
        <input
          ref={rateField}
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          value={form.rate}
          aria-invalid={form.isRateWrong || undefined}
          aria-describedby={form.isRateWrong ? errorId : undefined}
          onChange={(event) => form.setRate(event.target.value)}
        />
        {form.isRateWrong ? (
          <span id={errorId} className={styles.error} role="alert">
            {t('program.rateWrong', { highest: HIGHEST_RATE })}
          </span>
        ) : null}
      </label>
      {form.failure === null ? null : <Failure message={failureText(form.failure)} />}
      <div>
        <Button type="submit" variant="primary" isBusy={form.isBusy} isDisabled={!form.isDirty}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
