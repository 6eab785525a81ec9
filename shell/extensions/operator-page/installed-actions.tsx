import { Button } from '@stoa/ui/button'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { chooseVersion, otherVersions, takeBackVersion } from '../containment/chosen-versions.ts'
import { releaseQuarantine } from '../containment/stored-quarantines.ts'
import { stopOverride } from '../containment/overrides.ts'
import { ShellContext } from '../shell-context.ts'
import styles from './installed-actions.module.css'
import type { Installed } from './model/installed.ts'
import type { Choices } from './use-choices.ts'

interface InstalledActionsProps {
  installed: Installed
  choices: Choices
}

/** Actions for one extension; a hint where only the feed or the address decides. */
export function InstalledActions({ installed, choices }: InstalledActionsProps) {
  const { t } = useTranslation('shell')
  const { ledger } = useContext(ShellContext)
  const { name, entry, states, override, otherVersion } = installed
  const { isOffHere, turn, chooseAndReload } = choices
  if (states.includes('offByFeed')) return <p className={styles.hint}>{t('extensions.offByFeedHint')}</p>
  if (states.includes('offByAddress'))
    return <p className={styles.hint}>{t('extensions.offByAddressHint')}</p>
  if (!entry) return null
  const isOff = isOffHere(name)
  const isQuarantined = states.includes('quarantined')
  const versions = otherVersions(entry).map(({ version }) => (
    <Button key={version} size="small" onPress={() => chooseAndReload(() => chooseVersion(entry, version))}>
      {t('containment.useVersion', { version })}
    </Button>
  ))
  return (
    <div className={styles.actions}>
      {/* What has worked before comes first. */}
      {isQuarantined ? versions : null}
      {isQuarantined ? (
        <Button size="small" onPress={() => releaseQuarantine(ledger, name)}>
          {t('containment.switchOn')}
        </Button>
      ) : null}
      {states.includes('refused') && !isOff ? null : (
        <Button size="small" onPress={() => void turn(installed, isOff)}>
          {isOff ? t('extensions.enable') : t('extensions.disable')}
        </Button>
      )}
      {override ? (
        <Button size="small" onPress={() => chooseAndReload(() => stopOverride(override.base))}>
          {t('extensions.stopOverride')}
        </Button>
      ) : null}
      {otherVersion ? (
        <Button size="small" onPress={() => chooseAndReload(() => takeBackVersion(name))}>
          {t('containment.backTo', { version: otherVersion.insteadOf })}
        </Button>
      ) : null}
      {isQuarantined ? null : versions}
    </div>
  )
}
