import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { JsonCard } from '@stoa/admin/record'
import { useDeleteCollection, type collectionCalls } from '@stoa/api/admin/collections'
import { useDialogs, useNavigation, useNotify, useTranslation, Zone } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { Button } from '@stoa/ui/button'
import { Page } from '@stoa/ui/page'
import { useState } from 'react'

import { useCollectionQuestion } from '../../components/use-collection-question.ts'
import { MembersCard } from './members-card.tsx'

const EditCollection = lazyDialog(
  async () => (await import('../../components/edit-collection.tsx')).EditCollection,
)

/** A collection with all its products, as its page shows it. */
export type CollectionOfPage = Awaited<ReturnType<typeof collectionCalls.retrieve>>['collection']

export function CollectionDetails({ collection }: { collection: CollectionOfPage }) {
  const { id, title, handle, created_at } = collection
  const { t, locale } = useTranslation()
  const { href, open } = useNavigation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const questionOf = useCollectionQuestion()
  const { mutate: remove, isPending } = useDeleteCollection()
  const [isEditing, setEditing] = useState(false)

  const leave = () => {
    notify.success(t('collections.deleted'), title)
    open('/collections', { replace: true })
  }
  const ask = async () => {
    if (!(await confirm(questionOf([collection])))) return
    remove({ id }, { onSuccess: leave })
  }

  return (
    <Page
      title={<bdi>{title}</bdi>}
      back={{ href: href('/collections'), label: t('collections.title') }}
      description={
        <>
          {handle ? (
            <>
              <bdi dir="ltr">/{handle}</bdi> ·{' '}
            </>
          ) : null}
          {t('collections.since', { date: formatDate(created_at, locale) })}
        </>
      }
      actions={
        <>
          <Button tone="danger" isLoading={isPending} onPress={() => void ask()}>
            {t('admin.delete')}
          </Button>
          <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
        </>
      }
    >
      <Zone name="product_collection.details.before" productCollection={collection} />
      <MembersCard collection={collection} />
      <JsonCard value={collection} />
      <Zone name="product_collection.details.after" productCollection={collection} />
      {isEditing ? <EditCollection id={id} onClose={() => setEditing(false)} /> : null}
    </Page>
  )
}
