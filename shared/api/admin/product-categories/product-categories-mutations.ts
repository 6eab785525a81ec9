import type { QueryClient } from '@tanstack/react-query'
import { changeShown, useWrite, withoutUndefined } from '@stoa/api/react'
import { categoryKeys, productKeys } from '../keys.ts'
import { changeInTree, moveInTree } from './category-tree.ts'
import * as categoryCalls from './product-categories-calls.ts'
import type { Category, CategoryChanges, CategoryPage, NewCategory } from './product-categories-types.ts'

interface CategoryUpdate {
  id: string
  changes: CategoryChanges
}

interface CategoryMove {
  id: string
  /** Null for the top. */
  parentId: string | null
  /** Counts from 0 among those with the same parent. */
  rank: number
}

interface CategoryProducts {
  id: string
  productIds: string[]
}

/** Creates a category. The form shows an error. */
export const useCreateCategory = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: NewCategory) => categoryCalls.create(http, payload),
    stale: () => [categoryKeys.lists(), categoryKeys.details()],
  })

/**
 * Changes a category. Its name, texts and position are shown at once and reverted if the server refuses. The form shows
 * the refusal.
 */
export const useUpdateCategory = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: CategoryUpdate) => categoryCalls.update(http, id, changes),
    stale: ({ changes }) => changedBy(changes),
    preview: showAtOnce,
  })

/** Moves a category in the tree, at once; back again if the server refuses. */
export const useMoveCategory = () =>
  useWrite({
    call: (http, move: CategoryMove) => categoryCalls.update(http, move.id, positionOf(move)),
    stale: (move) => changedBy(positionOf(move)),
    preview: (cache, move) => showAtOnce(cache, { id: move.id, changes: positionOf(move) }),
  })

/** Deletes a category, which must have none under it. Its products stay. */
export const useDeleteCategory = () =>
  useWrite({
    call: (http, { id }: { id: string }) => categoryCalls.delete(http, id),
    stale: () => [categoryKeys.lists(), categoryKeys.details(), productKeys.lists(), productKeys.details()],
    gone: ({ id }) => [categoryKeys.detail(id)],
  })

/** Puts products into a category; they stay in their other ones. The form shows an error. */
export const useAddProductsToCategory = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, productIds }: CategoryProducts) =>
      categoryCalls.addProducts(http, id, { product_ids: named(productIds) }),
    stale: ({ productIds }) => productsOf(productIds),
  })

/** Removes products from a category. The rows show an error. */
export const useRemoveProductsFromCategory = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, productIds }: CategoryProducts) =>
      categoryCalls.removeProducts(http, id, { product_ids: named(productIds) }),
    stale: ({ productIds }) => productsOf(productIds),
  })

const positionOf = ({ parentId, rank }: CategoryMove) => ({ parent_category_id: parentId, rank })

const named = (ids: string[]) => ids.map((id) => ({ id }))

/** Categories do not contain their products; products contain their categories, and product lists filter by them. */
const productsOf = (ids: string[]) => [productKeys.lists(), ...ids.map((id) => productKeys.detail(id))]

/** Parents and children contain each other’s names; a move changes the products below a category. */
const changedBy = ({ parent_category_id: parent }: CategoryChanges) => [
  categoryKeys.lists(),
  categoryKeys.details(),
  productKeys.details(),
  ...(parent === undefined ? [] : [productKeys.lists()]),
]

function showAtOnce(cache: QueryClient, { id, changes }: CategoryUpdate) {
  const visible = visibleIn(changes)
  changeShown<Category>(cache, SHOWN, id, (category) => ({ ...category, ...visible }))
  cache.setQueryData<CategoryPage>(
    categoryKeys.tree(),
    (page) =>
      page && {
        ...page,
        product_categories: moveInTree(changeInTree(page.product_categories, id, visible), id, changes),
      },
  )
}

const SHOWN = { keys: categoryKeys, one: 'product_category', many: 'product_categories' }

/** The changes that look the same in a request as in an answer; a position looks different in each list. */
const visibleIn = ({ name, handle, description, is_active, is_internal }: CategoryChanges) =>
  withoutUndefined({ name, handle, description, is_active, is_internal })
