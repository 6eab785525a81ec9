import type { useListFilter } from '@stoa/admin/list'
import { useMoveCategory, type Category } from '@stoa/api/admin/product-categories'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import { Tree, type TreeMove, type TreeNode } from '@stoa/ui/tree'
import Layers from 'lucide-react/icons/layers'
import SearchX from 'lucide-react/icons/search-x'
import { useDeferredValue, useMemo } from 'react'

import { addressOf, shownCategory, treeSearch } from '../../model/category-rules.ts'
import { byId, foundIn, nodesOf } from '../../model/category-tree.ts'
import styles from './categories.module.css'
import { CategoryMarks } from './category-marks.tsx'
import { useNodeActions, type NodeForms } from './use-node-actions.ts'

interface CategoryTreeProps extends NodeForms {
  tree: readonly Category[]
  list: ReturnType<typeof useListFilter>
}

/** So many are all open at first; of more, only those at the top are in sight. */
const FEW = 30

/** So many that fit a search are all in sight; of more, those at the top. */
const MANY = 200

/** All categories, or those that fit the search with what stands above them; then nothing can be moved. */
export function CategoryTree({ tree, list, ...forms }: CategoryTreeProps) {
  const { filter, narrow } = list
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { mutateAsync: move } = useMoveCategory()
  const search = treeSearch(filter)
  const settled = useDeferredValue(search)
  const known = useMemo(() => byId(tree), [tree])
  const nodes = useMemo(() => nodesOf(foundIn(tree, settled)), [tree, settled])
  const isMuch = settled !== '' && nodes.length > MANY
  const actionsOf = useNodeActions(known, forms)
  const find = (text: string) =>
    narrow({ q: filter.q, page: filter.page, set: { ...filter.set, find: text ? [text] : [] } })
  const marksOf = ({ id }: TreeNode) => <CategoryMarks category={known.get(id)} search={settled} />
  const onMove = ({ id, parent, rank }: TreeMove) => move({ id, parentId: parent, rank })
  return (
    <Card title={t('categories.tree')} isFlush>
      <Toolbar
        search={
          <SearchField
            label={t('categories.search')}
            placeholder={t('categories.searchHint')}
            value={search}
            onSearch={find}
          />
        }
      />
      <p className={styles.hint}>
        {t(isMuch ? 'categories.many' : search ? 'categories.move.searched' : 'categories.move.hint')}
      </p>
      <div className={styles.nodes}>
        <Tree
          label={t('categories.tree')}
          nodes={nodes}
          search={isMuch ? '' : settled}
          currentId={shownCategory(filter)}
          initiallyOpen={nodes.length > FEW ? [] : nodes.map(({ id }) => id)}
          nodeHref={({ id }) => href(addressOf(filter, id))}
          note={marksOf}
          actions={({ id }) => actionsOf(id)}
          onMove={onMove}
          isFixed={settled !== ''}
          empty={
            settled === '' ? (
              <EmptyState
                icon={Layers}
                title={t('categories.empty.title')}
                message={t('categories.empty.message')}
                actions={
                  <Button onPress={() => forms.onCreate(null)}>{t('categories.create.action')}</Button>
                }
              />
            ) : (
              <EmptyState
                icon={SearchX}
                title={t('admin.list.noMatch.title')}
                message={t('categories.noMatch')}
                actions={<Button onPress={() => find('')}>{t('admin.list.noMatch.reset')}</Button>}
              />
            )
          }
        />
      </div>
    </Card>
  )
}
