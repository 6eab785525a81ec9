import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { Button } from '@stoa/ui/button'
import { useTranslation } from 'react-i18next'

import { chooseVersion, otherVersions } from './containment/chosen-versions.ts'
import { useSaveChoice } from './containment/use-save-choice.ts'
import styles from './version-offer.module.css'

/** Offers the newest earlier version in the feed, if any. */
export function VersionOffer({ extension }: { extension: FeedEntry }) {
  const { t } = useTranslation('shell')
  const save = useSaveChoice()
  const [earlier] = otherVersions(extension)
  if (!earlier) return null
  const take = () => {
    if (save(() => chooseVersion(extension, earlier.version))) location.reload()
  }
  return (
    <div className={styles.offer}>
      <Button onPress={take}>{t('containment.useVersion', { version: earlier.version })}</Button>
    </div>
  )
}
