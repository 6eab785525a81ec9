import { useHost } from '@stoa/extension-sdk'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { switchedOffHere, switchHere } from '../containment/switched-off.ts'
import { useKeep } from '../containment/use-keep.ts'
import { ShellContext } from '../shell-context.ts'
import type { Installed } from './model/installed.ts'
import { pendingSwitches } from './model/pending-switches.ts'

/** What an operator can choose for this browser. */
export interface Choices {
  isOffHere: (name: string) => boolean
  /** Asks before it switches off. */
  turn: (installed: Installed, isOn: boolean) => Promise<void>
  /** Keeps a choice and loads the page again, so that it counts. */
  chooseAndReload: (choose: () => void) => void
  /** Names whose switch was moved since the page was loaded. */
  pending: readonly string[]
}

/** Keeps what is chosen in this browser; says so where it cannot keep anything. */
export function useChoices(): Choices {
  const { t } = useTranslation('shell')
  const { environment } = useContext(ShellContext)
  const { dialogs } = useHost()
  const [offHere, setOffHere] = useState(switchedOffHere)

  const isKept = useKeep()

  async function turn({ name, isArea }: Installed, isOn: boolean) {
    const isSure =
      isOn ||
      (await dialogs.confirm({
        title: t('extensions.disableTitle', { name }),
        message: isArea ? t('extensions.disableArea') : t('extensions.disableMessage'),
        confirmLabel: t('extensions.disable'),
      }))
    if (isSure && isKept(() => switchHere(name, isOn))) setOffHere(switchedOffHere())
  }

  return {
    isOffHere: (name) => offHere.includes(name),
    turn,
    chooseAndReload: (choose) => {
      if (isKept(choose)) location.reload()
    },
    pending: pendingSwitches(offHere, environment.switchedOff),
  }
}
