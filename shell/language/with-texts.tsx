import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { LATER_TEXTS } from './extension-texts.ts'

interface WithTextsProps {
  namespace: (typeof LATER_TEXTS)[number]
  /** Shown until the texts are there. Default: nothing. */
  fallback?: ReactNode
  children: ReactNode
}

/** Shows a part of the shell once its texts are there: they load with it, not with the first page. */
export function WithTexts({ namespace, fallback = null, children }: WithTextsProps) {
  const { ready } = useTranslation(namespace)
  return ready ? children : fallback
}
