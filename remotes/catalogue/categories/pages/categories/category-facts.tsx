import type { ListFilter } from '@stoa/admin/list'
import { RecordMenu } from '@stoa/admin/record'
import type { Category } from '@stoa/api/admin/product-categories'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'

import styles from './category-facts.module.css'
import { CategoryMarks } from './category-marks.tsx'
import { CategoryWay } from './category-way.tsx'
import { useDeleteQuestion } from './use-delete-question.ts'
import type { NodeForms } from './use-node-actions.ts'

interface CategoryFactsProps extends NodeForms {
  category: Category
  tree: readonly Category[]
  filter: ListFilter
}

export function CategoryFacts({ category, tree, filter, onCreate, onEdit }: CategoryFactsProps) {
  const { id, name, handle, description, is_active, is_internal, created_at } = category
  const { t, locale } = useTranslation()
  const { ask, isPending } = useDeleteQuestion()
  const inside = category.category_children.length
  const number = formatNumber(inside, locale)
  return (
    <Card
      title={name}
      badge={<CategoryMarks category={category} />}
      actions={
        <>
          <Button
            size="small"
            tone="danger"
            isDisabled={inside > 0}
            isLoading={isPending}
            onPress={() => void ask(category)}
          >
            {t('admin.delete')}
          </Button>
          <Button size="small" onPress={() => onCreate(id)}>
            {t('categories.create.inside')}
          </Button>
          <Button size="small" onPress={() => onEdit(id)}>
            {t('admin.edit')}
          </Button>
          <RecordMenu size="small" label={t('admin.list.actions.one', { name })} />
        </>
      }
    >
      <div className={styles.facts}>
        <CategoryWay id={id} tree={tree} filter={filter} />
        {inside > 0 ? <p className={styles.note}>{t('categories.delete.notYet')}</p> : null}
        <DescriptionList
          items={[
            { term: t('categories.fields.handle'), details: <bdi dir="ltr">/{handle}</bdi> },
            { term: t('categories.fields.description'), details: description || null },
            {
              term: t('categories.fields.status'),
              details: t(`categories.${is_active ? 'active' : 'inactive'}`),
            },
            {
              term: t('categories.fields.visibility'),
              details: t(`categories.${is_internal ? 'private' : 'public'}`),
            },
            { term: t('categories.inside'), details: number },
            { term: t('categories.since'), details: formatDate(created_at, locale) },
          ]}
        />
      </div>
    </Card>
  )
}
