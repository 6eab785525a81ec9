import type { Host } from '@stoa/extension-sdk'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import type { Surroundings } from '../protocol/messages.ts'
import { lookNow, watchLook } from './look.ts'

/** What a framed contribution must know of the page around it; the same object until something changes. */
export function useSurroundings({ language, session, failures }: Host, path: string): Surroundings {
  const spoken = useSyncExternalStore(language.subscribe, language.current)
  const look = useSyncExternalStore(watchLook, () => JSON.stringify(lookNow()))
  const person = JSON.stringify(session.person())
  const { t } = useTranslation('shell')
  const failureTitle = t('errors.title')
  const unexpected = failures.textOf(undefined)
  return useMemo(
    () => ({
      language: spoken,
      person: JSON.parse(person) as Surroundings['person'],
      path,
      look: JSON.parse(look) as Surroundings['look'],
      unexpected,
      failureTitle,
    }),
    [spoken, person, path, look, unexpected, failureTitle],
  )
}
