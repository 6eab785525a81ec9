import { useNavigation, usePageTitle } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import type { IconGlyph } from '@stoa/ui/icon'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'

interface RecordMissingProps {
  icon: IconGlyph
  title: string
  message: string
  /** The way to what is there. */
  back: { path: string; label: string }
}

/** There is nothing at the address of a page. */
export function RecordMissing({ icon, title, message, back }: RecordMissingProps) {
  const { href } = useNavigation()
  usePageTitle(title)
  return (
    <Page title={title}>
      <EmptyState
        icon={icon}
        title={message}
        actions={<LinkButton href={href(back.path)}>{back.label}</LinkButton>}
      />
    </Page>
  )
}
