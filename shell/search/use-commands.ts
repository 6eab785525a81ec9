import { useHost, type RunContext } from '@stoa/extension-sdk'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { usePresent } from '../extensions/presence.ts'
import { runFunction } from '../extensions/run-function.ts'
import { runInTime } from '../extensions/run-in-time.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { reasonOf } from '../language/failure-text.ts'
import type { TopbarActions } from '../topbar/topbar-actions.ts'
import type { Entry } from './entry.ts'
import { glyphOf } from '../extensions/icon-glyphs.ts'

type Run = (context: RunContext) => void | Promise<void>

/** Commands of extensions. A failure message names the command and its extension. */
export function useCommands({ follow }: TopbarActions): Entry[] {
  const { t } = useTranslation('shell')
  const host = useHost()
  const { registry, ledger, loadTexts, manifestText } = useContext(ShellContext)
  return usePresent(registry.commands).map(({ extension, contribution }) => {
    const { name } = extension.manifest
    const label = manifestText(name, contribution.label)
    const { keywords } = contribution
    const run = () =>
      runFunction(
        {
          host,
          ledger,
          loadTexts,
          onFailure: (_extension, { kind }, error) =>
            host.notify.error(
              t('search.commandFailed', { label, name }),
              reasonOf(error, t) ?? t(`failure.${kind}`),
            ),
        },
        extension,
        contribution,
        (command, context) => runInTime(context, command as Run),
      )
    return {
      key: `command:${name}/${contribution.id}`,
      title: label,
      detail: name,
      ...(keywords && { keywords: manifestText(name, keywords) }),
      icon: glyphOf(contribution.icon ?? 'puzzle'),
      run: () => follow(label, run()),
    }
  })
}
