import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useQuery } from '@tanstack/react-query'
import Link from 'lucide-react/icons/link'

import { linkOf, type LinkKind } from '../model/link.ts'

interface CopyLinkProps {
  template: LinkKind
  /** The id that the store's template takes. */
  id: string
}

/** Copies the address at which a customer goes on; nothing where the store has no template for it. */
export function CopyLink({ template, id }: CopyLinkProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { data } = useQuery(storeQueries(useApi()).current())
  const link = data && linkOf(data.store, template, id)
  if (!link) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      notify.success(t('afterSale.link.copied'), link)
    } catch {
      notify.error(t('afterSale.link.notCopied'), link)
    }
  }
  return (
    <Button size="small" icon={Link} onPress={() => void copy()}>
      {t('afterSale.link.copy')}
    </Button>
  )
}
