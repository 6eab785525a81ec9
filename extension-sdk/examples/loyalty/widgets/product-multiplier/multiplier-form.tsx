import {
  useClient,
  useFailureText,
  useNotify,
  useTranslation,
  useUnsavedChanges,
  type Product,
} from '@stoa/extension-sdk'
import { useId, useState, type FormEvent } from 'react'

import { writeMultiplier } from '../../calls/products.ts'
import { Button } from '../../components/button.tsx'
import { Failure } from '../../components/failure.tsx'
import { MULTIPLIERS, type Multiplier } from '../../model/multiplier.ts'
import styles from './multiplier-form.module.css'

interface MultiplierFormProps {
  product: Product
  stored: Multiplier
  onSaved: (multiplier: Multiplier) => void
}

export function MultiplierForm({ product, stored, onSaved }: MultiplierFormProps) {
  const { t, locale } = useTranslation()
  const client = useClient()
  const notify = useNotify()
  const failureText = useFailureText()
  const group = useId()
  const [chosen, setChosen] = useState(stored)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const isDirty = chosen !== stored
  const named = (multiplier: Multiplier) =>
    t('multiplier.times', { times: new Intl.NumberFormat(locale).format(multiplier) })
  useUnsavedChanges(isDirty && !isBusy)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !isDirty) return
    setIsBusy(true)
    setFailure(null)
    try {
      onSaved(await writeMultiplier(client, product.id, chosen))
      notify.success(t('multiplier.saved'), product.title)
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <fieldset className={styles.choices} disabled={isBusy}>
        <legend className={styles.legend}>{t('multiplier.legend')}</legend>
        {MULTIPLIERS.map((multiplier) => (
          <label key={multiplier} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={chosen === multiplier}
              onChange={() => setChosen(multiplier)}
            />
            {named(multiplier)}
          </label>
        ))}
      </fieldset>
      {failure === null ? null : <Failure message={failureText(failure)} />}
      <div>
        <Button type="submit" isBusy={isBusy} isDisabled={!isDirty}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
