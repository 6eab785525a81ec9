import type { Uses } from '@stoa/extension-sdk'
import type { Description } from '@stoa/ui/description-list'
import { useTranslation } from 'react-i18next'

import { useFigures } from './use-figures.ts'

const KINDS = ['read', 'write', 'connect'] as const satisfies readonly (keyof Uses)[]

/** What an extension uses, as terms and details. Without a declaration it may use everything. */
export function useUsesFacts(): (uses: Uses | undefined) => readonly Description[] {
  const { t } = useTranslation('trust')
  const { codes } = useFigures()
  return (uses) => {
    const facts = KINDS.flatMap((kind) => {
      const own = kind === 'write' && uses?.storage ? [t('uses.storage')] : []
      const all = [...(uses?.[kind] ?? []), ...own]
      return all.length > 0 ? [{ term: t(`uses.${kind}`), details: codes(all) }] : []
    })
    if (facts.length > 0) return facts
    return [{ term: t('uses.title'), details: t(uses ? 'uses.nothing' : 'uses.everything') }]
  }
}
