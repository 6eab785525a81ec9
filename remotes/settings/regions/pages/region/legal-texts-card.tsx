import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { AdminRegion } from '@stoa/api/admin/regions'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import type { Metadata } from '@stoa/ui/metadata-editor'
import { useState } from 'react'

import { LEGAL_TEXTS, legalTexts } from '../../model/legal-texts.ts'

const EditLegalTexts = lazyDialog(
  async () => (await import('../../components/edit-legal-texts.tsx')).EditLegalTexts,
)

/** Which legal pages the shop has for a region. */
export function LegalTextsCard({ region }: { region: AdminRegion & { metadata?: Metadata | null } }) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const texts = legalTexts(region.metadata)
  return (
    <Card
      title={t('regions.legal.title')}
      actions={<Button onPress={() => setEditing(true)}>{t('regions.legal.edit')}</Button>}
    >
      <DescriptionList
        items={LEGAL_TEXTS.map((text) => ({
          term: t(`regions.legal.${text}`),
          details: t(texts[text].trim() ? 'regions.legal.published' : 'regions.legal.missing'),
        }))}
      />
      {isEditing ? <EditLegalTexts region={region} onClose={() => setEditing(false)} /> : null}
    </Card>
  )
}
