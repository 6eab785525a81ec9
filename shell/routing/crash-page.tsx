import { Button } from '@stoa/ui/button'
import { ErrorState } from '@stoa/ui/error-state'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { culpritOf } from '../extensions/containment/culprit.ts'
import { addressWithout, PARAMETER } from '../extensions/containment/switched-off.ts'
import { stackOf, textOf } from '../extensions/containment/text-of.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import styles from './crash-page.module.css'

/** Replaces a page, or the whole layout, after an error. Offers the page without the suspected extension, or without any. */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation('shell')
  const { registry } = useContext(ShellContext)
  const culprit = culpritOf(stackOf(error), registry.extensions, location.origin)?.extension
  const suspect = culprit && !culprit.area ? culprit.manifest.name : ''
  return (
    <>
      <ErrorState
        title={t('crash.title')}
        message={t('crash.message')}
        details={textOf(error)}
        retry={{ label: t('crash.reload'), onPress: () => location.reload() }}
      />
      <div className={styles.wayOut}>
        <p>
          {suspect ? t('crash.suspect', { name: suspect }) : t('crash.without')}{' '}
          <code dir="ltr">{`?${PARAMETER}=${suspect}`}</code>
        </p>
        <Button onPress={() => location.assign(addressWithout(suspect))}>
          {suspect ? t('crash.loadWithout', { name: suspect }) : t('crash.loadWithoutAll')}
        </Button>
      </div>
    </>
  )
}
