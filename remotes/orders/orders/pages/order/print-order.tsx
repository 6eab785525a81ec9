import { lazyPart } from '@stoa/admin/lazy-dialog'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Menu } from '@stoa/ui/menu'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'

import type { DocumentKind } from '../../components/documents/printed-documents.tsx'

const PrintedDocuments = lazyPart(
  async () => (await import('../../components/documents/printed-documents.tsx')).PrintedDocuments,
)

const KINDS: readonly DocumentKind[] = ['packingSlip', 'invoice']

/** Prints a document in the buyer's language, or the page without controls that only work on a screen. */
export function PrintOrder({ order }: { order: AdminOrder }) {
  const { t } = useTranslation()
  const [printed, setPrinted] = useState<DocumentKind>()
  return (
    <>
      <Menu
        trigger={<Button icon={Printer}>{t('order.print.label')}</Button>}
        entries={[
          ...KINDS.map((kind) => ({
            id: kind,
            label: t(`order.print.${kind}`),
            onAction: () => setPrinted(kind),
          })),
          { id: 'page', label: t('order.print.page'), onAction: () => window.print() },
        ]}
      />
      {printed ? (
        <PrintedDocuments kind={printed} orders={[order]} onDone={() => setPrinted(undefined)} />
      ) : null}
    </>
  )
}
