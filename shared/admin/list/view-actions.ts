import * as changes from './view-changes.ts'
import { searchOfView, viewQuery, type ListViews } from './views.ts'

/** A list and what its views are made of. */
export interface ViewsInUse {
  kept: ListViews
  /** See `useViews`. */
  keep: (change: (views: ListViews) => ListViews) => Promise<void>
  /** What the list shows, as an address. */
  params: URLSearchParams
  /** What the person chose of the columns; a view contains it. */
  columns: string
  /** Replaces the address of the list. */
  open: (search: string) => void
  /** The whole address of one of the list. */
  hrefOf: (search: string) => string
  /** Asks before a view is forgotten. */
  confirmRemoval: (name: string) => Promise<boolean>
  /** Has to say that a change was not sent; it stays in this browser. A lost session is said elsewhere. */
  onFailure: (error: unknown) => void
}

/** What a person can do with the views of a list. Each resolves when the change was sent. */
export function viewActions({ kept, keep, params, columns, open, confirmRemoval }: ViewsInUse) {
  const shownQuery = () => {
    const shown = new URLSearchParams(params)
    if (columns) shown.set('columns', columns)
    return viewQuery(shown)
  }
  return {
    save: (name: string) => {
      const view = { id: Date.now().toString(36), name, query: shownQuery() }
      open(searchOfView(kept, view))
      return keep((views) => changes.addView(views, view))
    },
    update: (id: string) => {
      const query = shownQuery()
      open(searchOfView(kept, { id, name: '', query }))
      return keep((views) => changes.updateView(views, id, query))
    },
    rename: (id: string, name: string) => keep((views) => changes.renameView(views, id, name)),
    openWith: (id: string | undefined) => keep((views) => changes.openWith(views, id)),
    move: (id: string, by: number) => keep((views) => changes.moveView(views, id, by)),
    /** Forgets a view after a question; what it showed stays on screen. */
    remove: async (id: string) => {
      const name = kept.views.find((view) => view.id === id)?.name ?? ''
      if (await confirmRemoval(name)) await keep((views: ListViews) => changes.removeView(views, id))
    },
  }
}
