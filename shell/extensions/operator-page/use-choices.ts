import { useHost } from '@stoa/extension-sdk'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { switchedOffHere, switchHere } from '../containment/switched-off.ts'
import { useSaveChoice } from '../containment/use-save-choice.ts'
import { ShellContext } from '../shell-context.ts'
import type { Installed } from './model/installed.ts'
import { pendingSwitches } from './model/pending-switches.ts'

/** Choices of the operator for this browser. */
export interface Choices {
  isOffHere: (name: string) => boolean
  /** Asks before disabling. */
  turn: (installed: Installed, isOn: boolean) => Promise<void>
  /** Saves a choice and reloads the page to apply it. */
  chooseAndReload: (choose: () => void) => void
  /** Names whose switch changed since the page loaded. */
  pending: readonly string[]
}

export function useChoices(): Choices {
  const { t } = useTranslation('shell')
  const { environment } = useContext(ShellContext)
  const { dialogs } = useHost()
  const [offHere, setOffHere] = useState(switchedOffHere)

  const save = useSaveChoice()

  async function turn({ name, isArea }: Installed, isOn: boolean) {
    const isSure =
      isOn ||
      (await dialogs.confirm({
        title: t('extensions.disableTitle', { name }),
        message: isArea ? t('extensions.disableArea') : t('extensions.disableMessage'),
        confirmLabel: t('extensions.disable'),
      }))
    if (isSure && save(() => switchHere(name, isOn))) setOffHere(switchedOffHere())
  }

  return {
    isOffHere: (name) => offHere.includes(name),
    turn,
    chooseAndReload: (choose) => {
      if (save(choose)) location.reload()
    },
    pending: pendingSwitches(offHere, environment.switchedOff),
  }
}
