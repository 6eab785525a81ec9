import { useCopyText } from '@stoa/admin/copy-text'
import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { LinkButton } from '@stoa/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import Link from 'lucide-react/icons/link'

import { linkOf, type LinkKind } from '../model/link.ts'

interface CopyLinkProps {
  template: LinkKind
  /** The id that the store's template takes. */
  id: string
}

/** Copies the address at which a customer goes on; leads to where the store gets a template for it while it has none. */
export function CopyLink({ template, id }: CopyLinkProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const copy = useCopyText({ done: 'afterSale.link.copied', failed: 'afterSale.link.notCopied' })
  const { data } = useQuery(storeQueries(useApi()).current())
  if (!data) return null
  const link = linkOf(data.store, template, id)
  if (link === undefined) {
    return (
      <LinkButton size="small" variant="quiet" href={href('/settings/store')}>
        {t('afterSale.link.none')}
      </LinkButton>
    )
  }
  return (
    <Button size="small" icon={Link} onPress={() => void copy(link)}>
      {t('afterSale.link.copy')}
    </Button>
  )
}
