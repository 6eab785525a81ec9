import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'

import styles from './step-bar.module.css'
import { WIZARD_STEPS, type WizardStep } from './use-new-price-list.ts'

/** How far somebody has come, of all the steps. */
export function StepBar({ step }: { step: WizardStep }) {
  const { t, locale } = useTranslation()
  const at = WIZARD_STEPS.indexOf(step)
  return (
    <ol className={styles['steps']} aria-label={t('pricing.wizard.progress')}>
      {WIZARD_STEPS.map((id, index) => (
        <li
          key={id}
          className={styles['step']}
          data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
          {...(index === at && { 'aria-current': 'step' as const })}
        >
          <span className={styles['number']} aria-hidden>
            {formatNumber(index + 1, locale)}
          </span>
          {t(`pricing.wizard.${id}`)}
        </li>
      ))}
    </ol>
  )
}
