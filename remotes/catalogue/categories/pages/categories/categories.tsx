import { useListFilter } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/failures'
import { categoryQueries, type Category } from '@stoa/api/admin/product-categories'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Link } from '@stoa/ui/link'
import { Page } from '@stoa/ui/page'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { addressOf, CATEGORY_RULES, shownCategory } from '../../model/category-rules.ts'
import { wayText, wayTo } from '../../model/category-tree.ts'
import styles from './categories.module.css'
import { CategoryTree } from './category-tree.tsx'
import { CreateCategory } from './create-category.tsx'
import { EditCategory } from './edit-category.tsx'
import { ShownCategory } from './shown-category.tsx'
import { useFocusOnChoice } from './use-focus-on-choice.ts'

/** The form that is open over the page: for a new category below a parent, or for one that is there. */
type OpenForm = { parentId: string | null } | { id: string }

const NONE: readonly Category[] = []

/** The tree of all categories, and beside it the one that was chosen with its products. */
export default function CategoriesPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const list = useListFilter(CATEGORY_RULES)
  const tree = useQuery(categoryQueries(useApi()).tree())
  const categories = tree.data?.product_categories ?? NONE
  const id = shownCategory(list.filter)
  const { treeRef, shownRef } = useFocusOnChoice(id)
  const [form, setForm] = useState<OpenForm>()
  const close = () => setForm(undefined)
  const create = (parentId: string | null) => setForm({ parentId })
  const edit = (edited: string) => setForm({ id: edited })
  const parentText = (parentId: string | null | undefined) =>
    parentId ? t('categories.way.in', { way: wayText(wayTo(categories, parentId)) }) : t('categories.way.top')

  return (
    <Page
      title={t('categories.title')}
      actions={
        <Button variant="primary" onPress={() => create(null)}>
          {t('categories.create.action')}
        </Button>
      }
    >
      <Zone name="product_category.list.before" />
      <div className={styles.parts} data-chosen={id === undefined ? undefined : true}>
        <div ref={treeRef} tabIndex={-1} className={styles.tree}>
          {tree.data ? (
            <CategoryTree tree={categories} list={list} onCreate={create} onEdit={edit} />
          ) : (
            <Card title={t('categories.tree')}>
              {tree.error ? (
                <LoadFailure title={t('categories.failed')} error={tree.error} onRetry={tree.refetch} />
              ) : (
                <div aria-busy>
                  <SkeletonLines count={8} />
                </div>
              )}
            </Card>
          )}
        </div>
        {id === undefined ? null : (
          <div ref={shownRef} tabIndex={-1} className={styles.shown}>
            <div className={styles.back}>
              <Link href={href(addressOf(list.filter))}>{t('categories.all')}</Link>
            </div>
            <ShownCategory key={id} id={id} tree={categories} list={list} onCreate={create} onEdit={edit} />
          </div>
        )}
      </div>
      <Zone name="product_category.list.after" />
      {form && 'id' in form ? (
        <EditCategory
          id={form.id}
          parent={parentText(wayTo(categories, form.id).at(-2)?.id)}
          onClose={close}
        />
      ) : null}
      {form && 'parentId' in form ? (
        <CreateCategory parentId={form.parentId} parent={parentText(form.parentId)} onClose={close} />
      ) : null}
    </Page>
  )
}
