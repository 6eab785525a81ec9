import type { ListView, ListViews } from './views.ts'

const changed = (kept: ListViews, id: string, change: Partial<ListView>): ListViews => ({
  ...kept,
  views: kept.views.map((view) => (view.id === id ? { ...view, ...change } : view)),
})

/** Keeps one more view, after the others. */
export const addView = (kept: ListViews, view: ListView): ListViews => ({
  ...kept,
  views: [...kept.views, view],
})

/** Gives a view another name. */
export const renameView = (kept: ListViews, id: string, name: string): ListViews =>
  changed(kept, id, { name })

/** Lets a view show something else. */
export const updateView = (kept: ListViews, id: string, query: string): ListViews =>
  changed(kept, id, { query })

/** Forgets a view; if it came first, the list opens with all rows again. */
export function removeView({ views, first }: ListViews, id: string): ListViews {
  return {
    views: views.filter((view) => view.id !== id),
    ...(first !== undefined && first !== id && { first }),
  }
}

/** Moves a view by so many positions; at either end it stays. */
export function moveView(kept: ListViews, id: string, by: number): ListViews {
  const from = kept.views.findIndex((view) => view.id === id)
  const view = kept.views[from]
  if (!view) return kept
  const others = kept.views.toSpliced(from, 1)
  return { ...kept, views: others.toSpliced(Math.max(0, from + by), 0, view) }
}

/** Lets the list open with a view, or with all rows. */
export const openWith = ({ views }: ListViews, id: string | undefined): ListViews => ({
  views,
  ...(id !== undefined && { first: id }),
})
