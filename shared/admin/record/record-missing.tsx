import { useTranslation } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import type { ReactNode } from 'react'

import type { RecordFrameOf } from './define-record.ts'

interface RecordMissingProps {
  missing: RecordFrameOf<unknown>['missing']
  back: { href: string; label: string }
  actions: ReactNode
}

/** There is no record at the address of a page. */
export function RecordMissing({ missing: { icon, title, message }, back, actions }: RecordMissingProps) {
  const { t } = useTranslation()
  return (
    <Page title={t(title)} actions={actions}>
      <EmptyState
        icon={icon}
        title={t(message)}
        actions={<LinkButton href={back.href}>{back.label}</LinkButton>}
      />
    </Page>
  )
}
